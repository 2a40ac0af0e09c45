/**
 * How many lines the texts of a field take, by the number of their characters, which are counted once: a layout asks for
 * every size of letters. Limits: an estimate, the same for all texts of a length.
 */

import { mmOfPt } from "../../../units/length.ts";
import type { CardField } from "./card-field.ts";

/** Width of a letter of Alegreya on average, as a share of its size, and some more for lines that break early. */
const LETTER_WIDTH = 0.47;

/** Letters of a size in pt that stand side by side in a width in mm; at least one. */
export const perLine = (pt: number, width: number): number =>
  Math.max(1, Math.floor(width / (mmOfPt(pt) * LETTER_WIDTH)));

export interface MeasuredText {
  /** Lines on a card, which is given by its row; none where the card lacks the field. */
  linesOn(card: number, letters: number): number;
  /** The most of all cards. */
  mostLines(letters: number): number;
}

export interface MeasuredField extends MeasuredText {
  readonly field: CardField;
}

/** @param before words that are printed before the value */
export function measured(field: CardField, before = ""): MeasuredField {
  const lengths = field.values.map((value) => lengthsOf(value, before.length));
  const longest = distinct(lengths);
  const linesOn = (card: number, letters: number): number => linesIn(lengths[card] ?? 0, letters);
  return {
    field,
    linesOn,
    mostLines: (letters) => longest.reduce<number>((most, one) => Math.max(most, linesIn(one, letters)), 0),
  };
}

/** Characters of a text of one line, or of each of its lines; 0 for none. */
type Lengths = number | readonly number[];

function lengthsOf(value: string, before: number): Lengths {
  if (value === "") return 0;
  if (!value.includes("\n")) return before + value.length;
  return value.split("\n").map((line, index) => line.length + (index === 0 ? before : 0));
}

/** The longest of the texts of one line, and all that have several. */
function distinct(lengths: readonly Lengths[]): readonly Lengths[] {
  let longest = 0;
  const several: Lengths[] = [];
  for (const one of lengths)
    if (typeof one === "number") longest = Math.max(longest, one);
    else several.push(one);
  return [longest, ...several];
}

function linesIn(lengths: Lengths, letters: number): number {
  if (typeof lengths === "number") return Math.ceil(lengths / letters);
  return lengths.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / letters)), 0);
}
