/** The `transform` attribute of an element. */
import { IDENTITY, type Matrix } from "../../units/matrix.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { parseTransform } from "../svg/transform-list.ts";
import type { Frame } from "./frame.ts";
import { badValue } from "./read-attribute.ts";

/** The matrix of an element; a wrong list is reported and counts as none. */
export function transformOf(element: SvgElement, frame: Frame): Matrix {
  const text = element.attributes.transform;
  if (text === undefined) return IDENTITY;
  const matrix = parseTransform(text);
  if (!matrix) badValue(frame, element, "transform", text, "a list such as translate(3 4) rotate(90)");
  return matrix ?? IDENTITY;
}
