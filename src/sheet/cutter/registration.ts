/** Registration marks on a page: what is drawn, what must stay free around it, and what of the page is left for cards. */
import type { Item } from "../../scene/scene.ts";
import { type Box, outset, type Size } from "../../units/box.ts";
import { translate } from "../../units/matrix.ts";
import type { Frame } from "../frame.ts";
import { type Band, MOST_DEPTH } from "../marks/footer-bands.ts";
import { BLACK, filled } from "../marks/mark-items.ts";
import type { MarkCorner, Registration } from "./cutter.ts";

/** White paper around a mark, in mm: cards and their bleed stay so far away. */
const CLEAR = 2;

/** The marks, as one path. */
export function registrationMarks(page: Size, registration: Registration): readonly Item[] {
  const { square, angles, arm, stroke } = registration;
  const parts = angles.flatMap((corner) => {
    const box = cornerBox(page, registration, corner, arm);
    const isTop = corner.startsWith("top");
    const isLeft = corner.endsWith("left");
    const x = isLeft ? box.x : box.x + arm - stroke;
    const y = isTop ? box.y : box.y + arm - stroke;
    return [
      { x: box.x, y, width: arm, height: stroke },
      { x, y: isTop ? box.y + stroke : box.y, width: stroke, height: arm - stroke },
    ];
  });
  return [filled([...(square ? [cornerBox(page, registration, "top-left", square)] : []), ...parts], BLACK)];
}

/** Where no card may be: from each corner with a mark to beyond it. */
export function reservedCorners(page: Size, registration: Registration): readonly Box[] {
  const { inset, square, angles, arm } = registration;
  const corners: (readonly [MarkCorner, number])[] = angles.map((corner) => [corner, arm]);
  if (square !== undefined) corners.push(["top-left", square]);
  return corners.map(([corner, side]) => {
    const reach = inset + side + CLEAR;
    return cornerBox(page, { inset: 0 }, corner, reach);
  });
}

/** What both the machine and the printer reach, whose margin is given in mm. */
export const cutArea = (page: Size, { inset }: Registration, margin: number): Box =>
  outset({ x: 0, y: 0, ...page }, -Math.max(inset, margin));

/** Space between cards and words, in mm. */
const APART = 0.5;

/** The strip for the footer: at the lower edge, between what the marks keep free. */
export function bandBetweenMarks(
  { page, extent }: Pick<Frame, "page" | "extent">,
  margin: number,
  { inset, arm, square = 0 }: Registration,
): Band {
  const side = inset + Math.max(arm, square) + CLEAR;
  const top = extent.y + extent.height + APART;
  const depth = Math.max(0, Math.min(MOST_DEPTH, page.height - margin - top));
  return {
    transform: translate(0, page.height - margin - depth),
    cells: [{ x: side, y: 0, width: Math.max(0, page.width - 2 * side), height: depth }],
  };
}

/** A square of this side in a corner of the page. */
function cornerBox(
  page: Size,
  { inset }: Pick<Registration, "inset">,
  corner: MarkCorner,
  side: number,
): Box {
  return {
    x: corner.endsWith("left") ? inset : page.width - inset - side,
    y: corner.startsWith("top") ? inset : page.height - inset - side,
    width: side,
    height: side,
  };
}
