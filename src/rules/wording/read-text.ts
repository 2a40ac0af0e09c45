/** A text that is printed, where it is written, and its words once somebody reads them. */
import type { Place, TextEdit } from "../../diagnostics/diagnostic.ts";

export interface Word {
  readonly word: string;
  /** The word in small letters. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** Which word of its text it is, from 0. */
  readonly index: number;
}

/** A text as far as it was read. */
export interface Read {
  readonly bare: string;
  /** Not there until somebody asks: most texts are looked at without reading them word by word. */
  words?: readonly Word[];
}

export interface WrittenText {
  /** The characters, marks of texts among them. */
  readonly text: string;
  /** Equal for texts that stand in the same field of a deck or table, or in the same template. */
  readonly field: string;
  /** "figure": what a number of a figure stands for; no drawing has it. */
  readonly from: "content" | "template" | "booklet" | "figure";
  /** Kept by who reads it word by word. */
  read?: Read;
  /** Where the characters from `start` to `end` stand; the whole text where nobody can tell. */
  place(start: number, end: number): Place;
  /** The characters as they stand in the file, with escapes and folds; undefined where nobody can tell. */
  source(start: number, end: number): string | undefined;
  /** Replaces characters; undefined where the new ones cannot stand there as they are. */
  edit(start: number, end: number, replacement: string): TextEdit | undefined;
}
