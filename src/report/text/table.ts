/** A text table for a terminal: columns as wide as their widest entry, numbers right-aligned. */

import { visible } from "../../diagnostics/text/visible.ts";
import { cellsOf, columnsOf } from "./cells.ts";

export interface Column {
  readonly title: string;
  readonly align?: "left" | "right";
}

const GAP = "  ";

/**
 * Returns lines with line ends; without rows, only the titles.
 * @param most columns of the terminal: longer lines are cut, so that rows do not wrap
 */
export function tableText(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  most = Number.POSITIVE_INFINITY,
): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => row.map(visible))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => columnsOf(line[index] ?? ""))));
  return lines.map((line) => `${cut(lineOf(line, columns, widths), most)}\n`).join("");
}

function lineOf(line: readonly string[], columns: readonly Column[], widths: readonly number[]): string {
  const cells = line.map((words, index) => {
    const blank = " ".repeat(Math.max(0, (widths[index] ?? 0) - columnsOf(words)));
    return columns[index]?.align === "right" ? blank + words : words + blank;
  });
  return cells.join(GAP).trimEnd();
}

/** As many whole characters as fit. */
function cut(line: string, most: number): string {
  if (columnsOf(line) <= most) return line;
  let kept = "";
  for (const { text } of cellsOf(line)) {
    if (columnsOf(kept + text) >= most) break;
    kept += text;
  }
  return `${kept}…`;
}
