/** What can be wished of a suggested track, and which wishes no search has to be made for. */

import { counted } from "../../diagnostics/words.ts";
import { copiesIn } from "../../game/kits/kit-cards.ts";
import type { MapCard } from "../../game/map-cards.ts";
import type { LengthClass } from "../../schema/files.ts";
import { lengthClassOf } from "../length-class.ts";
import { CARD_SQUARES, DUEL, MOST_ACCELERATIONS, TRACK_CARDS } from "../limits.ts";
import type { PackCard } from "../map-pack.ts";
import type { TrackWishes } from "../soundness.ts";
import { forcedOnCard } from "./forced-on-card.ts";
import { longestVisit } from "./longest-visit.ts";

export interface SuggestWishes extends TrackWishes {
  /** How many cards, acceleration points included. */
  readonly cards: number;
  readonly players: number;
  readonly narrows: number;
  readonly forcedDiagonals: number;
  readonly corners: number;
  /** Cards that lie face down. */
  readonly accelerations: number;
}

/** Squares side by side on a card: no track is wider. */
const WIDEST = 3;

/** From this many cards on there is room for two acceleration points. */
const CARDS_FOR_TWO = 6;

/** Fills in what is as usual: no forced diagonals but those of corners, room for two beside each other where more than two race. */
export function withDefaults(given: Partial<SuggestWishes>): SuggestWishes {
  const { cards = 7, players = 4, corners = 0 } = given;
  const {
    forcedDiagonals = corners,
    narrows = players > DUEL ? 2 : 1,
    accelerations = cards >= CARDS_FOR_TWO ? 2 : 1,
    length,
  } = given;
  const wishes = { cards, players, corners, forcedDiagonals, narrows, accelerations };
  return length === undefined ? wishes : { ...wishes, length };
}

/** Why there can be no such track, in words, one entry a reason; none when a search is worth while. */
export function impossibleWishes(wishes: SuggestWishes, pack: readonly PackCard[]): readonly string[] {
  const { cards, players, corners, forcedDiagonals, narrows, accelerations } = wishes;
  const owned = copiesIn(pack);
  const joins = Math.max(0, cards - 1);
  const inner = Math.max(0, cards - 2);
  const reasons: readonly (readonly [boolean, string])[] = [
    [!isTrack(cards), `a track has ${TRACK_CARDS.fewest} to ${TRACK_CARDS.most} cards, not ${cards}`],
    [cards > owned, `the pack has ${counted(owned, "map card")}, and the track is to have ${cards}`],
    [
      joins > 0 && corners > joins,
      `${counted(cards, "card")} join at ${counted(joins, "place")}, so ${counted(corners, "corner")} cannot be had`,
    ],
    [
      corners > forcedDiagonals,
      `each corner join needs a diagonal step, so ${counted(corners, "corner")} need ${corners} forced diagonals or more, not ${forcedDiagonals}`,
    ],
    [
      corners > 0 && narrows > 1,
      `a corner join is one square wide, and no place is to be narrower than ${narrows}; wish for no corners, or for narrows of 1 (with up to 2 players, or it will be pointed out)`,
    ],
    [
      narrows > WIDEST,
      `a map card is ${WIDEST} squares wide at most, so no track is ${narrows} wide everywhere`,
    ],
    [players > CARD_SQUARES, `a first card has room for ${CARD_SQUARES} captains, not for ${players}`],
    [narrows < 1, "the narrowest place of a track is at least 1 square wide"],
    [
      accelerations > MOST_ACCELERATIONS,
      `a third acceleration point would change nothing: no more than 5 cards are dealt; ${MOST_ACCELERATIONS} are the most`,
    ],
    [
      accelerations > inner,
      `the first and the last card lie face up, so ${counted(cards, "card")} have room for ${counted(inner, "acceleration point")}, not ${accelerations}`,
    ],
    ...lengthReasons(wishes, pack),
    ...diagonalReasons(wishes, pack),
  ];
  return reasons.flatMap(([holds, words]) => (holds ? [words] : []));
}

const isTrack = (cards: number): boolean => cards >= TRACK_CARDS.fewest && cards <= TRACK_CARDS.most;

function lengthReasons(
  { cards, length }: SuggestWishes,
  pack: readonly PackCard[],
): readonly (readonly [boolean, string])[] {
  if (length === undefined || !isTrack(cards)) return [];
  const most = longestOf(cards, pack);
  return [
    [
      rankOf(lengthClassOf(most)) < rankOf(length),
      `${counted(cards, "card")} make at most ${most} movement points, which is ${lengthClassOf(most)}, not ${length}; wish for more cards`,
    ],
    [
      rankOf(lengthClassOf(cards)) > rankOf(length),
      `${counted(cards, "card")} need at least ${cards} movement points, which is ${lengthClassOf(cards)}, not ${length}; wish for fewer cards`,
    ],
  ];
}

/** One diagonal step at each join, and on each card those that its bars ask for. */
function diagonalReasons(
  { cards, forcedDiagonals }: SuggestWishes,
  pack: readonly PackCard[],
): readonly (readonly [boolean, string])[] {
  const joins = cards - 1;
  if (!isTrack(cards) || forcedDiagonals <= joins) return [];
  const byBars = sumOfMost(cards, pack, forcedOnCard);
  return [
    [
      forcedDiagonals > joins + byBars,
      `${counted(cards, "card")} join at ${counted(joins, "place")}, and the bars on the pack's cards force at most ${counted(byBars, "diagonal step")}: that makes ${joins + byBars} at most, not ${forcedDiagonals}`,
    ],
  ];
}

/** No shortest way is longer: it visits each card once, and takes no detour there that it need not. */
const longestOf = (cards: number, pack: readonly PackCard[]): number => sumOfMost(cards, pack, longestVisit);

/** The sum over the cards of the pack that have the most of something, as many as the track takes. */
function sumOfMost(cards: number, pack: readonly PackCard[], measure: (map: MapCard) => number): number {
  const measures = pack.flatMap(({ map, copies }) => {
    const each = measure(map);
    return Array.from({ length: Math.min(copies, cards) }, () => each);
  });
  return measures
    .sort((a, b) => b - a)
    .slice(0, cards)
    .reduce((sum, one) => sum + one, 0);
}

const RANK: Readonly<Record<LengthClass, number>> = { short: 0, medium: 1, long: 2 };
const rankOf = (length: LengthClass): number => RANK[length];
