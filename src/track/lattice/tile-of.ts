/** The cells of a placed card, and its lattice. */
import type { LatticeKind } from "../../game/cells/cells.ts";
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import { type Tile, tileOf } from "../../game/cells/tile.ts";
import { isOdd, oddWords } from "../../game/scenarios/odd-cards.ts";
import type { PlannedCard } from "../track.ts";

export const tileOfCard = ({ map }: Pick<PlannedCard, "map">): Tile => tileOf(map.cells);

/** How many columns and rows of squares a card covers in its rotation. */
export const sizeOf = ({
  map,
  turn,
}: Pick<PlannedCard, "map" | "turn">): { readonly columns: number; readonly rows: number } =>
  tileOf(map.cells).sizeIn(turn);

/** The lattice of a track, which is that of its first card; squares for a track without cards. */
export const kindOf = (track: readonly Pick<PlannedCard, "map">[]): LatticeKind =>
  latticeKind(track[0]?.map.cells.shape ?? "square");

/** The index of the first card that cannot lie on the lattice of the first one; -1 if there is none. */
export const oddCard = (track: readonly Pick<PlannedCard, "map" | "turn">[]): number =>
  track.findIndex((card) => track[0] !== undefined && isOdd(track[0], card));

/** Why that card cannot lie in the track, in words; undefined if it can. */
export const oddCardWords = (
  track: readonly Pick<PlannedCard, "card" | "map" | "turn">[],
  index: number,
): string | undefined => {
  const [first, card] = [track[0], track[index]];
  return first && card && oddWords(first, card);
};

/** The distance of a card's outermost hexagons from the one in the middle. */
export const radiusOf = ({ map }: Pick<PlannedCard, "map">): number =>
  map.cells.shape === "square" ? 0 : map.cells.radius;
