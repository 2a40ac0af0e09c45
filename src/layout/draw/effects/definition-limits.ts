/** Reports features that layout draws but the rasteriser does not, inside patterns, masks and filters. */
import { cssValue } from "../../svg/css/style.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { type Frame, styleInPlace } from "../frame.ts";
import { SHAPES } from "../shapes/outline.ts";

const MIXING = ["linearGradient", "radialGradient", "mask"];

export function reportLimits(element: SvgElement, { drawing }: Frame): void {
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
