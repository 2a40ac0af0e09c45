/** Single colours at their place in a drawing. */
import type { Paint, SolidPaint } from "../../../scene/scene.ts";
import { parseColour } from "../../../units/colour.ts";
import { cssValue, USER_COLOUR } from "../../svg/css/style.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { Frame } from "../frame.ts";
import { badProperty } from "../read-attribute.ts";

export const BLACK: SolidPaint = { kind: "solid", colour: "#000000", opacity: 1 };

/** A colour at its place: a CSS colour, currentColor, or the colour of the place that uses the drawing. */
export function colourAt(frame: Frame, text: string): SolidPaint | "user" | undefined {
  const word = text.toLowerCase() === "currentcolor" ? cssValue(frame.style, "color") : text;
  if (word === USER_COLOUR) return "user";
  return frame.drawing.stores.colours.getOrMake(word, () => ({ paint: readColour(word) })).paint;
}

function readColour(text: string): SolidPaint | undefined {
  const colour = parseColour(text.replace(/\s+icc-color\(.*$/, ""));
  return colour && { kind: "solid", colour: colour.hex, opacity: colour.opacity };
}

/** True inside a picture whose currentColor depends on its place. */
export const isColourOfUser = (frame: Frame): boolean => colourAt(frame, "currentColor") === "user";

/** The colour of the place as plain paint, where "the colour of the user" is not possible. */
export function currentColour(frame: Frame, element: SvgElement): SolidPaint {
  const colour = colourAt(frame, "currentColor");
  if (colour === "user") frame.drawing.tally.coloured = true;
  if (colour === undefined) badProperty(frame, element, "color", "a CSS colour");
  return typeof colour === "object" ? colour : BLACK;
}

/** The same paint, more transparent. */
export function fade(paint: Paint, by: number): Paint {
  if (by === 1) return paint;
  if (paint.kind === "solid" || paint.kind === "inherited") return { ...paint, opacity: paint.opacity * by };
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, opacity: stop.opacity * by })) };
}
