/**
 * The places of cards on a sheet for a cutting machine: within its reach and clear of its marks. The page stays as the
 * machine takes it in, so cards are turned instead, and the grid is moved to where the marks cost the fewest cards.
 */
import { type Box, outset, overlaps, type Size } from "../../units/box.ts";
import { capacityOf, countIn, type Grid, spanOf, turned } from "../plan/grid.ts";
import { withoutPlaces } from "../plan/open-places.ts";
import type { PrintProfile } from "../sheet.ts";
import type { Registration } from "./cutter.ts";
import { cutArea, reservedCorners } from "./registration.ts";

/**
 * The grid with the most cards; undefined if not even one fits. Half of the gap is bleed, outside too.
 * @param margin what the printer cannot reach, in mm
 */
export function cutterGrid(
  card: Size,
  { paper: page, gap, margin }: Pick<PrintProfile, "paper" | "gap" | "margin">,
  registration: Registration,
): Grid | undefined {
  const area = cutArea(page, registration, margin);
  const taken = reservedCorners(page, registration).map((corner) => outset(corner, gap / 2));
  const grids = [card, turned(card)].flatMap((size) => gridsIn(area, size, gap, page, taken));
  const most = Math.max(0, ...grids.map(capacityOf));
  return grids
    .filter((grid) => capacityOf(grid) === most && most > 0)
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b))[0];
}

function gridsIn(area: Box, card: Size, gap: number, page: Size, taken: readonly Box[]): readonly Grid[] {
  const columns = countIn(area.width, card.width, gap);
  const rows = countIn(area.height, card.height, gap);
  const width = spanOf(columns, card.width, gap);
  const height = spanOf(rows, card.height, gap);
  const xs = starts(
    area.x,
    area.width,
    width,
    taken.map(({ x, width: side }) => [x, x + side]),
  );
  const ys = starts(
    area.y,
    area.height,
    height,
    taken.map(({ y, height: side }) => [y, y + side]),
  );
  const half = gap / 2;
  const room = { top: half, right: half, bottom: half, left: half };
  return xs.flatMap((x) =>
    ys.map((y): Grid => {
      const grid = { page, x, y, columns, rows, card, gap, room };
      return withoutPlaces(grid, (place) => taken.some((mark) => overlaps(mark, place)));
    }),
  );
}

/** In the middle, at both ends, and clear of each mark: all that can be best in one direction. */
function starts(
  from: number,
  length: number,
  span: number,
  marks: readonly (readonly [number, number])[],
): readonly number[] {
  const middle = from + (length - span) / 2;
  const clear = marks.flatMap(([start, end]) => [end, start - span]);
  const all = [middle, from, from + length - span, ...clear];
  return [...new Set(all)].filter((start) => start >= from - 1e-6 && start + span <= from + length + 1e-6);
}

const fromMiddle = ({ page, x, y, columns, rows, card, gap }: Grid): number =>
  Math.hypot(
    x + spanOf(columns, card.width, gap) / 2 - page.width / 2,
    y + spanOf(rows, card.height, gap) / 2 - page.height / 2,
  );
