/**
 * Finds lists of words that have all words but one in common, without comparing every pair: each word of each list has a
 * hash of all the others. There are hundreds of thousands of words, so they are numbers (`../numbered/lexicon.ts`), not
 * objects. Lists are added and removed one by one, so that a change of one card is the work of one list.
 * Limits: hashes may collide; callers compare the lists word by word.
 */
import { addTo } from "../../../diagnostics/grouped.ts";

/** One word of one list. */
export interface WordPlace {
  readonly list: number;
  readonly word: number;
}

/** Lists in one row of numbers: list `n` is from `starts[n]` to `starts[n + 1]`. */
export interface Rows {
  readonly words: ArrayLike<number>;
  readonly starts: ArrayLike<number>;
}

export class AlikeButOne {
  readonly #rows: Rows;
  /** Words of lists, in the order in which they were added; those of removed lists stay behind. */
  #places = 0;
  /** How many of them belong to lists that were not removed. */
  #held = 0;
  /** By place: the hash of 64 bits in two halves (small integers are fast even before the engine optimises the code), and the list. */
  #high = new Int32Array(256);
  #low = new Int32Array(256);
  #lists = new Int32Array(256);
  /** By place: the next place in the same slot + 1. */
  #next = new Int32Array(256);
  /** By slot: its first place + 1. */
  #slots = new Int32Array(512);
  /** The first place of each list. */
  readonly #starts = new Map<number, number>();
  /** By the place that is in the slot of a hash: other places with the same hash. */
  readonly #others = new Map<number, number[]>();

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  /** The lists that were added and not removed. */
  get lists(): Iterable<number> {
    return this.#starts.keys();
  }

  /** True if most of the memory is taken by words of lists that were removed. */
  get isWorn(): boolean {
    return this.#places > 2 * this.#held + SPARE;
  }

  has(list: number): boolean {
    return this.#starts.has(list);
  }

  /** Makes room for all of them at once. */
  add(lists: readonly number[]): void {
    let end = this.#places;
    for (const list of lists) end += lengthOf(this.#rows, list);
    if (end > this.#low.length) this.#enlarge(end);
    for (const list of lists) this.#add(list);
  }

  #add(list: number): void {
    const start = this.#places;
    const end = start + lengthOf(this.#rows, list);
    takeKeys(this.#rows, list, this.#high, this.#low, start);
    this.#starts.set(list, start);
    this.#places = end;
    this.#held += end - start;
    for (let place = start; place < end; place++) {
      this.#lists[place] = list;
      this.#link(place);
    }
  }

  remove(list: number): void {
    const start = this.#starts.get(list) as number;
    const end = start + lengthOf(this.#rows, list);
    this.#starts.delete(list);
    this.#held -= end - start;
    for (let place = start; place < end; place++) this.#unlink(place);
  }

  /**
   * Words whose lists are probably equal except for them, in groups of two or more; groups and their members are in the
   * order of the lists.
   * @param most groups of more are left out
   * @param orderOf a list's number in that order
   */
  groups(most: number, orderOf: (list: number) => number): readonly (readonly WordPlace[])[] {
    const inOrder = (one: WordPlace, other: WordPlace): number =>
      orderOf(one.list) - orderOf(other.list) || one.word - other.word;
    const found: WordPlace[][] = [];
    for (const [place, others] of this.#others)
      if (others.length < most) found.push([place, ...others].map((one) => this.#placeOf(one)).sort(inOrder));
    return found.sort(([one], [other]) => inOrder(one as WordPlace, other as WordPlace));
  }

  #placeOf(place: number): WordPlace {
    const list = this.#lists[place] as number;
    return { list, word: place - (this.#starts.get(list) as number) };
  }

  /** Adds a place to those with its hash, or as the first one to its slot. */
  #link(place: number): void {
    const slot = this.#slotOf(place);
    const first = this.#firstLike(place, this.#slots[slot] as number);
    if (first !== NONE) {
      addTo(this.#others, first, place);
      return;
    }
    this.#next[place] = this.#slots[slot] as number;
    this.#slots[slot] = place + 1;
  }

  /** The place in a slot with the same hash. @param linked the slot's first place + 1 */
  #firstLike(place: number, linked: number): number {
    for (let other = linked; other !== 0; other = this.#next[other - 1] as number)
      if (this.#isSame(other - 1, place)) return other - 1;
    return NONE;
  }

  #unlink(place: number): void {
    const slot = this.#slotOf(place);
    let before = 0;
    let first = this.#slots[slot] as number;
    while (!this.#isSame(first - 1, place)) {
      before = first;
      first = this.#next[first - 1] as number;
    }
    const others = this.#others.get(first - 1) ?? [];
    if (first - 1 !== place)
      this.#setOthers(
        first - 1,
        others.filter((other) => other !== place),
      );
    else {
      const [heir, ...left] = others;
      this.#setOthers(place, []);
      // One of the others takes its place in the slot.
      const after = this.#next[place] as number;
      if (heir !== undefined) {
        this.#next[heir] = after;
        this.#setOthers(heir, left);
      }
      const linked = heir === undefined ? after : heir + 1;
      if (before === 0) this.#slots[slot] = linked;
      else this.#next[before - 1] = linked;
    }
  }

  #setOthers(first: number, others: number[]): void {
    if (others.length > 0) this.#others.set(first, others);
    else this.#others.delete(first);
  }

  #slotOf(place: number): number {
    const hash = (this.#low[place] as number) ^ (this.#high[place] as number);
    return Math.imul(hash, GOLDEN) >>> (Math.clz32(this.#slots.length) + 1);
  }

  #isSame(one: number, other: number): boolean {
    return this.#low[one] === this.#low[other] && this.#high[one] === this.#high[other];
  }

  /** Makes room for this many places, and twice as many slots. */
  #enlarge(least: number): void {
    const length = 2 ** Math.ceil(Math.log2(least));
    [this.#high, this.#low, this.#lists] = [this.#high, this.#low, this.#lists].map((old) =>
      enlarged(old, length),
    ) as [Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>];
    this.#next = new Int32Array(length);
    this.#slots = new Int32Array(2 * length);
    this.#others.clear();
    for (const [list, start] of this.#starts)
      for (let place = start; place < start + lengthOf(this.#rows, list); place++) this.#link(place);
  }
}

const NONE = -1;
const SPARE = 10_000;

function enlarged(old: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(old);
  return larger;
}

const lengthOf = ({ starts }: Rows, list: number): number =>
  (starts[list + 1] as number) - (starts[list] as number);

/** The prime of FNV-1a. */
export const PRIME = 0x01000193;
/** 2^32 divided by the golden ratio: spreads numbers. */
export const GOLDEN = 0x9e3779b1;

/** Computes for each word of a list the hash of all the others and their positions. */
function takeKeys(
  { words, starts }: Rows,
  list: number,
  high: Int32Array,
  low: Int32Array,
  place: number,
): void {
  const start = starts[list] as number;
  const length = (starts[list + 1] as number) - start;
  // Each word's element temporarily contains the hash of the words after it.
  let after = 0;
  for (let at = length - 1; at >= 0; at--) {
    low[place + at] = after;
    after = (Math.imul(after, PRIME) + spread(words[start + at] as number)) | 0;
  }
  let before = 0;
  for (let at = 0; at < length; at++) {
    high[place + at] = Math.imul(before, 31);
    low[place + at] = (low[place + at] as number) ^ Math.imul(before + at, GOLDEN);
    before = (Math.imul(before, PRIME) + spread(words[start + at] as number)) | 0;
  }
}

/** The numbers of words are small. */
const spread = (word: number): number => Math.imul(word + 1, GOLDEN);
