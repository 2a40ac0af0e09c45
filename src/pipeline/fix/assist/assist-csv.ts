/** Help at a cursor in the CSV file of a deck's cards: in a cell what its field takes, in the first row names of fields. */

import { assistValue } from "../../../schema/assist/assist.ts";
import type { Assisted, AssistWords, Completion } from "../../../schema/assist/assisted.ts";
import { schemasAt } from "../../../schema/assist/schemas-at.ts";
import { csvOrders } from "../../../schema/columns/csv-orders.ts";
import { readDeckFields } from "../../../schema/entries/check-deck.ts";
import { cellText } from "../../../source/csv/cell-text.ts";
import type { Cell } from "../../../source/csv/csv-rows.ts";
import { openSheet, type Sheet } from "../../../source/edit/csv/sheet.ts";
import type { SourceDocument } from "../../../source/tree.ts";
import type { ContentFiles } from "../../read/content-files.ts";
import { schemaOfFile } from "./file-schema.ts";

/** @param deck that has its cards in the file */
export function assistCsv(
  content: ContentFiles,
  deck: SourceDocument,
  csv: SourceDocument,
  offset: number,
  words: AssistWords,
): Assisted {
  const nothing: Assisted = { path: [], from: offset, to: offset, completions: [] };
  const sheet = openSheet(csv, csvOrders(deck).fields);
  if (!sheet) return nothing;
  const rows = [sheet.header, ...sheet.rows];
  const row = rows.findIndex((cells) => cells.some((cell) => isIn(cell, offset)));
  const column = rows[row]?.findIndex((cell) => isIn(cell, offset)) ?? -1;
  const cell = rows[row]?.[column];
  if (!cell) return nothing;
  const { from, to } = inside(csv, cell);
  if (row === 0) {
    const { schemas } = readDeckFields(deck, content.open);
    const taken = new Set(sheet.columns.map(({ path }) => path.join(".")));
    const fields = Object.keys(schemas.declared).filter((name) => !taken.has(name));
    const completions = fields.map((name): Completion => ({ label: name, insert: name, kind: "field" }));
    return { ...nothing, from, to, completions: completions.map((one) => inCell(one, sheet, cell)) };
  }
  const path = ["cards", row - 1, ...(sheet.columns[column]?.path ?? [])];
  const schemas = schemasAt(schemaOfFile("deck", deck, content), path);
  const found = assistValue(csv.text, offset, { path, from, to, schemas }, words);
  const isWhole = found.from === from;
  return {
    ...found,
    completions: found.completions.map((one) => (isWhole ? inCell(one, sheet, cell) : one)),
  };
}

const isIn = ({ start, end }: Cell, offset: number): boolean => start <= offset && offset <= end;

/** Without its quotes. */
function inside({ text }: SourceDocument, { start, end, quoted }: Cell) {
  if (!quoted) return { from: start, to: end };
  return { from: start + 1, to: text[end - 1] === '"' && end - 1 > start ? end - 1 : end };
}

/** As it is written in the cell, in the quotes that are there or those that it needs. */
function inCell(one: Completion, sheet: Sheet, { quoted }: Cell): Completion {
  const insert = quoted ? one.label.replaceAll('"', '""') : cellText(one.label, sheet.separator);
  return one.insert.startsWith(":") ? one : { ...one, insert };
}
