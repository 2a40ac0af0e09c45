/** Names what CSS says of an element and layout does not draw, where it is declared: nothing fails silently. */
import { takesMeasure } from "../svg/geometry.ts";
import { NOT_DRAWN } from "../svg/properties.ts";
import { cssValue, declarationsOf, geometryOf } from "../svg/style.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import type { Frame } from "./frame.ts";

export function reportNotDrawn(element: SvgElement, { style, drawing }: Frame): void {
  const { faults, document } = drawing;
  const warn = (message: string, fix: string): void =>
    faults.add(element.place, "warning", "svg/unsupported", message, { fix });
  for (const property in declarationsOf(element, document.sheet)) {
    const known = NOT_DRAWN[property];
    const value = cssValue(style, property);
    if (known && !known.harmless.includes(value))
      warn(`${property} of <${element.name}> is "${value}", which is not drawn`, known.fix);
  }
  for (const measure in geometryOf(element, document.sheet)) {
    if (takesMeasure(element.name, measure)) continue;
    const isMove = ["translate", "rotate", "scale"].includes(measure);
    const fix = isMove ? `write transform: ${measure}(…)` : `write ${measure}="…" at the element`;
    warn(`the style of <${element.name}> sets ${measure}, which is not read there`, fix);
  }
}
