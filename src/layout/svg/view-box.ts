/** viewBox and preserveAspectRatio: how a drawing of one size is fitted into a box of another. */
import type { Box, Size } from "../../units/box.ts";
import type { Matrix } from "../../units/matrix.ts";
import { parseNumbers, parseSvgLength } from "./lengths.ts";
import type { SvgElement } from "./svg-element.ts";

/** How to fill a box: `contain` shows everything, `cover` leaves nothing empty, `fill` stretches. */
export interface Fit {
  readonly mode: "contain" | "cover" | "fill";
  /** Which side gets the spare space or is cropped: 0 = left or top, 0.5 = both sides, 1 = right or bottom. */
  readonly focus: readonly [x: number, y: number];
}

export const CENTRED: Fit = { mode: "contain", focus: [0.5, 0.5] };

/** "0 0 63 88"; undefined if it is not a box with an area. */
export function parseViewBox(text: string): Box | undefined {
  const [x, y, width, height, ...rest] = parseNumbers(text) ?? [];
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return rest.length === 0 && width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** "xMidYMid meet"; undefined if it is something else. */
export function parseAspect(text: string): Fit | undefined {
  const match = /^\s*(?:defer\s+)?(?:none|x(Min|Mid|Max)Y(Min|Mid|Max))(?:\s+(meet|slice))?\s*$/.exec(text);
  if (!match) return undefined;
  if (!match[1]) return { mode: "fill", focus: [0.5, 0.5] };
  const focus = [SHARES[match[1]] ?? 0.5, SHARES[match[2] as string] ?? 0.5] as const;
  return { mode: match[3] === "slice" ? "cover" : "contain", focus };
}

/** The matrix that maps `from` onto `to`. */
export function fitBox(from: Box, to: Box, { mode, focus }: Fit): Matrix {
  const x = to.width / from.width;
  const y = to.height / from.height;
  const uniform = mode === "cover" ? Math.max(x, y) : Math.min(x, y);
  const [scaleX, scaleY] = mode === "fill" ? [x, y] : [uniform, uniform];
  const left = to.x + (to.width - from.width * scaleX) * focus[0] - from.x * scaleX;
  const top = to.y + (to.height - from.height * scaleY) * focus[1] - from.y * scaleY;
  return [scaleX, 0, 0, scaleY, left, top];
}

/**
 * The box that a drawing's root shows, in its own units, and its declared size in px, if any. Percentages in width and
 * height do not count as a size.
 */
export function intrinsicSize(root: SvgElement): { viewBox: Box | undefined; size: Size | undefined } {
  const viewBox = parseViewBox(root.attributes.viewBox ?? "");
  const width = sizeOf(root.attributes.width);
  const height = sizeOf(root.attributes.height);
  const size = width !== undefined && height !== undefined ? { width, height } : undefined;
  return { viewBox: viewBox ?? (size && { x: 0, y: 0, ...size }), size };
}

function sizeOf(text: string | undefined): number | undefined {
  if (text === undefined || text.trim().endsWith("%")) return undefined;
  const value = parseSvgLength(text, { fontSize: 16, whole: 0 });
  return value !== undefined && value > 0 ? value : undefined;
}

const SHARES: Readonly<Record<string, number>> = { Min: 0, Mid: 0.5, Max: 1 };
