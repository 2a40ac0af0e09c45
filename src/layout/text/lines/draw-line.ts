/**
 * Draws one line of a prepared text at a place: its list mark, its glyphs, its icons. The caller decides where each line
 * goes: a text box puts them below each other, a booklet spreads them over pages.
 */
import { inkOf } from "../../../scene/glyph-runs.ts";
import type { Item, SceneSymbol } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { iconBox, iconItem } from "../icon.ts";
import type { PreparedBlock } from "../prepare.ts";
import type { TextBoxSpec } from "../text-spec.ts";
import { widthOf } from "../words/segment.ts";
import type { Segment } from "../words/words.ts";
import type { Line } from "./fill-lines.ts";
import { glyphsItem } from "./glyph-items.ts";
import { edgeOf, stretchOf } from "./line-edge.ts";
import { placeSegments } from "./place-segments.ts";

/** What all lines of a text share. */
export interface LineLook extends Pick<TextBoxSpec, "style" | "iconColour" | "origin"> {
  readonly size: number;
  /** em, of the text's own face: icons are centred on it. */
  readonly capHeight: number;
}

/** Collects the result of drawing lines. */
export interface DrawnLines extends LineLook {
  readonly items: Item[];
  readonly symbols: Map<string, SceneSymbol>;
  readonly ink: Box[];
}

/** The place of a line, in user units. */
export interface LineRoom {
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
  readonly align: TextBoxSpec["align"];
}

export const newLines = ({ style, iconColour, origin, size, capHeight }: LineLook): DrawnLines => ({
  style,
  iconColour,
  origin,
  size,
  capHeight,
  items: [],
  symbols: new Map(),
  ink: [],
});

/** @param first the line begins its paragraph, whose mark hangs before it */
export function drawLine(
  drawing: DrawnLines,
  block: PreparedBlock,
  line: Line,
  at: LineRoom,
  first: boolean,
): void {
  const { size } = drawing;
  const ltr = block.direction === "ltr";
  const room = at.width - block.indent * size;
  const slack = room - line.width * size;
  const stretch = at.align === "justify" && !line.last ? stretchOf(line.segments, slack / size) : undefined;
  const start = at.x + (ltr ? block.indent * size : 0);
  const x = start + (stretch ? 0 : slack * edgeOf(at.align, block.direction));
  if (first && block.marker.length > 0) {
    const width = stretch ? room : line.width * size;
    const markerX = ltr
      ? x - block.indent * size
      : x + width + block.indent * size - widthOf(block.marker) * size;
    drawSegments(drawing, block.marker, markerX, at.baseline);
  }
  drawSegments(drawing, line.segments, x, at.baseline, stretch);
}

function drawSegments(
  drawing: DrawnLines,
  segments: readonly Segment[],
  x: number,
  baseline: number,
  stretch?: (place: number) => number,
): void {
  const { style, iconColour, origin, size, capHeight, items, ink, symbols } = drawing;
  for (const placed of placeSegments(segments, x, size, stretch)) {
    if (placed.kind === "icon") {
      const { symbol } = placed.segment;
      const box = iconBox(symbol, size, placed.x, baseline, capHeight);
      symbols.set(symbol.id, symbol);
      items.push(iconItem(symbol, box, iconColour, origin));
      ink.push(box);
      continue;
    }
    const item = glyphsItem(placed, baseline, size, style, origin);
    const box = item && inkOf(item);
    if (item) items.push(item);
    if (box) ink.push(box);
  }
}
