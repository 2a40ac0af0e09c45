/** What is wrong with the slots of a sheet, whatever is printed on it. Slots are counted from 0, lengths are in mm. */

import { distance, HAIR, toPaper } from "./slot-distance.ts";
import type { SlottedSheet } from "./slotted-sheet.ts";

/** For each slot that overlaps an earlier one, the first of these; slots must be sound boxes. */
export function overlappingSlots({
  slots,
}: SlottedSheet): readonly (readonly [slot: number, earlier: number])[] {
  return slots.flatMap((slot, index) => {
    const earlier = slots.slice(0, index).findIndex((other) => distance(slot, other) < -HAIR);
    return earlier < 0 ? [] : [[index, earlier] as const];
  });
}

export function slotsOffPaper({ slots, paper }: SlottedSheet): readonly number[] {
  return slots.flatMap(({ box }, index) => (leastEdge(box, paper) < -HAIR ? [index] : []));
}

/** Those that reach into what the printer leaves white at the edges of the paper. */
export function slotsInMargin({ slots, paper }: SlottedSheet, margin: number): readonly number[] {
  return slots.flatMap(({ box }, index) => {
    const least = leastEdge(box, paper);
    return least < margin - HAIR && least >= -HAIR ? [index] : [];
  });
}

const leastEdge = (...[box, paper]: Parameters<typeof toPaper>): number =>
  Math.min(...Object.values(toPaper(box, paper)));
