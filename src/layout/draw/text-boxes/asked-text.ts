/**
 * What a `<b:text>` specifies: everything except its words. Cards of one template share it, so the tag is read once for
 * all places with the same style.
 */
import type { Paint, SolidPaint } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { mmOfPt } from "../../../units/length.ts";
import { weightBelow } from "../../svg/css/font-weight.ts";
import { cssValue } from "../../svg/css/style.ts";
import { createFaults } from "../../svg/faults.ts";
import { parseNumber } from "../../svg/lengths.ts";
import { OWN_ATTRIBUTES } from "../../svg/printed-attributes.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { AskedText, TextStyle } from "../../text/text-spec.ts";
import { type Frame, mmPerUnit } from "../frame.ts";
import { reportPlainOnly } from "../not-drawn.ts";
import { boxAttribute, checkAttributes, paperLength, plainColour, takesColour } from "../own-attributes.ts";
import { currentColour, fade } from "../paint/colours.ts";
import { paintReference, resolvePaint } from "../paint/paint.ts";
import { letterStroke } from "../paint/steady-stroke.ts";
import { resolveStroke } from "../paint/stroke.ts";
import { badValue, fontSize, shareOf, wordAttribute } from "../read-attribute.ts";
import { reportFace } from "../text/missing-face.ts";
import { parseFeatures, reportFamilies, textStyleOf, usableFamilies } from "../text/text-style.ts";

/** The smallest size that stays readable in print, unless the template allows less. */
const SMALLEST_PT = 7.5;

/** Where a tag was read, and its values there. */
interface AskedAt {
  readonly place: Pick<Frame, "style" | "viewport" | "ctm"> & Pick<Frame["drawing"], "document">;
  readonly asked: AskedText;
}

/** By the element's attributes, which texts of one tag share. */
const askedBefore = new WeakMap<SvgElement["attributes"], AskedAt>();

/** Undefined if there is nothing to draw. Faults are reported each time. */
export function askedOf(element: SvgElement, frame: Frame): AskedText | undefined {
  const before = askedBefore.get(element.attributes);
  if (before && isSamePlace(before.place, frame)) {
    frame.drawing.tally.placed = true;
    return before.asked;
  }
  const { drawing, style, viewport, ctm } = frame;
  const faults = createFaults();
  const tally = { drawn: 0, placed: false, coloured: false };
  const asked = readAsked(element, { ...frame, drawing: { ...drawing, faults, tally } });
  drawing.faults.addAll(faults.list);
  drawing.tally.placed ||= tally.placed;
  drawing.tally.coloured ||= tally.coloured;
  if (asked && faults.list.length === 0 && !tally.coloured && isIndependent(frame))
    askedBefore.set(element.attributes, {
      place: { document: drawing.document, style, viewport, ctm },
      asked,
    });
  return asked;
}

function isSamePlace({ document, style, viewport, ctm }: AskedAt["place"], frame: Frame): boolean {
  return (
    document === frame.drawing.document &&
    style === frame.style &&
    viewport === frame.viewport &&
    frame.context === undefined &&
    ctm.every((part, at) => part === frame.ctm[at])
  );
}

/** True if the paints refer to nothing: references must be resolved again. */
export const isIndependent = ({ style, context }: Frame): boolean =>
  context === undefined &&
  (["fill", "stroke"] as const).every((name) => !paintReference(cssValue(style, name)));

function readAsked(element: SvgElement, frame: Frame): AskedText | undefined {
  checkAttributes(element, frame, OWN_ATTRIBUTES.text);
  const box = boxAttribute(element, frame);
  const scale = mmPerUnit(frame);
  if (!box || !(scale > 0) || cssValue(frame.style, "visibility") !== "visible") return undefined;
  reportPlainOnly(element, frame);
  const asked = askedIn(element, frame, box);
  reportFonts(element, frame, asked);
  return asked;
}

/** Fonts that a text specifies and that are missing. */
export function reportFonts(element: SvgElement, frame: Frame, { style }: AskedText): void {
  reportFamilies(frame, element);
  reportFace(frame, element, style);
}

/** The attributes of an element and the style of its place, for a text in this box. */
export function askedIn(element: SvgElement, frame: Frame, box: Box): AskedText {
  const scale = mmPerUnit(frame);
  const size = paperLength(element, frame, "size") ?? fontSize(frame);
  const least = paperLength(element, frame, "min-size") ?? mmOfPt(SMALLEST_PT) / scale;
  const style = boxStyle(element, frame, box);
  return {
    box,
    size,
    minSize: Math.min(size, least),
    leading: positive(element, frame, "leading", 1.2),
    paragraphGap: positive(element, frame, "paragraph-gap", 0.5),
    align: wordAttribute(frame, element, "align", ["start", "end", "left", "right", "center", "justify"]),
    valign: wordAttribute(frame, element, "valign", ["top", "middle", "bottom"]),
    direction: wordAttribute(frame, element, "direction", ["auto", "ltr", "rtl"]),
    ...(wordAttribute(frame, element, "hyphens", ["auto", "none"]) === "none" ? { hyphens: false } : {}),
    style,
    iconColour: iconColour(element, frame, style.fill),
    mmPerUnit: scale,
    origin: element.origin,
  };
}

/** The style of the place, overridden by the element's own short attributes. */
function boxStyle(element: SvgElement, frame: Frame, box: Box): TextStyle {
  const { font, weight, style, features } = element.attributes;
  const base = textStyleOf(weight === undefined ? frame : withWeight(frame, weight), element);
  const own = features === undefined ? {} : parseFeatures(features);
  if (!own) badValue(frame, element, "features", features ?? "", 'OpenType tags such as "smcp -liga"');
  const boxOf = (): Box => box;
  return {
    ...base,
    ...(font === undefined ? {} : { families: usableFamilies(frame, font) }),
    italic: style === undefined || style.includes(":") ? base.italic : isItalic(element, frame, style),
    features: { ...base.features, ...own },
    fill: takesColour(element, frame)
      ? fade(currentColour(frame, element), shareOf(frame, element, "fill-opacity"))
      : resolvePaint(frame, element, "fill", boxOf),
    stroke: letterStroke(frame, resolveStroke(frame, element, resolvePaint(frame, element, "stroke", boxOf))),
  };
}

function withWeight(frame: Frame, weight: string): Frame {
  const { inherited, own } = frame.style;
  const computed = weightBelow(weight.trim(), cssValue(frame.style, "font-weight"));
  return { ...frame, style: { own, inherited: { ...inherited, "font-weight": computed } } };
}

function isItalic(element: SvgElement, frame: Frame, style: string): boolean {
  const words = ["normal", "italic"];
  if (!words.includes(style.trim())) badValue(frame, element, "style", style, words.join(", "));
  return style.trim() === "italic";
}

function positive(element: SvgElement, frame: Frame, name: string, initial: number): number {
  const text = element.attributes[name];
  if (text === undefined) return initial;
  const value = parseNumber(text);
  if (value !== undefined && value >= 0) return value;
  badValue(frame, element, name, text, "a multiple of the size such as 1.2");
  return initial;
}

function iconColour(element: SvgElement, frame: Frame, fill: Paint | null): SolidPaint {
  const own = element.attributes["icon-fill"];
  if (own !== undefined) return plainColour(element, frame, "icon-fill", own);
  return fill?.kind === "solid" ? fill : currentColour(frame, element);
}
