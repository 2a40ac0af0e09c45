/**
 * Marks the elements of a drawing with their source: `b:at="file:line:column:offset"` on every one, and
 * `b:from="special.title"` on those whose text, icon or picture is a field of the card. Line breaks in `b:text="…"` are
 * preserved.
 */
import { isCall, isPath } from "../expressions.ts";
import type { ParsedTemplate } from "../parse.ts";
import { isOfTag, type TagEvent } from "../xml/start-tags.ts";
import { escapeXml } from "../xml/xml-text.ts";
import { content, type Draft, data } from "./drafts.ts";
import type { Scope, Step } from "./scope.ts";

/** What an element shows: its content, or an attribute; `b:text` and the like do on any element. */
const SHOWN: Readonly<Record<string, "inside" | RegExp>> = {
  "b:text": "inside",
  text: "inside",
  "b:icon": /\sname\s*=\s*["'][^"']*$/,
  "b:art": /\s(?:[\w.-]+:)?href\s*=\s*["'][^"']*$/,
  image: /\s(?:[\w.-]+:)?href\s*=\s*["'][^"']*$/,
};

/** An element whose first printed field has not been found yet. */
interface OpenElement {
  readonly name: string;
  readonly shown: "inside" | RegExp | undefined;
  /** Becomes the attribute, after the name of the tag. */
  readonly slot: hbs.AST.Statement[];
  /** Loops around it. */
  readonly loops: number;
  /** What comes next is shown. */
  isShowing: boolean;
}

export class ElementMarks {
  private open: OpenElement | undefined;
  /** The template's text up to the next field, as far back as its piece goes. */
  private before = "";
  private opened = 0;
  /** Inside the value of a `b:text`. */
  private isInText = false;

  /** A piece of the template's literal text that begins at an offset of its file, with the tags found there. */
  content(
    node: hbs.AST.ContentStatement,
    start: number,
    { places, source }: ParsedTemplate,
    tags: readonly TagEvent[],
    scope: Scope,
  ): readonly Draft[] {
    const drafts: Draft[] = [];
    const written = this.writtenOut(node.value, tags);
    let done = 0;
    for (const tag of tags) {
      this.follow(tag);
      if (tag.kind !== "start") continue;
      const { line, column, offset } = places.at(start + tag.offset, start + tag.offset).start;
      const at = escapeXml(`${source.file}:${line}:${column}:${offset}`);
      drafts.push(content(node, `${written(done, tag.after)} b:at="${at}"`));
      done = tag.after;
      const shown = Object.hasOwn(SHOWN, tag.name) ? SHOWN[tag.name] : undefined;
      // A part of a text shows nothing of its own.
      if (shown === undefined && this.open) continue;
      this.open = { name: tag.name, shown, slot: [], loops: scope.loops, isShowing: false };
      drafts.push({ slot: this.open.slot });
    }
    this.before = node.value.slice(done);
    return [...drafts, content(node, written(done))];
  }

  /**
   * Yields ranges of a piece. A line break in the value of a `b:text` is preserved, although XML reads it as a space, because
   * Inkscape saves it that way.
   */
  private writtenOut(piece: string, tags: readonly TagEvent[]): (from: number, to?: number) => string {
    const before = this.isInText;
    const turns = tags
      .filter((tag) => !isOfTag(tag))
      .map(({ kind, name, after }) => {
        return { after, isInText: kind === "value" && name === "b:text" };
      });
    this.isInText = turns.at(-1)?.isInText ?? before;
    if (!before && !turns.some(({ isInText }) => isInText)) return (from, to) => piece.slice(from, to);
    const isInText = (at: number): boolean => turns.findLast(({ after }) => after <= at)?.isInText ?? before;
    return (from, to) =>
      piece.slice(from, to).replace(/\r\n?|\n/g, (end, at: number) => (isInText(from + at) ? "&#10;" : end));
  }

  /** An expression is printed here: if it is the first one shown by the open element, the element is named after it. */
  printed(expression: hbs.AST.Expression, scope: Scope): void {
    const { open } = this;
    const isInAttribute = typeof open?.shown === "object" && open.shown.test(this.before);
    if (!open || !(open.isShowing || isInAttribute)) return;
    const field = firstFieldOf(expression, scope);
    if (field === undefined) return;
    this.open = undefined;
    if (field !== "other") open.slot.push(...fromAttribute(field, open.loops, expression));
  }

  /** Equal if what comes next is marked alike; an open element makes each place unique. */
  signature(): string {
    this.opened += this.open ? 1 : 0;
    return this.open ? `open ${this.opened}` : "";
  }

  private follow({ kind, name }: TagEvent): void {
    const { open } = this;
    if (kind === "value" && open) open.isShowing = true;
    if (kind === "value-end") this.open = undefined;
    if (name !== open?.name) return;
    if (kind === "inside" && open.shown === "inside") open.isShowing = true;
    else if (kind === "inside" || kind === "end") this.open = undefined;
  }
}

/** The first field of the card that an expression prints; "other" if it prints something else before. */
function firstFieldOf(node: hbs.AST.Expression, scope: Scope): readonly Step[] | "other" | undefined {
  if (isPath(node)) return scope.resolve(node) ?? "other";
  if (!isCall(node)) return undefined;
  return node.params.map((value) => firstFieldOf(value, scope)).find((field) => field !== undefined);
}

/** Nothing for fields that a dotted path cannot express. */
function fromAttribute(
  field: readonly Step[],
  loops: number,
  node: hbs.AST.Node,
): readonly hbs.AST.Statement[] {
  // A loop inside the element has no round yet where the element begins: the list itself is meant.
  const inner = field.findIndex((step) => typeof step !== "string" && step.loop > loops);
  const steps = inner === -1 ? field : field.slice(0, inner);
  if (steps.length === 0 || steps.some((step) => typeof step === "string" && step.includes("."))) return [];
  const names = steps.map((step) =>
    typeof step === "string" ? content(node, escapeXml(step)) : data(node, "key", loops - step.loop),
  );
  const dotted = names.flatMap((name, index) => (index === 0 ? [name] : [content(node, "."), name]));
  return [content(node, ' b:from="'), ...dotted, content(node, '"')];
}
