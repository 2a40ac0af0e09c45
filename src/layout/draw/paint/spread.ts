/**
 * Gradients that repeat or reflect beyond their ends, written out as one long gradient that covers the painted box:
 * PDF does not support this, and written out it is exact in every output.
 */
import type { GradientStop, LinearPaint, RadialPaint } from "../../../scene/scene.ts";
import type { Box, Point } from "../../../units/box.ts";
import { apply, invert } from "../../../units/matrix.ts";

/** The most repeats that are drawn; finer ones would print as an even tone. */
const MOST_REPEATS = 200;

/** The same gradient over all of `box`, which is in the item's coordinates. */
export function spreadGradient(
  paint: LinearPaint | RadialPaint,
  method: "reflect" | "repeat",
  box: Box,
): LinearPaint | RadialPaint {
  const inverse = invert(paint.transform);
  if (!inverse) return paint;
  const corners = [0, 1].flatMap((x) =>
    [0, 1].map((y) => apply(inverse, { x: box.x + x * box.width, y: box.y + y * box.height })),
  );
  return paint.kind === "linear"
    ? spreadLinear(paint, method, corners)
    : spreadRadial(paint, method, corners);
}

function spreadLinear(paint: LinearPaint, method: string, corners: readonly Point[]): LinearPaint {
  const { from, to } = paint;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = corners.map(({ x, y }) => ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy));
  const first = Math.max(-MOST_REPEATS / 2, Math.min(0, Math.floor(Math.min(...along))));
  const end = Math.min(MOST_REPEATS / 2, Math.max(1, Math.ceil(Math.max(...along))));
  return {
    ...paint,
    from: [from[0] + first * dx, from[1] + first * dy],
    to: [from[0] + end * dx, from[1] + end * dy],
    stops: repeatStops(paint.stops, method, first, end),
  };
}

/**
 * The circle at t has its centre at focus + t (centre - focus) and the radius t r, so n repeats are the circle at n.
 * A point's t solves |d - t e| = t r, with d from the focus to the point and e from the focus to the centre.
 */
function spreadRadial(paint: RadialPaint, method: string, corners: readonly Point[]): RadialPaint {
  const { centre, focus, radius } = paint;
  const [ex, ey] = [centre[0] - focus[0], centre[1] - focus[1]];
  const a = radius * radius - ex * ex - ey * ey;
  const ts = corners.map(({ x, y }) => {
    const [dx, dy] = [x - focus[0], y - focus[1]];
    const b = dx * ex + dy * ey;
    return (Math.sqrt(b * b + a * (dx * dx + dy * dy)) - b) / a;
  });
  const end = Math.min(MOST_REPEATS, Math.max(1, Math.ceil(Math.max(...ts))));
  return {
    ...paint,
    centre: [focus[0] + end * ex, focus[1] + end * ey],
    radius: radius * end,
    stops: repeatStops(paint.stops, method, 0, end),
  };
}

/** Stops of the repeats `first` to `end`; every odd one is reversed if they reflect. */
function repeatStops(
  stops: readonly GradientStop[],
  method: string,
  first: number,
  end: number,
): readonly GradientStop[] {
  const padded = padStops(stops);
  const turned = padded.map((stop) => ({ ...stop, offset: 1 - stop.offset })).reverse();
  const count = end - first;
  return Array.from({ length: count }, (_, index) => {
    const isTurned = method === "reflect" && (first + index) % 2 !== 0;
    const own = isTurned ? turned : padded;
    return own.map((stop) => ({ ...stop, offset: (index + stop.offset) / count }));
  }).flat();
}

/** With stops at 0 and 1: between a last stop at 0.8 and the next repeat the colour stays the same. */
function padStops(stops: readonly GradientStop[]): readonly GradientStop[] {
  const [head, tail] = [stops[0], stops.at(-1)];
  if (!head || !tail) return stops;
  const before = head.offset > 0 ? [{ ...head, offset: 0 }] : [];
  const after = tail.offset < 1 ? [{ ...tail, offset: 1 }] : [];
  return [...before, ...stops, ...after];
}
