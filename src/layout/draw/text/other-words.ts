/**
 * A `<text>` whose words are replaced in print (`b:text`), at the place and in the style of its first ones. Each line is
 * set below the one before, at the distance of `line-height`; along a `<textPath>` there is only one line.
 */
import { computeStyle } from "../../svg/css/style.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { brokenLines } from "../../text/markup/markup.ts";
import type { Frame } from "../frame.ts";
import { lineHeight } from "./line-height.ts";

export function withWords(element: SvgElement, frame: Frame, words: string, x = "0"): SvgElement {
  const [first] = element.children.filter((child) => typeof child !== "string" || child.trim() !== "");
  const start = element.attributes.x ?? x;
  if (typeof first !== "object" || first.name !== "tspan")
    return { ...element, children: linesOf(element, frame, words, start) };
  const style = computeStyle(first, frame.style, frame.drawing.document.sheet);
  return { ...element, children: [withWords(first, { ...frame, style }, words, start)] };
}

/** The first line as characters, the others as parts with their own place. */
function linesOf(
  element: SvgElement,
  frame: Frame,
  words: string,
  start: string,
): readonly (SvgElement | string)[] {
  const [first = "", ...others] = brokenLines(words.trim());
  if (others.length === 0) return [first];
  const [x = "0"] = start.trim().split(/[\s,]+/);
  const height = lineHeight(element, frame);
  let down = 0;
  const below = others.flatMap((line) => {
    down += height;
    if (line.trim() === "") return [];
    const attributes = { x, dy: `${down}em` };
    down = 0;
    return [{ ...element, name: "tspan", attributes, children: [line], parent: element }];
  });
  return [first, ...below];
}
