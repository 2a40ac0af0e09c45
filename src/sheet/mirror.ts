/**
 * The position of backs. Turning the paper over, or folding it, mirrors every position about a line through the middle
 * of the page; the card's top must point the same way on both sides. Everything follows from the direction of that
 * line, never from the name of an edge: the long edge of a landscape page is the horizontal one.
 */
import type { Box, Point, Size } from "../units/box.ts";
import type { Backs, Placement } from "./sheet.ts";

/** The direction of the line that the paper is turned over or folded on. */
export type Axis = "vertical" | "horizontal";

type Turn = Placement["turn"];

/** Those that print on both sides of the paper. */
export const printsReverses = (backs: Backs): backs is "duplex" | "duplex-short" =>
  backs === "duplex" || backs === "duplex-short";

/** The axis of a duplex flip for a page printed at the given width and height. */
export function flipAxis(backs: Extract<Backs, "duplex" | "duplex-short">, page: Size): Axis {
  const standing = page.height >= page.width;
  return (backs === "duplex") === standing ? "vertical" : "horizontal";
}

/** The box behind the given one, seen from the other side. Mirroring twice gives the same box. */
export function mirrorBox(box: Box, axis: Axis, page: Size): Box {
  return axis === "vertical"
    ? { ...box, x: page.width - box.x - box.width }
    : { ...box, y: page.height - box.y - box.height };
}

export const mirrorPoint = ({ x, y }: Point, axis: Axis, page: Size): Point =>
  axis === "vertical" ? { x: page.width - x, y } : { x, y: page.height - y };

/**
 * The clockwise turn of a back whose front is turned by `turn`. A card's top that points right points left when the
 * page is turned over on a vertical axis (90 becomes 270), and an upright one points down on a horizontal axis.
 */
export function mirrorTurn(turn: Turn, axis: Axis): Turn {
  const upright = axis === "vertical" ? 0 : 180;
  return ((upright - turn + 360) % 360) as Turn;
}
