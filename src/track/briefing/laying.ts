/**
 * How a track is laid card by card: which card, how far it is turned, and where it goes beside the previous card, as
 * data and in plain words. The words are sufficient to lay the track; the drawing shows the same.
 */
import { minus } from "../../game/cells/cells.ts";
import { isAlikeInAllTurns } from "../../game/map-cards.ts";
import type { Side } from "../../schema/files.ts";
import { round } from "../../units/length.ts";
import type { PaperWord } from "../../words/paper-words.ts";
import { inEnglish, type Say, sayCounted } from "../../words/say.ts";
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

/**
 * @param laid the same cards on their lattice
 * @param say how it is worded on paper; default in English
 */
export function layingOf(
  cards: readonly PictureCard[],
  joins: readonly (Join | undefined)[],
  laid: readonly PlannedCard[],
  say: Say = inEnglish,
): readonly LayingStep[] {
  return cards.map((card, index) => ({
    position: card.position,
    card: card.card,
    turn: laid[index] && isAlikeInAllTurns(laid[index].map) ? say("any way round") : turnWords(card, say),
    faceDown: card.acceleration,
    place: placeWords(
      { card: cards[index - 1], laid: laid[index - 1] },
      { card, laid: laid[index] },
      joins[index - 1],
      say,
    ),
  }));
}

function turnWords({ turn, acceleration }: PictureCard, say: Say): string {
  const down = acceleration ? DOWN_TURNS[turn % 180] : undefined;
  if (down) return say(down);
  if (acceleration) return say("{angle}° clockwise", { angle: turn % 180 });
  if (turn === 0) return say("as printed");
  return say(turn === 180 ? "{angle}°" : "{angle}° clockwise", { angle: turn });
}

/** Of a face-down card. */
const DOWN_TURNS: Readonly<Record<number, PaperWord>> = { 0: "upright", 90: "sideways" };

const BESIDE: Readonly<Record<Side, PaperWord>> = {
  north: "above {card}",
  "north-east": "at the top right of {card}",
  east: "right of {card}",
  "south-east": "at the bottom right of {card}",
  south: "below {card}",
  "south-west": "at the bottom left of {card}",
  west: "left of {card}",
  "north-west": "at the top left of {card}",
};

interface Laid {
  readonly card: PictureCard | undefined;
  readonly laid: PlannedCard | undefined;
}

function placeWords(
  { card: before, laid: from }: Laid,
  { card, laid: to }: Laid,
  join: Join | undefined,
  say: Say,
): string {
  if (before === undefined || card === undefined || from === undefined || to === undefined)
    return say("lay it first");
  if (join === undefined) return say("apart from {card}: see the plan", { card: before.position });
  const [side = "north"] = join.headings;
  if (from.map.cells.shape !== "square") return hexPlaceWords(before.position, from, to, say);
  if (join.kind === "corner") return say(cornerWords(join.headings), { card: before.position });
  return `${say(BESIDE[side], { card: before.position })}, ${levelWords(before, card, side, say)}`;
}

/** Which side of a single hexagon; of larger cards the way between their middles, in hexagons. */
function hexPlaceWords(before: number, from: PlannedCard, to: PlannedCard, say: Say): string {
  const [kind, by] = [kindOf([from]), minus(to.at, from.at)];
  const [[side, steps], second] = hexWay(kind, by);
  if (steps === 1 && second === undefined) return say(BESIDE[side], { card: before });
  return say("middle {way} of {card}", { way: hexWayInWords(kind, by, say), card: before });
}

function cornerWords(headings: readonly Side[]): PaperWord {
  const height = headings.includes("north") ? "top" : "bottom";
  return `at the ${height} ${headings.includes("east") ? "right" : "left"} corner of {card}`;
}

/** Of a card of the same size that is shifted, and of one of another size, whose edge is told: one square, and several. */
interface Way {
  readonly shift: readonly [PaperWord, PaperWord];
  readonly edge: readonly [PaperWord, PaperWord];
}

/** For cards side by side, and one above the other: towards the top or left, and the opposite. */
const WAYS: Readonly<Record<"across" | "along", readonly [Way, Way]>> = {
  across: [
    {
      shift: ["{count} square up", "{count} squares up"],
      edge: ["top edge {count} square higher", "top edge {count} squares higher"],
    },
    {
      shift: ["{count} square down", "{count} squares down"],
      edge: ["top edge {count} square lower", "top edge {count} squares lower"],
    },
  ],
  along: [
    {
      shift: ["{count} square left", "{count} squares left"],
      edge: ["left edge {count} square further left", "left edge {count} squares further left"],
    },
    {
      shift: ["{count} square right", "{count} squares right"],
      edge: ["left edge {count} square further right", "left edge {count} squares further right"],
    },
  ],
};

/** Which edges are level; if none are, how far the card is shifted, in terms of the named edges. */
function levelWords(before: PictureCard, card: PictureCard, side: Side, say: Say): string {
  const isAcross = side === "east" || side === "west";
  const [low, high] = isAcross ? (["top", "bottom"] as const) : (["left", "right"] as const);
  // Quotients of lengths are not exact in binary.
  const first = round(isAcross ? card.y - before.y : card.x - before.x, 2);
  const size = isAcross ? card.height - before.height : card.width - before.width;
  const last = round(first + size, 2);
  if (first === 0 && last === 0) return say("edges level");
  if (first === 0) return say(`${low} edges level`);
  if (last === 0) return say(`${high} edges level`);
  const way = WAYS[isAcross ? "across" : "along"][first < 0 ? 0 : 1];
  return sayCounted(say, Math.abs(first), ...(size === 0 ? way.shift : way.edge));
}
