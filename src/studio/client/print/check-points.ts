/** What is to be looked at on the first sheet of what was printed. Pure. */
import type { SheetCounts } from "../../../index.ts";
import { isTwoSided } from "./words.ts";

/** @param prints the sheets of each PDF; those with backs decide what is said about backs */
export function checkPoints(prints: readonly SheetCounts[]): readonly string[] {
  const twoSided = prints.filter(isTwoSided);
  const edges = [...new Set(twoSided.flatMap(({ backs }) => EDGES[backs] ?? []))];
  const isFolded = prints.some(({ backs, sides }) => backs === "fold" && sides.length > 0);
  return [
    "In the print dialogue, the scale is 100 % (actual size), not “fit to page”.",
    ...edges.map((edge) => `Both sides are printed, flipped on the ${edge} edge.`),
    "Print the first sheet alone. Its ruler in the margin measures 50 mm.",
    ...(edges.length > 0
      ? [
          "Held against a light, the backs are behind their fronts. If not, measure how far they are off and enter it under More options, Shift backs.",
        ]
      : []),
    ...(isFolded ? ["Folded on the dashed line, front and back meet at their edges."] : []),
  ];
}

/** Backs that are printed on the reverse. */
const EDGES: Partial<Record<SheetCounts["backs"], string>> = { duplex: "long", "duplex-short": "short" };
