/**
 * Text that Inkscape wraps: in shapes (`shape-inside`), or to a width (`inline-size`). It is a text box like `<b:text>`,
 * in those shapes, with the line height, the alignment and the first baseline of Inkscape.
 * Limits: if parts differ in size, family or colour, the values of most of the text are used, which is reported.
 */
import type { Item } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { unionOf } from "../../../units/box.ts";
import { cssValue } from "../../svg/css/style.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { TextShape } from "../../text/text-shape.ts";
import type { TextBoxSpec } from "../../text/text-spec.ts";
import { type Frame, mmPerUnit } from "../frame.ts";
import { reportPlainOnly } from "../not-drawn.ts";
import { badProperty, readLength } from "../read-attribute.ts";
import { lineHeight } from "../text/line-height.ts";
import { askedIn, reportFonts } from "./asked-text.ts";
import { setText } from "./own-text.ts";
import { shapesInside } from "./shapes-inside.ts";
import { styledWords } from "./styled-words.ts";

/** The place of such a text. */
type Place = Pick<TextBoxSpec, "box" | "shapes">;

/** True if a `<text>` is to be wrapped. */
export const isWrapped = (frame: Frame): boolean =>
  hasShapes(frame) || cssValue(frame.style, "inline-size") !== "auto";

const hasShapes = ({ style }: Frame): boolean => !["auto", "none"].includes(cssValue(style, "shape-inside"));

/** The text in its shapes; undefined if there are none, which is reported. */
export function drawWrapped(element: SvgElement, frame: Frame): readonly Item[] | undefined {
  const inShapes = hasShapes(frame);
  const place = inShapes ? placeInShapes(element, frame) : placeOfWidth(element, frame);
  if (!place) return undefined;
  const { markup, style } = styledWords(element, frame, element.attributes["b:text"]);
  const inside = { ...frame, style };
  if (!(mmPerUnit(frame) > 0) || cssValue(style, "visibility") !== "visible") return [];
  return drawInPlace(element, inside, place, markup, inShapes);
}

/** The words of a flowed text, which has its own shapes. */
export function drawInShapes(
  element: SvgElement,
  frame: Frame,
  shapes: readonly TextShape[],
  markup: string,
): readonly Item[] {
  return drawInPlace(element, frame, placeOf(shapes), markup, true);
}

function drawInPlace(
  element: SvgElement,
  frame: Frame,
  place: Place,
  markup: string,
  inShapes: boolean,
): readonly Item[] {
  const asked = askedIn(element, frame, place.box);
  const leading = element.attributes.leading === undefined ? lineHeight(element, frame) : asked.leading;
  reportPlainOnly(element, frame, { what: "a text in a shape", followed: ["line-height", "text-align"] });
  reportFonts(element, frame, asked);
  return setText(element, frame, {
    ...asked,
    ...place,
    markup,
    leading,
    firstBaseline: inShapes ? "em" : "top",
    paragraphGap: element.attributes["paragraph-gap"] === undefined ? leading : asked.paragraphGap,
    align: element.attributes.align === undefined ? alignment(frame, inShapes) : asked.align,
  });
}

function placeInShapes(element: SvgElement, frame: Frame): Place | undefined {
  const shapes = shapesInside(element, frame);
  return shapes && placeOf(shapes);
}

const placeOf = (shapes: readonly TextShape[]): Place => ({
  shapes,
  box: unionOf(shapes.map(({ box }) => box)) as Box,
});

/** A box of unlimited height: its first baseline is at y, and x is the anchor of its text. */
function placeOfWidth(element: SvgElement, frame: Frame): Place | undefined {
  const width = readLength(frame, cssValue(frame.style, "inline-size"), "x");
  if (width === undefined || width < 0)
    badProperty(frame, element, "inline-size", "a length that is not negative");
  if (width === undefined || width <= 0) return undefined;
  const [x = 0, y = 0] = (["x", "y"] as const).map((name) => firstPlace(element, frame, name));
  const anchor = { start: 0, middle: 0.5, end: 1 }[cssValue(frame.style, "text-anchor")] ?? 0;
  return { box: { x: x - anchor * width, y, width, height: Number.POSITIVE_INFINITY } };
}

/** The place of the text itself, else of the first part of it that has one. */
function firstPlace(element: SvgElement, frame: Frame, name: "x" | "y"): number {
  const own = element.attributes[name] ?? firstChild(element)?.attributes[name] ?? "0";
  return readLength(frame, own.trim().split(/[\s,]+/)[0] ?? "0", name) ?? 0;
}

const firstChild = ({ children }: SvgElement): SvgElement | undefined =>
  children.find((child) => typeof child === "object");

/** The alignment that CSS gives a text in shapes, or wrapped to a width. */
export const alignmentIn = (frame: Frame): TextBoxSpec["align"] => alignment(frame, hasShapes(frame));

function alignment({ style }: Frame, inShapes: boolean): TextBoxSpec["align"] {
  const asked = inShapes ? style.inherited["text-align"] : undefined;
  const known = ALIGNMENTS.find((word) => word === asked);
  return known ?? ({ middle: "center", end: "end" } as const)[cssValue(style, "text-anchor")] ?? "start";
}

const ALIGNMENTS = ["start", "end", "left", "right", "center", "justify"] as const;
