/**
 * The shapes that a `<text>` refers to in `shape-inside`. As in Inkscape, the numbers of a shape and its own transform
 * are in the coordinates of the text, wherever the shape is in the drawing.
 */
import { pathShape } from "../../../scene/path-shape.ts";
import { IDENTITY, type Matrix, multiply, translate } from "../../../units/matrix.ts";
import { cssValue } from "../../svg/css/style.ts";
import { formatPath } from "../../svg/path/path-data.ts";
import { pathBox, transformPath } from "../../svg/path/path-geometry.ts";
import { hrefOf, type SvgElement } from "../../svg/svg-element.ts";
import type { TextShape } from "../../text/text-shape.ts";
import { elementById } from "../element-by-id.ts";
import { type Frame, styleInPlace } from "../frame.ts";
import { badProperty, lengthAttribute, readLength } from "../read-attribute.ts";
import { fixOfReference, NO_SUCH_ID } from "../reference-fix.ts";
import { outlineOf } from "../shapes/outline.ts";
import { transformOf } from "../transform-of.ts";

/** The most corners of all shapes of a text; a curve counts as eight. */
const MOST_CORNERS = 1_000;
/** Elements that take as long as fitting the lines of a text beside one corner, if all corners are beside all lines. */
const CORNER = 5;

/** Undefined if a shape is missing or has no area, which is reported: the text is then drawn without wrapping. */
export function shapesInside(element: SvgElement, frame: Frame): readonly TextShape[] | undefined {
  const { drawing } = frame;
  if (cssValue(frame.style, "shape-subtract") !== "none")
    drawing.faults.add(element.place, "warning", "svg/unsupported", SUBTRACTED, { fix: SUBTRACTED_FIX });
  const padding = paddingOf(element, frame);
  const shapes: TextShape[] = [];
  let corners = 0;
  for (const reference of referencesOf(element, frame)) {
    const shape = shapeOf(element, frame, reference, padding);
    if (!shape) return undefined;
    shapes.push(shape);
    corners += cornersOf(shape);
    // Shapes that are refused anyway are not examined further.
    if (corners > MOST_CORNERS) break;
  }
  return shapes.length > 0 && areSimple(element, frame, shapes) ? shapes : undefined;
}

/** True, and counted, for shapes that can contain text; others are reported. */
export function areSimple(element: SvgElement, { drawing }: Frame, shapes: readonly TextShape[]): boolean {
  const corners = shapes.reduce((sum, shape) => sum + cornersOf(shape), 0);
  if (corners <= MOST_CORNERS) {
    drawing.tally.drawn += CORNER * corners;
    return true;
  }
  const message = `the shapes for the text of <${element.name}> have more than ${MOST_CORNERS} corners; a curve counts as eight`;
  const fix = "draw simpler shapes, such as a <rect>";
  drawing.faults.add(element.place, "error", "svg/limit", message, { fix });
  return false;
}

const cornersOf = ({ lines }: TextShape): number => lines.reduce((sum, line) => sum + line.length / 2, 0);

const SUBTRACTED = "shape-subtract is not supported: the text runs across the shape that it should avoid";
const SUBTRACTED_FIX = "cut that part out of the text's own shape (Path > Difference)";

function paddingOf(element: SvgElement, frame: Frame): number {
  const text = cssValue(frame.style, "shape-padding");
  const padding = readLength(frame, text, "diagonal");
  if (padding !== undefined && padding >= 0) return padding;
  badProperty(frame, element, "shape-padding", "a length that is not negative");
  return 0;
}

/** The ids between `url(#` and `)`; none if the value has anything else, which is reported. */
function referencesOf(element: SvgElement, frame: Frame): readonly string[] {
  const text = cssValue(frame.style, "shape-inside");
  const ids = [...text.matchAll(REFERENCE)].map(([, id]) => id as string);
  if (ids.length > 0 && text.replace(REFERENCE, "").trim() === "") return ids;
  badProperty(frame, element, "shape-inside", "url(#id) of one or more shapes");
  return [];
}

const REFERENCE = /url\(\s*["']?#([^"')]+)["']?\s*\)/g;

function shapeOf(element: SvgElement, frame: Frame, id: string, padding: number): TextShape | undefined {
  const target = elementById(frame.drawing, id);
  const shape = target && textShape(target, frame, padding, ownTransform(target, frame));
  if (shape) return shape;
  const what = target ? `, which is a <${target.name}> and has no area for text` : NO_SUCH_ID;
  const message = `shape-inside of <${element.name}> points to "#${id}"${what}`;
  const fix = target
    ? "point to a <rect>, <circle>, <ellipse>, <path> or <polygon>, or use b:text"
    : fixOfReference(frame.drawing, id);
  frame.drawing.faults.add(element.place, "error", "svg/reference", message, { fix });
  return undefined;
}

/**
 * An element as a shape for text, moved by a matrix; undefined if it is not a shape or has no area. A `<use>` stands for
 * the shape that it draws, without that shape's own transform (as in Inkscape), but not for another `<use>`.
 */
export function textShape(
  target: SvgElement,
  frame: Frame,
  padding: number,
  matrix: Matrix = IDENTITY,
): TextShape | undefined {
  if (target.name === "use") return usedShape(target, frame, padding, matrix);
  const segments = transformPath(outlineOf(target, frame)?.segments ?? [], matrix);
  const box = pathBox(segments);
  if (!box || !(box.width > 0 && box.height > 0)) return undefined;
  return { box, lines: pathShape(formatPath(segments)).lines, padding };
}

function usedShape(use: SvgElement, frame: Frame, padding: number, matrix: Matrix): TextShape | undefined {
  const used = elementById(frame.drawing, (hrefOf(use) ?? "").trim().replace(/^#/, ""));
  if (!used || used.name === "use") return undefined;
  const at = (name: "x" | "y"): number => lengthAttribute(frame, use, name, name) ?? 0;
  return textShape(used, frame, padding, multiply(matrix, translate(at("x"), at("y"))));
}

/** The transform of an element itself, in the style at its own place. */
export const ownTransform = (element: SvgElement, frame: Frame): Matrix =>
  transformOf(element, { ...frame, style: styleInPlace(frame.drawing, element) });
