/** The vertical position of letters: on the baseline, aligned by another line, or raised and lowered. */
import type { FaceMetrics } from "../../../font/face-tables.ts";
import { cssValue } from "../../svg/css/style.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { Frame } from "../frame.ts";
import { badProperty, fontSize, readLength } from "../read-attribute.ts";

/** em from the baseline up to the line that is put at y. x-height is taken as 0.7 of the capitals. */
const LINES: Readonly<Record<string, (metrics: FaceMetrics) => number>> = {
  middle: ({ capHeight }) => capHeight * 0.35,
  central: ({ ascent, descent }) => (ascent - descent) / 2,
  mathematical: ({ ascent }) => ascent / 2,
  hanging: ({ ascent }) => ascent * 0.8,
  "text-before-edge": ({ ascent }) => ascent,
  "before-edge": ({ ascent }) => ascent,
  "text-top": ({ ascent }) => ascent,
  "text-after-edge": ({ descent }) => -descent,
  "after-edge": ({ descent }) => -descent,
  "text-bottom": ({ descent }) => -descent,
  ideographic: ({ descent }) => -descent,
};

/** User units by which the text is moved down so that the named line is at y. */
export function dominantShift(frame: Frame, metrics: FaceMetrics): number {
  const own = LINES[cssValue(frame.style, "alignment-baseline")];
  const line = own ?? LINES[cssValue(frame.style, "dominant-baseline")];
  return (line?.(metrics) ?? 0) * fontSize(frame);
}

/** User units by which baseline-shift moves an element's text down; super and sub as in browsers. */
export function baselineShift(frame: Frame, element: SvgElement): number {
  const text = cssValue(frame.style, "baseline-shift");
  const size = fontSize(frame);
  if (text === "baseline") return 0;
  if (text === "super") return -size / 3;
  if (text === "sub") return size / 5;
  const up = readLength({ ...frame, viewport: { width: size, height: size } }, text, "x");
  if (up === undefined) badProperty(frame, element, "baseline-shift", "a length, sub or super");
  return -(up ?? 0);
}
