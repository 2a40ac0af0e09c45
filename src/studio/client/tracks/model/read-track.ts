/** The track that an answer has, as the designer shows it. Pure. */
import { groupedBy } from "../../../../diagnostics/grouped.ts";
import type { LaidScenario, MapCardData } from "../../../../index.ts";
import { standIn } from "./stand-in.ts";
import { type Laid, newKey, type Track } from "./track.ts";

type Entry = Pick<
  LaidScenario["track"][number],
  "position" | "card" | "at" | "turn" | "acceleration" | "heading"
>;

/** All entries of a track in travelling order, those of cards that the game does not have, too. */
export const entriesOf = ({ track: known, missing = [] }: LaidScenario): readonly Entry[] =>
  missing.length === 0
    ? known
    : [...known, ...missing.map((one) => ({ ...one, turn: one.turn as Entry["turn"] }))].sort(
        (one, other) => one.position - other.position,
      );

/** Cards that are as before, or in the place of such, keep their keys. */
export function readTrack(
  shown: LaidScenario,
  cards: ReadonlyMap<string, MapCardData>,
  before: readonly Laid[],
): Track {
  const { start, finish, rules } = shown;
  const keyOf = keysOf(before);
  const entries = entriesOf(shown);
  const known = entries.find(({ card }) => cards.has(card))?.card ?? [...cards.keys()][0];
  const like = known === undefined ? undefined : cards.get(known)?.map;
  return {
    cards: entries.flatMap(({ card, at, turn, acceleration, heading }, index) => {
      const map = cards.get(card)?.map ?? (like && standIn(like));
      if (!map) return [];
      const key = keyOf(index, card, at);
      return [{ key, card, map, at, turn, acceleration, ...(heading && { heading }) }];
    }),
    ...(start !== undefined && { start }),
    ...(finish !== undefined && { finish }),
    ...(rules && { rules }),
  };
}

/** Finds the card that an entry was before: the same in the same place, the one of its number, or any like it. */
function keysOf(before: readonly Laid[]): (index: number, card: string, at: readonly number[]) => number {
  const used = new Set<number>();
  const byPlace = groupedBy(before, ({ card, at }) => `${card} ${at}`);
  const byCard = groupedBy(before, ({ card }) => card);
  const free = (list: readonly (Laid | undefined)[] = []): Laid | undefined =>
    list.find((one) => one !== undefined && !used.has(one.key));
  return (index, card, at) => {
    const same = before[index]?.card === card ? [before[index]] : [];
    const found = free(byPlace.get(`${card} ${at}`)) ?? free(same) ?? free(byCard.get(card));
    if (!found) return newKey();
    used.add(found.key);
    return found.key;
  };
}
