/** A track as a piece to be imposed as a poster: how large it is, what of it holds something, where joins look well. */
import type { Place } from "../diagnostics/diagnostic.ts";
import type { Poster } from "../sheet/poster-plan.ts";
import { CARD_MARGIN, SQUARE_SIDE, type TrackPicture } from "../track/picture.ts";
import type { Face } from "./faces.ts";

/**
 * @param face the one that `drawingFace` makes of the track
 * @param scene its key
 * @param place where the scenario is written; what cannot be printed is told there
 */
export function posterPiece(
  { deck, card }: Pick<Face, "deck" | "card">,
  track: TrackPicture,
  scene: string,
  place: Place,
): Poster {
  const { width, height } = deck.size;
  return {
    id: card.id,
    component: deck.title,
    front: scene,
    trim: { width, height },
    bleed: deck.bleed,
    copies: 1,
    place,
    areas: track.cards.map(({ x, y, width: columns, height: rows }) => ({
      x: x * SQUARE_SIDE,
      y: y * SQUARE_SIDE,
      width: (columns + 2 * CARD_MARGIN) * SQUARE_SIDE,
      height: (rows + 2 * CARD_MARGIN) * SQUARE_SIDE,
    })),
    seams: { x: seamsOf(track, "x", "width", track.columns), y: seamsOf(track, "y", "height", track.rows) },
  };
}

/** Lines between squares; better ones do not part what acceleration points show in their middle. */
function seamsOf(
  { cards }: TrackPicture,
  from: "x" | "y",
  length: "width" | "height",
  count: number,
): readonly (readonly number[])[] {
  const lines = Array.from({ length: count + 1 }, (_, index) => index);
  const parts = (line: number): boolean =>
    cards.some((card) => card.acceleration && card[from] < line && line < card[from] + card[length]);
  return [lines.filter((line) => !parts(line)), lines].map((tier) => tier.map(onPoster));
}

/** From squares to mm of the poster, which has a frame around all squares. */
const onPoster = (squares: number): number => (squares + CARD_MARGIN) * SQUARE_SIDE;
