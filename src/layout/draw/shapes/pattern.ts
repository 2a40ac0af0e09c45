/**
 * Shapes with a pattern as fill or stroke. Items cannot be painted with a pattern, so a filter draws the shape from the
 * definitions: `feImage` draws the element that it refers to.
 */
import type { Item } from "../../../scene/scene.ts";
import { outset } from "../../../units/box.ts";
import { cssValue } from "../../svg/css/style.ts";
import { pathBox } from "../../svg/path/path-geometry.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { writeStyle } from "../effects/definition-attributes.ts";
import { writeDefinitions } from "../effects/definitions.ts";
import { drawRaster } from "../effects/raster.ts";
import { escaped, sourceId } from "../effects/source-text.ts";
import { elementById } from "../element-by-id.ts";
import type { Frame } from "../frame.ts";
import { BLACK } from "../paint/colours.ts";
import { type PaintProperty, paintReference } from "../paint/paint.ts";
import { isSteady, letterStroke } from "../paint/steady-stroke.ts";
import { resolveStroke, strokeWidth } from "../paint/stroke.ts";
import type { Outline } from "./outline.ts";

/** The pattern that paints an element here; undefined if there is none. */
export function patternOf(frame: Frame, property: PaintProperty): SvgElement | undefined {
  const text = cssValue(frame.style, property);
  const id = text.startsWith("url(") ? paintReference(text)?.id : undefined;
  const server = id === undefined ? undefined : elementById(frame.drawing, id);
  return server?.name === "pattern" ? server : undefined;
}

/** The filter that paints the shape processes all pixels once more. */
const PAINTED = 1;

export function drawPattern(element: SvgElement, frame: Frame, outline: Outline): readonly Item[] {
  const shape = pathBox(outline.segments);
  const box =
    shape && outset(shape, cssValue(frame.style, "stroke") === "none" ? 0 : strokeWidth(frame, element) * 2);
  if (!box) return [];
  const wanted = new Set<string>();
  const style = writeStyle(frame, { ...styleHere(frame), ...penHere(element, frame, outline) }, wanted);
  const [drawing, filter] = [sourceId("drawing"), sourceId("paint")];
  const region = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
  const { source, contents, timesOver } = writeDefinitions(frame, [...wanted], shape);
  const painted =
    `${source}<g id="${drawing}"><path d="${escaped(outline.d)}" style="${style}"/></g>` +
    `<filter id="${filter}" filterUnits="userSpaceOnUse" ${region} color-interpolation-filters="sRGB">` +
    `<feImage href="#${drawing}"/></filter>`;
  const attributes = `filter="url(#${filter})"`;
  const definitions = { source: painted, contents, timesOver: timesOver + PAINTED };
  return drawRaster(element, frame, { items: [], box, attributes, definitions, cause: "a pattern" });
}

const PAINTING = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap"],
  ...[
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-dasharray",
    "stroke-dashoffset",
    "paint-order",
    "color",
  ],
];

function styleHere(frame: Frame): Readonly<Record<string, string>> {
  return Object.fromEntries(PAINTING.map((property) => [property, cssValue(frame.style, property)]));
}

/** Width and dashes in user units, if the element gives them in other units. */
function penHere(element: SvgElement, frame: Frame, outline: Outline): Readonly<Record<string, string>> {
  if (!isSteady(frame) && element.attributes.pathLength === undefined) return {};
  const pen = letterStroke(frame, resolveStroke(frame, element, BLACK, outline));
  if (!pen) return {};
  return {
    "stroke-width": String(pen.width),
    "stroke-dasharray": pen.dash.length > 0 ? pen.dash.join(" ") : "none",
    "stroke-dashoffset": String(pen.dashOffset),
  };
}
