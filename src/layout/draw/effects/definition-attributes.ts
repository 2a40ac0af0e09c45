/** Attributes and style of definitions, as written for the rasteriser. */
import type { RasterContent } from "../../../scene/scene.ts";
import { takesMeasure } from "../../svg/css/geometry.ts";
import { propertyOf } from "../../svg/css/properties.ts";
import { declares, geometryOf, USER_COLOUR } from "../../svg/css/style.ts";
import { hrefOf, type SvgElement } from "../../svg/svg-element.ts";
import { type Frame, styleInPlace } from "../frame.ts";
import { readLength } from "../read-attribute.ts";
import { transformOf } from "../transform-of.ts";
import { escaped, inPx, sourceId } from "./source-text.ts";

export interface Writing {
  readonly frame: Frame;
  /** Ids that must be included; grows while writing. */
  readonly wanted: Set<string>;
  /** Laid-out content; grows while writing. */
  readonly contents: RasterContent[];
}

/** Style text with references renamed; the ids it refers to are added to `wanted`. */
export function writeStyle(
  frame: Frame,
  values: Readonly<Record<string, string>>,
  wanted: Set<string>,
): string {
  const parts = Object.entries(values).map(([name, value]) => {
    if (value === USER_COLOUR) frame.drawing.tally.coloured = true;
    return `${name}:${value === USER_COLOUR ? "black" : renamed(inPx(value), wanted)}`;
  });
  return escaped(parts.join(";"));
}

/** All attributes of an element with their final values, CSS included. */
export function measuresOf(frame: Frame, element: SvgElement): Readonly<Record<string, string>> {
  const measures: Record<string, string> = { ...element.attributes };
  const declared = geometryOf(element, frame.drawing.document.sheet) ?? {};
  for (const [name, value] of Object.entries(declared))
    if (takesMeasure(element.name, name)) measures[name] = value;
  const transform = ownTransform(frame, element);
  return transform === undefined ? measures : { ...measures, transform };
}

/** A transform from CSS, or about another origin, as a plain attribute; undefined if it is already plain. */
function ownTransform(frame: Frame, element: SvgElement): string | undefined {
  const { sheet } = frame.drawing.document;
  const isPlain =
    geometryOf(element, sheet)?.transform === undefined && !declares(element, sheet, "transform-origin");
  if (isPlain) return undefined;
  const style = styleInPlace(frame.drawing, element);
  return `matrix(${transformOf(element, { ...frame, style }).join(" ")})`;
}

export function writeAttribute(writing: Writing, element: SvgElement, name: string, value: string): string {
  if (name === "style" || name === "class" || propertyOf(name) || name.startsWith("on")) return "";
  if (name === "id") return ` id="${escaped(sourceId(value))}"`;
  if (name === "href" || name === "xlink:href")
    return name === hrefName(element) ? writeHref(writing, element) : "";
  if (name.includes(":")) return "";
  return ` ${name}="${escaped(renamed(absolute(writing.frame, element, name, value), writing.wanted))}"`;
}

const hrefName = ({ attributes }: SvgElement): string =>
  attributes.href === undefined ? "xlink:href" : "href";

function writeHref({ frame, wanted }: Writing, element: SvgElement): string {
  const href = (hrefOf(element) ?? "").trim();
  if (!href.startsWith("#")) {
    const message = `<${element.name}> points to "${href}", which is not in the drawing`;
    frame.drawing.faults.add(element.place, "error", "svg/href", message, {
      fix: "point to an element of the drawing, with # and its id",
    });
    return "";
  }
  wanted.add(href.slice(1));
  return ` href="#${escaped(sourceId(href.slice(1)))}"`;
}

/** url(#id) with the new id. */
function renamed(value: string, wanted: Set<string>): string {
  return value.replace(/url\(\s*["']?#([^"')]+)["']?\s*\)/g, (_, id: string) => {
    wanted.add(id);
    return `url(#${sourceId(id)})`;
  });
}

const AXES: Readonly<Record<string, "x" | "y" | "diagonal">> = {
  ...{ x: "x", width: "x", cx: "x", rx: "x", x1: "x", x2: "x", fx: "x" },
  ...{ y: "y", height: "y", cy: "y", ry: "y", y1: "y", y2: "y", fy: "y" },
  r: "diagonal",
};

const SHARED = ["rect", "circle", "ellipse", "line", "use", "svg"];
const UNITS = ["maskUnits", "filterUnits", "gradientUnits", "patternUnits"];

/** Percentages of the viewport as lengths; fractions of the painted box are kept. */
function absolute(frame: Frame, element: SvgElement, name: string, value: string): string {
  const axis = AXES[name];
  if (axis === undefined) return value;
  if (!value.trim().endsWith("%")) return inPx(value);
  const ofViewport =
    SHARED.includes(element.name) || UNITS.some((units) => element.attributes[units] === "userSpaceOnUse");
  const length = ofViewport ? readLength(frame, value, axis) : undefined;
  return length === undefined ? value : String(length);
}
