/** The outlines of paths and basic shapes. */
import { shortened } from "../../../diagnostics/words.ts";
import { measureOf } from "../../svg/css/style.ts";
import { parseNumbers } from "../../svg/lengths.ts";
import { ellipsePath, polyPath, rectPath } from "../../svg/path/basic-shapes.ts";
import { formatPath, parsePath, type Segment } from "../../svg/path/path-data.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { Frame } from "../frame.ts";
import { badValue, lengthAttribute } from "../read-attribute.ts";

export interface Outline {
  readonly d: string;
  readonly segments: readonly Segment[];
}

/** The outline of a shape in its own coordinates; undefined if the element is not a shape. */
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
    badValue(frame, element, "d", shortened(text), `path data (${path.fault}); drawn up to this fault`);
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
  polyline: (element, frame) => polyPath(pointsOf(element, frame), false),
  polygon: (element, frame) => polyPath(pointsOf(element, frame), true),
};

/** Up to the first invalid number. */
function pointsOf(element: SvgElement, frame: Frame): readonly number[] {
  const text = element.attributes.points ?? "";
  const numbers = parseNumbers(text);
  if (!numbers) badValue(frame, element, "points", text, "numbers");
  return numbers ?? [];
}

function reader(element: SvgElement, frame: Frame) {
  return (name: string, axis: "x" | "y" | "diagonal", least = Number.NEGATIVE_INFINITY): number | undefined =>
    lengthAttribute(frame, element, name, axis, { least });
}
