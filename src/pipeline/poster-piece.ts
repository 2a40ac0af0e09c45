/** A track as a piece to be imposed as a poster: how large it is, what of it holds something, where joins look well. */
import type { Place } from "../diagnostics/diagnostic.ts";
import type { Poster } from "../sheet/poster-plan.ts";
import { CARD_MARGIN, type PictureCard, SQUARE_SIDE, type TrackPicture } from "../track/picture.ts";
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
    seams: { x: seamsOf(track, "x", "width"), y: seamsOf(track, "y", "height") },
  };
}

/** Edges of squares and cards; better ones part no square of any card, nor what acceleration points show in their middle. */
function seamsOf(
  { cards }: TrackPicture,
  from: "x" | "y",
  length: "width" | "height",
): readonly (readonly number[])[] {
  const isInside = (line: number, card: PictureCard): boolean =>
    card[from] < line && line < card[from] + card[length];
  const lines = [...new Set(cards.flatMap((card) => edgesOf(card[from], card[length])))].sort(
    (a, b) => a - b,
  );
  const whole = lines.filter((line) => !cards.some((card) => card.acceleration && isInside(line, card)));
  const clean = whole.filter((line) =>
    cards.every((card) => !isInside(line, card) || Number.isInteger(line - card[from])),
  );
  return [clean, whole, lines].map((tier) => tier.map(onPoster));
}

/** Of the card, and of its squares. */
const edgesOf = (from: number, length: number): readonly number[] => [
  from - CARD_MARGIN,
  ...Array.from({ length: length + 1 }, (_, index) => from + index),
  from + length + CARD_MARGIN,
];

/** From squares to mm of the poster, which has a frame around all squares. */
const onPoster = (squares: number): number => (squares + CARD_MARGIN) * SQUARE_SIDE;
