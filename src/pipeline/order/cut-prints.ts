/** Which prints of an order a machine cuts, and the profile that each print has because of it. */
import type { Print } from "../../game/kits/prints.ts";
import type { PrintProfile } from "../../sheet/sheet.ts";

/** Sheets of pieces; pages to read, posters and boards are cut by hand, if at all. */
export const isCutByMachine = (print: Print, { cutter }: Pick<PrintProfile, "cutter">): boolean =>
  cutter !== undefined && hasPieces(print);

/** Neither pages nor a poster, a board or a booklet. */
export const hasPieces = ({ as, booklet, paper }: Print): boolean =>
  as === undefined && booklet === undefined && paper === undefined;

/**
 * With the space that the machine needs between pieces, and on the size of its picture if it prints for itself; without
 * machine and empty places for prints that have no pieces.
 */
export function profileFor(print: Print, profile: PrintProfile): PrintProfile {
  const { cutter, skip, ...others } = profile;
  if (!cutter && !skip) return profile;
  if (!hasPieces(print)) return others;
  if (!cutter) return profile;
  const cut = { ...profile, gap: cutter.gap };
  if (!cutter.picture) return cut;
  // Its own printer prints it.
  const { printer: _printer, ...picture } = cut;
  return { ...picture, paper: cutter.picture, margin: 0, marks: false };
}
