/** The box that an element is given by its own numbers, in its own units, and the element that has them. */
import type { Box } from "../../units/box.ts";
import { elementById } from "../draw/element-by-id.ts";
import type { Frame } from "../draw/frame.ts";
import { boxAttribute, cornerOf, paperLength } from "../draw/own-attributes.ts";
import { outlineOf } from "../draw/shapes/outline.ts";
import { cssValue } from "../svg/css/style.ts";
import { pathBox } from "../svg/path/path-geometry.ts";
import { isPlaceholder } from "../svg/printed-attributes.ts";
import { childElements, type SvgElement } from "../svg/svg-element.ts";

/** Undefined if what is drawn says where it is: plain text, repeated drawings, pictures without a size. */
export function ownBoxOf(element: SvgElement, frame: Frame): Box | undefined {
  const { name, attributes } = element;
  if (name === "b:icon" && attributes.size !== undefined) {
    const size = paperLength(element, frame, "size");
    return size === undefined ? undefined : { ...cornerOf(element, frame), width: size, height: size };
  }
  if (BOXES.has(name) || (isPlaceholder(element) && name === "rect")) return boxAttribute(element, frame);
  return pathBox(outlineOf(element, frame)?.segments ?? []);
}

const BOXES: ReadonlySet<string> = new Set(["b:text", "b:icon", "b:art", "image"]);

/** The shape that a text flows into, if it is one only; else the element itself. */
export function boxElementOf(element: SvgElement, frame: Frame): SvgElement {
  if (element.name === "flowRoot") return regionOf(element) ?? element;
  if (element.name !== "text") return element;
  const id = /^\s*url\(\s*["']?#([^"')]+)["']?\s*\)\s*$/.exec(cssValue(frame.style, "shape-inside"))?.[1];
  return (id === undefined ? undefined : elementById(frame.drawing, id)) ?? element;
}

function regionOf(element: SvgElement): SvgElement | undefined {
  const region = childElements(element).find(({ name }) => name === "flowRegion");
  const shapes = region ? childElements(region) : [];
  return shapes.length === 1 ? shapes[0] : undefined;
}
