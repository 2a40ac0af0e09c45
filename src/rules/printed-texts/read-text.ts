/** A printed text, its place in a file, and its words once they are needed. */
import type { Place, TextEdit } from "../../diagnostics/diagnostic.ts";

export interface Word {
  readonly word: string;
  /** The word in lower case. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** Its index among the words of the text. */
  readonly index: number;
}

/** A text and what has been computed about it. */
export interface Read {
  readonly bare: string;
  /** Undefined until needed: most texts are checked without being split into words. */
  words?: readonly Word[];
}

export interface WrittenText {
  /** The characters, including marks. */
  readonly text: string;
  /** Equal for texts in the same field of a deck or table, or in the same template. */
  readonly field: string;
  /** "figure": the meaning of a number on a figure, which no drawing contains. */
  readonly from: "content" | "template" | "booklet" | "figure";
  /** Set once the text has been split into words. */
  read?: Read;
  /** The place of the characters from `start` to `end`; the whole text if unknown. */
  place(start: number, end: number): Place;
  /** The characters as in the file, with escapes and folds; undefined if unknown. */
  source(start: number, end: number): string | undefined;
  /** Replaces characters; undefined if the new ones cannot be written there literally. */
  edit(start: number, end: number, replacement: string): TextEdit | undefined;
}
