/** The transform of an element, from CSS or its attribute, about its transform-origin. */
import { IDENTITY, type Matrix, multiply, translate } from "../../units/matrix.ts";
import { cssValue, measureOf } from "../svg/css/style.ts";
import { splitList } from "../svg/lengths.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { parseTransform } from "../svg/transform-list.ts";
import type { Frame } from "./frame.ts";
import { badProperty, badValue, readLength } from "./read-attribute.ts";

/** The matrix of an element, whose own style the frame has; an invalid list is reported and ignored. */
export function transformOf(element: SvgElement, frame: Frame): Matrix {
  const text = measureOf(element, frame.drawing.document.sheet, "transform");
  if (text === undefined) return IDENTITY;
  const matrix = parseTransform(text, (length, axis) => readLength(frame, length, axis));
  if (!matrix) badValue(frame, element, "transform", text, "a list such as translate(3 4) rotate(90)");
  return matrix ? aboutOrigin(element, frame, matrix) : IDENTITY;
}

function aboutOrigin(element: SvgElement, frame: Frame, matrix: Matrix): Matrix {
  const text = cssValue(frame.style, "transform-origin");
  if (text === "0 0") return matrix;
  const origin = originOf(frame, text);
  if (!origin) badProperty(frame, element, "transform-origin", 'a point such as "center" or "10px 20px"');
  const [x, y] = origin ?? [0, 0];
  return multiply(translate(x, y), multiply(matrix, translate(-x, -y)));
}

const SHARES: Readonly<Record<string, string>> = {
  ...{ left: "0%", top: "0%", center: "50%", right: "100%", bottom: "100%" },
};

/** One or two lengths, percentages of the viewport or keywords; a third value (depth) has no effect on paper. */
function originOf(frame: Frame, text: string): readonly [number, number] | undefined {
  const words = splitList(text);
  const [first = "center", second = "center"] = words;
  const turned = /^(top|bottom)$/.test(first) || /^(left|right)$/.test(second);
  const [acrossWord, downWord] = turned ? [second, first] : [first, second];
  const x = readLength(frame, SHARES[acrossWord] ?? acrossWord, "x");
  const y = readLength(frame, SHARES[downWord] ?? downWord, "y");
  return words.length > 3 || x === undefined || y === undefined ? undefined : [x, y];
}
