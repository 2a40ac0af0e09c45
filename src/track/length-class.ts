/** The length class of a race, by its shortest way. */
import { DEFAULT_MOVEMENT, type Movement } from "../game/scenarios/movement.ts";
import type { LengthClass } from "../schema/files.ts";

/** The most points of each class but the last. */
export type Lengths = Movement["lengths"];

/**
 * @param points of the shortest way, including entering (`TrackAnalysis.free`)
 * @param lengths of the game's movement
 */
export function lengthClassOf(points: number, lengths: Lengths = DEFAULT_MOVEMENT.lengths): LengthClass {
  if (points <= lengths.short) return "short";
  return points <= lengths.medium ? "medium" : "long";
}
