/** What is to be looked at on the first sheet of what was printed. Pure. */
import type { SheetCounts } from "../../../index.ts";
import { isTwoSided } from "./words.ts";

/** A PDF that was made, and its sheets. */
export interface PrintedSheets {
  readonly file: string;
  readonly sheets: SheetCounts;
}

/** @param prints those with backs decide what is said about backs */
export function checkPoints(prints: readonly PrintedSheets[]): readonly string[] {
  const edges = edgesOf(prints);
  const isFolded = prints.some(({ sheets: { backs, sides } }) => backs === "fold" && sides.length > 0);
  return [
    "In the print dialogue, the scale is 100 % (actual size), not “fit to page”.",
    ...[...edges].map(([edge, files]) => {
      const which = edges.size > 1 ? `${files.join(", ")}: both sides` : "Both sides";
      return `${which} are printed, flipped on the ${edge} edge.`;
    }),
    "Print the first sheet alone. Its ruler in the margin measures 50 mm.",
    ...(edges.size > 0
      ? [
          "Held against a light, the backs are behind their fronts. If not, measure the printer, or how far they are off: under Printer.",
        ]
      : []),
    ...(isFolded ? ["Folded on the dashed line, front and back meet at their edges."] : []),
  ];
}

/** The files of each edge that paper is flipped on. */
function edgesOf(prints: readonly PrintedSheets[]): ReadonlyMap<string, readonly string[]> {
  const edges = new Map<string, string[]>();
  for (const { file, sheets } of prints) {
    const edge = isTwoSided(sheets) ? EDGES[sheets.backs] : undefined;
    if (edge !== undefined) edges.set(edge, [...(edges.get(edge) ?? []), file]);
  }
  return edges;
}

/** Backs that are printed on the reverse. */
const EDGES: Partial<Record<SheetCounts["backs"], string>> = { duplex: "long", "duplex-short": "short" };
