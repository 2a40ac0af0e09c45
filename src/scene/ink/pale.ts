/**
 * Colours that take less ink, and colours that stay readable on them. The ink of a colour is what a printer without
 * profiles puts down: cyan, magenta and yellow for what is missing of red, green and blue, and black in place of what all
 * three share (PDF 32000-1, 10.3.5, with full black generation and undercolour removal).
 */

import type { Rgb } from "../../units/colour-deficiency.ts";
import { contrastOf, hexOf, luminanceOf, rgbOf } from "../../units/colour-difference.ts";
import type { Paint } from "../scene.ts";
import { withColours } from "./map-paints.ts";

/** 0 (paper) to 2 (two full inks). */
export function inkOfRgb([red, green, blue]: Rgb): number {
  const [cyan, magenta, yellow] = [1 - red, 1 - green, 1 - blue];
  return cyan + magenta + yellow - 2 * Math.min(cyan, magenta, yellow);
}

/** The colour mixed with white so that it takes this much ink; one that takes less stays. */
export function paled(colour: string, ink: number): string {
  const rgb = rgbOf(colour);
  const own = inkOfRgb(rgb);
  return own <= ink ? colour : mixed(rgb, 1, ink / own);
}

export const paledPaint = (paint: Paint, ink: number): Paint =>
  withColours(paint, (colour) => paled(colour, ink));

/** Luminance between black and white at which both have the same contrast. */
const MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05;

/** The colour mixed with as little black (on dark backgrounds: white) as gives this contrast with all of them, or nearly. */
export function readableOn(colour: string, backgrounds: readonly Rgb[], contrast: number): string {
  const rgb = rgbOf(colour);
  const darkest = Math.min(...backgrounds.map(luminanceOf));
  const lightest = Math.max(...backgrounds.map(luminanceOf));
  const end = Math.sqrt((darkest + 0.05) * (lightest + 0.05)) - 0.05 >= MIDDLE ? 0 : 1;
  for (let step = 0; step < STEPS; step++) {
    const mixture = mixed(rgb, end, 1 - step / STEPS);
    if (backgrounds.every((background) => contrastOf(rgbOf(mixture), background) >= contrast)) return mixture;
  }
  return hexOf([end, end, end]);
}

const STEPS = 32;

function mixed([red, green, blue]: Rgb, end: number, share: number): string {
  const mix = (part: number): number => end + (part - end) * share;
  return hexOf([mix(red), mix(green), mix(blue)]);
}

/** One colour for all of a paint: of gradients the mean of the stops, by their opacity. "inherited" takes the given one. */
export function meanColour(paint: Paint, inherited = "#000000"): string {
  if (paint.kind === "solid") return paint.colour;
  if (paint.kind === "inherited") return inherited;
  const weight = paint.stops.reduce((sum, { opacity }) => sum + opacity, 0);
  if (weight === 0) return "#ffffff";
  const mean = ([0, 1, 2] as const).map(
    (part) =>
      paint.stops.reduce((sum, { colour, opacity }) => sum + opacity * rgbOf(colour)[part], 0) / weight,
  );
  return hexOf(mean as unknown as Rgb);
}

/** 0 to 1: of gradients the mean of the stops. */
export function meanOpacity(paint: Paint): number {
  if (paint.kind === "solid" || paint.kind === "inherited") return paint.opacity;
  return paint.stops.reduce((sum, { opacity }) => sum + opacity, 0) / Math.max(1, paint.stops.length);
}
