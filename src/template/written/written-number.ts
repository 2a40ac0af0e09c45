/** Numbers in attributes of a template: value, unit and offsets of the digits, so that only these are replaced. */
import { round } from "../../units/length.ts";
import type { Range, WrittenAttribute } from "./written-template.ts";

export interface WrittenNumber extends Range {
  readonly value: number;
  /** "" for the drawing's own units, "mm", "pt", "%". */
  readonly unit: string;
}

const NUMBER = /^(\s*)([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/i;

/** Undefined if the value is computed, or not one number. The range is that of the digits. */
export function numberIn({ value, valueStart, isComputed }: WrittenAttribute): WrittenNumber | undefined {
  const match = isComputed ? null : NUMBER.exec(value);
  if (!match) return undefined;
  const [, before = "", digits = "", unit = ""] = match;
  const start = valueStart + before.length;
  return { value: Number(digits), unit: unit.toLowerCase(), start, end: start + digits.length };
}

/** mm that a rounded number may be off: what nobody sees, and what is exact for guide lines. */
const FINE = 0.01;

/**
 * The digits of a number, with as many decimals as 0.01 mm takes and no zeros at the end.
 * @param mmPerUnit mm of one unit of the attribute
 */
export function digitsOf(value: number, mmPerUnit: number): string {
  const decimals = Math.min(6, Math.max(0, Math.ceil(Math.log10(mmPerUnit / FINE) - 1e-9)));
  return String(round(value, decimals));
}
