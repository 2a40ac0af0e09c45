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
import { declarationsOf, measureOf } from "../../svg/css/style.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { parseTransform } from "../../svg/transform-list.ts";
import { elementById } from "../element-by-id.ts";
import { type Frame, moved, pxPerUnit, styleInPlace } from "../frame.ts";
import { transformOf } from "../transform-of.ts";
import { measuresOf, type Writing, writeAttribute, writeStyle } from "./definition-attributes.ts";
import { isLaidOut, writeContent } from "./definition-content.ts";
import { reportLimits } from "./definition-limits.ts";
import { timesOver } from "./raster-work.ts";

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
