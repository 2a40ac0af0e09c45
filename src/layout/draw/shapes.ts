/** Paths and the basic shapes. */
import type { Item, Paint, PathItem, Stroke } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { invert, multiply } from "../../units/matrix.ts";
import { ellipsePath, polyPath, rectPath } from "../svg/basic-shapes.ts";
import { formatPath, parsePath, type Segment } from "../svg/path-data.ts";
import { pathBox, transformPath } from "../svg/path-geometry.ts";
import { cssValue, measureOf } from "../svg/style.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { fade } from "./colours.ts";
import type { Frame } from "./frame.ts";
import { drawMarkers, hasMarkers } from "./markers.ts";
import { resolvePaint } from "./paint.ts";
import { drawPattern, patternOf } from "./pattern.ts";
import { badValue, lengthAttribute, numbersAttribute } from "./read-attribute.ts";
import { resolveStroke } from "./stroke.ts";

/** Draws the outline of an element; nothing when it is hidden or has neither fill nor stroke. */
export function drawShape(element: SvgElement, frame: Frame): readonly Item[] {
  if (cssValue(frame.style, "visibility") !== "visible") return [];
  const outline = outlineOf(element, frame);
  if (!outline || outline.segments.length === 0) return [];
  if (patternOf(frame, "fill") || patternOf(frame, "stroke")) return drawPattern(element, frame, outline);
  const boxOf = memo(() => pathBox(outline.segments));
  const fill = element.name === "line" ? null : resolvePaint(frame, element, "fill", boxOf);
  const linePaint = resolvePaint(frame, element, "stroke", boxOf);
  const stroke = resolveStroke(frame, element, linePaint);
  const steady = stroke && cssValue(frame.style, "vector-effect") === "non-scaling-stroke";
  const items = steady
    ? [...pathItems(element, frame, outline.d, fill, null), ...steadyStroke(element, frame, outline, stroke)]
    : pathItems(element, frame, outline.d, fill, stroke);
  if (!hasMarkers(element, frame)) return items;
  const markers = drawMarkers(element, frame, outline, { fill, stroke: linePaint, ctm: frame.ctm });
  return cssValue(frame.style, "paint-order").startsWith("markers")
    ? [...markers, ...items]
    : [...items, ...markers];
}

export interface Outline {
  readonly d: string;
  readonly segments: readonly Segment[];
}

/** The outline of a shape in its own coordinates; undefined when the element is no shape. */
export function outlineOf(element: SvgElement, frame: Frame): Outline | undefined {
  if (element.name === "path") return pathOutline(element, frame);
  const segments = OUTLINES[element.name]?.(element, frame);
  return segments && { d: formatPath(segments), segments };
}

export const SHAPES = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"] as const;

function pathOutline(element: SvgElement, frame: Frame): Outline {
  const text = measureOf(element, frame.drawing.document.sheet, "d") ?? "";
  const path = frame.drawing.stores.paths.getOrMake(text, () => parsePath(text));
  if (path.fault !== undefined && text !== "none") {
    badValue(frame, element, "d", shortened(text), `path data (${path.fault}); drawn as far as it is right`);
  }
  return path;
}

const OUTLINES: Readonly<Record<string, (element: SvgElement, frame: Frame) => readonly Segment[]>> = {
  rect(element, frame) {
    const length = reader(element, frame);
    const [x, y] = [length("x", "x") ?? 0, length("y", "y") ?? 0];
    const [width, height] = [length("width", "x", 0) ?? 0, length("height", "y", 0) ?? 0];
    if (width === 0 || height === 0) return [];
    const rx = length("rx", "x", 0);
    const ry = length("ry", "y", 0);
    return rectPath({ x, y, width, height }, rx ?? ry, ry ?? rx);
  },
  circle(element, frame) {
    const length = reader(element, frame);
    const radius = length("r", "diagonal", 0) ?? 0;
    return radius === 0 ? [] : ellipsePath(length("cx", "x") ?? 0, length("cy", "y") ?? 0, radius, radius);
  },
  ellipse(element, frame) {
    const length = reader(element, frame);
    const rx = length("rx", "x", 0);
    const ry = length("ry", "y", 0);
    const [x, y] = [rx ?? ry ?? 0, ry ?? rx ?? 0];
    return x === 0 || y === 0 ? [] : ellipsePath(length("cx", "x") ?? 0, length("cy", "y") ?? 0, x, y);
  },
  line(element, frame) {
    const length = reader(element, frame);
    const [x1, y1] = [length("x1", "x") ?? 0, length("y1", "y") ?? 0];
    return [
      ["M", x1, y1],
      ["L", length("x2", "x") ?? 0, length("y2", "y") ?? 0],
    ];
  },
  polyline: (element, frame) => polyPath(numbersAttribute(frame, element, "points"), false),
  polygon: (element, frame) => polyPath(numbersAttribute(frame, element, "points"), true),
};

function reader(element: SvgElement, frame: Frame) {
  return (name: string, axis: "x" | "y" | "diagonal", least = Number.NEGATIVE_INFINITY): number | undefined =>
    lengthAttribute(frame, element, name, axis, { least });
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

/** paint-order: what is named first is drawn first. */
export const strokesFirst = (frame: Frame): boolean =>
  /^(markers\s+)?stroke/.test(cssValue(frame.style, "paint-order"));

/**
 * A stroke that no transform makes wider: the line is taken to the units of the whole drawing, where the width is
 * meant, and the pen draws there.
 */
function steadyStroke(element: SvgElement, frame: Frame, outline: Outline, stroke: Stroke): readonly Item[] {
  const fromScene = invert(frame.drawing.rootMatrix);
  const toRoot = fromScene && multiply(fromScene, frame.ctm);
  const back = toRoot && invert(toRoot);
  if (!back) return [];
  const d = formatPath(transformPath(outline.segments, toRoot));
  const items = pathItems(element, frame, d, null, stroke);
  return [{ kind: "group", origin: element.origin, transform: back, opacity: 1, items }];
}

/** An item with one paint takes the opacity itself, which saves a transparency group. */
export function fadeItem(item: PathItem, by: number): PathItem | undefined {
  if (item.fill && item.stroke) return undefined;
  const fill = item.fill && fade(item.fill, by);
  const stroke = item.stroke && { ...item.stroke, paint: fade(item.stroke.paint, by) };
  return { ...item, fill, stroke };
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

function memo(compute: () => Box | undefined): () => Box | undefined {
  let known: { box: Box | undefined } | undefined;
  return () => {
    known ??= { box: compute() };
    return known.box;
  };
}
