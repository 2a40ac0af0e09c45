/** The cells of a sheet of an Excel workbook (ECMA-376, 18.3). Its stated size is not used: many programs write a wrong one. */
import { ENOUGH } from "../../csv/csv-rows.ts";
import { type CellCollector, cellOfName, collectCells, type SheetCells } from "../cells.ts";
import { type NumberFormat, shownNumber } from "../number-format.ts";
import { noWorkbook } from "../unreadable.ts";
import { type Attributes, isTrue, readXml, type XmlTaker } from "../xml.ts";
import type { ZipFile } from "../zip.ts";
import { buildText, type SharedText, unescaped } from "./xlsx-strings.ts";

/** What cells refer to. */
export interface SheetContext {
  readonly strings: readonly SharedText[];
  /** By the number of a cell's style. */
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
}

/** @throws Unreadable */
export function sheetCells(zip: ZipFile, part: string, context: SheetContext): SheetCells {
  const cells = collectCells();
  try {
    if (!readXml(zip, part, createTaker(cells, context)))
      throw noWorkbook(`the workbook is damaged: ${part} is missing`);
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return cells.close();
}

/** Texts with marks are taken below the first row, which has the names of columns. */
function createTaker(cells: CellCollector, context: SheetContext): XmlTaker {
  const inline = buildText();
  const hiddenColumns: (readonly [from: number, to: number])[] = [];
  let [row, column, first, filled] = [0, 0, 0, 0];
  let [type, style, value] = ["n", "", ""];
  let [isHiddenRow, isRowNoted, isValue, hasFormula] = [false, false, false, false];
  /** Within a text of the cell itself. */
  let isInText = false;

  const textOf = (shared: SharedText): string => {
    if (first === 0) first = row;
    if (typeof shared === "string") return shared;
    return row === first ? shared.plain : shared.marked;
  };
  const put = (text: string): void => {
    if (text.trim() === "") return;
    if (first === 0) first = row;
    filled = Math.max(filled, column);
    if (isHiddenRow && !isRowNoted) {
      cells.note("hiddenRows", row, column);
      isRowNoted = true;
    }
    cells.put(row, column, text);
  };
  const number = (): string => {
    const format = context.formats[Number(style)] ?? { kind: "general" };
    const { text, isDoubtful } = shownNumber(value, format, context.is1904);
    if (isDoubtful) cells.note("localDates", row, column);
    return text;
  };
  const shared = (): string => {
    const text = context.strings[Number(value)];
    if (text === undefined) throw noWorkbook(`the workbook is damaged: it has no text number ${value}`);
    return textOf(text);
  };
  const endCell = (): void => {
    if (type === "inlineStr") put(textOf(inline.take()));
    else if (value !== "") putValue();
    else if (hasFormula && type !== "str") cells.note("unsolved", row, column);
  };
  const putValue = (): void => {
    if (type === "s") put(shared());
    else if (type === "b") put(value === "1" || value === "true" ? "true" : "false");
    else if (type === "d") put(value.replace(/T00:00:00(?:\.0+)?Z?$/, "").replace("T", " "));
    else put(type === "n" ? number() : unescaped(value));
  };
  const begin: Readonly<Record<string, (attributes: Attributes) => void>> = {
    row({ r, hidden }) {
      row = r === undefined ? row + 1 : Number(r);
      if (!Number.isSafeInteger(row) || row < 1)
        throw noWorkbook(`the workbook is damaged: a row has the number "${r}"`);
      column = 0;
      isHiddenRow = isTrue(hidden);
      isRowNoted = false;
    },
    c({ r, t = "n", s = "" }) {
      const place = r === undefined ? { row, column: column + 1 } : cellOfName(r);
      if (place?.row !== row) throw noWorkbook(`the workbook is damaged: the cell ${r} is in row ${row}`);
      column = place.column;
      [type, style, value] = [t, s, ""];
      hasFormula = false;
    },
    v: () => {
      isValue = true;
    },
    f: () => {
      hasFormula = true;
    },
    is: () => {
      isInText = true;
    },
    col({ min, max, hidden }) {
      if (isTrue(hidden)) hiddenColumns.push([Number(min), Number(max)]);
    },
    mergeCell({ ref = "" }) {
      const [from, to] = ref.split(":").map(cellOfName);
      if (from && to && isWithinTable(from, to, first, filled)) cells.note("merged", from.row, from.column);
    },
  };
  return {
    open(element, attributes) {
      if (isInText) inline.open(element, attributes);
      else if (Object.hasOwn(begin, element)) begin[element]?.(attributes);
    },
    text(characters) {
      if (isValue) value += characters;
      else if (isInText) inline.text(characters);
    },
    close(element) {
      if (element === "v") isValue = false;
      else if (element === "c") endCell();
      else if (element === "sheetData") noteHidden(cells, hiddenColumns, filled);
      else if (element === "is") isInText = false;
      else if (isInText) inline.close(element);
    },
  };
}

interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Merged cells of a title in the first row, and those beside the table, take no value from a card. */
const isWithinTable = (from: CellPlace, to: CellPlace, first: number, filled: number): boolean =>
  to.row > first && from.column <= filled;

function noteHidden(
  cells: CellCollector,
  ranges: readonly (readonly [from: number, to: number])[],
  filled: number,
): void {
  for (const [from, to] of ranges) {
    const count = Math.min(to, filled) - from + 1;
    if (count > 0) cells.note("hiddenColumns", 1, from, count);
  }
}
