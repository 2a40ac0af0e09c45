/**
 * Definitions of a drawing as SVG source, for what only the rasteriser draws (filters, masks, patterns, odd clips).
 * Everything that they refer to comes along; ids get a prefix of their own, percentages become lengths, and all style
 * is written at the elements, because neither the viewport nor the style sheet goes along.
 * Limits: no text (the rasteriser would take fonts of the machine) and no pictures.
 */

import { propertyOf } from "../svg/properties.ts";
import { declarationsOf, USER_COLOUR } from "../svg/style.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { hrefOf } from "../svg/svg-element.ts";
import { type Frame, styleInPlace } from "./frame.ts";
import { readLength } from "./read-attribute.ts";

/** The id of a definition in the source that `writeDefinitions` makes. */
export const sourceId = (id: string): string => `src-${id.replace(/[^-\w.]/g, "_")}`;

/** Source of the elements with these ids and of all that they refer to. */
export function writeDefinitions(frame: Frame, ids: readonly string[]): string {
  const wanted = new Set(ids);
  let source = "";
  for (const id of wanted) {
    const element = frame.drawing.document.byId.get(id);
    if (!element) continue;
    const inherited = element.parent ? styleInPlace(frame.drawing, element.parent).inherited : {};
    source += writeElement({ frame, wanted }, element, inherited);
  }
  return source;
}

/** Style text with references renamed; the ids that it refers to are added to `wanted`. */
export function writeStyle(
  frame: Frame,
  values: Readonly<Record<string, string>>,
  wanted: Set<string>,
): string {
  const parts = Object.entries(values).map(([name, value]) => {
    if (value === USER_COLOUR) frame.drawing.tally.coloured = true;
    return `${name}:${value === USER_COLOUR ? "black" : renamed(value, wanted)}`;
  });
  return escaped(parts.join(";"));
}

export const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

interface Writing {
  readonly frame: Frame;
  /** Ids that have to be there; grows while writing. */
  readonly wanted: Set<string>;
}

function writeElement(
  writing: Writing,
  element: SvgElement,
  inherited: Readonly<Record<string, string>> = {},
): string {
  const { drawing } = writing.frame;
  if (element.name.includes(":") || SKIPPED.includes(element.name)) {
    if (!element.name.includes(":") || element.name.startsWith("b:")) refuse(writing.frame, element);
    return "";
  }
  const style = { ...inherited, ...declarationsOf(element, drawing.document.sheet) };
  const styled =
    Object.keys(style).length > 0 ? ` style="${writeStyle(writing.frame, style, writing.wanted)}"` : "";
  const attributes = Object.keys(element.attributes).map((name) => writeAttribute(writing, element, name));
  const children = element.children.map((child) =>
    typeof child === "string" ? "" : writeElement(writing, child),
  );
  return `<${element.name}${attributes.join("")}${styled}>${children.join("")}</${element.name}>`;
}

const SKIPPED = ["text", "image", "foreignObject", "script", "style", "metadata", "title", "desc", "switch"];

function writeAttribute(writing: Writing, element: SvgElement, name: string): string {
  const value = element.attributes[name] as string;
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
    const message = `<${element.name}> points to "${href}", which is not inside the drawing`;
    frame.drawing.faults.add(element.place, "error", "svg/href", message);
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

/** Percentages of the viewport as lengths; shares of the painted box stay what they are. */
function absolute(frame: Frame, element: SvgElement, name: string, value: string): string {
  const axis = AXES[name];
  if (axis === undefined || !value.trim().endsWith("%")) return value;
  const ofViewport =
    SHARED.includes(element.name) || UNITS.some((units) => element.attributes[units] === "userSpaceOnUse");
  const length = ofViewport ? readLength(frame, value, axis) : undefined;
  return length === undefined ? value : String(length);
}

function refuse(frame: Frame, element: SvgElement): void {
  if (["style", "metadata", "title", "desc", "script", "foreignObject"].includes(element.name)) return;
  const message = `<${element.name}> cannot be drawn inside a mask, pattern or filter`;
  const fix = "convert text to paths, or move it out of the definition";
  frame.drawing.faults.add(element.place, "error", "svg/element", message, { fix });
}
