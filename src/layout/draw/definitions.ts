/**
 * Definitions of a drawing as SVG source, for what only the rasteriser draws (filters, masks, patterns, odd clips).
 * Everything that they refer to comes along; ids get a prefix of their own, percentages become lengths, and all style
 * is written at the elements, because neither the viewport nor the style sheet goes along.
 * Text, pictures and own elements are laid out as everywhere and handed on beside the source, which points to them: the
 * rasteriser would take fonts of the machine and knows no picture of the game.
 */
import type { RasterContent } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { IDENTITY, type Matrix, multiply } from "../../units/matrix.ts";
import { propertyOf } from "../svg/properties.ts";
import { declarationsOf, declares, geometryOf, measureOf, USER_COLOUR } from "../svg/style.ts";
import { hrefOf, type SvgElement } from "../svg/svg-element.ts";
import { parseTransform } from "../svg/transform-list.ts";
import { isLaidOut, writeContent } from "./definition-content.ts";
import { type Frame, moved, styleInPlace } from "./frame.ts";
import { readLength } from "./read-attribute.ts";
import { escaped, sourceId } from "./source-text.ts";
import { transformOf } from "./transform-of.ts";

/** Definitions as source, and what they point to by "content-1" and so on. */
export interface Definitions {
  readonly source: string;
  readonly contents: readonly RasterContent[];
}

/** The elements with these ids and all that they refer to; `box` is that of the element that uses them. */
export function writeDefinitions(frame: Frame, ids: readonly string[], box: Box | undefined): Definitions {
  const wanted = new Set(ids);
  const contents: RasterContent[] = [];
  let source = "";
  for (const id of wanted) {
    const element = frame.drawing.document.byId.get(id);
    if (!element || isInItself(element, frame)) continue;
    const inherited = element.parent ? styleInPlace(frame.drawing, element.parent).inherited : {};
    const ctm = multiply(frame.ctm, unitsOf(element, box));
    const inside = { ...frame, ctm, trail: [...frame.trail, element] };
    source += writeElement({ frame: inside, wanted, contents }, element, inherited);
  }
  return { source, contents };
}

function isInItself(element: SvgElement, { trail, drawing }: Frame): boolean {
  if (!trail.includes(element) || element.name === "use") return false;
  const message = `the <${element.name}> is drawn with itself inside`;
  drawing.faults.add(element.place, "error", "svg/cycle", message);
  return true;
}

/** The units of a definition's content in those of the element that uses it. */
function unitsOf({ attributes }: SvgElement, box: Box | undefined): Matrix {
  const inBox = [attributes.maskContentUnits, attributes.patternContentUnits].includes("objectBoundingBox");
  const units: Matrix = inBox && box ? [box.width, 0, 0, box.height, box.x, box.y] : IDENTITY;
  return multiply(parseTransform(attributes.patternTransform ?? "") ?? IDENTITY, units);
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

interface Writing {
  readonly frame: Frame;
  /** Ids that have to be there; grows while writing. */
  readonly wanted: Set<string>;
  /** What is laid out; grows while writing. */
  readonly contents: RasterContent[];
}

function writeElement(
  writing: Writing,
  element: SvgElement,
  inherited: Readonly<Record<string, string>> = {},
): string {
  const { name } = element;
  if (isLaidOut(element)) return writeContent(element, writing.frame, writing.contents);
  if (name.includes(":") || SKIPPED.includes(name)) return "";
  const { drawing } = writing.frame;
  const style = { ...inherited, ...declarationsOf(element, drawing.document.sheet) };
  const transform = ownTransform(writing.frame, element);
  if (transform) delete style["transform-origin"];
  const styled =
    Object.keys(style).length > 0 ? ` style="${writeStyle(writing.frame, style, writing.wanted)}"` : "";
  const measures = { ...element.attributes, ...geometryOf(element, drawing.document.sheet) };
  const attributes = Object.entries(transform ? { ...measures, transform } : measures).map(([key, value]) =>
    writeAttribute(writing, element, key, value),
  );
  const inside = { ...writing, frame: transformed(writing.frame, element) };
  const children = element.children.map((child) =>
    typeof child === "string" ? "" : writeElement(inside, child),
  );
  return `<${name}${attributes.join("")}${styled}>${children.join("")}</${name}>`;
}

const SKIPPED = ["foreignObject", "script", "style", "metadata", "title", "desc"];

/** The transform of CSS, or about another point, as a plain attribute has it; undefined when it is one already. */
function ownTransform(frame: Frame, element: SvgElement): string | undefined {
  const { sheet } = frame.drawing.document;
  const isPlain =
    geometryOf(element, sheet)?.transform === undefined && !declares(element, sheet, "transform-origin");
  if (isPlain) return undefined;
  const style = styleInPlace(frame.drawing, element);
  return `matrix(${transformOf(element, { ...frame, style }).join(" ")})`;
}

const transformed = (frame: Frame, element: SvgElement): Frame =>
  measureOf(element, frame.drawing.document.sheet, "transform") === undefined
    ? frame
    : moved(frame, transformOf(element, { ...frame, style: styleInPlace(frame.drawing, element) }));

function writeAttribute(writing: Writing, element: SvgElement, name: string, value: string): string {
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
