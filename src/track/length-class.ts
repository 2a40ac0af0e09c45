/** How long a race is called, by its shortest way. */
import type { LengthClass } from "../schema/files.ts";

/** Most movement points of each class but the last: a captain makes about 2 to 4 of them a hand (2 + bid when it is met). */
export const LONGEST = { short: 12, medium: 20 } as const satisfies Partial<Record<LengthClass, number>>;

/** @param mp movement points of the shortest way, entering counted (`TrackAnalysis.free`) */
export function lengthClassOf(mp: number): LengthClass {
  if (mp <= LONGEST.short) return "short";
  return mp <= LONGEST.medium ? "medium" : "long";
}
