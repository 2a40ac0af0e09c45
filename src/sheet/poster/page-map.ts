/** The small map of a poster's pages: this one dark, the others grey, unprinted ones empty. */
import type { PathItem, SolidPaint } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import { MARK_ORIGIN } from "../faults.ts";
import type { Span } from "../frame.ts";
import type { MarginBlock } from "../marks/blocks.ts";
import { GREY, LINE_WIDTH } from "../marks/mark-items.ts";
import { boxOf, type PosterPlan, type Tile } from "./poster-plan.ts";

/** The maximum size of a map, in mm; it has the proportions of the poster. */
const HEIGHT = 7;
const WIDTH = 24;

const THIS: SolidPaint = { kind: "solid", colour: "#111111", opacity: 1 };
const OTHER: SolidPaint = { kind: "solid", colour: "#cccccc", opacity: 1 };

/** The map with `tile` marked, drawn from its top left corner. */
export function pageMap(tile: Tile, { columns, rows, tiles }: PosterPlan): MarginBlock {
  const width = columns.at(-1)?.end ?? 0;
  const height = rows.at(-1)?.end ?? 0;
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  const across = partsOf(columns, scale);
  const down = partsOf(rows, scale);
  const items = tiles.map((other) =>
    box(
      boxOf(across[other.column] as Span, down[other.row] as Span),
      other === tile ? THIS : other.isPrinted ? OTHER : null,
    ),
  );
  return { width: width * scale, height: height * scale, items };
}

/** Windows without the part that the next one shows again. */
const partsOf = (windows: readonly Span[], scale: number): readonly Span[] =>
  windows.map(({ start, end }, index) => ({
    start: start * scale,
    end: (windows[index + 1]?.start ?? end) * scale,
  }));

function box({ x, y, width, height }: Box, fill: SolidPaint | null): PathItem {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map((value) => round(value, 4));
  return {
    kind: "path",
    d: `M ${left} ${top} L ${right} ${top} L ${right} ${bottom} L ${left} ${bottom} Z`,
    fill,
    fillRule: "nonzero",
    stroke: {
      paint: GREY,
      width: LINE_WIDTH,
      cap: "butt",
      join: "miter",
      miterLimit: 4,
      dash: [],
      dashOffset: 0,
    },
    origin: MARK_ORIGIN,
  };
}
