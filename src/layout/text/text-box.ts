/**
 * Sets a text box: markup, shrinking, line breaking, alignment. The text is always drawn in full; what does not fit at
 * the smallest size sticks out of the box, and `overflow` tells by how much.
 *
 * Lines are leading x size apart, and the face's ascent and descent stand centred in that (as in CSS): the first
 * baseline lies (leading - ascent - descent) / 2 + ascent em below the top. The faces of other families on the line do
 * not move it. n lines need n x leading x size and their paragraph gaps.
 */
import type { Item, SceneSymbol } from "../../scene/scene.ts";
import { type Box, unionOf } from "../../units/box.ts";
import type { Line } from "./fill-lines.ts";
import { type FilledBlock, type Fitted, fitSize, toleranceOf } from "./fit-size.ts";
import type { FontBook } from "./font-book.ts";
import { glyphsItem, inkOf } from "./glyph-items.ts";
import { iconBox, iconItem } from "./icon.ts";
import { edgeOf, stretchOf } from "./line-edge.ts";
import { placeSegments } from "./place-segments.ts";
import { type Prepared, prepare } from "./prepare.ts";
import { type Segment, widthOf } from "./segment.ts";
import type { TextBoxLayout, TextBoxSpec, TextResources } from "./text-spec.ts";
import { unknownFamilies } from "./unknown-families.ts";

export function layOutTextBox(spec: TextBoxSpec, fonts: FontBook, resources: TextResources): TextBoxLayout {
  const prepared = prepare(spec, fonts, resources);
  const fitted = fitSize(prepared, spec);
  const drawing = draw(prepared, fitted, spec);
  return {
    items: drawing.items,
    symbols: [...drawing.symbols.values()],
    ink: unionOf(drawing.ink),
    size: fitted.size,
    overflow: overflowOf(fitted, spec),
    text: prepared.text,
    missing: prepared.missing,
    unknown: prepared.unknown,
    unstyled: prepared.unstyled,
    unclosed: prepared.unclosed,
    brokenWord: fitted.brokenWord,
    unknownFamilies: unknownFamilies(spec.style.families, fonts),
  };
}

function overflowOf(fitted: Fitted, spec: TextBoxSpec): number {
  const over = Math.max(fitted.width - spec.box.width, fitted.height - spec.box.height);
  return over > toleranceOf(spec) ? over : 0;
}

interface Drawing {
  readonly spec: TextBoxSpec;
  readonly size: number;
  readonly capHeight: number;
  readonly items: Item[];
  readonly symbols: Map<string, SceneSymbol>;
  readonly ink: Box[];
}

function draw({ typeface }: Prepared, fitted: Fitted, spec: TextBoxSpec): Drawing {
  const { size } = fitted;
  const { ascent, descent, capHeight } = typeface.metrics;
  const drawing: Drawing = { spec, size, capHeight, items: [], symbols: new Map(), ink: [] };
  const firstBaseline = ((spec.leading - ascent - descent) / 2 + ascent) * size;
  let top = spec.box.y + topSlack(fitted, spec);
  for (const filled of fitted.blocks) {
    if (filled.block.gap) top += spec.paragraphGap * size;
    for (const [index, line] of filled.lines.entries()) {
      drawLine(drawing, filled, line, top + firstBaseline, index === 0);
      top += spec.leading * size;
    }
  }
  return drawing;
}

function topSlack({ height }: Fitted, { box, valign }: TextBoxSpec): number {
  const slack = box.height - height;
  return valign === "top" ? 0 : valign === "middle" ? slack / 2 : slack;
}

function drawLine(
  drawing: Drawing,
  { block }: FilledBlock,
  line: Line,
  baseline: number,
  first: boolean,
): void {
  const { spec, size } = drawing;
  const ltr = block.direction === "ltr";
  const room = spec.box.width - block.indent * size;
  const slack = room - line.width * size;
  const stretch = spec.align === "justify" && !line.last ? stretchOf(line.segments, slack / size) : undefined;
  const start = spec.box.x + (ltr ? block.indent * size : 0);
  const x = start + (stretch ? 0 : slack * edgeOf(spec.align, block.direction));
  if (first && block.marker.length > 0) {
    const width = stretch ? room : line.width * size;
    const markerX = ltr
      ? x - block.indent * size
      : x + width + block.indent * size - widthOf(block.marker) * size;
    drawSegments(drawing, block.marker, markerX, baseline);
  }
  drawSegments(drawing, line.segments, x, baseline, stretch);
}

function drawSegments(
  drawing: Drawing,
  segments: readonly Segment[],
  x: number,
  baseline: number,
  stretch?: (place: number) => number,
): void {
  const { spec, size, capHeight, items, ink, symbols } = drawing;
  for (const placed of placeSegments(segments, x, size, stretch)) {
    if (placed.kind === "icon") {
      const { symbol } = placed.segment;
      const box = iconBox(symbol, size, placed.x, baseline, capHeight);
      symbols.set(symbol.id, symbol);
      items.push(iconItem(symbol, box, spec.iconColour, spec.origin));
      ink.push(box);
      continue;
    }
    const item = glyphsItem(placed, baseline, size, spec.style, spec.origin);
    const box = inkOf(placed, baseline, size);
    if (item) items.push(item);
    if (box) ink.push(box);
  }
}
