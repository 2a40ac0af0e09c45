/** The glyphs of a run of plain text, before they are placed. */
import type { GlyphsItem } from "../../../scene/scene.ts";
import { cssValue } from "../../svg/css/style.ts";
import { setLine } from "../../text/lines/set-line.ts";
import type { Frame } from "../frame.ts";
import { badProperty, fontSize, readLength } from "../read-attribute.ts";
import { dominantShift } from "./baseline.ts";
import { respaced } from "./respaced.ts";
import type { Run } from "./text-runs.ts";
import { textStyleOf } from "./text-style.ts";

/** Glyphs from x = 0 on the baseline y = 0. */
export interface Glyphs {
  readonly items: readonly GlyphsItem[];
  /** Advance of all glyphs, before `stretch`. */
  readonly width: number;
  /** Factor by which the glyphs are made wider. */
  readonly stretch: number;
  readonly missing: readonly string[];
}

export function glyphsOf({ first, text }: Run): Glyphs {
  const { frame, element } = first;
  const { fonts } = frame.drawing.resources;
  const direction = cssValue(frame.style, "direction") === "rtl" ? "rtl" : "auto";
  const style = textStyleOf(frame, element);
  const set = setLine(text, style, fontSize(frame), fonts, element.origin, direction);
  const spacing = wordSpacing(first.frame, element);
  if (spacing === 0) return { ...set, stretch: 1 };
  const spaced = respaced(set.items, fonts, (characters) => (/^[ \u00a0]$/.test(characters) ? spacing : 0));
  return { ...spaced, missing: set.missing, stretch: 1 };
}

function wordSpacing(frame: Frame, element: Run["first"]["element"]): number {
  const text = cssValue(frame.style, "word-spacing");
  if (text === "normal") return 0;
  const length = readLength(frame, text, "x");
  if (length === undefined) badProperty(frame, element, "word-spacing", "a length or normal");
  return length ?? 0;
}

/** User units that a run's glyphs are below the line. */
export function shiftOf({ first }: Run): number {
  const { families, weight, italic } = textStyleOf(first.frame, first.element);
  const face = first.frame.drawing.resources.fonts.find(families, weight, italic);
  return first.shift + (face ? dominantShift(first.frame, face.metrics) : 0);
}
