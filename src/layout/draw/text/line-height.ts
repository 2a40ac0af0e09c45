/** The distance of baselines from CSS. */
import { cssValue } from "../../svg/css/style.ts";
import { parseNumber } from "../../svg/lengths.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { Frame } from "../frame.ts";
import { badProperty, fontSize, readLength } from "../read-attribute.ts";

/** The value of "normal" in Inkscape. */
const NORMAL = 1.25;

/** line-height as a multiple of the size. */
export function lineHeight(element: SvgElement, frame: Frame): number {
  const text = cssValue(frame.style, "line-height");
  if (text === "normal") return NORMAL;
  const share = text.endsWith("%") ? percentOf(text) : parseNumber(text);
  const length = share === undefined ? readLength(frame, text, "y") : undefined;
  const value = share ?? (length === undefined ? undefined : length / fontSize(frame));
  if (value !== undefined && value >= 0 && Number.isFinite(value)) return value;
  badProperty(frame, element, "line-height", "a multiple of the size such as 1.25");
  return NORMAL;
}

function percentOf(text: string): number | undefined {
  const percent = parseNumber(text.slice(0, -1));
  return percent === undefined ? undefined : percent / 100;
}
