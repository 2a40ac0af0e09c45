/** How often a card is printed: 1 when nothing is written, 0 keeps it out of print. */
import type { Json } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";
import type { Report } from "./fault.ts";

/** More than any deck needs of one card, few enough that a typing slip does not fill the disk. */
const MOST_COPIES = 999;

/** Reads `copies`, also from the cell of a spreadsheet ("  2 "); what is no count is reported and counts as 1. */
export function copiesOf(written: Json | undefined, at: SourceRef, report: Report): number {
  if (written === undefined || written === null || written === "") return 1;
  const count = typeof written === "string" && /^\s*\d+\s*$/.test(written) ? Number(written) : written;
  if (typeof count !== "number" || !Number.isInteger(count) || count < 0) {
    const message = `copies are "${String(written)}"; expected a whole number from 0 to ${MOST_COPIES}`;
    report({ rule: "card/bad-copies", at, message, fix: "write how often the card is printed, as in 2" });
    return 1;
  }
  if (count <= MOST_COPIES) return count;
  const message = `${count} copies of one card; at most ${MOST_COPIES} are made`;
  report({ rule: "card/too-many-copies", at, message, fix: "correct the number" });
  return MOST_COPIES;
}
