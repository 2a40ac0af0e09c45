/**
 * Packs pieces of several sizes into boxes, dense enough for paper and simple enough for scissors. Each lot of one size
 * fills the upper left of a free box; the rest below and beside it becomes free boxes for smaller pieces. The same
 * stacks give the same lots. Lengths in mm.
 */
import type { Box, Size } from "../../units/box.ts";
import { type Fit, fitIn, type Lie } from "./fit-lot.ts";
import type { Stack } from "./sheet-plan.ts";
import { countCopies } from "./size-classes.ts";

/** A lot: `count` cards of a stack, starting with its card `first`. */
export interface Packed {
  readonly stack: Stack;
  readonly block: Fit["block"];
  readonly first: number;
  readonly count: number;
}

interface Sheet {
  readonly packed: Packed[];
  free: Box[];
}

/**
 * The lots of each sheet; stacks of pieces larger than the box are omitted.
 * @param box the room of each sheet
 */
export function packLots(stacks: readonly Stack[], box: Box, lie: Lie): readonly (readonly Packed[])[] {
  const fits = (stack: Stack): boolean => fitIn(box, stack, 1, lie) !== undefined;
  const sheets: Sheet[] = [];
  for (const stack of stacks.filter(fits).toSorted((a, b) => areaOf(b.card) - areaOf(a.card))) {
    const all = countCopies(stack.pieces);
    for (let first = 0; first < all; ) first += place(stack, first, all - first, sheets, box, lie);
  }
  return sheets.map(({ packed }) => packed);
}

/** Places as many as fit the best free box, on a new sheet if there is none. @returns how many */
function place(stack: Stack, first: number, count: number, sheets: Sheet[], box: Box, lie: Lie): number {
  for (const sheet of [...sheets, { packed: [], free: [box] }]) {
    const [best] = sheet.free
      .flatMap((room) => {
        const fit = fitIn(room, stack, count, lie);
        return fit ? { room, fit } : [];
      })
      .sort((a, b) => b.fit.count - a.fit.count || areaOf(a.room) - areaOf(b.room));
    if (!best) continue;
    const { room, fit } = best;
    if (sheet.packed.length === 0) sheets.push(sheet);
    sheet.packed.push({ stack, block: fit.block, first, count: fit.count });
    sheet.free = sheet.free.flatMap((one) => (one === room ? restOf(room, fit, lie.gap) : one));
    return fit.count;
  }
  throw new Error("a piece that fits its box was not placed");
}

const areaOf = ({ width, height }: Size): number => width * height;

/** The rest of a lot's box: the larger part, below or beside it, goes from edge to edge. */
function restOf(room: Box, { width, height, beside }: Fit, gap: number): readonly Box[] {
  const right = { x: room.x + width + gap, y: room.y, width: room.width - width - gap, height: room.height };
  const below = {
    x: room.x,
    y: room.y + height + gap,
    width: room.width,
    height: room.height - height - gap,
  };
  const parted = areaOf(right) > areaOf(below) ? [right, { ...below, width }] : [{ ...right, height }, below];
  return [...parted, ...(beside ? [beside] : [])].filter((box) => Math.min(box.width, box.height) > 0);
}
