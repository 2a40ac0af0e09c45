/**
 * Definitions of a drawing as SVG source, for what only the rasteriser draws (filters, masks, patterns, complex clips).
 * Everything they refer to is included; ids get a prefix, percentages and units become lengths, and all style is
 * written on the elements, because the viewport and the style sheet are not passed on.
 * Text, pictures and `<b:…>` elements are laid out as usual and passed beside the source, which refers to them: the
 * rasteriser would use the machine's fonts and cannot read the game's pictures.
 */
import type { RasterContent } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { IDENTITY, type Matrix, multiply } from "../../../units/matrix.ts";
import { computeStyle, cssValue, declarationsOf, measureOf } from "../../svg/css/style.ts";
import { formatPath } from "../../svg/path/path-data.ts";
import { transformPath } from "../../svg/path/path-geometry.ts";
import { isPlaceholder } from "../../svg/printed-attributes.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { parseTransform } from "../../svg/transform-list.ts";
import { elementById } from "../element-by-id.ts";
import { type Frame, moved, noFacts, pxPerUnit, styleInPlace } from "../frame.ts";
import { SHAPES } from "../shapes/outline.ts";
import { transformOf } from "../transform-of.ts";
import { clipOutlines } from "./clip-outlines.ts";
import { measuresOf, type Writing, writeAttribute, writeStyle } from "./definition-attributes.ts";
import { timesOver } from "./raster-work.ts";
import { escaped, sourceId } from "./source-text.ts";

/** Definitions as source, and the content they refer to as "content-1" and so on. */
export interface Definitions {
  readonly source: string;
  readonly contents: readonly RasterContent[];
  /** How many times all pixels are processed for them. */
  readonly timesOver: number;
}

/** The elements with these ids and everything they refer to; `box` is that of the element that uses them. */
export function writeDefinitions(frame: Frame, ids: readonly string[], box: Box | undefined): Definitions {
  const wanted = new Set(ids);
  const contents: RasterContent[] = [];
  let source = "";
  for (const id of wanted) {
    const element = elementById(frame.drawing, id);
    if (!element || isInItself(element, frame)) continue;
    const inherited = element.parent ? styleInPlace(frame.drawing, element.parent).inherited : {};
    const ctm = multiply(frame.ctm, unitsOf(element, box));
    const inside = { ...frame, ctm, trail: [...frame.trail, element] };
    source += writeElement({ frame: inside, wanted, contents }, element, inherited);
  }
  return { source, contents, timesOver: timesOver(frame.drawing, ids, pxPerUnit(frame)) };
}

function isInItself(element: SvgElement, { trail, drawing }: Frame): boolean {
  if (!trail.includes(element) || element.name === "use") return false;
  const message = `the <${element.name}> contains itself`;
  drawing.faults.add(element.place, "error", "svg/cycle", message, {
    fix: "remove the reference back to it",
  });
  return true;
}

/** The units of a definition's content in those of the element that uses it. */
function unitsOf({ attributes }: SvgElement, box: Box | undefined): Matrix {
  const inBox = [attributes.maskContentUnits, attributes.patternContentUnits].includes("objectBoundingBox");
  const units: Matrix = inBox && box ? [box.width, 0, 0, box.height, box.x, box.y] : IDENTITY;
  return multiply(parseTransform(attributes.patternTransform ?? "") ?? IDENTITY, units);
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
  reportLimits(element, writing.frame);
  const style = { ...inherited, ...declarationsOf(element, drawing.document.sheet) };
  const { "transform-origin": _, ...plain } = style;
  const styled =
    Object.keys(plain).length > 0 ? ` style="${writeStyle(writing.frame, plain, writing.wanted)}"` : "";
  const attributes = Object.entries(measuresOf(writing.frame, element)).map(([key, value]) =>
    writeAttribute(writing, element, key, value),
  );
  const inside = { ...writing, frame: transformed(writing.frame, element) };
  const children = element.children.map((child) =>
    typeof child === "string" ? "" : writeElement(inside, child),
  );
  return `<${name}${attributes.join("")}${styled}>${children.join("")}</${name}>`;
}

const SKIPPED = ["foreignObject", "script", "style", "metadata", "title", "desc"];

const transformed = (frame: Frame, element: SvgElement): Frame =>
  measureOf(element, frame.drawing.document.sheet, "transform") === undefined
    ? frame
    : moved(frame, transformOf(element, { ...frame, style: styleInPlace(frame.drawing, element) }));

/** Elements inside definitions that only layout can draw: text, pictures, `<b:…>` elements. */
const LAID_OUT = ["text", "flowRoot", "image", "switch", "b:text", "b:icon", "b:art"];

const isLaidOut = (element: SvgElement): boolean => LAID_OUT.includes(element.name) || isPlaceholder(element);

/** Source that refers to the laid-out element, which is added to `contents`. */
function writeContent(element: SvgElement, frame: Frame, contents: RasterContent[]): string {
  const at = { ...frame, style: element.parent ? styleInPlace(frame.drawing, element.parent) : frame.style };
  const id = element.attributes.id === undefined ? "" : ` id="${escaped(sourceId(element.attributes.id))}"`;
  if (isInClip(element)) return writeOutlines(at, element, id);
  // Content of a definition is not text of the card, but its missing fonts and icons still count.
  const { icons, missing } = frame.drawing.facts;
  const facts = { ...noFacts(), icons, missing };
  const items = frame.drawing.drawers.element(element, { ...at, drawing: { ...frame.drawing, facts } });
  const content = { id: `content-${contents.length + 1}`, items };
  contents.push(content);
  return `<g${id}><use href="#${content.id}"/></g>`;
}

function isInClip({ parent }: SvgElement): boolean {
  return parent !== undefined && (parent.name === "clipPath" || isInClip(parent));
}

/** A text in a clip, where a group is not allowed: its letters as paths. */
function writeOutlines(frame: Frame, element: SvgElement, id: string): string {
  const style = computeStyle(element, frame.style, frame.drawing.document.sheet);
  const here = { ...frame, style };
  const transform = transformOf(element, here);
  const d = clipOutlines(element, here).map(({ segments }) => formatPath(transformPath(segments, transform)));
  return `<path${id} d="${d.join("")}"/>`;
}

const MIXING = ["linearGradient", "radialGradient", "mask"];

/** Reports features that layout draws but the rasteriser does not, inside patterns, masks and filters. */
function reportLimits(element: SvgElement, { drawing }: Frame): void {
  const { name, attributes } = element;
  const isShape = (SHAPES as readonly string[]).includes(name);
  if (!isShape && !MIXING.includes(name)) return;
  const style = styleInPlace(drawing, element);
  const lost: string[] = [];
  if (isShape && cssValue(style, "vector-effect") === "non-scaling-stroke") lost.push("vector-effect");
  if (isShape && attributes.pathLength !== undefined && cssValue(style, "stroke-dasharray") !== "none")
    lost.push("pathLength");
  if (!isShape && /^linearrgb$/i.test(cssValue(style, "color-interpolation")))
    lost.push("color-interpolation");
  for (const feature of lost) {
    const message = `${feature} of <${name}> is not read inside a pattern, a mask or a filter`;
    const fix = "draw it outside them, or write out the result: its width, its dashes, its colours";
    drawing.faults.add(element.place, "warning", "svg/unsupported", message, { fix });
  }
}
