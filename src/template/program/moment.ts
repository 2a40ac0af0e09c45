/**
 * Where a rendering is: the context that names are read from, the contexts around it, block parameters and "@" names.
 * A moment never changes; blocks and partials make a new one from that around them.
 */
import type { Piece, PieceGroup, PieceTable } from "../pieces.ts";
import type { Rendering } from "../rendering.ts";
import { Given } from "./given.ts";

/** The "@" names at a place. */
export type Data = Readonly<Record<string, unknown>>;

/** "@" names, with those of the loops around a place. */
export interface Frame {
  readonly outer: Frame | undefined;
  /** The value of a name; undefined if there is none. */
  get(name: string): unknown;
  /** All names with their values. */
  readonly data: Data;
}

/** The "@" names of a face. */
export class FaceFrame implements Frame {
  readonly outer = undefined;
  readonly #made: () => Data;
  #data: Data | undefined;

  /** @param made all names; asked for at most once */
  constructor(made: () => Data) {
    this.#made = made;
  }

  get(name: string): unknown {
    const { data } = this;
    return Object.hasOwn(data, name) ? data[name] : undefined;
  }

  get data(): Data {
    this.#data ??= this.#made();
    return this.#data;
  }
}

/** A round of a loop. */
export class Round implements Frame {
  readonly outer: Frame;
  readonly #index: number;
  readonly #count: number;
  readonly #key: string | number;

  /** @param count of all rounds */
  constructor(outer: Frame, index: number, count: number, key: string | number) {
    this.outer = outer;
    this.#index = index;
    this.#count = count;
    this.#key = key;
  }

  get(name: string): unknown {
    switch (name) {
      case "index":
        return this.#index;
      case "number":
        return this.#index + 1;
      case "key":
        return this.#key;
      case "first":
        return this.#index === 0;
      case "last":
        return this.#index === this.#count - 1;
      default:
        return this.outer.get(name);
    }
  }

  get data(): Data {
    const own = Object.fromEntries(OF_ROUNDS.map((name) => [name, this.get(name)]));
    return { ...this.outer.data, ...own };
  }
}

const OF_ROUNDS = ["index", "number", "key", "first", "last"];

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
  /** Where its pieces are found. */
  readonly table: PieceTable | undefined;
  text: string;
  /** Characters of the pieces that are complete. */
  done: number;
  head: Piece | undefined;
  /** The pieces of the root, or those of the group that is being filled. */
  list: (Piece | PieceGroup | string)[];
  tail: Piece | undefined;
  /** The ids of the pieces so far, or of those of the group that is being filled. */
  id: string;
}

/** A rendering of which nothing is written yet. */
export const newRun = (rendering: Rendering, table: PieceTable | undefined): Run => ({
  rendering,
  table,
  text: "",
  done: 0,
  head: undefined,
  list: [],
  tail: undefined,
  id: "",
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
  if (other instanceof Given) return other.is(one);
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
