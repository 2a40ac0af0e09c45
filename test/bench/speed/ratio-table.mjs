/** Rows of `ratioRow` as a Markdown table. */
import { markdownTable } from "../table.mjs";

const HEAD = ["what", "runs", "figure", "beside", "its figure", "ratio", "at most", "stretch", "", "wall"];

export function ratioTable(rows) {
  return markdownTable(HEAD, rows.map(cellsOf));
}

function cellsOf({ what, runs, figure, other, reference, ratio, measure, most, stretch }) {
  return [
    what,
    String(runs.length),
    UNITS[measure](figure),
    other,
    UNITS[measure](reference),
    ratio.toFixed(ratio < 0.1 ? 3 : 2),
    most === undefined ? "" : rounded(most),
    stretch === undefined ? "" : rounded(stretch),
    verdict(ratio, most, stretch),
    UNITS.cpu(Math.min(...runs.map(({ wall }) => wall))),
  ];
}

function verdict(ratio, most, stretch) {
  if (most === undefined && stretch === undefined) return "";
  if (stretch !== undefined && ratio <= stretch) return "stretch met";
  if (most === undefined) return "stretch missed";
  return ratio <= most ? "met" : "missed";
}

const UNITS = {
  cpu: (ms) =>
    ms < 10 ? `${ms.toFixed(2)} ms` : ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`,
  memory: (mebibytes) => `${Math.round(mebibytes)} MiB`,
  bytes: (bytes) => `${(bytes / 1e6).toFixed(2)} MB`,
};

const rounded = (number) => String(Number(number.toFixed(3)));
