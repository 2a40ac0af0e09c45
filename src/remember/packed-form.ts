/**
 * The form of packed lists. A value is referred to by a number whose lowest three bits say what it is. Objects follow each
 * other in one list of numbers, each after those that it refers to: a head, then a reference for each value.
 */

/** A list whose values are unpacked when they are first asked for. */
export interface PackedList<T> {
  readonly length: number;
  /** @param index below the length */
  at(index: number): T;
}

export const CONSTANT = 0;
export const WHOLE = 1;
export const NUMBER = 2;
export const TEXT = 3;
export const OBJECT = 4;
/** Thousandths: as many coordinates are rounded to them, they need no table. */
export const ROUNDED = 5;
export const CONSTANTS = [undefined, null, false, true];
/** Larger whole numbers are stored like others. */
export const MOST_WHOLE = 2 ** 27;

/** The lowest bits of a head: a list of some length, a record with some keys, or several records of numbers only. */
export const LIST = 0;
export const RECORD = 1;
export const TABLE = 2;

/** Before everything else: how many numbers, entries, objects, texts, bytes of words and bytes of text follow. */
export const HEAD_BYTES = 24;

export interface Words {
  /** Keys of records. */
  readonly shapes: readonly (readonly string[])[];
  /** The lists, and their places among the objects. */
  readonly lists: readonly (readonly [name: string, place: number])[];
  /** That of all texts. */
  readonly encoding: "latin1" | "utf16le";
}
