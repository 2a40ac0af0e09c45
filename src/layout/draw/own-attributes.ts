/** Attributes of Broadside's elements `<b:text>`, `<b:icon>` and `<b:art>`. */
import { nearest } from "../../diagnostics/nearest.ts";
import type { SolidPaint } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { parseLength } from "../../units/length.ts";
import { propertyOf } from "../svg/css/properties.ts";
import { cssValue, declares, measureOf } from "../svg/css/style.ts";
import { parseNumber } from "../svg/lengths.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { type Frame, mmPerUnit } from "./frame.ts";
import { colourAt, currentColour, fade } from "./paint/colours.ts";
import { paintReference } from "./paint/paint.ts";
import { badProperty, badValue, lengthAttribute, shareOf } from "./read-attribute.ts";

const COMMON = ["id", "class", "style", "transform", "x", "y", "width", "height", "xml:space"];

/** Reports unknown attributes, because a misspelt one would have no effect. */
export function checkAttributes(element: SvgElement, frame: Frame, own: readonly string[]): void {
  for (const name in element.attributes) {
    if (COMMON.includes(name) || own.includes(name) || propertyOf(name)) continue;
    if (/^(xmlns|data-|on)/.test(name) || name.includes(":")) continue;
    const near = nearest(name, [...COMMON, ...own]);
    const message = `<${element.name}> has no attribute "${name}"`;
    const fix = near ? `did you mean "${near}"?` : `its attributes are ${own.join(", ")}`;
    frame.drawing.faults.add(element.place, "error", "svg/bad-value", message, { fix });
  }
}

/**
 * A size on paper ("9pt", "3mm") or a plain number of user units, in user units. Undefined if absent, or if invalid
 * (then reported).
 */
export function paperLength(element: SvgElement, frame: Frame, name: string): number | undefined {
  const text = element.attributes[name];
  if (text === undefined) return undefined;
  const plain = parseNumber(text);
  const mm = parseLength(text);
  const value = plain ?? (mm === undefined ? undefined : mm / mmPerUnit(frame));
  if (value !== undefined && value > 0 && Number.isFinite(value)) return value;
  badValue(frame, element, name, text, "a size above 0 such as 9pt, 3mm or a number in the drawing's units");
  return undefined;
}

/** x, y, width and height; undefined if there is no area, which is reported. */
export function boxAttribute(element: SvgElement, frame: Frame): Box | undefined {
  const width = requiredLength(element, frame, "width", "x");
  const height = requiredLength(element, frame, "height", "y");
  if (width === undefined || height === undefined) return undefined;
  return { ...cornerOf(element, frame), width, height };
}

export function cornerOf(element: SvgElement, frame: Frame): { x: number; y: number } {
  return {
    x: lengthAttribute(frame, element, "x", "x") ?? 0,
    y: lengthAttribute(frame, element, "y", "y") ?? 0,
  };
}

function requiredLength(
  element: SvgElement,
  frame: Frame,
  name: string,
  axis: "x" | "y",
): number | undefined {
  const text = measureOf(element, frame.drawing.document.sheet, name);
  const value = text === undefined ? undefined : lengthAttribute(frame, element, name, axis, { least: 0 });
  if (text === undefined)
    badValue(frame, element, name, "", "a length; the element is not drawn without one");
  return value === 0 ? undefined : value;
}

/**
 * True if the element takes the colour of its surroundings: no fill is given, or a fill of none is inherited. The root
 * of a Figma drawing has such a fill, which is meant for outlines.
 */
export function takesColour(element: SvgElement, frame: Frame): boolean {
  const { inherited } = frame.style;
  if (inherited.fill === undefined) return true;
  return inherited.fill === "none" && !declares(element, frame.drawing.document.sheet, "fill");
}

/** One plain colour, where a gradient is not possible; null for none. */
export function plainFill(element: SvgElement, frame: Frame): SolidPaint | null {
  const opacity = shareOf(frame, element, "fill-opacity");
  const text = cssValue(frame.style, "fill");
  if (takesColour(element, frame)) return faded(currentColour(frame, element), opacity);
  if (text === "none") return null;
  return faded(plainColour(element, frame, "fill", text), opacity);
}

/** The colour; that of the surroundings if the text is not a colour (then reported). */
export function plainColour(element: SvgElement, frame: Frame, property: string, text: string): SolidPaint {
  const colour = paintReference(text) ? undefined : colourAt(frame, text);
  if (typeof colour === "object") return colour;
  if (colour === undefined && propertyOf(property))
    badProperty(frame, element, property, "a plain CSS colour");
  else if (colour === undefined) badValue(frame, element, property, text, "a plain CSS colour");
  return currentColour(frame, element);
}

const faded = (paint: SolidPaint, by: number): SolidPaint => fade(paint, by) as SolidPaint;
