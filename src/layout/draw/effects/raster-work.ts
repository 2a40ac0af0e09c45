/**
 * The work of drawing rasterised content, counted before it is drawn: each effect processes all pixels of the drawing,
 * once per use. The count decides the resolution, which is the same on every machine; drawings that take too much
 * even at the lowest resolution are refused.
 * Limits: in definitions all shapes count the same, whatever they cover; only laid-out content is measured.
 */
import { CROSSING, crossingsOfLine, type PaintWork } from "../../../scene/paint-work.ts";
import { cssValue, declarationsOf, measureOf } from "../../svg/css/style.ts";
import { polyPath } from "../../svg/path/basic-shapes.ts";
import { parsePath, type Segment } from "../../svg/path/path-data.ts";
import { pathBox } from "../../svg/path/path-geometry.ts";
import { childElements, hrefOf, type SvgElement } from "../../svg/svg-element.ts";
import { type Drawing, styleInPlace } from "../frame.ts";
import { paintReference } from "../paint/paint.ts";
import { SHAPES } from "../shapes/outline.ts";

/** A function of the filter property, such as blur(2px): the cost of the most expensive one. */
export const FILTER_FUNCTION = 10;

/** A group blended with what is below, a mask, a pattern: librsvg 2.63 takes some 70 ns a pixel (a mask of 24 megapixels). */
const ONCE = 1;
/** A shape of one colour, which may cover all pixels: at most 2 ns a pixel. */
const SHAPE = 0.01;

/** Pixels times effects: some four seconds. A Letter page at 300 dpi with a mask has 17 million. */
const MOST_WORK = 50_000_000;
/** The smallest part of the wanted resolution: of 300 dpi, 36. */
const LEAST_SHARPNESS = 0.12;

/** A shape painted with one processes its pixels as slowly: 35 ns each. */
const RADIAL = 0.5;
/** Each edge of a path that a horizontal line meets, and each side of a stroke: 120 ns a pixel of height. */
const EDGE = 0.002;

/** Passes over all pixels of a filter's steps, as measured on a million pixels; others count as one. */
const STEPS: Readonly<Record<string, (step: SvgElement, pxPerUnit: number) => number>> = {
  feGaussianBlur: () => 10,
  feDropShadow: () => 10,
  feDisplacementMap: () => 24,
  feDiffuseLighting: () => 3,
  feSpecularLighting: () => 3,
  feTurbulence: ({ attributes }) => 3 * largest(attributes.numOctaves, 1),
  // each pixel reads all pixels that the kernel, or the radius, covers
  feConvolveMatrix: ({ attributes }) => 0.4 * largest(attributes.order, 3) ** 2,
  feMorphology: ({ attributes }, pxPerUnit) =>
    0.04 * (2 * largest(attributes.radius, 0) * pxPerUnit + 1) ** 2,
};

/**
 * The part of the wanted resolution that a drawing of this many pixels can have; undefined if it is too much work.
 * @param painted work of its items
 */
export function sharpnessFor(pixels: number, timesOver: number, painted: PaintWork): number | undefined {
  const areas = areasOf(pixels, timesOver, painted);
  const { edges, crossings } = painted;
  const left = MOST_WORK - crossings;
  if (!(left > 0)) return undefined;
  // work for areas grows with the square of the resolution, for edges linearly, for crossings not at all; these dominate
  const sharpness = Math.min(1, (Math.sqrt(edges ** 2 + 4 * areas * left) - edges) / (2 * areas));
  return sharpness >= LEAST_SHARPNESS ? sharpness : undefined;
}

/** The work of drawing at a part of the wanted resolution, in pixels times the effects that process them. */
export function workAt(sharpness: number, pixels: number, timesOver: number, painted: PaintWork): number {
  return areasOf(pixels, timesOver, painted) * sharpness ** 2 + painted.edges * sharpness + painted.crossings;
}

const areasOf = (pixels: number, timesOver: number, { areas }: PaintWork): number =>
  pixels * (ONCE + timesOver) + areas;

/** How many times all pixels are processed for the elements with these ids and everything they refer to. */
export function timesOver(drawing: Drawing, ids: readonly string[], pxPerUnit: number): number {
  const timesByElement = new Map<SvgElement, number>();
  const { byId, sheet } = drawing.document;
  const shapesIn = countShapes(drawing);
  const sum = (elements: readonly SvgElement[]): number =>
    elements.reduce((times, element) => times + timesOf(element), 0);
  return sum(named(ids));

  function named(wanted: readonly string[]): readonly SvgElement[] {
    return wanted.flatMap((id) => byId.get(id) ?? []);
  }

  function timesOf(element: SvgElement): number {
    const before = timesByElement.get(element);
    if (before !== undefined) return before;
    // an element that contains itself is reported where it is written
    timesByElement.set(element, 0);
    const style = declarationsOf(element, sheet) ?? {};
    const inside = sum(childElements(element)) + sum(named(referencesOf(element, style)));
    const gradients = radialPaints(style, byId) * RADIAL * shapesIn(element);
    const edges = EDGE * edgesOf(element, drawing);
    const times = ownTimes(element, style, pxPerUnit) + gradients + edges + inside;
    timesByElement.set(element, times);
    return times;
  }
}

type Values = Readonly<Record<string, string>>;

/** The number of shapes drawn with an element: all of them may have its paint. */
function countShapes({ document: { byId } }: Drawing): (element: SvgElement) => number {
  const shapeCounts = new Map<SvgElement, number>();
  return function shapesIn(element): number {
    const before = shapeCounts.get(element);
    if (before !== undefined) return before;
    shapeCounts.set(element, 0);
    const used = byId.get(hrefOf(element)?.trim().slice(1) ?? "");
    const inside = used ? [...childElements(element), used] : childElements(element);
    const own = (SHAPES as readonly string[]).includes(element.name) ? 1 : 0;
    const shapes = inside.reduce((count, child) => count + shapesIn(child), own);
    shapeCounts.set(element, shapes);
    return shapes;
  };
}

function radialPaints({ fill = "", stroke = "" }: Values, byId: Drawing["document"]["byId"]): number {
  return [fill, stroke].filter(
    (paint) => byId.get(paintReference(paint)?.id ?? "")?.name === "radialGradient",
  ).length;
}

/**
 * Edges of a path that a horizontal line meets, on average; a stroke along it counts as six. Infinite if the stroke
 * crosses itself more often than one drawing may, because a lower resolution does not reduce that.
 */
function edgesOf(element: SvgElement, drawing: Drawing): number {
  const segments = segmentsOf(element, drawing);
  const box = pathBox(segments);
  if (!box) return 0;
  let [rise, length] = [0, 0];
  let [x, y] = [box.x, box.y];
  for (const segment of segments) {
    if (segment[0] === "Z") continue;
    const [toX, toY] = segment.slice(-2) as [number, number];
    if (segment[0] !== "M") {
      rise += Math.abs(toY - y);
      length += Math.hypot(toX - x, toY - y);
    }
    [x, y] = [toX, toY];
  }
  const isStroked = cssValue(styleInPlace(drawing, element), "stroke") !== "none";
  const crossings = isStroked ? crossingsOfLine(segments.length, length, box.width * box.height) : 0;
  if (crossings * CROSSING > MOST_WORK) return Number.POSITIVE_INFINITY;
  const stroked = isStroked ? (6 * length) / Math.max(box.width, box.height, Number.MIN_VALUE) : 0;
  return stroked + (box.height > 0 ? rise / box.height : 0);
}

/** The same for a shape with any number of points. */
function segmentsOf(element: SvgElement, { document, stores }: Drawing): readonly Segment[] {
  if (element.name === "path") {
    const d = measureOf(element, document.sheet, "d") ?? "";
    return stores.paths.getOrMake(d, () => parsePath(d)).segments;
  }
  if (element.name !== "polygon" && element.name !== "polyline") return [];
  const points = (element.attributes.points ?? "").split(/[\s,]+/).map(Number);
  return polyPath(points.filter(Number.isFinite), element.name === "polygon");
}

const LAYERS = ["mask", "pattern"];
/** Properties that put an element on a layer of its own. */
const LAYERING = ["opacity", "mask", "clip-path", "filter", "mix-blend-mode", "isolation"];

function ownTimes(element: SvgElement, style: Values, pxPerUnit: number): number {
  const { name } = element;
  const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
  if (step) return step(element, pxPerUnit);
  if (/^fe[A-Z]/.test(name) || LAYERS.includes(name)) return ONCE;
  return LAYERING.some((property) => style[property] !== undefined) ? ONCE : SHAPE;
}

/** Ids of everything drawn with an element, each as often as it is named. */
function referencesOf(element: SvgElement, style: Values): readonly string[] {
  const href = hrefOf(element)?.trim();
  const targets = [
    ...Object.values(style)
      .join(" ")
      .matchAll(/url\(\s*["']?#([^"')]+)/g),
  ];
  return [...(href?.startsWith("#") ? [href.slice(1)] : []), ...targets.map(([, id]) => String(id))];
}

/** One or two numbers; the initial value if there is none. */
function largest(text: string | undefined, initial: number): number {
  const numbers = (text ?? "").split(/[\s,]+/).map(Number);
  const sound = numbers.filter(
    (value, index) => Number.isFinite(value) && (text ?? "").trim() !== "" && index < 2,
  );
  return sound.length > 0 ? Math.max(...sound.map(Math.abs)) : initial;
}
