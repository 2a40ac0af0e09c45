/** Which card and which of its cells are below a point of the lattice: of cards that cover each other, the later one. */
import { type CellShape, isInside, type Point, pointAt, shapeOf } from "../model/geometry.ts";
import { boxAround, type Laid } from "../model/track.ts";

export interface Hit {
  readonly card: Laid;
  /** Position in the track, from 0. */
  readonly index: number;
  readonly cell: CellShape;
}

export function hitAt(cards: readonly Laid[], { x, y }: Point): Hit | undefined {
  for (const [index, card] of [...cards.entries()].reverse()) {
    const origin = pointAt(card.map, card.at);
    const own = { x: x - origin.x, y: y - origin.y };
    const cell = shapeOf(card.map, card.turn).cells.find(({ outline }) => isInside(outline, own));
    if (cell) return { card, index, cell };
  }
  return undefined;
}

/** The name of a square as scenarios write it: "4.b2". */
export const nameOf = ({ index, cell }: Hit): string => `${index + 1}.${cell.name}`;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Cards that a frame touches. */
export const cardsIn = (cards: readonly Laid[], frame: Box): readonly Laid[] =>
  cards.filter((card) => {
    const box = boxAround([card]) as Box;
    return (
      box.left < frame.right && frame.left < box.right && box.bottom < frame.top && frame.bottom < box.top
    );
  });
