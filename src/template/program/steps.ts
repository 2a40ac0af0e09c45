/**
 * An instrumented template as a list of steps that write its text. They are made once and run for every face; no code is
 * generated, so this also works where that is forbidden.
 */
import { type Branch, calleeOf, pairsOf, partialNameOf } from "../expressions.ts";
import { Given, wholeOf } from "./given.ts";
import { contextAt, firstMoment, inside, lengthOf, type Moment, Round } from "./moment.ts";
import { type BlockNames, reader, siteOf } from "./values.ts";
import type { Writing } from "./writing.ts";

/** Writes to the rendering what the template says at a place. */
export type Step = (at: Moment) => void;

/** Copies of partials by name. */
export type PartialPrograms = ReadonlyMap<string, hbs.AST.Program>;

/** The steps of a template and of its partials, each made once. */
export class StepMaker {
  readonly writing: Writing;
  readonly #partials: PartialPrograms;
  readonly #made = new Map<string, Step>();

  constructor(partials: PartialPrograms, writing: Writing) {
    this.#partials = partials;
    this.writing = writing;
  }

  /** The step that writes all of a program. */
  program(program: Branch, names: BlockNames = []): Step {
    return inOrder((program?.body ?? []).flatMap((node) => this.#statement(node, names) ?? []));
  }

  #statement(node: hbs.AST.Statement, names: BlockNames): Step | undefined {
    if (node.type === "ContentStatement") return this.#content((node as hbs.AST.ContentStatement).value);
    if (node.type === "MustacheStatement")
      return printStep(node as hbs.AST.MustacheStatement, names, this.writing);
    if (node.type === "BlockStatement") return this.#block(node as hbs.AST.BlockStatement, names);
    return node.type === "PartialStatement"
      ? this.#partial(node as hbs.AST.PartialStatement, names)
      : undefined;
  }

  #content(text: string): Step {
    const written = this.writing.literal(text);
    return ({ run }) => {
      run.text += written;
    };
  }

  #block(node: hbs.AST.BlockStatement, names: BlockNames): Step {
    const main = this.program(node.program, namesInside(node, names));
    return blockStep(node, names, main, this.program(node.inverse, names));
  }

  #partial(node: hbs.AST.PartialStatement, names: BlockNames): Step {
    const enter = partialEntry(node, names);
    const indent = this.#content(indentOf(node));
    const body = this.#named(partialNameOf(node) as string);
    return (at) => {
      const there = enter(at);
      indent(at);
      body(there);
    };
  }

  #named(name: string): Step {
    const known = this.#made.get(name);
    const step = known ?? this.program(this.#partials.get(name));
    this.#made.set(name, step);
    return step;
  }
}

/** One step for several. */
export function inOrder(steps: readonly Step[]): Step {
  const [only] = steps;
  if (only && steps.length === 1) return only;
  return (at) => {
    for (const step of steps) step(at);
  };
}

/** What is inside a block may use the block's own parameters; those of `#if` have no values, so it has none. */
export function namesInside(node: hbs.AST.BlockStatement, names: BlockNames): BlockNames {
  const own = namesOf(node);
  return own ? [own, ...names] : names;
}

function namesOf(node: hbs.AST.BlockStatement): readonly string[] | undefined {
  const own = node.program?.blockParams ?? [];
  return own.length === 0 || isTest(node) ? undefined : own;
}

const isTest = (node: hbs.AST.BlockStatement): boolean => ["if", "unless"].includes(calleeOf(node));

/** The text that an expression prints. One without parameters is the key of a loop, written by the marks of elements. */
export function printOf(
  node: hbs.AST.MustacheStatement,
  names: BlockNames,
  writing: Writing,
): (at: Moment) => string {
  if (node.params.length === 0) {
    const key = reader(node.path, names);
    return (at) => writing.value(String(key(at) ?? ""));
  }
  const site = siteOf(node);
  const value = reader(node.params[0] as hbs.AST.Expression, names);
  return (at) => writing.value(at.run.rendering.print(value(at), site, contextAt(at), at.frame));
}

function printStep(node: hbs.AST.MustacheStatement, names: BlockNames, writing: Writing): Step {
  const print = printOf(node, names, writing);
  return (at) => {
    at.run.text += print(at);
  };
}

/** White space before a partial that is alone on its line. */
export const indentOf = (node: hbs.AST.PartialStatement): string =>
  (node as { readonly indent?: string }).indent ?? "";

/** From the place of a call to the beginning of the partial, which sees nothing else of its caller. */
export function partialEntry(node: hbs.AST.PartialStatement, names: BlockNames): (at: Moment) => Moment {
  const [given] = node.params.map((param) => reader(param, names));
  const named = namedValues(node, names);
  return (at) => {
    const context = given ? given(at) : at.context;
    return firstMoment(at.run, named ? named(at, context) : context, at.frame);
  };
}

/**
 * A context with further values by name; undefined if there are none. As in Handlebars the last is computed first, of equal
 * names the first counts, and the word "undefined" gives no value.
 */
function namedValues(
  node: { readonly hash?: hbs.AST.Hash },
  names: BlockNames,
): ((at: Moment, context: unknown) => Given) | undefined {
  const pairs = pairsOf(node);
  if (pairs.length === 0) return undefined;
  const given: Record<string, hbs.AST.Expression> = {};
  for (const { key, value } of pairs.toReversed()) given[key] = value;
  const all = Object.entries(given).filter(([, value]) => value.type !== "UndefinedLiteral");
  const keys = all.map(([name]) => name);
  const readers = all.map(([, value]) => reader(value, names));
  return (at, context) => {
    const values: unknown[] = [];
    for (const read of readers) values.push(read(at));
    return new Given(context, keys, values);
  };
}

/** Runs `main` and `other` as often as the block's value says. */
export function blockStep(node: hbs.AST.BlockStatement, names: BlockNames, main: Step, other: Step): Step {
  const value = reader(node.params[0] as hbs.AST.Expression, names);
  const hasNames = namesOf(node) !== undefined;
  switch (calleeOf(node)) {
    case "if":
      return testStep(node, names, main, other);
    case "unless":
      return testStep(node, names, other, main);
    case "with":
      return (at) => {
        const context = value(at);
        if (isEmpty(context)) other(within(at));
        else main(inside(at, context, hasNames ? [context] : undefined));
      };
    case "each":
      return (at) => {
        const site = siteOf(node);
        const entries = at.run.rendering.entriesOf(value(at), site);
        if (!entries || entries.length === 0) other(within(at));
        else rounds(at, entries.length, (index) => entries[index] as Entry, site, hasNames, main);
      };
    default:
      return (at) => {
        const site = siteOf(node);
        const count = at.run.rendering.roundsOf(value(at), site);
        const context = contextAt(at);
        if (count === 0) other(within(at));
        else rounds(at, count, (index) => [index, context], site, hasNames, main);
      };
  }
}

function testStep(node: hbs.AST.BlockStatement, names: BlockNames, yes: Step, no: Step): Step {
  const value = reader(node.params[0] as hbs.AST.Expression, names);
  const options = namedValues(node, names);
  return (at) => {
    const found = value(at);
    const isNo = (!options?.(at, undefined).get("includeZero") && !found) || isEmpty(found);
    (isNo ? no : yes)(within(at));
  };
}

/** Inside a block that keeps the context. */
const within = (at: Moment): Moment => {
  const context = contextAt(at);
  return context === at.context ? at : inside(at, context, undefined);
};

const isEmpty = (value: unknown): boolean =>
  (!value && value !== 0) || (Array.isArray(value) && value.length === 0);

/** What a round of a loop is about, with its key. */
type Entry = readonly [key: string | number, value: unknown];

/** Loops over the entries; each round has its own @index, @number, @key, @first and @last. */
function rounds(
  at: Moment,
  length: number,
  entryAt: (index: number) => Entry,
  site: number,
  hasNames: boolean,
  body: Step,
): void {
  const { run, frame } = at;
  const before = lengthOf(run);
  for (let index = 0; index < length; index++) {
    const [key, entry] = entryAt(index);
    run.rendering.round(site);
    const there = new Round(frame, index, length, key);
    body(inside(at, entry, hasNames ? [wholeOf(entry), key] : undefined, there));
    run.rendering.grown(lengthOf(run) - before);
  }
}
