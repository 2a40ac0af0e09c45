/** A text table for a terminal: columns as wide as their widest entry, numbers right-aligned. */

import { visible } from "../../diagnostics/text/visible.ts";
import { columnsOf } from "./cells.ts";
import { wrapParts } from "./wrap.ts";

export interface Column {
  readonly title: string;
  readonly align?: "left" | "right";
}

const GAP = "  ";

/**
 * Returns lines with line ends; without rows, only the titles.
 * @param most columns of the terminal: the columns that do not fit are written below their row, with their titles
 */
export function tableText(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  most = Number.POSITIVE_INFINITY,
): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => row.map(visible))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => columnsOf(line[index] ?? ""))));
  const fitting = fittingColumns(widths, most);
  return lines
    .map((line, index) => {
      const row = lineOf(line.slice(0, fitting), columns, widths);
      const below = index === 0 ? [] : factsOf(line, columns, fitting);
      return `${[row, ...wrapParts(below, most - GAP.length).map((one) => GAP + one)].join("\n")}\n`;
    })
    .join("");
}

/** The number of leading columns that fit, at least one. */
function fittingColumns(widths: readonly number[], most: number): number {
  let width = -GAP.length;
  const ends = widths.map((one) => (width += GAP.length + one));
  const tooWide = ends.findIndex((end) => end > most);
  return tooWide < 0 ? widths.length : Math.max(1, tooWide);
}

/** "length: short": the entries of the columns from this one on. */
const factsOf = (line: readonly string[], columns: readonly Column[], from: number): readonly string[] =>
  columns.slice(from).map(({ title }, index) => `${title}: ${line[from + index] ?? ""}`);

function lineOf(line: readonly string[], columns: readonly Column[], widths: readonly number[]): string {
  const cells = line.map((words, index) => {
    const blank = " ".repeat(Math.max(0, (widths[index] ?? 0) - columnsOf(words)));
    return columns[index]?.align === "right" ? blank + words : words + blank;
  });
  return cells.join(GAP).trimEnd();
}
