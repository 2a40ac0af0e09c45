/**
 * What a user must know to print a set of sheets: which are printed on both sides, which on one, which on other paper.
 */
import { groupedBy } from "../diagnostics/grouped.ts";
import type { SheetSet, SheetSide } from "./sheet.ts";

/** Consecutive sheets that are printed alike. */
export interface SheetRun {
  /** Numbers of the first and the last one, from 1. */
  readonly from: number;
  readonly to: number;
  /** "backs" are the pile of backs, printed separately; "fold" has fronts and backs on one side. */
  readonly sides: "both" | "one" | "fold" | "backs";
  /** Printed on label paper. */
  readonly labels: boolean;
}

/** @param isLabel whether a piece, by its id, is a sticker */
export function sheetRuns({ sides }: SheetSet, isLabel: (piece: string) => boolean): readonly SheetRun[] {
  const sheets = [...groupedBy(sides, ({ sheet }) => sheet)].sort(([one], [other]) => one - other);
  const runs: SheetRun[] = [];
  for (const [number, own] of sheets) {
    const labels = own.every(({ placements }) => placements.every(({ piece }) => isLabel(piece)));
    const run: SheetRun = { from: number, to: number, sides: sidesOf(own), labels };
    const before = runs.at(-1);
    if (before && before.sides === run.sides && before.labels === labels)
      runs[runs.length - 1] = { ...before, to: number };
    else runs.push(run);
  }
  return runs;
}

function sidesOf(sides: readonly SheetSide[]): SheetRun["sides"] {
  if (sides.some(({ side }) => side === "fold")) return "fold";
  const [back] = sides.filter(({ side }) => side === "back");
  if (back && sides.length === 1) return "backs";
  return back && back.placements.length > 0 ? "both" : "one";
}

/** The edge on which the paper is flipped; undefined if it is not. */
export const flipEdge = ({ backs }: Pick<SheetSet, "backs">): "long" | "short" | undefined =>
  backs === "duplex" ? "long" : backs === "duplex-short" ? "short" : undefined;
