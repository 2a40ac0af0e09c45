/** The colour of a paint at one point, and colours composited as all back ends do it (source over, in sRGB). */
import type { Point } from "../units/box.ts";
import type { Rgb } from "../units/colour-deficiency.ts";
import { rgbOf } from "../units/colour-difference.ts";
import { apply, invert } from "../units/matrix.ts";
import { settledPaint } from "./paint.ts";
import type { GradientStop, LinearPaint, Paint, RadialPaint, SolidPaint } from "./scene.ts";

/** Red, green and blue times alpha, 0 to 1. */
export interface Film {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  /** False if something of unknown colour takes part, such as a picture. */
  readonly sure: boolean;
}

export const CLEAR: Film = { red: 0, green: 0, blue: 0, alpha: 0, sure: true };
export const WHITE: Film = { red: 1, green: 1, blue: 1, alpha: 1, sure: true };
export const UNKNOWN: Film = { red: 0, green: 0, blue: 0, alpha: 1, sure: false };

/** Alpha from which on nothing below shows. */
export const OPAQUE = 0.999;

export function over(below: Film, above: Film): Film {
  if (above.alpha >= OPAQUE || below.alpha === 0) return above;
  if (above.alpha === 0) return below;
  const rest = 1 - above.alpha;
  return {
    red: above.red + below.red * rest,
    green: above.green + below.green * rest,
    blue: above.blue + below.blue * rest,
    alpha: above.alpha + below.alpha * rest,
    sure: above.sure && below.sure,
  };
}

export function faded({ red, green, blue, alpha, sure }: Film, by: number): Film {
  return { red: red * by, green: green * by, blue: blue * by, alpha: alpha * by, sure };
}

/** The colour of an opaque film. */
export const rgbOfFilm = ({ red, green, blue }: Film): Rgb => [red, green, blue];

/** A paint at a point in its item's coordinates; `colour` is used for "inherited". */
export function paintAt(paint: Paint | null, point: Point, colour: SolidPaint | undefined): Film {
  const settled = settledPaint(paint);
  if (settled === null) return CLEAR;
  if (settled.kind === "solid") return filmOf(rgbOf(settled.colour), settled.opacity);
  if (settled.kind === "inherited")
    return colour ? filmOf(rgbOf(colour.colour), colour.opacity * settled.opacity) : UNKNOWN;
  const back = invert(settled.transform);
  if (!back) return CLEAR;
  const at = apply(back, point);
  return stopsAt(settled.stops, settled.kind === "linear" ? alongLine(settled, at) : alongRays(settled, at));
}

const filmOf = ([red, green, blue]: Rgb, alpha: number): Film => ({
  red: red * alpha,
  green: green * alpha,
  blue: blue * alpha,
  alpha,
  sure: true,
});

function alongLine({ from, to }: LinearPaint, { x, y }: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
}

/** The position of the point on the ray from the focus through it to the circle. */
function alongRays({ centre, focus, radius }: RadialPaint, { x, y }: Point): number {
  const [dx, dy] = [x - focus[0], y - focus[1]];
  const [fx, fy] = [focus[0] - centre[0], focus[1] - centre[1]];
  const a = dx * dx + dy * dy;
  if (a === 0) return 0;
  const b = dx * fx + dy * fy;
  const c = fx * fx + fy * fy - radius * radius;
  const reach = (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a;
  return reach > 0 ? 1 / reach : 1;
}

function stopsAt(stops: readonly GradientStop[], offset: number): Film {
  const next = stops.findIndex((stop) => stop.offset > offset);
  const last = stops.at(-1) as GradientStop;
  if (next === -1) return filmOf(rgbOf(last.colour), last.opacity);
  const after = stops[next] as GradientStop;
  const before = stops[next - 1];
  if (!before) return filmOf(rgbOf(after.colour), after.opacity);
  const share = (offset - before.offset) / (after.offset - before.offset);
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const [a, b] = [rgbOf(before.colour), rgbOf(after.colour)];
  return filmOf([mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])], mix(before.opacity, after.opacity));
}
