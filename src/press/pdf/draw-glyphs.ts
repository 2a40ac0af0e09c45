/**
 * Runs of glyphs as real text: placed to a thousandth of the em, to be searched and copied.
 * Glyphs stand from left to right; readers turn right-to-left text into reading order themselves. Where a glyph means
 * something else than in the rest of the document, the text is said beside it (ActualText).
 */
import { placesOf, runOutline } from "../../scene/glyph-outline.ts";
import type { GlyphsItem } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import {
  type DrawContext,
  decimalsAt,
  type PaintSetting,
  paintSetting,
  stateOperator,
} from "./draw-context.ts";
import { drawSegments } from "./draw-path.ts";
import type { EmbeddedFace } from "./fonts.ts";
import { number, strokeOperators } from "./operators.ts";

/** Text rendering modes (ISO 32000-1, table 106). */
const MODES = { fill: "", stroke: "1 Tr", both: "2 Tr" } as const;

export function drawGlyphs(item: GlyphsItem, context: DrawContext): void {
  const saysNothing = item.text.every((text) => text === "");
  const ink = inkOf(item);
  const filling = paintSetting(context, item.fill, "fill", ink);
  const stroking = item.stroke ? paintSetting(context, item.stroke.paint, "stroke", ink) : undefined;
  if (saysNothing || (!filling && !stroking)) {
    drawOutline(item, context, item.fill);
    return;
  }
  const together = filling && stroking && isPlain(filling) && isPlain(stroking);
  const mode = together ? "both" : filling ? "fill" : "stroke";
  showText(item, context, mode, (together ? [filling, stroking] : [filling ?? stroking]) as PaintSetting[]);
  if (filling && stroking && !together) drawOutline(item, context, null);
}

/** The run as paths: what is no text to read, and a stroke that needs a graphics state of its own. */
function drawOutline(item: GlyphsItem, context: DrawContext, fill: GlyphsItem["fill"]): void {
  drawSegments(
    runOutline(item, context.shared.fonts.program(item.face)),
    fill,
    "nonzero",
    item.stroke,
    context,
  );
}

function showText(
  item: GlyphsItem,
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
    ...textOperators(item, face),
    "ET",
    "Q",
  );
}

/** One TJ for glyphs in a row; a new one where the height changes or where the text has to be said. */
function textOperators(item: GlyphsItem, face: EmbeddedFace): readonly string[] {
  const operators: string[] = [];
  const places = placesOf(item);
  let row = "";
  let codes = "";
  let pen = 0;
  let rise = 0;
  const endCodes = (): void => {
    if (codes !== "") row += `<${codes}>`;
    codes = "";
  };
  const endRow = (): void => {
    endCodes();
    if (row !== "") operators.push(`[${row}] TJ`);
    row = "";
  };
  for (const [index, glyphId] of item.ids.entries()) {
    const text = item.text[index] ?? "";
    const { code, width, speaks } = face.encode(glyphId, text);
    const [x, y] = places[index] as readonly [number, number];
    const height = Math.round(y);
    if (height !== rise) {
      endRow();
      operators.push(`${number((-height * item.size) / 1000, 5)} Ts`);
      rise = height;
    }
    if (!speaks) {
      endRow();
      operators.push(`/Span <</ActualText ${hexText(text)}>> BDC`);
    }
    const back = Math.round(pen - x);
    if (back !== 0) {
      endCodes();
      row += String(back);
      pen -= back;
    }
    codes += code;
    pen += width;
    if (!speaks) {
      endRow();
      operators.push("EMC");
    }
  }
  endRow();
  return operators;
}

/** A text string in UTF-16 with its mark, as hex. */
function hexText(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return `<FEFF${units.map((unit) => unit.toString(16).toUpperCase().padStart(4, "0")).join("")}>`;
}

const isPlain = ({ opacity, mask }: PaintSetting): boolean => opacity >= 1 && !mask;

/** A box that is sure to hold the run: two ems around its baseline. */
function inkOf({ x, y, size, advances }: GlyphsItem): Box {
  const width = advances.reduce((sum, advance) => sum + advance, 0);
  return { x: x - 2 * size, y: y - 2 * size, width: width + 4 * size, height: 4 * size };
}
