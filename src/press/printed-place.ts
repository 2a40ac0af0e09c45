/** Where places of a sheet are on the page that goes to the printer: moved if the printer was measured. */
import type { SheetSide } from "../sheet/sheet.ts";
import { type Box, intersectionOf } from "../units/box.ts";
import { apply, applyToBox } from "../units/matrix.ts";

/** The upright box around the moved one, as far as it is on the page. */
export function printedBox(box: Box, { correction, size }: Pick<SheetSide, "correction" | "size">): Box {
  if (!correction) return box;
  const moved = applyToBox(correction, box);
  return intersectionOf(moved, { x: 0, y: 0, ...size }) ?? moved;
}

/** The height of a line of text or a heading, in mm from the top, in the middle of the page. */
export function printedY(y: number, { correction, size }: Pick<SheetSide, "correction" | "size">): number {
  return correction ? apply(correction, { x: size.width / 2, y }).y : y;
}
