/** From a plan to positions on paper: fronts in their slots, each back mirrored behind its front. */
import type { Point, Size } from "../units/box.ts";
import { clipOf } from "./bleed.ts";
import { moveBox } from "./frame.ts";
import type { Axis } from "./mirror.ts";
import { mirrorBox, mirrorPoint, mirrorTurn } from "./mirror.ts";
import { type Grid, placeAt, slotOf } from "./plan/grid.ts";
import { clipOutline } from "./plan/shaped.ts";
import type { Lot, SheetPlan } from "./plan/sheet-plan.ts";
import { turnInto } from "./plan/size-classes.ts";
import type { Piece, Placement } from "./sheet.ts";

/** The cards of a plan in their slots, face up, in the order of `cards`. @param bleed most of any card, in mm */
export const placeCards = ({ lots }: SheetPlan, bleed: number): readonly Placement[] =>
  lots.flatMap((lot) => placeLot(lot, Math.min(lot.bleed, bleed)));

function placeLot({ grid, cards }: Lot, most: number): readonly Placement[] {
  return cards.map((piece, index) => {
    const bleed = Math.min(most, piece.bleed);
    const slot = grid.slots?.[placeAt(grid, index)];
    const place = { trim: slotOf(grid, index), turn: slot?.turn ?? turnInto(grid.card, piece) };
    const clip = clipOf(grid, index, cards.length, bleed);
    const outline = clipOutline(piece, place, Math.min(bleed, mostAround(grid, index)));
    return {
      piece: piece.id,
      scene: piece.front,
      ...place,
      clip,
      ...(outline === undefined ? {} : { clipOutline: outline }),
    };
  });
}

/** Room for bleed around the outline of a shaped piece; its clip limits it too. */
function mostAround(grid: Grid, index: number): number {
  const room = grid.slots?.[placeAt(grid, index)]?.room;
  if (room) return Math.min(room.top, room.right, room.bottom, room.left);
  return grid.nested ? grid.gap / 2 : Number.POSITIVE_INFINITY;
}

/**
 * The backs behind placed fronts, mirrored about the middle of the page and then moved by `offset`. A card without a
 * back leaves its place empty; bleed does not extend into it, because that is the reverse of a card.
 */
export function placeBacks(
  cards: readonly Piece[],
  fronts: readonly Placement[],
  axis: Axis,
  page: Size,
  offset: Point,
): readonly Placement[] {
  return fronts.flatMap((front, index) => {
    const back = cards[index]?.back;
    if (back === undefined) return [];
    return {
      piece: front.piece,
      scene: back,
      isBack: true as const,
      trim: moveBox(mirrorBox(front.trim, axis, page), offset),
      turn: mirrorTurn(front.turn, axis),
      clip: moveBox(mirrorBox(front.clip, axis, page), offset),
      ...(front.clipOutline && {
        clipOutline: front.clipOutline.map((point) => {
          const { x, y } = mirrorPoint(point, axis, page);
          return { x: x + offset.x, y: y + offset.y };
        }),
      }),
    };
  });
}
