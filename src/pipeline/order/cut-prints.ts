/** Which prints of an order a machine cuts, and the profile that each print has because of it. */
import type { Print } from "../../game/kits/prints.ts";
import type { PrintProfile } from "../../sheet/sheet.ts";

/** Sheets of pieces; pages to read, posters and boards are cut by hand, if at all. */
export const isCutByMachine = (
  { as, booklet, paper }: Print,
  { cutter }: Pick<PrintProfile, "cutter">,
): boolean => cutter !== undefined && as === undefined && booklet === undefined && paper === undefined;

/** Without the machine for prints that it does not cut; for a machine that prints pictures, on their size. */
export function profileFor(print: Print, profile: PrintProfile): PrintProfile {
  const { cutter, skip, ...others } = profile;
  if (cutter === undefined && skip === undefined) return profile;
  if (print.as !== undefined || print.booklet || print.paper !== undefined) return others;
  if (!cutter?.picture) return profile;
  // Its own printer prints it.
  const { printer: _, ...picture } = profile;
  return { ...picture, paper: cutter.picture, margin: 0, marks: false };
}
