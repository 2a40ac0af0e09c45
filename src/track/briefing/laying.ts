/**
 * How a track is laid card by card: which card, how far it is turned, and where it goes beside the previous card, as
 * data and in plain words. The words are sufficient to lay the track; the drawing shows the same.
 */
import { counted } from "../../diagnostics/words.ts";
import { minus } from "../../game/cells/cells.ts";
import { isAlikeInAllTurns } from "../../game/map-cards.ts";
import type { Side } from "../../schema/files.ts";
import { round } from "../../units/length.ts";
import { hexWay, hexWayInWords } from "../lattice/hex-way.ts";
import { kindOf } from "../lattice/tile-of.ts";
import type { Join, PlannedCard } from "../track.ts";
import type { PictureCard } from "./track-picture.ts";

export interface LayingStep {
  readonly position: number;
  readonly card: string;
  /**
   * "as printed", "90° clockwise"; for a face-down card, which looks the same after a half turn, "upright" or
   * "sideways", and for a card that looks the same in all turns "any way round".
   */
  readonly turn: string;
  readonly faceDown: boolean;
  /** "lay it first", "above 1, edges level". */
  readonly place: string;
}

/** @param laid the same cards on their lattice */
export function layingOf(
  cards: readonly PictureCard[],
  joins: readonly (Join | undefined)[],
  laid: readonly PlannedCard[],
): readonly LayingStep[] {
  return cards.map((card, index) => ({
    position: card.position,
    card: card.card,
    turn: laid[index] && isAlikeInAllTurns(laid[index].map) ? "any way round" : turnWords(card),
    faceDown: card.acceleration,
    place: placeWords(
      { card: cards[index - 1], laid: laid[index - 1] },
      { card, laid: laid[index] },
      joins[index - 1],
    ),
  }));
}

function turnWords({ turn, acceleration }: PictureCard): string {
  if (acceleration) return DOWN_TURNS[turn % 180] ?? `${turn % 180}° clockwise`;
  return turn === 0 ? "as printed" : turn === 180 ? "180°" : `${turn}° clockwise`;
}

/** Of a face-down card. */
const DOWN_TURNS: Readonly<Record<number, string>> = { 0: "upright", 90: "sideways" };

const BESIDE: Readonly<Record<Side, string>> = {
  north: "above",
  "north-east": "at the top right of",
  east: "right of",
  "south-east": "at the bottom right of",
  south: "below",
  "south-west": "at the bottom left of",
  west: "left of",
  "north-west": "at the top left of",
};

interface Laid {
  readonly card: PictureCard | undefined;
  readonly laid: PlannedCard | undefined;
}

function placeWords(
  { card: before, laid: from }: Laid,
  { card, laid: to }: Laid,
  join: Join | undefined,
): string {
  if (before === undefined || card === undefined || from === undefined || to === undefined)
    return "lay it first";
  if (join === undefined) return `apart from ${before.position}: see the plan`;
  const [side = "north"] = join.headings;
  if (from.map.cells.shape !== "square") return hexPlaceWords(before.position, from, to);
  if (join.kind === "corner") return `at the ${cornerWords(join.headings)} corner of ${before.position}`;
  return `${BESIDE[side]} ${before.position}, ${levelWords(before, card, side)}`;
}

/** Which side of a single hexagon; of larger cards the way between their middles, in hexagons. */
function hexPlaceWords(before: number, from: PlannedCard, to: PlannedCard): string {
  const [kind, by] = [kindOf([from]), minus(to.at, from.at)];
  const [[side, steps], second] = hexWay(kind, by);
  if (steps === 1 && second === undefined) return `${BESIDE[side]} ${before}`;
  return `middle ${hexWayInWords(kind, by)} of ${before}`;
}

function cornerWords(headings: readonly Side[]): string {
  const height = headings.includes("north") ? "top" : "bottom";
  return `${height} ${headings.includes("east") ? "right" : "left"}`;
}

interface Way {
  /** Direction in which a card of the same size is shifted. */
  readonly shift: string;
  /** Position of the edge of a card of another size. */
  readonly edge: string;
}

/** For cards side by side, and one above the other: towards the top or left, and the opposite. */
const WAYS: Readonly<Record<"across" | "along", readonly [Way, Way]>> = {
  across: [
    { shift: "up", edge: "higher" },
    { shift: "down", edge: "lower" },
  ],
  along: [
    { shift: "left", edge: "further left" },
    { shift: "right", edge: "further right" },
  ],
};

/** Which edges are level; if none are, how far the card is shifted, in terms of the named edges. */
function levelWords(before: PictureCard, card: PictureCard, side: Side): string {
  const isAcross = side === "east" || side === "west";
  const [low, high] = isAcross ? ["top", "bottom"] : ["left", "right"];
  // Quotients of lengths are not exact in binary.
  const first = round(isAcross ? card.y - before.y : card.x - before.x, 2);
  const size = isAcross ? card.height - before.height : card.width - before.width;
  const last = round(first + size, 2);
  if (first === 0 && last === 0) return "edges level";
  if (first === 0) return `${low} edges level`;
  if (last === 0) return `${high} edges level`;
  const by = counted(Math.abs(first), "square");
  const way = WAYS[isAcross ? "across" : "along"][first < 0 ? 0 : 1];
  return size === 0 ? `${by} ${way.shift}` : `${low} edge ${by} ${way.edge}`;
}
