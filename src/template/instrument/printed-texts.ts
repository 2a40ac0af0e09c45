/**
 * What of a template becomes text on the card: its literal text inside `<b:text>`, `<text>` and the attribute `b:text`,
 * and the fields printed there. Filled by the single walk over a template and its partials, in order.
 * Limits: helpers that change or choose a text pass it on; the results of other helpers are not written texts.
 */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { calleeOf, isCall, isPath } from "../expressions.ts";
import type { ParsedTemplate } from "../parse.ts";
import type { TemplateSource, TemplateTexts } from "../template.ts";
import type { TagEvent } from "../xml/start-tags.ts";
import { fieldPathOf, type Scope } from "./scope.ts";

const TEXT_ELEMENTS = ["b:text", "text"];
const PLACEHOLDER = "b:text";
const PASSING_HELPERS = ["upper", "lower", "capital", "join", "or", "and", "without"];

/** A quoted text passed to a partial. */
interface GivenText {
  readonly partial: string;
  readonly name: string;
  readonly place: Place;
}

/** The collector for one template and its partials. Faults in the template are reported elsewhere. */
export class PrintedTexts {
  private readonly written = new Map<string, Place>();
  private readonly fields = new Map<string, readonly string[]>();
  private readonly others = new Map<string, readonly string[]>();
  private readonly given: GivenText[] = [];
  /** Names that partials print and that are not fields of the card, as "partial name". */
  private readonly asked = new Set<string>();
  /** The text element around this place. */
  private element: string | undefined;
  private isInTag = false;
  /** The element begun last prints the words of its attribute, not those inside it. */
  private isReplaced = false;

  /** Equal if what comes next is read alike. */
  signature(): string {
    return this.element ?? "";
  }

  /** A piece of a file's literal text that begins at an offset of it, with the tags found there. */
  content(piece: string, start: number, parsed: ParsedTemplate, tags: readonly TagEvent[]): void {
    let from = this.element !== undefined && !this.isInTag ? 0 : undefined;
    for (const tag of tags) {
      if (from !== undefined) this.stretch(piece, from, tag.offset, start, parsed);
      this.follow(tag);
      from = this.element === undefined || this.isInTag ? undefined : behind(piece, tag);
    }
    if (from !== undefined) this.stretch(piece, from, piece.length, start, parsed);
  }

  /** An expression that is printed here. */
  printed(expression: hbs.AST.Expression, scope: Scope, parsed: ParsedTemplate): void {
    if (this.element === undefined || this.isInTag) return;
    if (isCall(expression) && PASSING_HELPERS.includes(calleeOf(expression)))
      for (const value of expression.params) this.printed(value, scope, parsed);
    if (!isPath(expression)) return;
    const known = scope.resolve(expression);
    if (known) add(this.fields, fieldPathOf(known));
    else if (!expression.data) {
      add(this.others, expression.parts);
      this.asked.add(`${parsed.source.file}\0${expression.parts.join(".")}`);
    }
  }

  /** A quoted value on its way into a partial. */
  givenTo(
    partial: string,
    name: string,
    value: hbs.AST.Expression,
    { source, places }: ParsedTemplate,
  ): void {
    if (value.type !== "StringLiteral") return;
    const [start, end] = [places.offsetOf(value.loc.start) + 1, places.offsetOf(value.loc.end) - 1];
    const place = places.at(start, end);
    if (writtenAt(place, source) !== (value as hbs.AST.StringLiteral).value) return;
    this.given.push({ partial, name, place });
  }

  texts(): TemplateTexts {
    const given = this.given.filter(({ partial, name }) => this.asked.has(`${partial}\0${name}`));
    const written = [...this.written.values(), ...given.map(({ place }) => place)];
    return { written, fields: [...this.fields.values()], others: [...this.others.values()] };
  }

  private follow({ kind, name }: TagEvent): void {
    if (kind === "value" || kind === "value-end") {
      this.followValue(kind, name);
      return;
    }
    this.isInTag = kind === "start";
    if (kind === "start") this.isReplaced = false;
    if (kind === "inside" && this.isReplaced) return;
    if (!TEXT_ELEMENTS.includes(name)) return;
    if (kind === "inside") this.element ??= name;
    if (kind === "end" && name === this.element) this.element = undefined;
  }

  private followValue(kind: TagEvent["kind"], attribute: string): void {
    if (attribute !== PLACEHOLDER) return;
    this.isReplaced = true;
    this.isInTag = kind === "value-end";
    if (kind === "value") this.element ??= PLACEHOLDER;
    else if (this.element === PLACEHOLDER) this.element = undefined;
  }

  private stretch(
    piece: string,
    from: number,
    to: number,
    start: number,
    { source, places }: ParsedTemplate,
  ) {
    const words = piece.slice(from, to);
    if (!/\p{L}/u.test(words)) return;
    const place = places.at(start + from, start + to);
    // Where the template language removes characters, piece and file differ: such a range is left out.
    if (writtenAt(place, source) === words) this.written.set(`${source.file}\0${place.start.offset}`, place);
  }
}

const writtenAt = ({ start, end }: Place, { text }: TemplateSource): string =>
  text.slice(start.offset, end.offset);

/** Where text continues after a tag: an end tag is read up to its name. */
function behind(piece: string, { kind, offset, after }: TagEvent): number | undefined {
  if (kind !== "end" || piece[offset] !== "<") return after;
  const close = piece.indexOf(">", after);
  return close === -1 ? undefined : close + 1;
}

function add(paths: Map<string, readonly string[]>, path: readonly string[]): void {
  if (path.length > 0) paths.set(path.join("\0"), path);
}
