/** The precision of coordinates: fine enough that the difference cannot be seen or cut, and no finer. */
import type { Box } from "../units/box.ts";

/** Lengths on paper are written to a thousandth of a mm (1,200 dpi is a fiftieth). */
const DECIMALS_OF_A_MM = 3;
/** No drawing is used larger than this, in mm: it determines the precision of a symbol's own coordinates. */
const LARGEST_USE = 250;

/** Decimals for coordinates of which one unit is `mmPerUnit` long on paper. */
export function decimalsFor(mmPerUnit: number): number {
  if (!(mmPerUnit > 0)) return DECIMALS_OF_A_MM;
  return Math.max(0, Math.min(6, Math.ceil(DECIMALS_OF_A_MM + Math.log10(mmPerUnit) - 1e-9)));
}

/** Assumed mm per unit inside a symbol, whose uses have many sizes. */
export function symbolUnit(box: Box): number {
  return LARGEST_USE / Math.max(box.width, box.height, 1e-6);
}
