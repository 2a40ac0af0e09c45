/**
 * Estimates how many lines the texts of a field take, from their lengths, which are counted only once because a layout
 * tries every font size. Limits: the estimate is the same for all texts of one length.
 */
import { mmOfPt } from "../../../units/length.ts";
import type { CardField } from "./card-field.ts";

/** Average width of an Alegreya letter as a share of the font size, with some reserve for lines that break early. */
const LETTER_WIDTH = 0.47;

/** Number of letters per line for a font size in pt and a width in mm; at least 1. */
export const perLine = (pt: number, width: number): number =>
  Math.max(1, Math.floor(width / (mmOfPt(pt) * LETTER_WIDTH)));

export interface MeasuredText {
  /** Number of lines on a card, given by its row; 0 if the card lacks the field. */
  linesOn(card: number, letters: number): number;
  /** The maximum over all cards. */
  mostLines(letters: number): number;
}

export interface MeasuredField extends MeasuredText {
  readonly field: CardField;
}

/** @param before text printed before the value */
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

/** Number of characters of a one-line text, or of each line; 0 for no text. */
type Lengths = number | readonly number[];

function lengthsOf(value: string, before: number): Lengths {
  if (value === "") return 0;
  if (!value.includes("\n")) return before + value.length;
  return value.split("\n").map((line, index) => line.length + (index === 0 ? before : 0));
}

/** The longest one-line text, and all texts with several lines. */
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
