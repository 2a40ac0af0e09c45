/** What steps cost, in words that need no explanation: an abbreviation, such as MP, would. */
import type { TrackWords } from "../game/scenarios/movement.ts";

/** @param full what an abbreviation is replaced by */
export const inFull = (
  { point, points }: Pick<TrackWords, "point" | "points">,
  full: string,
): readonly [point: string, points: string] =>
  /^\p{Lu}+$/u.test(points) ? [full, `${full}s`] : [point, points];
