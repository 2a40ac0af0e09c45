/**
 * Runs of glyphs as real text, to be searched and copied. Glyphs that stand for no character of their own (the dots of
 * some Arabic fonts, ornament) are drawn as outlines beside it, for a reader would take them for characters.
 */
import { type PlacedGlyph, placedGlyphs, runOutline } from "../../scene/glyph-outline.ts";
import type { GlyphsItem } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import {
  type DrawContext,
  decimalsAt,
  type PaintSetting,
  paintSetting,
  stateOperator,
  strokeSetting,
} from "./draw-context.ts";
import { drawSegments, isPlain } from "./draw-path.ts";
import { number, strokeOperators } from "./operators.ts";
import { textOperators } from "./text-operators.ts";

/** Text rendering modes (ISO 32000-1, table 106). */
const MODES = { fill: "", stroke: "1 Tr", both: "2 Tr" } as const;

export function drawGlyphs(item: GlyphsItem, context: DrawContext): void {
  const glyphs = placedGlyphs(item);
  const speaking = glyphs.filter(({ text }) => text !== "");
  const silent = glyphs.filter(({ text }) => text === "");
  if (silent.length > 0) drawOutline(item, silent, context);
  if (speaking.length > 0) drawText(item, speaking, context);
}

function drawText(item: GlyphsItem, glyphs: readonly PlacedGlyph[], context: DrawContext): void {
  const ink = inkOf(item);
  const filling = paintSetting(context, item.fill, "fill", ink);
  const stroking = strokeSetting(context, item.stroke, ink);
  if (filling && stroking && isPlain(filling) && isPlain(stroking)) {
    showText(item, glyphs, context, "both", [filling, stroking]);
    return;
  }
  if (filling) showText(item, glyphs, context, "fill", [filling]);
  else if (stroking) showText(item, glyphs, context, "stroke", [stroking]);
  // the text is there once; its second paint needs a graphics state of its own
  if (filling && stroking) drawOutline({ ...item, fill: null }, glyphs, context);
}

function drawOutline(item: GlyphsItem, glyphs: readonly PlacedGlyph[], context: DrawContext): void {
  const outline = runOutline(item, context.shared.fonts.program(item.face), glyphs);
  drawSegments(outline, { fill: item.fill, fillRule: "nonzero", stroke: item.stroke }, context);
}

function showText(
  item: GlyphsItem,
  glyphs: readonly PlacedGlyph[],
  context: DrawContext,
  mode: keyof typeof MODES,
  paints: readonly PaintSetting[],
): void {
  const { shared, stream } = context;
  const face = shared.fonts.face(item.face);
  const decimals = decimalsAt(context);
  const [{ opacity, mask } = { opacity: 1, mask: undefined }] = paints;
  const name = stream.use("Font", face.object);
  stream.add(
    "q",
    stateOperator(context, { [mode === "stroke" ? "stroke" : "fill"]: opacity, ...(mask ? { mask } : {}) }),
    ...paints.map(({ operators }) => operators),
    mode !== "fill" && item.stroke ? strokeOperators(item.stroke, decimals) : "",
    `BT ${name} ${number(item.size, decimals + 1)} Tf`,
    MODES[mode],
    `1 0 0 -1 ${number(item.x, decimals)} ${number(item.y, decimals)} Tm`,
    ...textOperators(glyphs, face, item.size),
    "ET",
    "Q",
  );
}

/** A box that is sure to hold the run: two ems around its baseline. */
function inkOf({ x, y, size, advances }: GlyphsItem): Box {
  const width = advances.reduce((sum, advance) => sum + advance, 0);
  return { x: x - 2 * size, y: y - 2 * size, width: width + 4 * size, height: 4 * size };
}
