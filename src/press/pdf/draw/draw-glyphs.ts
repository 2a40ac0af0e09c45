/**
 * Runs of glyphs as real text, to be searched and copied. Glyphs that represent no character of their own (the dots of
 * some Arabic fonts, ornament) are drawn as outlines beside it, because a reader would take them for characters.
 */
import { type PlacedGlyph, placedGlyphs, runOutline } from "../../../scene/glyph-outline.ts";
import { widthOf } from "../../../scene/glyph-runs.ts";
import type { GlyphsItem, SolidPaint } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { round } from "../../../units/length.ts";
import type { SectionFace } from "../fonts/section-fonts.ts";
import { type ShownText, shownPlainly, shownText } from "../fonts/shown-text.ts";
import {
  type DrawContext,
  type PaintSetting,
  paintSetting,
  stateOperator,
  strokeSetting,
} from "./draw-context.ts";
import { drawSegments, isPlain } from "./draw-path.ts";
import { colourOperator, penOf } from "./operators.ts";
import { drawApart, setPaint } from "./set-paint.ts";

/** The paints of a text; at least one of them is present. */
interface TextPaint {
  readonly fill?: PaintSetting;
  readonly stroke?: PaintSetting;
}

export function drawGlyphs(item: GlyphsItem, context: DrawContext): void {
  const face = context.shared.fonts.face(item.face);
  const plain = shownPlainly(item, face);
  if (plain) {
    if (isOneColour(item) && !context.inSymbol) fillText(item, plain, face, context);
    else drawText(item, undefined, plain, context);
    return;
  }
  const glyphs = placedGlyphs(item);
  const readable = glyphs.filter(({ text }) => text !== "");
  const ornaments = glyphs.filter(({ text }) => text === "");
  if (ornaments.length > 0) drawOutline(item, ornaments, context);
  if (readable.length === 0) return;
  const shown = shownText(readable, face, item.size, (part) => fontOperator(part, item, face, context));
  drawText(item, readable, shown, context);
}

type OneColour = GlyphsItem & { readonly fill: SolidPaint };

/** True for text that needs no more than a colour, as nearly all does. */
const isOneColour = (item: GlyphsItem): item is OneColour =>
  item.fill?.kind === "solid" && item.fill.opacity >= 1 && item.stroke === null;

/** The same as `drawText` for one colour. */
function fillText(item: OneColour, shown: ShownText, face: SectionFace, context: DrawContext): void {
  context.stream.set("fill", colourOperator(item.fill.colour, "fill"));
  writeLine(item, shown, face, context);
}

function drawText(
  item: GlyphsItem,
  readable: readonly PlacedGlyph[] | undefined,
  shown: ShownText,
  context: DrawContext,
): void {
  const ink = (): Box => inkOf(item);
  const filling = paintSetting(context, item.fill, "fill", ink);
  const stroking = strokeSetting(context, item.stroke, ink);
  if (filling && stroking && isPlain(filling) && isPlain(stroking)) {
    showText(item, shown, { fill: filling, stroke: stroking }, context);
    return;
  }
  if (filling) showText(item, shown, { fill: filling }, context);
  else if (stroking) showText(item, shown, { stroke: stroking }, context);
  // The text is written once; its second paint needs a graphics state of its own.
  if (filling && stroking) drawOutline({ ...item, fill: null }, readable, context);
}

function drawOutline(
  item: GlyphsItem,
  glyphs: readonly PlacedGlyph[] | undefined,
  context: DrawContext,
): void {
  const outline = runOutline(item, context.shared.fonts.program(item.face), glyphs);
  drawSegments(outline, { fill: item.fill, fillRule: "nonzero", stroke: item.stroke }, context);
}

function showText(item: GlyphsItem, shown: ShownText, paint: TextPaint, context: DrawContext): void {
  const { stream, place } = context;
  const [kind, { opacity, mask }] = paint.fill
    ? (["fill", paint.fill] as const)
    : (["stroke", paint.stroke as PaintSetting] as const);
  const state = stateOperator(context, { [kind]: opacity, ...(mask ? { mask } : {}) });
  const pen = paint.stroke && item.stroke ? penOf(item.stroke, place.decimals) : undefined;
  drawApart(context, state !== "" || pen !== undefined, state, () => {
    setPaint(context, { ...paint, ...(pen ? { pen } : {}) });
    // Text rendering modes (ISO 32000-1, table 106): filling is the default.
    if (paint.stroke) stream.add(paint.fill ? "2 Tr" : "1 Tr");
    writeLine(item, shown, context.shared.fonts.face(item.face), context);
  });
}

function writeLine(
  item: GlyphsItem,
  { operators, first, last }: ShownText,
  face: SectionFace,
  context: DrawContext,
): void {
  const { stream, place } = context;
  const { decimals } = place;
  stream.set("font", fontOperator(first, item, face, context));
  stream.showLine(round(item.x, decimals), round(item.y, decimals), decimals, operators);
  if (last !== first) stream.wasSet("font", fontOperator(last, item, face, context));
}

function fontOperator(
  part: number,
  { size }: GlyphsItem,
  face: SectionFace,
  { stream, place }: DrawContext,
): string {
  return stream.fontOperator(face.font(part), size, place.decimals + 1);
}

/** A box that certainly contains the run: two ems around its baseline. */
function inkOf(item: GlyphsItem): Box {
  const { x, y, size } = item;
  return { x: x - 2 * size, y: y - 2 * size, width: widthOf(item) + 4 * size, height: 4 * size };
}
