/** The lattice of each shape of cells. */
import type { CellShape } from "../../units/cells.ts";
import type { LatticeKind } from "./cells.ts";
import { FLAT_HEXES, POINTY_HEXES } from "./hexes.ts";
import { SQUARES } from "./squares.ts";

const KINDS: Readonly<Record<CellShape, LatticeKind>> = {
  square: SQUARES,
  "pointy-hex": POINTY_HEXES,
  "flat-hex": FLAT_HEXES,
};

export const latticeKind = (shape: CellShape): LatticeKind => KINDS[shape];
