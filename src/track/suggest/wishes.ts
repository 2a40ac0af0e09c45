/** The wishes for a suggested track, and which of them are impossible without a search. */
import { counted, withArticle } from "../../diagnostics/words.ts";
import { copiesIn } from "../../game/kits/kit-cards.ts";
import type { MapCard } from "../../game/map-cards.ts";
import { DEFAULT_MOVEMENT, type Movement, roomOf } from "../../game/scenarios/movement.ts";
import type { LengthClass } from "../../schema/files.ts";
import { DEFAULT_CELLS, MOST_LAID } from "../../units/cells.ts";
import { cellWord } from "../cell-word.ts";
import { faceDownWord } from "../face-down.ts";
import { gridOf } from "../lattice/grid.ts";
import { layCards } from "../lattice/lattice.ts";
import { lengthClassOf } from "../length-class.ts";
import { widthFor } from "../limits.ts";
import type { PackCard } from "../map-pack.ts";
import type { TrackWishes } from "../soundness.ts";
import { hasSpecialSteps } from "../special-steps.ts";
import { forcedSpecialOf } from "../ways/forced-special.ts";
import type { Moves } from "../ways/moves.ts";
import { stepsOf } from "../ways/steps.ts";
import { headingsFor, longestVisit, MOST_EXAMINED } from "./longest-visit.ts";

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

/** Cards of a track whose number is not wished for. */
const USUAL_CARDS = 7;

/** From this many cards on there is room for two acceleration points. */
const CARDS_FOR_TWO = 6;

/**
 * Fills in the defaults: no forced special steps except at corners, and room for two side by side if more than two race
 * and each cell holds one.
 * @param maps the map cards of the pack
 */
export function withDefaults(
  given: Partial<SuggestWishes>,
  movement: Movement = DEFAULT_MOVEMENT,
  maps: readonly Pick<MapCard, "cells">[] = [{ cells: DEFAULT_CELLS }],
): SuggestWishes {
  const usual = Math.min(movement.cards.max, Math.max(movement.cards.min, USUAL_CARDS));
  const { cards = usual, players = 4, corners = 0 } = given;
  const most = Math.min(movement.accelerations, cards >= CARDS_FOR_TWO ? 2 : 1);
  const {
    forcedDiagonals = movement.corners === "special" ? corners : 0,
    narrows = widthFor(players, movement, maps),
    accelerations = Math.max(0, Math.min(most, cards - 2)),
    length,
  } = given;
  const wishes = { cards, players, corners, forcedDiagonals, narrows, accelerations };
  return length === undefined ? wishes : { ...wishes, length };
}

/** Why such a track is impossible, in words, one entry per reason; empty if a search is worthwhile. */
export function impossibleWishes(
  wishes: SuggestWishes,
  pack: readonly PackCard[],
  moves: Moves,
): readonly string[] {
  const { movement } = moves;
  const { words } = movement;
  const { cards, players, corners, forcedDiagonals, narrows, accelerations } = wishes;
  const owned = copiesIn(pack);
  const joins = Math.max(0, cards - 1);
  const inner = Math.max(0, cards - 2);
  const cell = cellWord(pack[0]?.map.cells.shape ?? "square");
  const [widest, room] = [widestOf(pack), roomOn(pack, movement)];
  const reasons: readonly (readonly [boolean, string])[] = [
    [
      !isTrack(cards, movement),
      `a track has ${movement.cards.min} to ${movement.cards.max} cards, not ${cards}${cards > movement.cards.max && cards <= MOST_LAID ? "; `cards:` of `track:` in game.yaml says how many" : ""}`,
    ],
    [cards > owned, `the pack has ${counted(owned, "map card")}, but the track needs ${cards}`],
    [
      joins > 0 && corners > joins,
      `${counted(cards, "card")} join at ${counted(joins, "place")}, so ${counted(corners, "corner")} are impossible`,
    ],
    [
      corners > 0 && (movement.corners === "never" || pack[0]?.map.cells.shape !== "square"),
      "cards that touch only at a corner cannot be crossed: there are no steps over corners",
    ],
    [
      forcedDiagonals > 0 && !hasSpecial(movement, pack),
      `no way can need ${withArticle(words.special)}: the game has none`,
    ],
    [
      movement.corners === "special" && corners > forcedDiagonals,
      `each corner join needs ${withArticle(words.special)}, so ${counted(corners, "corner")} need ${corners} forced ${words.shorts} or more, not ${forcedDiagonals}`,
    ],
    [
      corners > 0 && narrows > 1,
      `a corner join is one square wide, but no place may be narrower than ${narrows}; wish for no corners, or for narrows of 1 (with up to 2 players, or it will be reported)`,
    ],
    [
      narrows > widest,
      `a map card is at most ${counted(widest, cell)} wide, so no track is ${narrows} wide everywhere`,
    ],
    [players > room, `a first card has room for ${room} ${words.pieces}, not for ${players}`],
    [narrows < 1, `the narrowest place of a track is at least 1 ${cell} wide`],
    [accelerations > movement.accelerations, accelerationWords(movement)],
    [
      accelerations > inner,
      `the first and the last card are face up, so ${counted(cards, "card")} have room for ${counted(inner, faceDownWord(movement))}, not ${accelerations}`,
    ],
    ...lengthReasons(wishes, pack, moves),
    ...diagonalReasons(wishes, pack, moves),
  ];
  return reasons.flatMap(([holds, words]) => (holds ? [words] : []));
}

const isTrack = (cards: number, { cards: { min, max } }: Movement): boolean => cards >= min && cards <= max;

/** Cells side by side on the widest card: no track is wider. */
const widestOf = (pack: readonly PackCard[]): number =>
  Math.max(
    1,
    ...pack.map(({ map: { cells } }) =>
      cells.shape === "square" ? Math.max(cells.columns, cells.rows) : 2 * cells.radius + 1,
    ),
  );

/** Pieces that find room on the largest card; any number where cards are single cells, as pieces enter one by one. */
function roomOn(pack: readonly PackCard[], movement: Movement): number {
  const most = Math.max(1, ...pack.map(({ map }) => map.squares.length));
  return most === 1 ? Number.POSITIVE_INFINITY : roomOf(movement) * most;
}

/** Are there steps that only some pieces may make? */
const hasSpecial = (movement: Movement, [first]: readonly PackCard[]): boolean =>
  first !== undefined && hasSpecialSteps(movement, first.map.cells.shape);

function accelerationWords({ accelerations }: Movement): string {
  if (accelerations === 0) return "cards that lie face down have no effect in this game, so wish for none";
  const next =
    ["a first", "a second", "a third"][accelerations] ?? `acceleration point ${accelerations + 1}:`;
  return `${next} acceleration point would have no effect; the limit is ${accelerations}`;
}

function lengthReasons(
  { cards, length }: SuggestWishes,
  pack: readonly PackCard[],
  moves: Moves,
): readonly (readonly [boolean, string])[] {
  const { lengths, enter, words } = moves.movement;
  if (length === undefined || !isTrack(cards, moves.movement)) return [];
  // Entering a card of the track costs at least a point.
  const [most, least] = [longestOf(cards, pack, moves), cards - 1 + enter];
  return [
    [
      isOnward(moves) && rankOf(lengthClassOf(most, lengths)) < rankOf(length),
      `${counted(cards, "card")} make at most ${most} ${words.points}, which is ${lengthClassOf(most, lengths)}, not ${length}; wish for more cards`,
    ],
    [
      rankOf(lengthClassOf(least, lengths)) > rankOf(length),
      `${counted(cards, "card")} need at least ${least} ${words.points}, which is ${lengthClassOf(least, lengths)}, not ${length}; wish for fewer cards`,
    ],
  ];
}

/** One diagonal step at each join, and on each card those that its bars force. */
function diagonalReasons(
  { cards, forcedDiagonals }: SuggestWishes,
  pack: readonly PackCard[],
  moves: Moves,
): readonly (readonly [boolean, string])[] {
  const joins = cards - 1;
  if (!isTrack(cards, moves.movement) || !hasSpecial(moves.movement, pack) || forcedDiagonals <= joins)
    return [];
  if (!isOnward(moves)) return [];
  const byBars = sumOfMost(cards, pack, (map) => forcedOnCard(map, moves));
  return [
    [
      forcedDiagonals > joins + byBars,
      `${counted(cards, "card")} join at ${counted(joins, "place")}, and the bars on the pack's cards force at most ${counted(byBars, moves.movement.words.special, moves.movement.words.specials)}: ${joins + byBars} at most, not ${forcedDiagonals}`,
    ],
  ];
}

/** Does no piece ever return to a card? Only then the sums over cards are bounds. */
const isOnward = ({ movement }: Moves): boolean => movement.backward === "never";

/** No shortest way is longer, unless pieces return to a card: it visits each card once, without unnecessary detours. */
const longestOf = (cards: number, pack: readonly PackCard[], moves: Moves): number =>
  sumOfMost(cards, pack, (map) => longestVisit(map, moves));

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
 * An upper bound for the card face up or face down (without bars). A piece never returns to a card, so a card forces
 * the least number of diagonal steps between the squares where the way enters and leaves it.
 */
const forcedOnCard = (map: MapCard, moves: Moves): number => {
  // Longer searches are left to the search itself.
  if (map.squares.length > MOST_EXAMINED) return map.squares.length;
  return Math.max(forcedBetweenSquares(map, moves), forcedBetweenSquares({ ...map, bars: [] }, moves));
};

function forcedBetweenSquares(map: MapCard, moves: Moves): number {
  const lattice = layCards(
    [{ card: "", map, at: [0, 0], turn: 0, acceleration: false }],
    moves.movement.faceDown,
  );
  const grid = gridOf(lattice);
  const counts = headingsFor(map).flatMap((heading) => {
    const steps = stepsOf(lattice, grid, [heading], moves);
    return lattice.squares.flatMap(({ index: from }) =>
      lattice.squares.map(({ index: to }) => forcedSpecialOf(steps, from, to)?.length ?? 0),
    );
  });
  return Math.max(...counts);
}
