/** The stroke of an element, in the form of the Scene. */
import type { Paint, Stroke } from "../../../scene/scene.ts";
import { cssValue } from "../../svg/css/style.ts";
import { parseNumber, splitList } from "../../svg/lengths.ts";
import { measurePath } from "../../svg/path/path-meter.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { Frame } from "../frame.ts";
import { badProperty, badValue, readLength } from "../read-attribute.ts";
import type { Outline } from "../shapes/outline.ts";

/** The pen of an element with the given paint; null if nothing is visible. Dashes are measured along `outline`. */
export function resolveStroke(
  frame: Frame,
  element: SvgElement,
  paint: Paint | null,
  outline?: Outline,
): Stroke | null {
  if (!paint) return null;
  const width = strokeWidth(frame, element);
  if (width === 0) return null;
  const read = <T extends string>(property: string, words: readonly T[]): T => {
    const text = cssValue(frame.style, property);
    const found = words.find((word) => word === text);
    if (found === undefined) badProperty(frame, element, property, words.join(", "));
    return found ?? (words[0] as T);
  };
  return {
    paint,
    width,
    cap: read("stroke-linecap", ["butt", "round", "square"]),
    join: joinOf(read("stroke-linejoin", ["miter", "round", "bevel", "miter-clip", "arcs"])),
    miterLimit: miterLimit(frame, element),
    ...dashing(frame, element, outline),
  };
}

/** Dashes in user units; with a pathLength they are fractions of it. */
function dashing(
  frame: Frame,
  element: SvgElement,
  outline: Outline | undefined,
): Pick<Stroke, "dash" | "dashOffset"> {
  const dash = dashes(frame, element);
  const offset = dashOffset(frame, element);
  const written = element.attributes.pathLength;
  if (!outline || dash.length === 0 || written === undefined) return { dash, dashOffset: offset };
  const length = parseNumber(written);
  if (length === undefined || length < 0)
    badValue(frame, element, "pathLength", written, "a number that is not negative");
  if (length === undefined || length < 0) return { dash, dashOffset: offset };
  if (length === 0) return { dash: [], dashOffset: 0 };
  const unit = measurePath(outline.segments).length / length;
  return { dash: dash.map((part) => part * unit), dashOffset: offset * unit };
}

export function strokeWidth(frame: Frame, element: SvgElement): number {
  const width = readLength(frame, cssValue(frame.style, "stroke-width"), "diagonal");
  if (width !== undefined && width >= 0) return width;
  badProperty(frame, element, "stroke-width", "a length that is not negative");
  return 1;
}

/** The two newer joins are drawn as the one that every printer supports. */
function joinOf(join: "miter" | "round" | "bevel" | "miter-clip" | "arcs"): Stroke["join"] {
  return join === "miter-clip" || join === "arcs" ? "miter" : join;
}

function miterLimit(frame: Frame, element: SvgElement): number {
  const limit = parseNumber(cssValue(frame.style, "stroke-miterlimit"));
  if (limit !== undefined && limit >= 1) return limit;
  badProperty(frame, element, "stroke-miterlimit", "a number of 1 or more");
  return 4;
}

/** A list of odd length is repeated; all zeros are a solid line. */
function dashes(frame: Frame, element: SvgElement): readonly number[] {
  const text = cssValue(frame.style, "stroke-dasharray");
  if (text === "none") return [];
  const lengths = splitList(text).map((part) => readLength(frame, part, "diagonal"));
  if (!lengths.every((length) => length !== undefined && length >= 0)) {
    badProperty(frame, element, "stroke-dasharray", "lengths that are not negative, or none");
    return [];
  }
  const dash = lengths as readonly number[];
  if (dash.every((length) => length === 0)) return [];
  return dash.length % 2 === 0 ? dash : [...dash, ...dash];
}

function dashOffset(frame: Frame, element: SvgElement): number {
  const offset = readLength(frame, cssValue(frame.style, "stroke-dashoffset"), "diagonal");
  if (offset === undefined) badProperty(frame, element, "stroke-dashoffset", "a length");
  return offset ?? 0;
}
