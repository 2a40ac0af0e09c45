/** The die line of a map card that is cut along its hexagons. */
import type { DieLine } from "../../shape/die-line.ts";
import { flat } from "../../shape/flat.ts";
import type { Size } from "../../units/box.ts";
import type { Cells } from "../../units/cells.ts";
import { rimOf } from "../cells/rim.ts";
import { tileOf } from "../cells/tile.ts";
import { extentOf } from "./map-print.ts";

type Hexes = Extract<Cells, { readonly radius: number }>;

/** @param width of the box around it, in mm */
export function patchShape(cells: Hexes, width: number): DieLine {
  const side = width / extentOf(cells).width;
  // Counter-clockwise with y up.
  const outline = rimOf(tileOf(cells)).map(([x, y]) => ({ x: x * side, y: -y * side }));
  return flat(outline.toReversed(), roomOf(cells, side));
}

/** As wide as the shortest line of hexagons, as high as the straight edges at the ends of the longest. */
function roomOf({ shape, radius }: Hexes, side: number): Size {
  const [long, short] = [Math.sqrt(3) * (radius + 1) * side, (3 * radius + 1) * side];
  return shape === "pointy-hex" ? { width: long, height: short } : { width: short, height: long };
}
