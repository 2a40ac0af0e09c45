/**
 * What the columns of a spreadsheet likely hold, from their names and cells: how often a card is printed, what names it,
 * and the type of each field. Careful on purpose: what would print otherwise than it is written stays a text, such as
 * 007, 1.10 and 1e3.
 */
import { addTo } from "../diagnostics/grouped.ts";
import type { SourceMap } from "../source/tree.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Cells of one column by row; empty ones are "". */
export interface ColumnCells {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Names of columns that say how often a card is printed. */
const COPIES =
  /^(qty|quantity|@?count|copies|(card|item)[ _-]?count|anzahl|menge|exemplare|quantité|cantidad|quantità|(no\.?|nr\.?|number|num\.?) of (copies|cards))\.?$/i;
/** The same, but as often the card's number. */
const MAYBE_COPIES = /^(number|num\.?|no\.?|nr\.?|#|amount|x)$/i;
/** Nobody prints more of one card, so that larger numbers are something else. */
const MOST_COPIES = 99;
const MOST_LIKELY_COPIES = 20;

/** The column that says how often a card is printed. */
export function copiesColumn(columns: readonly ColumnCells[]): string | undefined {
  const sure = columns.find(({ name, cells }) => COPIES.test(name) && areCounts(cells, MOST_COPIES));
  const likely = columns.find(
    ({ name, cells }) =>
      MAYBE_COPIES.test(name) && areCounts(cells, MOST_LIKELY_COPIES) && !areNumbersOfCards(cells),
  );
  return (sure ?? likely)?.name;
}

function areCounts(cells: readonly string[], most: number): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 0 && filled.every((cell) => /^\d{1,3}$/.test(cell) && Number(cell) <= most);
}

/** 1, 2, 3 ... or any numbers of which none comes twice: they number the cards. */
const areNumbersOfCards = (cells: readonly string[]): boolean =>
  cells.length > 1 && new Set(cells).size === cells.length;

/** True for a column of web addresses, which say nothing on a card. */
export const areAddresses = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== "") && cells.every((cell) => cell === "" || /^https?:\/\/\S+$/i.test(cell));

/** Names of columns that name a card, the best first. */
const IDS = [
  /^id$/i,
  /^(unique|card)[ _-]?id$/i,
  /[ _-]id$/i,
  /^(code|key|slug)$/i,
  /^(card )?(name|title)$/i,
  /^(card|character|creature)$/i,
];

/** The column whose cells make ids by `toId`: each row has one, and no two are alike where capitals do not count. */
export function idColumn(
  columns: readonly ColumnCells[],
  toId: (text: string) => string,
): string | undefined {
  const fitting = columns.filter(({ cells }) => {
    const ids = cells.map((cell) => toId(cell).toLowerCase());
    return (
      ids.length > 0 && ids.every((id) => id !== "" && id.length <= 80) && new Set(ids).size === ids.length
    );
  });
  return IDS.flatMap((pattern) => fitting.find(({ name }) => pattern.test(name)) ?? [])[0]?.name;
}

/** The fields of rows, each with the schema that its values likely have; names in the order of the columns. */
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
/** No zeros at the end, which would not be printed. */
const NUMBER = /^-?(0|[1-9]\d{0,8})(\.\d{0,5}[1-9])?$/;
const LIST = /\S \| \S/;

/** @param cells which are not empty */
export function guessField(cells: readonly string[]): JsonSchema {
  const every = (pattern: RegExp): boolean => cells.length > 0 && cells.every((cell) => pattern.test(cell));
  if (every(INTEGER)) return { type: "integer" };
  if (every(NUMBER)) return { type: "number" };
  if (every(/^(true|false)$/i)) return { type: "boolean" };
  if (cells.some((cell) => LIST.test(cell))) return { type: "array", items: { type: "string" } };
  const choice = choiceOf(cells);
  return choice ? { type: "string", enum: choice } : { type: "string" };
}

/** Choices that are few, and cells that are many more. */
const MOST_CHOICES = 8;
const LONGEST_CHOICE = 24;
const LEAST_CELLS_A_CHOICE = 3;

/** The few words that a column repeats; undefined when it has others, or the same word in other capitals. */
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
