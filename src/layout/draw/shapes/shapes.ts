/** Paths and the basic shapes. */
import type { Item, Paint, PathItem, Stroke } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { invert } from "../../../units/matrix.ts";
import { cssValue } from "../../svg/css/style.ts";
import { formatPath } from "../../svg/path/path-data.ts";
import { pathBox, transformPath } from "../../svg/path/path-geometry.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { Frame } from "../frame.ts";
import { fade } from "../paint/colours.ts";
import { movedPaint, resolvePaint } from "../paint/paint.ts";
import { isSteady, pxOnPaper } from "../paint/steady-stroke.ts";
import { resolveStroke } from "../paint/stroke.ts";
import { drawMarkers, hasMarkers } from "./markers.ts";
import { type Outline, outlineOf } from "./outline.ts";
import { drawPattern, patternOf } from "./pattern.ts";
import { drawSingleTile } from "./tile.ts";

/** Draws the outline of an element; nothing if it is hidden or has neither fill nor stroke. */
export function drawShape(element: SvgElement, frame: Frame): readonly Item[] {
  if (cssValue(frame.style, "visibility") !== "visible") return [];
  const outline = outlineOf(element, frame);
  return outline && outline.segments.length > 0 ? drawOutline(element, frame, outline) : [];
}

/** An outline in the paint of an element, with its markers. */
export function drawOutline(element: SvgElement, frame: Frame, outline: Outline): readonly Item[] {
  const boxOf = memo(() => pathBox(outline.segments));
  const paintOf = (property: "fill" | "stroke"): Paint | null =>
    patternOf(frame, property) ? null : resolvePaint(frame, element, property, boxOf);
  const fill = element.name === "line" ? null : paintOf("fill");
  const linePaint = paintOf("stroke");
  const items =
    drawPatterns(element, frame, outline, linePaint) ??
    paintOutline(element, frame, outline, fill, linePaint);
  if (!hasMarkers(element, frame)) return items;
  const markers = drawMarkers(element, frame, outline, { fill, stroke: linePaint, ctm: frame.ctm });
  return cssValue(frame.style, "paint-order").startsWith("markers")
    ? [...markers, ...items]
    : [...items, ...markers];
}

/** A shape painted by a pattern; undefined if it has none. */
function drawPatterns(
  element: SvgElement,
  frame: Frame,
  outline: Outline,
  linePaint: Paint | null,
): readonly Item[] | undefined {
  const filling = element.name === "line" ? undefined : patternOf(frame, "fill");
  const stroking = patternOf(frame, "stroke");
  if (!filling && !stroking) return undefined;
  const tile = filling && !stroking && drawSingleTile(element, frame, filling, outline);
  if (!tile) return drawPattern(element, frame, outline);
  const line = paintOutline(element, frame, outline, null, linePaint);
  return strokesFirst(frame) ? [...line, ...tile] : [...tile, ...line];
}

function paintOutline(
  element: SvgElement,
  frame: Frame,
  outline: Outline,
  fill: Paint | null,
  linePaint: Paint | null,
): readonly Item[] {
  if (linePaint && isSteady(frame)) {
    const line = steadyLine(element, frame, outline, linePaint);
    const inside = pathItems(element, frame, outline.d, fill, null);
    return strokesFirst(frame) ? [...line, ...inside] : [...inside, ...line];
  }
  const stroke = resolveStroke(frame, element, linePaint, outline);
  return pathItems(element, frame, outline.d, fill, stroke);
}

function pathItems(
  element: SvgElement,
  frame: Frame,
  d: string,
  fill: Paint | null,
  stroke: Stroke | null,
): readonly PathItem[] {
  const fillRule = cssValue(frame.style, "fill-rule") === "evenodd" ? "evenodd" : "nonzero";
  const item = (itemFill: Paint | null, itemStroke: Stroke | null): PathItem => ({
    kind: "path",
    origin: element.origin,
    d,
    fill: itemFill,
    fillRule,
    stroke: itemStroke,
  });
  if (!fill && !stroke) return [];
  if (fill && stroke && strokesFirst(frame)) return [item(null, stroke), item(fill, null)];
  return [item(fill, stroke)];
}

/** paint-order: the first one named is drawn first. */
export const strokesFirst = (frame: Frame): boolean =>
  /^(markers\s+)?stroke/.test(cssValue(frame.style, "paint-order"));

/** A stroke that does not scale: the line is converted to px on paper, the unit of its width, and stroked there. */
function steadyLine(element: SvgElement, frame: Frame, outline: Outline, paint: Paint): readonly Item[] {
  const toPaper = pxOnPaper(frame);
  const back = invert(toPaper);
  if (!back) return [];
  const segments = transformPath(outline.segments, toPaper);
  const there = { d: formatPath(segments), segments };
  const stroke = resolveStroke(frame, element, movedPaint(paint, toPaper), there);
  const items = pathItems(element, frame, there.d, null, stroke);
  if (items.length === 0) return [];
  return [{ kind: "group", origin: element.origin, transform: back, opacity: 1, items }];
}

/** An item with one paint takes the opacity itself, which saves a transparency group. */
export function fadeItem(item: PathItem, by: number): PathItem | undefined {
  if (item.fill && item.stroke) return undefined;
  const fill = item.fill && fade(item.fill, by);
  const stroke = item.stroke && { ...item.stroke, paint: fade(item.stroke.paint, by) };
  return { ...item, fill, stroke };
}

function memo(compute: () => Box | undefined): () => Box | undefined {
  let made: { box: Box | undefined } | undefined;
  return () => {
    made ??= { box: compute() };
    return made.box;
  };
}
