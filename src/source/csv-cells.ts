/**
 * CSV text to rows of cells with exact ranges. csv-parse decides what a cell is; it tells where each one ends in bytes,
 * and from that come the places in the text.
 */
import { lazyPackage } from "../diagnostics/lazy-package.ts";
import type { TextRange } from "./tree.ts";

const library = lazyPackage<typeof import("csv-parse/sync")>("csv-parse/sync");

export interface Cell extends TextRange {
  /** Trimmed unless it was in quotes; line ends inside quotes are line feeds. */
  readonly text: string;
  readonly quoted: boolean;
}

/** What csv-parse tells of a cell: where its text ends, whether it was in quotes, its place in the row. */
interface CellInfo {
  readonly bytes: number;
  readonly quoting: boolean;
  readonly index: number;
}

export interface CsvRows {
  /** Rows that hold something; rows of empty cells are left out. */
  readonly rows: readonly (readonly Cell[])[];
  /** Where the reading had to stop, and what csv-parse calls the reason. */
  readonly stopped?: { readonly code: string; readonly at: TextRange };
}

/** Splits the text at commas, or at the semicolons or tabs that spreadsheets of other countries write instead. */
export function readCells(written: string): CsvRows {
  const { CsvError, parse } = library();
  const { text, separator } = withoutSeparatorLine(written);
  const cursor = createCursor(text);
  const rows: Cell[][] = [];
  let end = 0;
  const cast = (value: string, { bytes, quoting, index }: CellInfo): string => {
    const from = cellStart(text, end, index === 0);
    end = cursor(bytes);
    const start = Math.min(from, end);
    const cell = {
      text: value.replaceAll("\r\n", "\n"),
      quoted: quoting,
      start,
      end: start + text.slice(start, end).trimEnd().length,
    };
    if (index === 0) rows.push([cell]);
    else rows.at(-1)?.push(cell);
    return value;
  };
  try {
    const delimiter = separator ?? delimiterOf(text);
    parse(text, {
      delimiter,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ["\r\n", "\n"],
      cast,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const start = cellStart(text, end, false);
    const line = text.slice(start).split(/\r?\n/, 1)[0] ?? "";
    return {
      rows: rows.filter(hasText),
      stopped: { code: error.code, at: { start, end: start + line.length } },
    };
  }
  return { rows: rows.filter(hasText) };
}

/** Excel's first line `sep=;` names the separator. It becomes blanks, so that all places stay. */
function withoutSeparatorLine(text: string): { readonly text: string; readonly separator?: string } {
  const [line, separator] = /^"?sep=([,;|\t])"?[ \t]*(?=\r?\n)/i.exec(text) ?? [];
  if (line === undefined || separator === undefined) return { text };
  return { text: " ".repeat(line.length) + text.slice(line.length), separator };
}

function hasText(row: readonly Cell[]): boolean {
  return row.some(({ text }) => text.trim() !== "");
}

/** The first character of the cell after the one that ended at `end`: past the separator or line ends, and blanks. */
function cellStart(text: string, end: number, firstOfRow: boolean): number {
  const gap = firstOfRow ? /\s*/y : /[ \t]*/y;
  gap.lastIndex = firstOfRow ? end : end + 1;
  gap.test(text);
  return gap.lastIndex;
}

/** The separator that the first line has most of; a comma at a tie. */
function delimiterOf(text: string): string {
  const line = (text.trimStart().split(/\r?\n/, 1)[0] ?? "").replaceAll(/"[^"]*"/g, "");
  const count = (sign: string): number => line.split(sign).length - 1;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** From UTF-8 byte offsets to offsets in the text; to be asked in ascending order. */
function createCursor(text: string): (bytes: number) => number {
  let at = 0;
  let atByte = 0;
  return (bytes) => {
    while (atByte < bytes && at < text.length) {
      const code = text.codePointAt(at) as number;
      at += code > 0xffff ? 2 : 1;
      atByte += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    }
    return at;
  };
}
