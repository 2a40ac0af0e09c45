/**
 * What a person reads off a calibration sheet, as typed: "a=+3,-1" for a corner, "179.6,259.5" for lengths in mm.
 * Refusals are one line, without a full stop, or nothing is refused.
 */
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import type { Point } from "../../units/box.ts";
import { BACK_STEP, CORNERS, type Corner, FRONT_STEP, LINES } from "./layout.ts";

/** The drift of the back against the front, by corner, in mm: right and down, as seen through the front. */
export type Drifts = Readonly<Record<Corner, Point>>;

export type Read<T> = { readonly ok: T } | { readonly refusal: string };

/** Reads the verniers of all four corners. */
export function readDrifts(texts: readonly string[]): Read<Drifts> {
  const drifts = new Map<Corner, Point>();
  for (const text of texts) {
    const [, name = "", numbers = ""] = /^([^=]*)=(.*)$/s.exec(text.trim()) ?? [];
    const corner = CORNERS.find((one) => one === name.trim().toLowerCase());
    if (!corner) return { refusal: `"${text}": ${cornerWords(name.trim())}` };
    if (drifts.has(corner)) return { refusal: `"${text}": corner ${corner.toUpperCase()} is given twice` };
    const [x, y, ...more] = numbers.split(",").map(driftOf);
    if (x === undefined || y === undefined || more.length > 0) return { refusal: `"${text}": ${EXPECTED}` };
    drifts.set(corner, { x, y });
  }
  const missing = CORNERS.filter((corner) => !drifts.has(corner)).map((corner) => corner.toUpperCase());
  if (missing.length > 0)
    return { refusal: `the readings of ${missing.join(", ")} are missing; all four corners are needed` };
  return { ok: Object.fromEntries(drifts) as unknown as Drifts };
}

const EXPECTED = `expected the two numbers of a corner, first of the vernier across, then of the one down, from -${LINES} to +${LINES}, such as a=+3,-1; if the numbers of the two sides differ, front/back, such as a=7/6,-1`;

function cornerWords(name: string): string {
  if (name === "") return EXPECTED;
  const meant = didYouMean(name.toLowerCase(), CORNERS);
  return `there is no corner "${name}"; ${meant ?? "the corners are a, b, c and d, as printed on the sheet"}`;
}

const NUMBER = /^[+-]?\d{1,2}(?:\.\d)?$/;

/** "3" if the same line of both sides coincides, "7/6" if line 7 of the front coincides with line 6 of the back. */
function driftOf(text: string): number | undefined {
  const parts = text.split("/").map((part) => part.trim().replace("\u2212", "-"));
  if (parts.length > 2 || parts.some((part) => !NUMBER.test(part))) return undefined;
  const [front = 0, back = front] = parts.map(Number);
  if (Math.abs(front) > LINES || Math.abs(back) > LINES) return undefined;
  return front * FRONT_STEP - back * BACK_STEP;
}

const LENGTH = /^([+-]?\d{1,4}(?:\.\d{1,3})?)\s*(?:mm)?$/;

/** Reads as many lengths as there are names, in mm with or without the unit. */
export function readLengths(
  text: string,
  names: readonly string[],
  example: string,
): Read<readonly number[]> {
  const parts = text.split(",").map((part) => LENGTH.exec(part.trim())?.[1]);
  if (parts.length !== names.length || parts.includes(undefined))
    return {
      refusal: `"${text}": expected ${names.join(", ")} in mm, separated by commas, such as ${example}`,
    };
  return { ok: parts.map(Number) };
}
