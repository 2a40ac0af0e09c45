/**
 * Rows of a bench as a Markdown table. A row has `what`, its `runs`, and optionally a `target` in ms and a `reference`:
 * the runs of other work that was done in turn with it, so that ratios can be compared between machines.
 */
import { median } from "./measure.mjs";

const HEAD = ["what", "runs", "median", "worst", "CPU", "target", "times the reference"];

export const tableOf = (rows) => markdownTable(HEAD, rows.map(cellsOf));

/** A table with aligned columns: text to the left in the first one, to the right in all others. */
export function markdownTable(head, rows) {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column].length)));
  const text = lines.map((cells) => lineOf(cells, widths));
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [text[0], `| ${rule.join(" | ")} |`, ...text.slice(1)].join("\n");
}

function cellsOf({ what, runs, target, reference }) {
  const walls = runs.map(({ wall }) => wall);
  const cpu = median(runs.map((run) => run.cpu));
  const ratio =
    reference &&
    `${(median(walls) / median(reference.runs.map(({ wall }) => wall))).toFixed(2)} × ${reference.what}`;
  return [
    what,
    String(runs.length),
    ms(median(walls)),
    ms(Math.max(...walls)),
    ms(cpu),
    target === undefined ? "" : `${ms(target)}: ${median(walls) < target ? "met" : "missed"}`,
    ratio ?? "",
  ];
}

/** Text to the left, numbers to the right. */
const lineOf = (cells, widths) =>
  `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(" | ")} |`;

const ms = (number) => `${number < 10 ? number.toFixed(2) : Math.round(number)} ms`;
