/** Rows with `what`, `figures`, their `unit` (default ms) and a `target` as a Markdown table. */
import { median } from "../measure.mjs";
import { markdownTable } from "../table.mjs";

const HEAD = ["what", "runs", "median", "worst", "goal", ""];

export const figuresTable = (rows) => markdownTable(HEAD, rows.map(cellsOf));

function cellsOf({ what, figures, unit = "ms", target, isLeast = false }) {
  const middle = median(figures);
  const worst = isLeast ? Math.min(...figures) : Math.max(...figures);
  const isMet = isLeast ? middle >= target : middle <= target;
  return [
    what,
    String(figures.length),
    shown(middle, unit),
    shown(worst, unit),
    target === undefined ? "" : shown(target, unit),
    target === undefined ? "" : isMet ? "met" : "missed",
  ];
}

const shown = (figure, unit) => `${figure < 10 ? figure.toFixed(1) : Math.round(figure)} ${unit}`;
