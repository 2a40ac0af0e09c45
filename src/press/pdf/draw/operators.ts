/** Numbers, matrices, colours and paths as PDF operators (ISO 32000-1, sections 8 and 9). */
import { cubicSegments, type PathSegment } from "../../../scene/path-data.ts";
import type { Stroke } from "../../../scene/scene.ts";
import { boundedMap } from "../../../units/bounded-map.ts";
import type { Box } from "../../../units/box.ts";
import { IDENTITY, type Matrix } from "../../../units/matrix.ts";
import { number } from "../pdf-values.ts";

const PATH_OPERATORS = { M: "m", L: "l", C: "c", Q: "", Z: "h" } as const;
const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

export function matrixOperator(matrix: Matrix, decimals: number): string {
  return `${turnOf(matrix)} ${number(matrix[4], decimals)} ${number(matrix[5], decimals)} cm`;
}

/** The first four numbers of the last matrix, and their text: icons among words differ in their positions alone. */
let lastTurn: { readonly matrix: Matrix; readonly text: string } = { matrix: IDENTITY, text: "1 0 0 1" };

function turnOf(matrix: Matrix): string {
  const { matrix: last, text: known } = lastTurn;
  const { 0: a, 1: b, 2: c, 3: d } = matrix;
  if (a === last[0] && b === last[1] && c === last[2] && d === last[3]) return known;
  const text = `${number(a, 6)} ${number(b, 6)} ${number(c, 6)} ${number(d, 6)}`;
  lastTurn = { matrix, text };
  return text;
}

/** Components of "#rrggbb" from 0 to 1. */
export function componentsOf(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(colour))
    throw new Error(`The scene has the colour "${colour}", expected #rrggbb`);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const colours = { fill: boundedMap<string>(1000), stroke: boundedMap<string>(1000) };

/**
 * Sets the colour: greys in DeviceGray, so that printers and print shops use only black ink for them, others in
 * DeviceRGB. DeviceRGB black becomes four inks in common conversions (ISO 32000-1, 10.3, leaves the black to the
 * device).
 */
export function colourOperator(colour: string, use: "fill" | "stroke"): string {
  return colours[use].getOrMake(colour, () => {
    const [red, green, blue] = componentsOf(colour);
    const level = (component: number): string => number(component, 4);
    if (red === green && green === blue) return `${level(red)} ${use === "fill" ? "g" : "G"}`;
    return `${level(red)} ${level(green)} ${level(blue)} ${use === "fill" ? "rg" : "RG"}`;
  });
}

/** How lines are drawn. */
export interface Pen {
  /** Width and mitre limit, which may persist. */
  readonly operators: string;
  /** Caps, joins and dashes where they differ from PDF's defaults: what comes next must not have them. */
  readonly unusual: string;
  readonly isUsual: boolean;
}

export const ANY_PEN: Pen = { operators: "", unusual: "", isUsual: true };

/** The last pen of a stroke: cards share them, nearly always at one scale. */
const pens = new WeakMap<Stroke, { readonly pen: Pen; readonly decimals: number }>();

/** Width, caps, joins and dashes of a stroke. */
export function penOf(stroke: Stroke, decimals: number): Pen {
  const known = pens.get(stroke);
  if (known?.decimals === decimals) return known.pen;
  const pen = newPen(stroke, decimals);
  pens.set(stroke, { pen, decimals });
  return pen;
}

function newPen(stroke: Stroke, decimals: number): Pen {
  // Finer than coordinates, because a width rounded to 0 would print as a hairline.
  const length = (value: number): string => number(value, decimals + 2);
  const unusual: string[] = [];
  if (stroke.cap !== "butt") unusual.push(`${CAPS[stroke.cap]} J`);
  if (stroke.join !== "miter") unusual.push(`${JOINS[stroke.join]} j`);
  const dash = stroke.dash.map(length);
  // PDF forbids a pattern of only zeros, even if rounding made it so.
  if (dash.some((part) => part !== "0")) unusual.push(`[${dash.join(" ")}] ${length(stroke.dashOffset)} d`);
  return {
    operators: `${length(stroke.width)} w ${number(stroke.miterLimit, 3)} M`,
    unusual: unusual.join(" "),
    isUsual: unusual.length === 0,
  };
}

export function pathOperators(segments: readonly PathSegment[], decimals: number): string {
  return cubicSegments(segments)
    .map(({ command, values }) =>
      [...values.map((value) => number(value, decimals)), PATH_OPERATORS[command]].join(" "),
    )
    .join(" ");
}

export function rectOperator({ x, y, width, height }: Box, decimals: number): string {
  return `${[x, y, width, height].map((value) => number(value, decimals)).join(" ")} re`;
}
