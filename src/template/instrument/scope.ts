/**
 * What is known, without running anything, about where a path of a template leads: into the card's fields, or elsewhere
 * (rows of tables, results of helpers). Blocks and partials each derive a scope from the one around them.
 */

/** One step into the card: a field's name, or "the entry of this round" of the loop with that number. */
export type Step = string | { readonly loop: number };

/** Where a value comes from: a path into the card's fields, or unknown. */
export type Known = readonly Step[] | undefined;

/** One context on the stack that `../` climbs. */
interface Context {
  readonly value: Known;
  /** Named values passed to a partial; they hide fields of the context. */
  readonly given: ReadonlyMap<string, Known>;
}

const NOTHING_GIVEN: ReadonlyMap<string, Known> = new Map();

export class Scope {
  /** Innermost last. */
  private readonly contexts: readonly Context[];
  /** Block parameters: `as |item index|`. */
  private readonly names: ReadonlyMap<string, Known>;
  /** Loops around this place. */
  readonly loops: number;
  /** Paths that a condition around this place has tested. */
  private readonly asked: readonly string[];
  /** The same for earlier values of an `and` around this place; the later ones are still computed. */
  private readonly hoped: readonly string[];

  private constructor(
    contexts: readonly Context[],
    names: ReadonlyMap<string, Known>,
    loops: number,
    asked: readonly string[],
    hoped: readonly string[] = [],
  ) {
    this.contexts = contexts;
    this.names = names;
    this.loops = loops;
    this.asked = asked;
    this.hoped = hoped;
  }

  /** The scope of a whole template: its context is the card. */
  static ofCard(): Scope {
    return new Scope([{ value: [], given: NOTHING_GIVEN }], new Map(), 0, []);
  }

  /** Where a path leads; undefined for "@" names other than @root, and for what is known only while rendering. */
  resolve(path: hbs.AST.PathExpression): Known {
    if (path.data) return path.parts[0] === "root" ? path.parts.slice(1) : undefined;
    const [first, ...rest] = path.parts;
    const isScoped = /^(\.|this\b)/.test(path.original);
    if (path.depth === 0 && !isScoped && first !== undefined && this.names.has(first)) {
      return extend(this.names.get(first), rest);
    }
    const context = this.contexts.at(-1 - path.depth);
    if (first !== undefined && context?.given.has(first)) return extend(context.given.get(first), rest);
    return extend(context?.value, path.parts);
  }

  /** Inside `#with`: the value is the context. */
  within(value: Known, parameters: readonly string[]): Scope {
    return this.deeper(value, this.loops, new Map([[parameters[0] ?? "", value]]));
  }

  /** Inside `#each`: the context is the entry of the round. */
  each(list: Known, parameters: readonly string[]): Scope {
    const loop = this.loops + 1;
    const entry = list && [...list, { loop }];
    return this.deeper(entry, loop, namesOf(parameters, entry));
  }

  /** Inside `#times`: the context stays, the rounds are counted. */
  repeated(parameters: readonly string[]): Scope {
    const names = new Map([...this.names, ...namesOf(parameters, undefined)]);
    return new Scope(this.contexts, names, this.loops + 1, this.asked);
  }

  /** Inside a partial: it sees its context and the named values, nothing else of its caller. */
  partial(context: Known | "same", given: ReadonlyMap<string, Known>): Scope {
    const top = this.contexts.at(-1);
    const value = context === "same" ? top?.value : context;
    const inherited = context === "same" ? (top?.given ?? NOTHING_GIVEN) : NOTHING_GIVEN;
    const inner = { value, given: new Map([...inherited, ...given]) };
    return new Scope([inner], new Map(), this.loops, this.asked);
  }

  /** Where a condition has ensured that these values are present. */
  asking(paths: readonly hbs.AST.PathExpression[]): Scope {
    const asked = [...this.asked, ...paths.map((path) => this.keyOf(path))];
    return new Scope(this.contexts, this.names, this.loops, asked, this.hoped);
  }

  hoping(paths: readonly hbs.AST.PathExpression[]): Scope {
    const hoped = [...this.hoped, ...paths.map((path) => this.keyOf(path))];
    return new Scope(this.contexts, this.names, this.loops, this.asked, hoped);
  }

  /** Whether a condition around this place tested the value, or something that contains it. */
  isAsked(path: hbs.AST.PathExpression): boolean {
    return isBelow(this.keyOf(path), [...this.asked, ...this.hoped]);
  }

  /** Whether the value may be absent here, because an earlier value of `and` decides then. */
  mayLack(path: hbs.AST.PathExpression): boolean {
    return isBelow(this.keyOf(path), this.hoped);
  }

  /** Equal for scopes in which everything resolves alike. */
  signature(): string {
    const contexts = this.contexts.map(({ value, given }) => [value ?? null, [...given]]);
    return JSON.stringify([contexts, [...this.names], this.loops, this.asked, this.hoped]);
  }

  /** Equal for paths that lead to the same place. */
  private keyOf(path: hbs.AST.PathExpression): string {
    const known = this.resolve(path);
    const steps = known?.map((step) => (typeof step === "string" ? step : `*${step.loop}`));
    return `${(steps ?? [`?${this.contexts.length}`, String(path.depth), String(path.data), ...path.parts]).join("\0")}\0`;
  }

  private deeper(value: Known, loops: number, names: ReadonlyMap<string, Known>): Scope {
    const contexts = [...this.contexts, { value, given: NOTHING_GIVEN }];
    return new Scope(contexts, new Map([...this.names, ...names]), loops, this.asked);
  }
}

/** The path as rules read it: entries of lists are "*". */
export function fieldPathOf(value: readonly Step[]): readonly string[] {
  return value.map((step) => (typeof step === "string" ? step : "*"));
}

/** Whether one of the keys is a prefix of this one. */
const isBelow = (key: string, others: readonly string[]): boolean =>
  others.some((other) => key.startsWith(other));

const extend = (value: Known, rest: readonly string[]): Known => value && [...value, ...rest];

/** `as |item index|`: the entry, and its position in the list. */
function namesOf(parameters: readonly string[], entry: Known): ReadonlyMap<string, Known> {
  const values = [entry, undefined];
  return new Map(parameters.map((name, index) => [name, values[index]]));
}
