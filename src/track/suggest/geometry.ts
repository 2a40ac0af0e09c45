/**
 * Whether cards without bars could be crossed in a given placement. Bars only remove steps, so what fails here fails
 * with every card; and as there are few ways to place three cards side by side, each is examined once.
 */
import { tileOf } from "../../game/cells/tile.ts";
import type { MapCard } from "../../game/map-cards.ts";
import { isBlocked } from "../../game/scenarios/terrain.ts";
import type { Cells } from "../../units/cells.ts";
import type { CardPlace } from "../lattice/card-places.ts";
import type { PlannedCard } from "../track.ts";
import type { Moves } from "../ways/moves.ts";
import { crossingOf, isPassable } from "./passage.ts";

export interface Geometry {
  /** Most pieces that cross side by side. */
  width(card: CardPlace, next: CardPlace): number;
  isPassable(before: CardPlace | undefined, card: CardPlace, next: CardPlace): boolean;
}

export function createGeometry(moves: Moves): Geometry {
  const { faceDown } = moves.movement;
  const open = moves.terrains.find(({ id }) => !isBlocked(moves.terrains, id))?.id ?? faceDown;
  const blank = ({ map, at, turn }: CardPlace): PlannedCard => ({
    card: "",
    map: blankMap(map.cells, open),
    at,
    turn,
    acceleration: false,
  });
  const widths = new Map<string, number>();
  const passable = new Map<string, boolean>();
  return {
    width: (card, next) =>
      remembered(widths, [card, next], () => crossingOf(blank(card), blank(next), moves).width),
    isPassable: (before, card, next) =>
      remembered(passable, before ? [before, card, next] : [card, next], () =>
        isPassable(before && blank(before), blank(card), blank(next), moves),
      ),
  };
}

function remembered<T>(made: Map<string, T>, places: readonly CardPlace[], find: () => T): T {
  const [x = 0, y = 0] = places[0]?.at ?? [];
  const key = places
    .map(({ map, at, turn }) => `${sizeKey(map.cells, turn)} ${at[0] - x} ${at[1] - y}`)
    .join();
  const found = made.get(key) ?? find();
  made.set(key, found);
  return found;
}

/** Equal for cards that cover the same cells around their place. */
function sizeKey(cells: Cells, turn: PlannedCard["turn"]): string {
  if (cells.shape !== "square") return `${cells.shape} ${cells.radius}`;
  const { columns, rows } = tileOf(cells).sizeIn(turn);
  return `${columns} ${rows}`;
}

const blankMap = (cells: Cells, terrain: string): MapCard => ({
  isWhole: true,
  cells,
  squares: tileOf(cells).cells.map((cell) => ({ ...cell, terrain })),
  bars: [],
  print: { side: 1, across: 0, along: 0 },
});
