/** The map cards available for a track. */
import type { Game } from "../game/game.ts";
import type { MapCard } from "../game/map-cards.ts";

export interface PackCard {
  readonly card: string;
  readonly map: MapCard;
  /** Number of copies in the pack. */
  readonly copies: number;
}

/** All map cards of a game that are printed and have all their squares; if decks share an id, the first deck's. */
export function packOf({ decks }: Pick<Game, "decks">): readonly PackCard[] {
  const pack = new Map<string, PackCard>();
  for (const { id, map, copies } of decks.flatMap(({ cards }) => cards))
    if (map && !pack.has(id)) pack.set(id, { card: id, map, copies });
  return [...pack.values()].filter(({ map, copies }) => map.isWhole && copies > 0);
}
