/** A board as a piece to be imposed as a poster: joins of pages keep off its spaces and docks as well as they can. */
import type { Place } from "../diagnostics/diagnostic.ts";
import type { Board } from "../game/board.ts";
import type { Deck } from "../game/game.ts";
import type { Poster } from "../sheet/poster-plan.ts";
import { boardBriefing } from "../track/route/board-briefing.ts";

/** Lines that are looked at, in mm from each other: finer than anybody glues. */
const STEP = 1;
/** How far a join keeps from what it does not cut. */
const CLEAR = 0.5;
/** A dock is drawn about as wide as this. */
const DOCK = 6;

/**
 * @param scene key of the drawing
 * @param board the one that is shown; a board that is a drawing and no more is cut anywhere
 */
export function boardPiece(
  { id, deck }: { readonly id: string; readonly deck: Deck },
  board: Board | undefined,
  scene: string,
  place: Place,
): Poster {
  const { width, height } = deck.size;
  return {
    id,
    component: deck.title,
    front: scene,
    trim: { width, height },
    bleed: deck.bleed,
    copies: 1,
    place,
    ...(board ? { seams: { x: seamsOf(board, "x", width), y: seamsOf(board, "y", height) } } : {}),
  };
}

/** Lines that cut nothing, then those that cut docks alone, then those that cut few spaces, and so on. */
function seamsOf(board: Board, axis: "x" | "y", length: number): readonly (readonly number[])[] {
  const { spaces, docks } = boardBriefing(board);
  const lines = Array.from({ length: Math.floor(length / STEP) + 1 }, (_, index) => index * STEP);
  const cut = (places: readonly { readonly x: number; readonly y: number }[], line: number, wide: number) =>
    places.filter((place) => Math.abs(place[axis] - line) < wide / 2 + CLEAR).length;
  const drawn = spaces.filter(({ off }) => !off);
  const costs = lines.map(
    (line) => cut(drawn, line, board.space) * (docks.length + 1) + cut(docks, line, DOCK),
  );
  return [...new Set(costs)]
    .sort((a, b) => a - b)
    .map((cost) => lines.filter((_, index) => costs[index] === cost));
}
