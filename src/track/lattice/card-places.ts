/** How map cards are placed relative to each other, by the cells they cover. */
import { plus } from "../../game/cells/cells.ts";
import { hexDistance } from "../../game/cells/hexes.ts";
import type { PlannedCard } from "../track.ts";
import { kindOf, radiusOf, sizeOf } from "./tile-of.ts";

export type Place = readonly [column: number, row: number];

/** A card of which only the cells and the placement are known. */
export type CardPlace = Pick<PlannedCard, "map" | "at" | "turn">;

/** All places at which a card, in its rotation, touches another one. */
export function placesAround(other: CardPlace, card: Pick<CardPlace, "map" | "turn">): readonly Place[] {
  if (other.map.cells.shape !== "square") return ringAround(other, card);
  const [size, own] = [sizeOf(other), sizeOf(card)];
  const [left, right] = [other.at[0] - own.columns, other.at[0] + size.columns];
  const [below, above] = [other.at[1] - own.rows, other.at[1] + size.rows];
  const places: Place[] = [];
  for (let column = left; column <= right; column++) {
    // Between the outermost columns the card would overlap the other except in the outermost rows.
    const step = column === left || column === right ? 1 : above - below;
    for (let row = below; row <= above; row += step) places.push([column, row]);
  }
  return places;
}

/** Clockwise from the north, or from the first side after it. */
function ringAround(other: CardPlace, card: Pick<CardPlace, "map">): readonly Place[] {
  const { sides, stepTo } = kindOf([other]);
  const distance = radiusOf(other) + radiusOf(card) + 1;
  return sides.flatMap((side, index) => {
    const along = stepTo(sides[(index + 2) % sides.length] ?? side);
    const [columns, rows] = stepTo(side);
    let place: Place = plus(other.at, [distance * columns, distance * rows]);
    return Array.from({ length: distance }, () => {
      const here = place;
      place = plus(place, along);
      return here;
    });
  });
}

/** Along an edge, at a corner, or overlapping. */
export const touches = (one: CardPlace, other: CardPlace): boolean => nearness(one, other) >= 0;

export const areOverlapping = (one: CardPlace, other: CardPlace): boolean => nearness(one, other) > 0;

/** Below 0 if they are apart, 0 if they touch, above if they overlap. */
function nearness(one: CardPlace, other: CardPlace): number {
  if (one.map.cells.shape !== "square")
    return radiusOf(one) + radiusOf(other) + 1 - hexDistance(one.at, other.at);
  const [size, otherSize] = [sizeOf(one), sizeOf(other)];
  return Math.min(
    other.at[0] + otherSize.columns - one.at[0],
    one.at[0] + size.columns - other.at[0],
    other.at[1] + otherSize.rows - one.at[1],
    one.at[1] + size.rows - other.at[1],
  );
}

/**
 * How many places of a track are wrong: a card does not touch the next, or overlaps another.
 * @param most more are not counted
 */
export function loosePlaces(track: readonly PlannedCard[], most = Number.POSITIVE_INFINITY): number {
  let places = 0;
  for (const [index, card] of track.entries()) {
    const next = track[index + 1];
    if (next && (!touches(card, next) || areOverlapping(card, next))) places += 1;
    for (let other = index + 2; other < track.length; other++)
      if (areOverlapping(card, track[other] as PlannedCard)) places += 1;
    if (places > most) return places;
  }
  return places;
}
