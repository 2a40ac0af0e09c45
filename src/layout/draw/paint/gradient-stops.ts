/** The stops of a gradient with their colours at their place in the drawing. */
import type { GradientStop } from "../../../scene/scene.ts";
import { mixedLight } from "../../../units/colour.ts";
import { computeStyle, cssValue } from "../../svg/css/style.ts";
import { parseShare } from "../../svg/lengths.ts";
import { childElements, type SvgElement } from "../../svg/svg-element.ts";
import { type Frame, styleInPlace } from "../frame.ts";
import { badValue } from "../read-attribute.ts";
import { colourAt } from "./colours.ts";

/** The stops of the first element in the chain that has any; offsets never decrease. */
export function gradientStops(
  frame: Frame,
  chain: readonly SvgElement[],
  opacity: number,
): readonly GradientStop[] {
  const holder = chain.find((element) => childElements(element).some(({ name }) => name === "stop"));
  if (!holder) return [];
  const above = styleInPlace(frame.drawing, holder);
  let least = 0;
  const stops = childElements(holder)
    .filter(({ name }) => name === "stop")
    .map((element) => {
      const style = computeStyle(element, above, frame.drawing.document.sheet);
      least = Math.max(least, offsetOf(frame, element));
      return { offset: least, ...stopColour({ ...frame, style }, element, opacity) };
    });
  const [gradient = holder] = chain;
  const mixing = cssValue(styleInPlace(frame.drawing, gradient), "color-interpolation");
  return /^linearrgb$/i.test(mixing) ? stops.flatMap(inLinearLight) : stops;
}

/** Steps between two stops: interpolating them in sRGB is off by at most two of 255. */
const PIECES = 32;

/** A stop and those between it and the next, to mix colours in linear light, which no output format does by itself. */
function inLinearLight(stop: GradientStop, index: number, stops: readonly GradientStop[]): GradientStop[] {
  const next = stops[index + 1];
  if (!next || next.offset === stop.offset || next.colour === stop.colour) return [stop];
  const between = (a: number, b: number, share: number): number => a + (b - a) * share;
  return Array.from({ length: PIECES }, (_, piece) => {
    // denser at both ends, because dark colours change fastest there
    const share = (1 - Math.cos((Math.PI * piece) / PIECES)) / 2;
    return {
      offset: between(stop.offset, next.offset, share),
      colour: mixedLight(stop.colour, next.colour, share),
      opacity: between(stop.opacity, next.opacity, share),
    };
  });
}

function offsetOf(frame: Frame, stop: SvgElement): number {
  const text = stop.attributes.offset;
  const offset = text === undefined ? 0 : parseShare(text);
  if (offset === undefined)
    badValue(frame, stop, "offset", text ?? "", "a number from 0 to 1 or a percentage");
  return offset ?? 0;
}

function stopColour(frame: Frame, stop: SvgElement, opacity: number): { colour: string; opacity: number } {
  const text = cssValue(frame.style, "stop-color");
  const colour = colourAt(frame, text);
  if (colour === "user") frame.drawing.tally.coloured = true;
  if (colour === undefined) badValue(frame, stop, "stop-color", text, "a CSS colour");
  const own = parseShare(cssValue(frame.style, "stop-opacity")) ?? 1;
  if (typeof colour !== "object") return { colour: "#000000", opacity: own * opacity };
  return { colour: colour.colour, opacity: colour.opacity * own * opacity };
}
