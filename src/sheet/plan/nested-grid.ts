/** Grids with interlocking rows, as round pieces and hexagons allow. Lengths in mm. */
import type { Size } from "../../units/box.ts";
import {
  countIn,
  fullest,
  type Grid,
  type GridProfile,
  marginsOf,
  type NestedRows,
  pagesOf,
  plainGrid,
  spanOf,
} from "./grid.ts";

/**
 * The grid with the most pieces in interlocking rows; undefined if not even one fits.
 * @param pitch from row to row, in mm
 */
export function nestedGrid(piece: Size, pitch: number, profile: GridProfile): Grid | undefined {
  return fullest(pagesOf(profile.paper).map((page) => nestedOn(page, piece, pitch, profile)));
}

function nestedOn(page: Size, card: Size, pitch: number, profile: GridProfile): Grid {
  const { gap } = profile;
  const { beside, above } = marginsOf(profile);
  const flat = plainGrid(page, card, profile);
  const rows = countIn(page.height - 2 * above, card.height, pitch - card.height);
  const nested = nestedRows(flat, gap, pitch, page.width - 2 * beside);
  const { shift, fewer } = nested;
  const width = spanOf(flat.columns, card.width, gap) + (fewer === 0 && rows > 1 ? shift : 0);
  const y = (page.height - spanOf(rows, card.height, pitch - card.height)) / 2;
  return { ...flat, x: (page.width - width) / 2, y, rows, nested };
}

/** How rows interlock within `width` mm: every second one has one piece less if it would be too long. */
export function nestedRows(
  { card, columns }: Pick<Grid, "card" | "columns">,
  gap: number,
  pitch: number,
  width: number,
): NestedRows {
  const shift = (card.width + gap) / 2;
  const fewer = spanOf(columns, card.width, gap) + shift <= width + 1e-6 ? 0 : 1;
  return { shift, pitch, fewer };
}
