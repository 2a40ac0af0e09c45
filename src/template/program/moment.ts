/**
 * Where a rendering is: the context that names are read from, the contexts around it, block parameters and "@" names.
 * A moment never changes; blocks and partials make a new one from that around them.
 */
import type { Piece, PieceGroup } from "../pieces.ts";
import type { Rendering } from "../rendering.ts";

/** The "@" names at a place. */
export type Data = Readonly<Record<string, unknown>>;

/** "@" names, with those of the loops around a place. */
export class Frame {
  readonly outer: Frame | undefined;
  readonly #made: () => Data;
  #own: Data | undefined;

  /** @param own the names that are added to those outside; all of them are asked for at most once */
  constructor(own: () => Data, outer?: Frame) {
    this.#made = own;
    this.outer = outer;
  }

  /** The value of a name; undefined if there is none. */
  get(name: string): unknown {
    this.#own ??= this.#made();
    return Object.hasOwn(this.#own, name) ? this.#own[name] : this.outer?.get(name);
  }

  /** All names with their values. */
  get data(): Data {
    this.#own ??= this.#made();
    return { ...this.outer?.data, ...this.#own };
  }
}

/** A list, innermost first. */
interface Nested<T> {
  readonly value: T;
  readonly outer: Nested<T> | undefined;
}

/** A place in a rendering. */
export interface Moment {
  readonly run: Run;
  readonly context: unknown;
  /** The contexts that `../` climbs, from the one here. */
  readonly contexts: Nested<unknown>;
  /** Values of block parameters, a list for each block that names some. */
  readonly named: Nested<readonly unknown[]> | undefined;
  readonly frame: Frame;
}

/** One rendering: what is checked, and what has been written so far, as a text or as pieces. */
export interface Run {
  readonly rendering: Rendering;
  text: string;
  /** Characters of the pieces that are complete. */
  done: number;
  head: Piece | undefined;
  /** The pieces of the root, or those of the group that is being filled. */
  list: (Piece | PieceGroup | string)[];
  tail: Piece | undefined;
}

/** A rendering of which nothing is written yet. */
export const newRun = (rendering: Rendering): Run => ({
  rendering,
  text: "",
  done: 0,
  head: undefined,
  list: [],
  tail: undefined,
});

/** Characters written so far. */
export const lengthOf = ({ text, done }: Run): number => text.length + done;

/** Replaces a context that is empty. */
const NOTHING: object = Object.freeze({});

/** The context as helpers see it, and what is inside `#if`: an empty object for null and undefined. */
export const contextAt = ({ context }: Moment): unknown => context ?? NOTHING;

/** The start of a template. */
export const firstMoment = (run: Run, context: unknown, frame: Frame): Moment => ({
  run,
  context,
  contexts: { value: context, outer: undefined },
  named: undefined,
  frame,
});

/** Inside a block with this context. @param named values of the block's parameters; undefined if it names none */
export function inside(
  at: Moment,
  context: unknown,
  named: readonly unknown[] | undefined,
  frame = at.frame,
): Moment {
  const isDeeper =
    !isSame(context, at.contexts.value) && !(context === NOTHING && at.contexts.value === null);
  return {
    run: at.run,
    context,
    contexts: isDeeper ? { value: context, outer: at.contexts } : at.contexts,
    named: named ? { value: named, outer: at.named } : at.named,
    frame,
  };
}

/** A block with the context that is already there adds no level for `../`, as in Handlebars; 1 and "1" count as equal. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "object" && typeof other === "object") return one === other;
  if (isObject(one) || isObject(other)) return false;
  // biome-ignore lint/suspicious/noDoubleEquals: see above
  return one == other;
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

/** The value that is `depth` levels further out; undefined if there are fewer. */
export function outwards<T>(list: Nested<T> | undefined, depth: number): T | undefined {
  let here = list;
  for (let left = depth; left > 0; left--) here = here?.outer;
  return here?.value;
}
