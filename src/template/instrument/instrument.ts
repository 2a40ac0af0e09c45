/**
 * Prepares a checked template for compilation. Every use of a value goes through one of our own helpers with the number of
 * its site; elements are marked with their source (element-marks.ts); partials are copied for each context in which they
 * are called, so that all of this is exact inside them too. On the way it lists the fields that the template reads.
 * Limits: partials count at every call; anything that grows beyond LIMITS is refused.
 */
import type { Diagnostic, Place } from "../../diagnostics/diagnostic.ts";
import { type Branch, calleeOf, isCall, isField, isPath, pairsOf, partialNameOf } from "../expressions.ts";
import { faultAt } from "../faults.ts";
import { HELPERS } from "../helpers/index.ts";
import { LIMITS } from "../limits.ts";
import type { ParsedTemplate } from "../parse.ts";
import { startOfContent } from "../places.ts";
import type { Site } from "../sites.ts";
import type { FieldRead, TemplateSource, TemplateTexts } from "../template.ts";
import type { Language } from "../xml/as-read.ts";
import { meaningsIn } from "../xml/name-meanings.ts";
import { TagScanner } from "../xml/start-tags.ts";
import { askedBy } from "./asked-by.ts";
import { type Draft, number, path, settle, withValues } from "./drafts.ts";
import { ElementMarks } from "./element-marks.ts";
import { markedContent } from "./line-marks.ts";
import { PrintedTexts } from "./printed-texts.ts";
import { fieldPathOf, type Known, Scope } from "./scope.ts";

export interface Instrumented {
  readonly program: hbs.AST.Program;
  /** Copies of partials by the names used to call them. */
  readonly partials: ReadonlyMap<string, hbs.AST.Program>;
  /** The files of these. */
  readonly called: ReadonlySet<TemplateSource>;
  readonly sites: readonly Site[];
  /** Names of our own helpers that it calls. */
  readonly helpers: ReadonlySet<string>;
  readonly reads: readonly FieldRead[];
  /** First names after "@". */
  readonly dataReads: ReadonlySet<string>;
  readonly texts: TemplateTexts;
}

/** By name. */
type Partials = Pick<ReadonlyMap<string, ParsedTemplate>, "get">;

/** The template ready to compile, or what makes it too large. */
export function instrument(
  parsed: ParsedTemplate,
  partials: Partials,
  language: Language = "svg",
): { readonly ok: Instrumented } | { readonly fault: Diagnostic } {
  const work = new Instrumentation(partials, language);
  try {
    const program = work.file(parsed, Scope.ofCard(), 0);
    work.finish();
    const { copies, called, sites, helpers, reads, dataReads } = work;
    const texts = work.printed.texts();
    return { ok: { program, partials: copies, called, sites, helpers, reads, dataReads, texts } };
  } catch (error) {
    if (error instanceof TooLarge)
      return {
        fault: faultAt(error.place, "limit", {
          message: error.message,
          fix: "nest fewer partials",
        }),
      };
    throw error;
  }
}

class TooLarge extends Error {
  readonly place: Place;
  constructor(place: Place, message: string) {
    super(message);
    this.place = place;
  }
}

/** The file being walked. */
interface FileState {
  readonly parsed: ParsedTemplate;
  readonly tags: TagScanner;
  readonly partialDepth: number;
}

class Instrumentation {
  readonly copies = new Map<string, hbs.AST.Program>();
  readonly called = new Set<TemplateSource>();
  /** Copies by everything they depend on, with what they add to the template's size. */
  private readonly expanded = new Map<string, { readonly name: string; nodes: number; size: number }>();
  readonly sites: Site[] = [];
  readonly helpers = new Set<string>();
  readonly reads: FieldRead[] = [];
  readonly dataReads = new Set<string>();
  private readonly partials: Partials;
  private readonly language: Language;
  private readonly drafts: { readonly program: hbs.AST.Program; readonly body: readonly Draft[] }[] = [];
  readonly printed = new PrintedTexts();
  private readonly marks = new ElementMarks();
  /** Of the template that calls all others, and binds their prefixes. */
  private mainText: string | undefined;
  private nodes = 0;
  private size = 0;

  constructor(partials: Partials, language: Language) {
    this.partials = partials;
    this.language = language;
  }

  file(parsed: ParsedTemplate, scope: Scope, partialDepth: number): hbs.AST.Program {
    this.mainText ??= parsed.source.text;
    const meanings = meaningsIn(this.mainText, parsed.source.text);
    const file = { parsed, tags: new TagScanner(meanings), partialDepth };
    return this.program(parsed.program, scope, file) as hbs.AST.Program;
  }

  /** Fills in the late parts (`b:from`); to be called once, after the walk. */
  finish(): void {
    for (const { program, body } of this.drafts) program.body = settle(body);
  }

  private program(program: Branch, scope: Scope, file: FileState): Branch {
    if (!program) return undefined;
    const copy = { ...program, body: [] };
    this.drafts.push({
      program: copy,
      body: program.body.flatMap((node) => this.statement(node, scope, file)),
    });
    return copy;
  }

  private statement(node: hbs.AST.Statement, scope: Scope, file: FileState): readonly Draft[] {
    this.count(file.parsed.places.of(node.loc), 1, 0);
    if (node.type === "ContentStatement") return this.content(node as hbs.AST.ContentStatement, scope, file);
    if (node.type === "MustacheStatement")
      return [this.mustache(node as hbs.AST.MustacheStatement, scope, file)];
    if (node.type === "BlockStatement") return [this.block(node as hbs.AST.BlockStatement, scope, file)];
    if (node.type === "PartialStatement")
      return [this.partial(node as hbs.AST.PartialStatement, scope, file)];
    return [];
  }

  private content(node: hbs.AST.ContentStatement, scope: Scope, file: FileState): readonly Draft[] {
    const { places } = file.parsed;
    if (this.language === "markdown") return [markedContent(node, places)];
    const start = startOfContent(node, places);
    this.count(places.at(start, start), 0, node.value.length);
    const tags = file.tags.read(node.value);
    this.printed.content(node.value, start, file.parsed, tags);
    return this.marks.content(node, start, file.parsed, tags, scope);
  }

  private mustache(node: hbs.AST.MustacheStatement, scope: Scope, file: FileState): hbs.AST.Statement {
    const expression = isField(node) ? (node.path as hbs.AST.PathExpression) : asCall(node);
    this.marks.printed(expression, scope);
    this.printed.printed(expression, scope, file.parsed);
    const place = isPath(expression) ? expression : node;
    const site = this.site(place, expression, "print", scope, file);
    const value = isPath(expression) ? expression : this.call(expression, scope, file);
    const { path, params } = withValues(node, "$print", [value, number(node, site)]);
    return { ...node, path, params, hash: undefined } as hbs.AST.Statement;
  }

  private block(node: hbs.AST.BlockStatement, scope: Scope, file: FileState): hbs.AST.Statement {
    const name = calleeOf(node);
    const value = node.params[0] as hbs.AST.Expression;
    const use = useIn(node, name);
    const wrapped = this.expression(value, scope, file, use);
    const pairs = pairsOf(node).map((pair) => {
      return { ...pair, value: this.expression(pair.value, scope, file, "maybe") };
    });
    const hash = node.hash && { ...node.hash, pairs };
    const inner = this.innerScopes(node, scope);
    const state = file.tags.save();
    const program = this.program(node.program, inner.program, file);
    if (node.program) file.tags.restore(state);
    const inverse = this.program(node.inverse, inner.inverse, file);
    const site = () => number(node, this.site(node.path, node.path, "call", scope, file));
    const params = name === "each" || name === "times" ? [wrapped, site()] : [wrapped];
    return { ...node, params, hash, program, inverse } as unknown as hbs.AST.Statement;
  }

  /** What is known in the two branches of a block. */
  private innerScopes(node: hbs.AST.BlockStatement, scope: Scope): { program: Scope; inverse: Scope } {
    const value = node.params[0] as hbs.AST.Expression;
    const known = isPath(value) ? scope.resolve(value) : undefined;
    const paths = [value].filter(isPath);
    const parameters = node.program?.blockParams ?? [];
    const name = calleeOf(node);
    if (name === "with") return { program: scope.asking(paths).within(known, parameters), inverse: scope };
    if (name === "each") return { program: scope.asking(paths).each(known, parameters), inverse: scope };
    if (name === "times") return { program: scope.repeated(parameters), inverse: scope };
    const asked = askedBy(value);
    const [yes, no] = name === "if" ? [asked.yes, asked.no] : [asked.no, asked.yes];
    return { program: scope.asking(yes), inverse: scope.asking(no) };
  }

  private partial(node: hbs.AST.PartialStatement, scope: Scope, file: FileState): hbs.AST.Statement {
    const params = node.params.map((value) => this.expression(value, scope, file, "value"));
    const pairs = pairsOf(node).map((pair) => {
      return { ...pair, value: this.expression(pair.value, scope, file, "value") };
    });
    const knownOf = (value: hbs.AST.Expression): Known => (isPath(value) ? scope.resolve(value) : undefined);
    const given = new Map(pairsOf(node).map(({ key, value }) => [key, knownOf(value)]));
    const [context] = node.params;
    const inner = scope.partial(context === undefined ? "same" : knownOf(context), given);
    const name = this.copyOf(node, inner, file);
    const called = this.partials.get(partialNameOf(node) as string)?.source.file ?? "";
    for (const { key, value } of pairsOf(node)) this.printed.givenTo(called, key, value, file.parsed);
    const hash = node.hash && { ...node.hash, pairs };
    return { ...node, name: path(node, name), params, hash } as unknown as hbs.AST.Statement;
  }

  /** The name of the partial's copy for what is known at this call; calls with the same knowledge share one. */
  private copyOf(node: hbs.AST.PartialStatement, scope: Scope, { parsed, partialDepth }: FileState): string {
    const partial = this.partials.get(partialNameOf(node) as string) as ParsedTemplate;
    this.called.add(partial.source);
    const place = parsed.places.of(node.loc);
    const depth = partialDepth + 1;
    if (depth > LIMITS.partialDepth)
      throw new TooLarge(place, `more than ${LIMITS.partialDepth} nested partials`);
    const key = `${partial.source.name}\0${scope.signature()}\0${this.marks.signature()}\0${this.printed.signature()}`;
    const known = this.expanded.get(key);
    if (known) this.count(place, known.nodes, known.size);
    if (known) return known.name;
    const before = { nodes: this.nodes, size: this.size };
    const name = `${partial.source.name}#${this.expanded.size + 1}`;
    const copy = { name, nodes: 0, size: 0 };
    this.expanded.set(key, copy);
    this.copies.set(name, this.file(partial, scope, depth));
    copy.nodes = this.nodes - before.nodes;
    copy.size = this.size - before.size;
    return name;
  }

  /** A value on its way into a helper, a block or a partial. */
  private expression(
    node: hbs.AST.Expression,
    scope: Scope,
    file: FileState,
    use: Site["use"],
  ): hbs.AST.Expression {
    this.count(file.parsed.places.of(node.loc), 1, 0);
    if (!isPath(node) && !isCall(node)) return node;
    const site = number(
      node,
      this.site(node, node, isCall(node) && use === "value" ? "result" : use, scope, file),
    );
    const value = isPath(node) ? node : this.call(node, scope, file, use === "condition");
    return withValues(node, "$value", [value, site]);
  }

  /** @param inCondition the result is not printed: `#if` or `#unless` tests it */
  private call(
    node: hbs.AST.SubExpression,
    scope: Scope,
    file: FileState,
    inCondition = false,
  ): hbs.AST.SubExpression {
    const name = calleeOf(node);
    this.helpers.add(name);
    const asks = HELPERS[name]?.asks === true;
    const combines = inCondition && COMBINING.has(name);
    let inner = scope;
    const params = node.params.map((value) => {
      const mayLack = asks || (isPath(value) && inner.mayLack(value));
      const asked = combines ? "condition" : "maybe";
      const use = name === "present" ? "presence" : mayLack ? asked : "value";
      const param = this.expression(value, inner, file, use);
      // `(and special (gt special.cost 1))`: later values matter only if the earlier ones are present.
      if (name === "and") inner = inner.hoping(askedBy(value).yes);
      return param;
    });
    const site = this.site(node, node, "call", scope, file);
    return withValues(node, name, [...params, number(node, site)]);
  }

  /** Registers a use of a value; a path into the card is a read. */
  private site(
    at: hbs.AST.Node,
    expression: hbs.AST.Expression,
    use: Site["use"],
    scope: Scope,
    file: FileState,
  ): number {
    const place = file.parsed.places.of(at.loc);
    if (use === "call" || !isPath(expression)) {
      const name = isPath(expression) ? expression.original : calleeOf(expression as hbs.AST.SubExpression);
      return this.sites.push({ place, use, written: name }) - 1;
    }
    if (expression.data && expression.parts[0] !== undefined) this.dataReads.add(expression.parts[0]);
    const known = scope.resolve(expression);
    if (known && known.length > 0) {
      const asks = use === "with" || use === "presence" || use === "test" || use === "condition";
      const guarded = use === "maybe" || asks || scope.isAsked(expression);
      this.reads.push({ path: fieldPathOf(known), place, guarded, asks, presence: use === "presence" });
    }
    return this.sites.push({ place, use, written: expression.original, ...originOf(expression, known) }) - 1;
  }

  private count(place: Place, nodes: number, characters: number): void {
    this.nodes += nodes;
    this.size += characters;
    if (this.nodes > LIMITS.nodes)
      throw new TooLarge(place, `with its partials the template has more than ${LIMITS.nodes} parts`);
    if (this.size > LIMITS.output)
      throw new TooLarge(place, `with its partials the template has more than ${LIMITS.output} characters`);
  }
}

function asCall(node: hbs.AST.MustacheStatement): hbs.AST.SubExpression {
  return { ...node, type: "SubExpression" } as unknown as hbs.AST.SubExpression;
}

/** Helpers whose result depends only on whether their values are true, inside a condition. */
const COMBINING: ReadonlySet<string> = new Set(["and", "or", "not"]);

/** How a block uses its value. */
function useIn(node: hbs.AST.BlockStatement, name: string): Site["use"] {
  if (name === "if" || name === "unless") return testOf(node);
  if (name === "with") return "with";
  return name === "times" ? "value" : "maybe";
}

/** `includeZero=true` says that the author has considered 0. */
function testOf(node: hbs.AST.BlockStatement): Site["use"] {
  if (pairsOf(node).length > 0) return "maybe";
  return isPath(node.params[0] as hbs.AST.Expression) ? "test" : "condition";
}

function originOf(expression: hbs.AST.PathExpression, known: Known): Pick<Site, "parts" | "from"> {
  if (known) return { parts: fieldPathOf(known), from: "card" };
  if (expression.data) return { parts: expression.parts, from: "data" };
  return expression.depth === 0 ? { parts: expression.parts, from: "context" } : {};
}
