/**
 * Placeholders: SVG elements with `b:text`, `b:icon` or `b:art`. A drawing program shows the element; in print it is
 * replaced by what `<b:text>`, `<b:icon>` or `<b:art>` draws in its place, with its transform, effects, fonts and fill.
 * Its stroke and a fill of none only draw a frame in the program and are ignored.
 */
import type { Item } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { canStandFor } from "../svg/audit-printed.ts";
import { cssValue, type Style } from "../svg/css/style.ts";
import { pathBox } from "../svg/path/path-geometry.ts";
import {
  OWN_ATTRIBUTES,
  type PlaceholderKind,
  placeholdersIn,
  printedName,
} from "../svg/printed-attributes.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import type { Frame } from "./frame.ts";
import { boxAttribute } from "./own-attributes.ts";
import { drawIcon } from "./pictures/icon.ts";
import { drawArt } from "./pictures/picture.ts";
import { badValue } from "./read-attribute.ts";
import { outlineOf } from "./shapes/outline.ts";
import { drawText } from "./text/plain-text.ts";
import { drawFlowRoot } from "./text-boxes/flow-root.ts";
import { drawOwnText } from "./text-boxes/own-text.ts";
import { areSimple, textShape } from "./text-boxes/shapes-inside.ts";

/** `around` is the style of the parent. Placeholders that the audit has reported draw nothing. */
export function drawPlaceholder(element: SvgElement, frame: Frame, around: Style): readonly Item[] {
  const [kind, other] = placeholdersIn(element.attributes);
  if (kind === undefined || other !== undefined || !canStandFor(element.name, kind)) return [];
  if (element.name === "text") return drawText(element, frame);
  if (element.name === "flowRoot") return drawFlowRoot(element, frame);
  const box = boxOf(element, frame);
  if (!box) return [];
  const inside = { ...frame, style: styleInside(element, frame, around) };
  const printed = printedElement(element, kind, box);
  if (kind === "icon") return drawIcon(printed, inside);
  if (kind === "art") return drawArt(printed, inside);
  const isBox = element.name === "rect" || element.name === "image";
  const shape = isBox ? undefined : textShape(element, frame, 0);
  if (shape && !areSimple(element, frame, [shape])) return [];
  return drawOwnText(printed, inside, shape && [shape]);
}

const wordsOf = ({ attributes }: SvgElement, kind: PlaceholderKind): string => attributes[`b:${kind}`] ?? "";

/** The box of a shape with `b:` values applied; undefined if it has no area, which is reported. */
function boxOf(element: SvgElement, frame: Frame): Box | undefined {
  if (element.name === "rect" || element.name === "image") return boxAttribute(element, frame);
  const box = pathBox(outlineOf(element, frame)?.segments ?? []);
  if (box && box.width > 0 && box.height > 0) return box;
  const measure = MEASURES[element.name] ?? "d";
  const expected = "a shape with an area, because something is printed in its place";
  badValue(frame, element, measure, element.attributes[measure] ?? "", expected, "make it larger");
  return undefined;
}

/** The attribute that gives an element its area; "d" for all others. */
const MEASURES: Readonly<Record<string, string>> = {
  circle: "r",
  ellipse: "rx",
  polygon: "points",
  polyline: "points",
};

/** The `<b:…>` element that a placeholder is replaced by. */
function printedElement(element: SvgElement, kind: PlaceholderKind, box: Box): SvgElement {
  const attributes: Record<string, string> = {};
  for (const measure of ["x", "y", "width", "height"] as const) attributes[measure] = String(box[measure]);
  for (const [name, value] of Object.entries(element.attributes)) {
    const plain = printedName(name);
    if (plain === undefined || value.trim() === "") continue;
    const isPaint = plain === "fill" || (plain === "stroke" && kind !== "text");
    const isSlope = plain === "style" && kind === "text";
    if (isPaint || isSlope || OWN_ATTRIBUTES[kind].includes(plain)) attributes[plain] = value;
  }
  const value = wordsOf(element, kind);
  if (kind !== "text") attributes[kind === "icon" ? "name" : "href"] = value;
  return { ...element, name: `b:${kind}`, attributes, children: kind === "text" ? [value] : [] };
}

/** The style of the element, without the paints that only draw a frame. */
function styleInside({ attributes }: SvgElement, { style }: Frame, around: Style): Style {
  const inherited: Record<string, string> = { ...style.inherited };
  const fromAround = (name: string): void => {
    const value = around.inherited[name];
    if (value === undefined) delete inherited[name];
    else inherited[name] = value;
  };
  if (attributes["b:stroke"] === undefined) fromAround("stroke");
  if (attributes["b:fill"] === undefined && cssValue(style, "fill") === "none") fromAround("fill");
  return { ...style, inherited };
}
