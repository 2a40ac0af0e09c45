/** The basic shapes as path segments. All start and turn as SVG 2 specifies (chapter 10), which dashes make visible. */
import type { Box } from "../../../units/box.ts";
import type { Segment } from "./path-data.ts";

/** Control points of a quarter circle are this fraction of the radius away from its ends: 4/3 (sqrt(2) - 1). */
const KAPPA = (4 / 3) * (Math.SQRT2 - 1);

/** From the left end of the upper side, clockwise; radii are limited to half a side. */
export function rectPath({ x, y, width, height }: Box, radiusX = 0, radiusY = 0): readonly Segment[] {
  const [right, bottom] = [x + width, y + height];
  const rx = Math.min(radiusX, width / 2);
  const ry = Math.min(radiusY, height / 2);
  if (rx <= 0 || ry <= 0) {
    return [["M", x, y], ["L", right, y], ["L", right, bottom], ["L", x, bottom], ["Z"]];
  }
  const [cx, cy] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
  return [
    ["M", x + rx, y],
    ["L", right - rx, y],
    ["C", right - cx, y, right, y + cy, right, y + ry],
    ["L", right, bottom - ry],
    ["C", right, bottom - cy, right - cx, bottom, right - rx, bottom],
    ["L", x + rx, bottom],
    ["C", x + cx, bottom, x, bottom - cy, x, bottom - ry],
    ["L", x, y + ry],
    ["C", x, y + cy, x + cx, y, x + rx, y],
    ["Z"],
  ];
}

/** From the right end, clockwise. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): readonly Segment[] {
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  return [
    ["M", cx + rx, cy],
    ["C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry],
    ["C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy],
    ["C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry],
    ["C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy],
    ["Z"],
  ];
}

/** A line through points given as x y x y; a last x without y is ignored. */
export function polyPath(numbers: readonly number[], closed: boolean): readonly Segment[] {
  const segments: Segment[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    segments.push([index === 0 ? "M" : "L", numbers[index] as number, numbers[index + 1] as number]);
  }
  return closed && segments.length > 0 ? [...segments, ["Z"]] : segments;
}
