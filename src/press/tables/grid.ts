/**
 * The grid of a picture sheet: as few slots as hold the cards, each as sharp as in print at 300 dpi if the sheet has room,
 * and at least 500 px wide where that is possible.
 * Numbers: print-and-play research, part "Tabletop Simulator": at most 10 x 7 cards and 4,096 px a side.
 */
import type { Size } from "../../units/box.ts";

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** px a side that tables advise; larger pictures are scaled down or refused. */
export const MOST_SIDE = 4096;

export const MOST_COLUMNS = 10;
export const MOST_ROWS = 7;

/** px across that a card should have to be read. */
export const GOOD_WIDTH = 500;

const PX_PER_MM = 300 / 25.4;

/**
 * For this many cards of a size in mm. If one good sheet cannot hold them, the one that holds most: several sheets
 * follow.
 */
export function gridFor(cards: number, size: Size): Grid {
  const all = grids().filter(
    (grid) => cellSize(size, grid).width >= Math.min(GOOD_WIDTH, Math.floor(natural(size).width)),
  );
  const good = all.length > 0 ? all : [{ columns: 1, rows: 1 }];
  const holding = good.filter(({ columns, rows }) => columns * rows >= cards);
  const [best] =
    holding.length > 0
      ? holding.sort((one, other) => slots(one) - slots(other) || sharper(size, one, other))
      : good.sort((one, other) => slots(other) - slots(one) || sharper(size, one, other));
  return best as Grid;
}

/** px of one card on a sheet: as at 300 dpi, or what fits; the ratio of its sides stays to a pixel. */
export const cellSize = (size: Size, { columns, rows }: Grid): Size =>
  within(size, { width: Math.floor(MOST_SIDE / columns), height: Math.floor(MOST_SIDE / rows) });

/** px of a picture of its own: as at 300 dpi, or its longer side at most this. */
export const singleSize = (size: Size, most = MOST_SIDE): Size => within(size, { width: most, height: most });

function within(size: Size, most: Size): Size {
  const { width, height } = natural(size);
  const scale = Math.min(1, most.width / width, most.height / height);
  const across = Math.max(1, Math.min(most.width, Math.round(width * scale)));
  // as a drawing of that width is rounded
  const down = Math.max(1, Math.min(most.height, Math.round((across * height) / width)));
  return { width: across, height: down };
}

const natural = ({ width, height }: Size): Size => ({ width: width * PX_PER_MM, height: height * PX_PER_MM });

const slots = ({ columns, rows }: Grid): number => columns * rows;

const sharper = (size: Size, one: Grid, other: Grid): number =>
  cellSize(size, other).width - cellSize(size, one).width || one.rows - other.rows;

const grids = (): Grid[] =>
  Array.from({ length: MOST_COLUMNS * MOST_ROWS }, (_, index) => ({
    columns: (index % MOST_COLUMNS) + 1,
    rows: Math.floor(index / MOST_COLUMNS) + 1,
  }));
