/** Attributes and properties as values; each invalid one is reported at the element that has it. */
import { nearest } from "../../diagnostics/nearest.ts";
import { cssValue, declares, measureOf, sizeIn } from "../svg/css/style.ts";
import { parseShare, parseSvgLength } from "../svg/lengths.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import type { Frame } from "./frame.ts";

/** Which side of the viewport is 100 %. */
export type Axis = "x" | "y" | "diagonal";

export function badValue(
  frame: Frame,
  element: SvgElement,
  name: string,
  value: string,
  expected: string,
  fix = `write ${expected.split(/ \(|;/, 1)[0]}`,
): void {
  const message = `${name} of <${element.name}> is "${value}", expected ${expected}`;
  frame.drawing.faults.add(element.place, "error", "svg/bad-value", message, { fix });
}

export const fontSize = (frame: Frame): number => sizeIn(frame.style);

export function readLength(frame: Frame, text: string, axis: Axis): number | undefined {
  const { width, height } = frame.viewport;
  const diagonal = Math.sqrt((width * width + height * height) / 2);
  const whole = axis === "x" ? width : axis === "y" ? height : diagonal;
  return parseSvgLength(text, { fontSize: fontSize(frame), whole });
}

/** A length in user units; undefined if the attribute is absent, "auto" or invalid (then reported). */
export function lengthAttribute(
  frame: Frame,
  element: SvgElement,
  name: string,
  axis: Axis,
  { least = Number.NEGATIVE_INFINITY } = {},
): number | undefined {
  const text = measureOf(element, frame.drawing.document.sheet, name)?.trim();
  if (text === undefined || text === "" || text === "auto") return undefined;
  const value = readLength(frame, text, axis);
  if (value !== undefined && value >= least) return value;
  badValue(frame, element, name, text, least >= 0 ? "a length that is not negative" : "a length");
  return undefined;
}

/** One of several keywords; the first of them if the attribute is absent or invalid. */
export function wordAttribute<T extends string>(
  frame: Frame,
  element: SvgElement,
  name: string,
  words: readonly [T, ...T[]],
): T {
  const text = element.attributes[name]?.trim();
  if (text === undefined || text === "") return words[0];
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  const near = nearest(text, words);
  badValue(frame, element, name, text, words.join(", "), near && `did you mean "${near}"?`);
  return words[0];
}

/** A property from 0 to 1. */
export function shareOf(frame: Frame, element: SvgElement, property: string): number {
  const text = cssValue(frame.style, property);
  if (text === "1") return 1;
  const share = parseShare(text);
  if (share === undefined) badProperty(frame, element, property, "a number from 0 to 1");
  return share ?? 1;
}

/** Reports a property at the element that declares it, which may be an ancestor. */
export function badProperty(frame: Frame, element: SvgElement, property: string, expected: string): void {
  const { sheet } = frame.drawing.document;
  let guilty = element;
  while (guilty.parent && !declares(guilty, sheet, property)) guilty = guilty.parent;
  if (!declares(guilty, sheet, property)) guilty = element;
  badValue(frame, guilty, property, cssValue(frame.style, property), expected);
}
