/** Lines and boxes of a booklet's pages. */
import type { Origin, PathItem, SolidPaint } from "../../scene/scene.ts";
import { round } from "../../units/length.ts";

/** The length of a cubic curve's handles for a quarter of a circle. */
const KAPPA = 0.5523;

const n = (value: number): number => round(value, 3);

/** A horizontal line; with dashes, round dots of its width if their length is 0. */
export function levelLine(
  from: readonly [x: number, y: number],
  length: number,
  width: number,
  paint: SolidPaint,
  origin: Origin,
  dash: readonly number[] = [],
): PathItem {
  const [x, y] = from;
  const cap = dash.length > 0 ? "round" : "butt";
  return {
    kind: "path",
    d: `M ${n(x)} ${n(y)} L ${n(x + length)} ${n(y)}`,
    fill: null,
    fillRule: "nonzero",
    stroke: { paint, width, cap, join: "miter", miterLimit: 4, dash, dashOffset: 0 },
    origin,
  };
}

export function filledBox(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: SolidPaint,
  origin: Origin,
): PathItem {
  return { kind: "path", d: boxPath(x, y, width, height), fill, fillRule: "nonzero", stroke: null, origin };
}

/** The outline of a card. */
export function roundedPath(width: number, height: number, corner: number): string {
  const r = Math.min(corner, width / 2, height / 2);
  if (r <= 0) return boxPath(0, 0, width, height);
  const k = r * (1 - KAPPA);
  const [w, h] = [width, height];
  return [
    `M ${n(r)} 0 L ${n(w - r)} 0 C ${n(w - k)} 0 ${n(w)} ${n(k)} ${n(w)} ${n(r)}`,
    `L ${n(w)} ${n(h - r)} C ${n(w)} ${n(h - k)} ${n(w - k)} ${n(h)} ${n(w - r)} ${n(h)}`,
    `L ${n(r)} ${n(h)} C ${n(k)} ${n(h)} 0 ${n(h - k)} 0 ${n(h - r)}`,
    `L 0 ${n(r)} C 0 ${n(k)} ${n(k)} 0 ${n(r)} 0 Z`,
  ].join(" ");
}

export const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M ${n(x)} ${n(y)} L ${n(x + width)} ${n(y)} L ${n(x + width)} ${n(y + height)} L ${n(x)} ${n(y + height)} Z`;

/** A white disc with a rim. */
export function disc(
  x: number,
  y: number,
  radius: number,
  rim: number,
  paint: SolidPaint,
  origin: Origin,
): PathItem {
  const [r, k] = [radius, radius * KAPPA];
  const at = (dx: number, dy: number): string => `${n(x + dx)} ${n(y + dy)}`;
  const d = [
    `M ${at(r, 0)} C ${at(r, k)} ${at(k, r)} ${at(0, r)} C ${at(-k, r)} ${at(-r, k)} ${at(-r, 0)}`,
    `C ${at(-r, -k)} ${at(-k, -r)} ${at(0, -r)} C ${at(k, -r)} ${at(r, -k)} ${at(r, 0)} Z`,
  ].join(" ");
  const stroke = {
    paint,
    width: rim,
    cap: "butt",
    join: "miter",
    miterLimit: 4,
    dash: [],
    dashOffset: 0,
  } as const;
  return { kind: "path", d, fill: WHITE, fillRule: "nonzero", stroke, origin };
}

const WHITE: SolidPaint = { kind: "solid", colour: "#ffffff", opacity: 1 };
