/** A page of a poster as its marks need it: the position of its window, and the pages joined to it. */
import type { Box } from "../../units/box.ts";
import { grow } from "../bleed.ts";
import { moveBox } from "../frame.ts";
import { BLEED_ROOM, roomOn } from "./poster-bands.ts";
import type { Poster, PosterPlan, Tile } from "./poster-plan.ts";

export interface PosterPage {
  readonly tile: Tile;
  /** On the paper, like all boxes of a page. */
  readonly window: Box;
  /** Window plus the bleed where the poster ends. */
  readonly clip: Box;
  /** The whole poster, most of it beyond the paper. */
  readonly trim: Box;
  readonly neighbours: Neighbours;
}

/** Pages that show the same strip; an edge without one is an outer edge. */
export interface Neighbours {
  readonly left?: Tile;
  readonly right?: Tile;
  readonly above?: Tile;
  readonly below?: Tile;
}

/** Centres a tile's window on the printable area of the page. `bleed` and `margin` in mm. */
export function pageOf(
  tile: Tile,
  plan: PosterPlan,
  poster: Poster,
  { bleed, margin }: { readonly bleed: number; readonly margin: number },
): PosterPage {
  const room = roomOn(plan.page, margin);
  const { x, y, width, height } = tile.window;
  const by = { x: room.x + (room.width - width) / 2 - x, y: room.y + (room.height - height) / 2 - y };
  const window = moveBox(tile.window, by);
  const beyond = Math.min(bleed, poster.bleed, BLEED_ROOM);
  return {
    tile,
    window,
    clip: grow(window, {
      left: tile.column === 0 ? beyond : 0,
      right: tile.column === plan.columns.length - 1 ? beyond : 0,
      top: tile.row === 0 ? beyond : 0,
      bottom: tile.row === plan.rows.length - 1 ? beyond : 0,
    }),
    trim: moveBox({ x: 0, y: 0, ...poster.trim }, by),
    neighbours: neighboursOf(tile, plan),
  };
}

function neighboursOf({ row, column }: Tile, { printed }: PosterPlan): Neighbours {
  const at = (rows: number, columns: number): Tile | undefined =>
    printed.find((other) => other.row === row + rows && other.column === column + columns);
  const [left, right, above, below] = [at(0, -1), at(0, 1), at(-1, 0), at(1, 0)];
  return { ...(left && { left }), ...(right && { right }), ...(above && { above }), ...(below && { below }) };
}
