/** What steps cost, in words that need no explanation: an abbreviation, such as MP, would. */
import type { TrackWords } from "../game/scenarios/movement.ts";

/** @param full what an abbreviation is replaced by, and its plural */
export const inFull = (
  { point, points }: Pick<TrackWords, "point" | "points">,
  full: string,
  fulls = `${full}s`,
): readonly [point: string, points: string] => (/^\p{Lu}+$/u.test(points) ? [full, fulls] : [point, points]);
