/** Numbers, matrices, colours and paths as PDF operators (ISO 32000-1, sections 8 and 9). */
import { cubicSegments, type PathSegment } from "../../scene/path-data.ts";
import type { Stroke } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import type { Matrix } from "../../units/matrix.ts";

const PATH_OPERATORS = { M: "m", L: "l", C: "c", Q: "", Z: "h" } as const;
const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

/** A number as PDF writes it: no exponents. @throws when it is none, which is a fault of layout. */
export function number(value: number, decimals: number): string {
  if (!Number.isFinite(value)) throw new Error(`A scene holds ${value} where a number belongs`);
  if (Math.abs(value) >= WHOLE_FROM) return String(BigInt(value));
  const rounded = round(value, decimals);
  const text = String(rounded);
  return text.includes("e") ? rounded.toFixed(decimals).replace(/0+$/, "") : text;
}

/** 2^53: from here on a double has no decimals left. */
const WHOLE_FROM = 2 ** 53;

export function matrixOperator(matrix: Matrix, decimals: number): string {
  const [a, b, c, d, e, f] = matrix;
  const turn = [a, b, c, d].map((value) => number(value, 6)).join(" ");
  return `${turn} ${number(e, decimals)} ${number(f, decimals)} cm`;
}

/** Components of "#rrggbb" from 0 to 1. */
export function componentsOf(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(colour))
    throw new Error(`A scene holds the colour "${colour}", expected #rrggbb`);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Sets the colour in DeviceRGB. */
export function colourOperator(colour: string, use: "fill" | "stroke"): string {
  const components = componentsOf(colour).map((component) => number(component, 4));
  return `${components.join(" ")} ${use === "fill" ? "rg" : "RG"}`;
}

/** Width, ends, corners and dashes of a stroke. */
export function strokeOperators(stroke: Stroke, decimals: number): string {
  // finer than coordinates, for a width that is rounded to 0 would print as a hairline
  const length = (value: number): string => number(value, decimals + 2);
  const operators = [`${length(stroke.width)} w`];
  if (stroke.cap !== "butt") operators.push(`${CAPS[stroke.cap]} J`);
  if (stroke.join !== "miter") operators.push(`${JOINS[stroke.join]} j`);
  else operators.push(`${number(stroke.miterLimit, 3)} M`);
  const dash = stroke.dash.map(length);
  // PDF forbids a pattern of nothing but zeros, also one that rounding has made
  if (dash.some((part) => part !== "0")) operators.push(`[${dash.join(" ")}] ${length(stroke.dashOffset)} d`);
  return operators.join(" ");
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
