/**
 * A board as a piece to impose as a poster: joins of pages avoid its spaces, its titles and other texts, and its docks
 * as far as possible.
 */
import type { Place } from "../../../diagnostics/diagnostic.ts";
import type { Board } from "../../../game/boards/board.ts";
import { printedBleed } from "../../../game/decks/made-bleed.ts";
import type { Print } from "../../../game/kits/prints.ts";
import type { Poster } from "../../../sheet/poster/poster-plan.ts";
import { boardBriefing } from "../../../track/route/board-briefing.ts";
import type { Box, Point } from "../../../units/box.ts";

/** Distance between candidate lines in mm: finer than anyone can glue. */
const STEP = 1;
/** Minimum distance between a join and a space that it does not cut; more for texts, because of their frames. */
const CLEAR = 0.5;
const CLEAR_OF_TEXT = 3;
/** A dock is drawn about as wide as this. */
const DOCK = 6;

/**
 * @param scene key of the drawing
 * @param board the board shown; absent = only a drawing
 * @param texts areas of its texts, in mm
 */
export function boardPiece(
  { deck, card: { id }, copies }: Print["cards"][number],
  board: Board | undefined,
  scene: string,
  texts: readonly Box[],
  place: Place,
): Poster {
  const { width, height } = deck.size;
  return {
    id,
    component: deck.title,
    front: scene,
    trim: { width, height },
    bleed: printedBleed(deck),
    copies,
    place,
    seams: { x: seamsOf(board, texts, "x", width), y: seamsOf(board, texts, "y", height) },
  };
}

/** Lines that cut nothing; then those that cut only docks, only texts, few spaces, and so on. */
function seamsOf(
  board: Board | undefined,
  texts: readonly Box[],
  axis: "x" | "y",
  length: number,
): readonly (readonly number[])[] {
  const { spaces, docks } = board ? boardBriefing(board) : { spaces: [], docks: [] };
  const lines = Array.from({ length: Math.floor(length / STEP) + 1 }, (_, index) => index * STEP);
  const cut = (places: readonly Point[], line: number, wide: number) =>
    places.filter((place) => Math.abs(place[axis] - line) < wide / 2 + CLEAR).length;
  const drawn = spaces.filter(({ off }) => !off);
  const costs = lines.map((line) => {
    const words = texts.filter((box) => isThrough(box, axis, line)).length;
    const places = cut(drawn, line, board?.space ?? 0) * (texts.length + 1) + words;
    return places * (docks.length + 1) + cut(docks, line, DOCK);
  });
  return [...new Set(costs)]
    .sort((a, b) => a - b)
    .map((cost) => lines.filter((_, index) => costs[index] === cost));
}

function isThrough(box: Box, axis: "x" | "y", line: number): boolean {
  const end = box[axis] + (axis === "x" ? box.width : box.height);
  return line > box[axis] - CLEAR_OF_TEXT && line < end + CLEAR_OF_TEXT;
}
