/** How long a race is called, by its shortest way. */
import type { LengthClass } from "../schema/files.ts";

/** Most movement points of each class but the last: a captain makes about 2 to 4 of them a hand (2 + bid when it is met). */
const MOST: readonly (readonly [LengthClass, number])[] = [
  ["short", 12],
  ["medium", 20],
];

/** @param mp movement points of the shortest way, entering counted (`TrackAnalysis.free`) */
export function lengthClassOf(mp: number): LengthClass {
  return MOST.find(([, most]) => mp <= most)?.[0] ?? "long";
}
