/**
 * Guesses the type of each field from the cells of a spreadsheet's columns. Deliberately cautious: anything that would
 * print differently from how it is written stays a text, such as 007, 1.10 and 1e3.
 */
import { addTo } from "../../diagnostics/grouped.ts";
import type { SourceMap } from "../../source/tree.ts";
import type { JsonSchema } from "../json-schema.ts";

/** Cells of one column by row; empty ones are "". */
export interface ColumnCells {
  readonly name: string;
  readonly cells: readonly string[];
}

/** True for a column of web addresses, which are no use on a card. */
export const areAddresses = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== "") && cells.every((cell) => cell === "" || /^https?:\/\/\S+$/i.test(cell));

/** The fields of rows, each with a guessed schema for its values; names in column order. */
export function guessFields(rows: readonly SourceMap[]): Readonly<Record<string, JsonSchema>> {
  const texts = new Map<string, string[]>();
  const maps = new Map<string, [SourceMap, ...SourceMap[]]>();
  for (const row of rows)
    for (const { key, value } of row.entries) {
      if (!texts.has(key)) texts.set(key, []);
      if (value.kind === "map") addTo(maps, key, value);
      else if (value.kind === "scalar") texts.get(key)?.push(value.text);
    }
  const guess = (key: string, cells: readonly string[]): JsonSchema => {
    const inner = maps.get(key);
    return inner ? { type: "object", properties: guessFields(inner) } : guessField(cells);
  };
  return Object.fromEntries([...texts].map(([key, cells]) => [key, guess(key, cells)]));
}

const INTEGER = /^(0|-?[1-9]\d{0,8})$/;
/** Without trailing zeros, which would not be printed. */
const NUMBER = /^-?(0|[1-9]\d{0,8})(\.\d{0,5}[1-9])?$/;
const LIST = /\S \| \S/;

/** @param cells the non-empty ones */
export function guessField(cells: readonly string[]): JsonSchema {
  const every = (pattern: RegExp): boolean => cells.length > 0 && cells.every((cell) => pattern.test(cell));
  if (every(INTEGER)) return { type: "integer" };
  if (every(NUMBER)) return { type: "number" };
  if (every(/^(true|false)$/i)) return { type: "boolean" };
  if (cells.some((cell) => LIST.test(cell))) return { type: "array", items: { type: "string" } };
  const choice = choiceOf(cells);
  return choice ? { type: "string", enum: choice } : { type: "string" };
}

/** Few choices, and many more cells than choices. */
const MOST_CHOICES = 8;
const LONGEST_CHOICE = 24;
const LEAST_CELLS_A_CHOICE = 3;

/** The few words that a column repeats; undefined if it has others, or the same word in different capitals. */
function choiceOf(cells: readonly string[]): readonly string[] | undefined {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const words = [...counts.keys()];
  const isFew = words.length >= 2 && words.length <= MOST_CHOICES;
  if (!isFew || cells.length < words.length * LEAST_CELLS_A_CHOICE) return undefined;
  if (new Set(words.map((word) => word.toLowerCase())).size < words.length) return undefined;
  const isWord = (word: string): boolean =>
    /^\p{L}/u.test(word) && word.length <= LONGEST_CHOICE && !/\n/.test(word);
  return words.every((word) => isWord(word) && (counts.get(word) ?? 0) >= 2) ? words : undefined;
}
