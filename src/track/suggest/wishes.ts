/** The wishes for a suggested track, and which of them are impossible without a search. */
import { counted } from "../../diagnostics/words.ts";
import { copiesIn } from "../../game/kits/kit-cards.ts";
import type { MapCard } from "../../game/map-cards.ts";
import type { LengthClass } from "../../schema/files.ts";
import { gridOf } from "../lattice/grid.ts";
import { layCards } from "../lattice/lattice.ts";
import { lengthClassOf } from "../length-class.ts";
import { CARD_SQUARES, DUEL, MOST_ACCELERATIONS, TRACK_CARDS } from "../limits.ts";
import type { PackCard } from "../map-pack.ts";
import type { TrackWishes } from "../soundness.ts";
import { forcedDiagonalsOf } from "../ways/forced-diagonals.ts";
import { stepsOf } from "../ways/steps.ts";
import { HEADINGS, longestVisit } from "./longest-visit.ts";

export interface SuggestWishes extends TrackWishes {
  /** Number of cards, including acceleration points. */
  readonly cards: number;
  readonly players: number;
  readonly narrows: number;
  readonly forcedDiagonals: number;
  readonly corners: number;
  /** Number of face-down cards. */
  readonly accelerations: number;
}

/** Squares side by side on a card: no track is wider. */
const WIDEST = 3;

/** From this many cards on there is room for two acceleration points. */
const CARDS_FOR_TWO = 6;

/**
 * Fills in the defaults: no forced diagonals except at corners, and room for two side by side if more than two race.
 */
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

/** Why such a track is impossible, in words, one entry per reason; empty if a search is worthwhile. */
export function impossibleWishes(wishes: SuggestWishes, pack: readonly PackCard[]): readonly string[] {
  const { cards, players, corners, forcedDiagonals, narrows, accelerations } = wishes;
  const owned = copiesIn(pack);
  const joins = Math.max(0, cards - 1);
  const inner = Math.max(0, cards - 2);
  const reasons: readonly (readonly [boolean, string])[] = [
    [!isTrack(cards), `a track has ${TRACK_CARDS.fewest} to ${TRACK_CARDS.most} cards, not ${cards}`],
    [cards > owned, `the pack has ${counted(owned, "map card")}, but the track needs ${cards}`],
    [
      joins > 0 && corners > joins,
      `${counted(cards, "card")} join at ${counted(joins, "place")}, so ${counted(corners, "corner")} are impossible`,
    ],
    [
      corners > forcedDiagonals,
      `each corner join needs a diagonal step, so ${counted(corners, "corner")} need ${corners} forced diagonals or more, not ${forcedDiagonals}`,
    ],
    [
      corners > 0 && narrows > 1,
      `a corner join is one square wide, but no place may be narrower than ${narrows}; wish for no corners, or for narrows of 1 (with up to 2 players, or it will be reported)`,
    ],
    [
      narrows > WIDEST,
      `a map card is at most ${WIDEST} squares wide, so no track is ${narrows} wide everywhere`,
    ],
    [players > CARD_SQUARES, `a first card has room for ${CARD_SQUARES} captains, not for ${players}`],
    [narrows < 1, "the narrowest place of a track is at least 1 square wide"],
    [
      accelerations > MOST_ACCELERATIONS,
      `a third acceleration point would have no effect: at most 5 cards are dealt; the limit is ${MOST_ACCELERATIONS}`,
    ],
    [
      accelerations > inner,
      `the first and the last card are face up, so ${counted(cards, "card")} have room for ${counted(inner, "acceleration point")}, not ${accelerations}`,
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

/** One diagonal step at each join, and on each card those that its bars force. */
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
      `${counted(cards, "card")} join at ${counted(joins, "place")}, and the bars on the pack's cards force at most ${counted(byBars, "diagonal step")}: ${joins + byBars} at most, not ${forcedDiagonals}`,
    ],
  ];
}

/** No shortest way is longer: it visits each card once, without unnecessary detours. */
const longestOf = (cards: number, pack: readonly PackCard[]): number => sumOfMost(cards, pack, longestVisit);

/** The sum over the cards of the pack with the highest values, as many as the track has. */
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

/**
 * An upper bound for the card face up or face down (without bars). A captain never returns to a card, so a card forces
 * the least number of diagonal steps between the squares where the way enters and leaves it.
 */
const forcedOnCard = (map: MapCard): number =>
  Math.max(forcedBetweenSquares(map), forcedBetweenSquares({ ...map, bars: [] }));

function forcedBetweenSquares(map: MapCard): number {
  const lattice = layCards([{ card: "", map, at: [0, 0], turn: 0, acceleration: false }]);
  const grid = gridOf(lattice);
  const counts = HEADINGS.flatMap((heading) => {
    const steps = stepsOf(lattice, grid, [heading]);
    return lattice.squares.flatMap(({ index: from }) =>
      lattice.squares.map(({ index: to }) => forcedDiagonalsOf(steps, from, to)?.length ?? 0),
    );
  });
  return Math.max(...counts);
}
