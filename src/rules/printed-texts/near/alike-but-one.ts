/**
 * Finds lists of words that have all words but one in common, without comparing every pair. Two such lists have the same
 * first half or the same second half, so each list has one hash for each of its halves, and words are compared one by one
 * only in lists that share a half. Words are numbers (`../numbered/lexicon.ts`). Lists are added and removed one by one, so
 * that a change of one card is the work of one list.
 * Limits: hashes may collide; callers compare the lists word by word.
 */
import { addTo } from "../../../diagnostics/grouped.ts";
import { Buckets } from "./buckets.ts";

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

/** Lists by one of their halves. */
interface Half {
  readonly buckets: Buckets;
  /** By the hash of the half that lists share: the groups that differ in a word of the other half. */
  readonly groups: Map<number, readonly (readonly WordPlace[])[]>;
}

export class AlikeButOne {
  readonly #rows: Rows;
  readonly #first: Half = { buckets: new Buckets(), groups: new Map() };
  readonly #second: Half = { buckets: new Buckets(), groups: new Map() };

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  add(list: number): void {
    const { start, middle, end } = halvesOf(this.#rows, list);
    this.#first.buckets.add(this.#hashOf(start, middle, end - start), list);
    this.#second.buckets.add(this.#hashOf(middle, end, end - start), list);
  }

  remove(list: number): void {
    const { start, middle, end } = halvesOf(this.#rows, list);
    this.#first.buckets.remove(this.#hashOf(start, middle, end - start), list);
    this.#second.buckets.remove(this.#hashOf(middle, end, end - start), list);
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
    this.#renew(this.#first, (list) => {
      const { start, middle, end } = halvesOf(this.#rows, list);
      return [middle - start, end - start];
    });
    this.#renew(this.#second, (list) => {
      const { start, middle } = halvesOf(this.#rows, list);
      return [0, middle - start];
    });
    return [this.#first, this.#second]
      .flatMap(({ groups }) => [...groups.values()].flat())
      .filter(({ length }) => length <= most)
      .map((group) => group.toSorted(inOrder))
      .sort(([one], [other]) => inOrder(one as WordPlace, other as WordPlace));
  }

  /** Brings the groups up to date. @param openOf the words of a list that may differ: from the first to before the second number */
  #renew({ buckets, groups }: Half, openOf: (list: number) => readonly [number, number]): void {
    for (const [hash, lists] of buckets.takeChanged()) {
      const found = new Map<number, WordPlace[]>();
      for (const list of lists) this.#takeOthers(list, openOf(list), found);
      const shared = [...found.values()].filter(({ length }) => length > 1);
      if (shared.length > 0) groups.set(hash, shared);
      else groups.delete(hash);
    }
  }

  /** Adds the open words of a list by the hash of all the others and their positions: an integer below 2^53. */
  #takeOthers(list: number, [from, to]: readonly [number, number], found: Map<number, WordPlace[]>): void {
    const { words, starts } = this.#rows;
    const start = starts[list] as number;
    const length = (starts[list + 1] as number) - start;
    const after = [0];
    for (let at = length - 1; at > from; at--)
      after.push(hashed(after.at(-1) as number, words[start + at] as number));
    let before = 0;
    for (let at = 0; at < to; at++) {
      if (at >= from) {
        const low = (after[length - 1 - at] as number) ^ Math.imul(before + at, GOLDEN);
        addTo(found, (Math.imul(before, 31) >>> 11) * 2 ** 32 + (low >>> 0), { list, word: at });
      }
      before = hashed(before, words[start + at] as number);
    }
  }

  /** Of the words between two places, and the number of all words of the list: a small integer. */
  #hashOf(start: number, end: number, length: number): number {
    const { words } = this.#rows;
    let hash = length;
    for (let at = start; at < end; at++) hash = hashed(hash, words[at] as number);
    return (hash ^ (hash >>> 15)) & SMALL;
  }
}

function halvesOf({ starts }: Rows, list: number) {
  const [start, end] = [starts[list] as number, starts[list + 1] as number];
  return { start, middle: (start + end) >> 1, end };
}

/** The prime of FNV-1a. */
export const PRIME = 0x01000193;
/** 2^32 divided by the golden ratio: spreads numbers. */
export const GOLDEN = 0x9e3779b1;
/** The engine handles integers of 30 bits without making objects of them. */
const SMALL = 0x3fffffff;

/** The hash with one more word. The numbers of words are small. */
const hashed = (hash: number, word: number): number =>
  (Math.imul(hash, PRIME) + Math.imul(word + 1, GOLDEN)) | 0;
