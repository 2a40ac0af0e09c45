/** The face of a family that is nearest to a wanted weight and slope, by the rules of CSS Fonts 4, section 5.2. */
import type { Face } from "./face.ts";

/** Slope decides first, then weight. Undefined for an empty family; of equal faces the first. */
export function nearestFace(faces: readonly Face[], weight: number, italic: boolean): Face | undefined {
  const sloped = faces.filter((face) => face.italic === italic);
  const candidates = sloped.length > 0 ? sloped : faces;
  const costs = candidates.map((face) => weightCost(weight, face.weight));
  return candidates[costs.indexOf(Math.min(...costs))];
}

const LATER = 1000;

/** The position at which CSS would try a weight: 400 to 500 look up to 500 first, then down; lighter look down, bolder look up. */
function weightCost(wanted: number, offered: number): number {
  const distance = Math.abs(offered - wanted);
  if (wanted >= 400 && wanted <= 500) {
    if (offered >= wanted && offered <= 500) return distance;
    return offered < wanted ? LATER + distance : 2 * LATER + distance;
  }
  const firstChoice = wanted < 400 ? offered <= wanted : offered >= wanted;
  return firstChoice ? distance : LATER + distance;
}
