/** `<flowRoot>`: wrapped text as Inkscape before 1.0 saved it (a draft of SVG 1.2). It is set in the shapes of its region. */
import type { Item } from "../../../scene/scene.ts";
import { cssValue } from "../../svg/css/style.ts";
import { childElements, type SvgElement } from "../../svg/svg-element.ts";
import type { Frame } from "../frame.ts";
import { drawInShapes } from "./shape-text.ts";
import { areSimple, ownTransform, textShape } from "./shapes-inside.ts";
import { styledWords } from "./styled-words.ts";

export function drawFlowRoot(element: SvgElement, frame: Frame): readonly Item[] {
  const region = childElements(element).find(({ name }) => name === "flowRegion");
  const shapes = (region ? childElements(region) : []).flatMap(
    (shape) => textShape(shape, frame, 0, ownTransform(shape, frame)) ?? [],
  );
  if (shapes.length === 0) {
    const message = "<flowRoot> has no shape with an area in its <flowRegion>";
    const fix = 'in Inkscape, flow the text into a rectangle again, or use b:text="…" on a <rect>';
    frame.drawing.faults.add(element.place, "error", "svg/element", message, { fix });
    return [];
  }
  if (!areSimple(element, frame, shapes)) return [];
  const { markup, style } = styledWords(element, frame, element.attributes["b:text"]);
  if (cssValue(style, "visibility") !== "visible") return [];
  return drawInShapes(element, { ...frame, style }, shapes, markup);
}
