/** A track as a piece to impose as a poster: its size, which areas are used, and where joins look best. */
import type { Place } from "../../../diagnostics/diagnostic.ts";
import type { Poster } from "../../../sheet/poster/poster-plan.ts";
import { paperOf } from "../../../track/briefing/picture-cards.ts";
import type { PictureCard, TrackPicture } from "../../../track/briefing/track-picture.ts";
import { round } from "../../../units/length.ts";
import type { Face } from "../faces.ts";

/**
 * @param face the face that `drawingFace` makes of the track
 * @param scene key of its scene
 * @param place place of the scenario in its file, for findings
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
    areas: track.cards.map((card) => {
      const paper = paperOf(card);
      return {
        x: (paper.x - track.paper.x) * track.side,
        y: (paper.y - track.paper.y) * track.side,
        width: paper.width * track.side,
        height: paper.height * track.side,
      };
    }),
    seams:
      track.cell === ""
        ? { x: seamsOf(track, "x", "width"), y: seamsOf(track, "y", "height") }
        : { x: hexSeams(track, "x"), y: hexSeams(track, "y") },
  };
}

/** Edges of squares and cards; the better ones do not cut a square of any card, nor the middle of an acceleration point. */
function seamsOf(
  { cards, paper, side }: TrackPicture,
  from: "x" | "y",
  length: "width" | "height",
): readonly (readonly number[])[] {
  const isInside = (line: number, card: PictureCard): boolean =>
    card[from] < line && line < card[from] + card[length];
  const lines = [...new Set(cards.flatMap((card) => edgesOf(card, from, length)))].sort((a, b) => a - b);
  const whole = lines.filter((line) => !cards.some((card) => card.acceleration && isInside(line, card)));
  const clean = whole.filter((line) =>
    cards.every((card) => !isInside(line, card) || Number.isInteger(line - card[from])),
  );
  // The poster begins at the edge of the outermost card.
  const onPoster = (squares: number): number => (squares - paper[from]) * side;
  return [clean, whole, lines].map((tier) => tier.map(onPoster));
}

/** Edges of the card and of its squares. */
function edgesOf(card: PictureCard, from: "x" | "y", length: "width" | "height"): readonly number[] {
  const paper = paperOf(card);
  return [
    paper[from],
    ...Array.from({ length: card[length] + 1 }, (_, index) => card[from] + index),
    paper[from] + paper[length],
  ];
}

/** Distance of a line from the middle of a hexagon, in sides, from which it leaves a piece and a sign there whole. */
const MIDDLE = 0.45;

/** Lines through corners of hexagons: first those that cross the fewest middles; and first of all the edges of papers. */
function hexSeams(
  { cards, squares, paper, side }: TrackPicture,
  axis: "x" | "y",
): readonly (readonly number[])[] {
  const length = axis === "x" ? "width" : "height";
  const edges = cards.flatMap((card) => {
    const box = paperOf(card);
    return [box[axis], box[axis] + box[length]];
  });
  const corners = squares.flatMap(({ points = "" }) =>
    points.split(" ").map((point) => Number(point.split(",")[axis === "x" ? 0 : 1])),
  );
  const lines = [...new Set([...edges, ...corners].map((line) => round(line, 3)))].sort((a, b) => a - b);
  const cost = (line: number): number =>
    squares.filter((square) => Math.abs(square[axis] + 0.5 - line) < MIDDLE).length;
  const costs = [...new Set(lines.map(cost))].sort((a, b) => a - b);
  return costs.map((one) =>
    lines.filter((line) => cost(line) === one).map((line) => (line - paper[axis]) * side),
  );
}
