/** The length class of a race, by its shortest way. */
import type { LengthClass } from "../schema/files.ts";

/** Highest movement points of each class but the last: a captain makes about 2 to 4 a hand (2 + bid, if met). */
export const LONGEST = { short: 12, medium: 20 } as const satisfies Partial<Record<LengthClass, number>>;

/** @param mp movement points of the shortest way, including entering (`TrackAnalysis.free`) */
export function lengthClassOf(mp: number): LengthClass {
  if (mp <= LONGEST.short) return "short";
  return mp <= LONGEST.medium ? "medium" : "long";
}
