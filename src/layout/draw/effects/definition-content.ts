/** Elements inside definitions that only layout can draw: text, pictures, `<b:…>` elements. */
import type { RasterContent } from "../../../scene/scene.ts";
import { computeStyle } from "../../svg/css/style.ts";
import { formatPath } from "../../svg/path/path-data.ts";
import { transformPath } from "../../svg/path/path-geometry.ts";
import { isPlaceholder } from "../../svg/printed-attributes.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { type Frame, noFacts, styleInPlace } from "../frame.ts";
import { transformOf } from "../transform-of.ts";
import { clipOutlines } from "./clip-outlines.ts";
import { escaped, sourceId } from "./source-text.ts";

const LAID_OUT = ["text", "flowRoot", "image", "switch", "b:text", "b:icon", "b:art"];

export const isLaidOut = (element: SvgElement): boolean =>
  LAID_OUT.includes(element.name) || isPlaceholder(element);

/** Source that refers to the laid-out element, which is added to `contents`. */
export function writeContent(element: SvgElement, frame: Frame, contents: RasterContent[]): string {
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
