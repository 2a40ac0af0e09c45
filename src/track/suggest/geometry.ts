/**
 * Whether cards without bars could be crossed in a given placement. Bars only remove steps, so what fails here fails
 * with every card; and as there are few ways to place three cards side by side, each is examined once.
 */
import { CELLS } from "../../game/decks/card-lattice.ts";
import type { MapCard } from "../../game/map-cards.ts";
import type { PlannedCard } from "../track.ts";
import { crossingOf, isPassable } from "./passage.ts";

/** A card of which only the placement is known. */
export type CardPlace = Pick<PlannedCard, "at" | "turn">;

export interface Geometry {
  /** Most captains that cross side by side. */
  width(card: CardPlace, next: CardPlace): number;
  isPassable(before: CardPlace | undefined, card: CardPlace, next: CardPlace): boolean;
}

export function createGeometry(): Geometry {
  const widths = new Map<string, number>();
  const passable = new Map<string, boolean>();
  return {
    width: (card, next) => remembered(widths, [card, next], () => crossingOf(blank(card), blank(next)).width),
    isPassable: (before, card, next) =>
      remembered(passable, before ? [before, card, next] : [card, next], () =>
        isPassable(before && blank(before), blank(card), blank(next)),
      ),
  };
}

function remembered<T>(made: Map<string, T>, places: readonly CardPlace[], find: () => T): T {
  const [x = 0, y = 0] = places[0]?.at ?? [];
  const key = places.map(({ at, turn }) => `${at[0] - x} ${at[1] - y} ${turn % 180}`).join();
  const found = made.get(key) ?? find();
  made.set(key, found);
  return found;
}

const BLANK: MapCard = {
  isWhole: true,
  squares: CELLS.map((cell) => ({ ...cell, colour: "green" })),
  bars: [],
  print: { side: 1, across: 0, along: 0 },
};

const blank = ({ at, turn }: CardPlace): PlannedCard => ({
  card: "",
  map: BLANK,
  at,
  turn,
  acceleration: false,
});
