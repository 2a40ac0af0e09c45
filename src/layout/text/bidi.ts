/**
 * Directions by the Unicode Bidirectional Algorithm (UAX #9): the direction of a paragraph, the level of each
 * character, and the order of a line's pieces from left to right.
 */
import { bidi } from "../../font/mirrored.ts";
import type { Direction } from "./text-spec.ts";

/** Right-to-left letters, and the marks that change the direction. */
const TURNS =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The direction of a paragraph: the given one, else that of its first letter (rules P2 and P3), else ltr. */
export function directionOf(text: string, asked: Direction): "ltr" | "rtl" {
  if (asked !== "auto") return asked;
  if (!TURNS.test(text)) return "ltr";
  const [paragraph] = bidi().getEmbeddingLevels(text, "auto").paragraphs;
  return paragraph && paragraph.level % 2 === 1 ? "rtl" : "ltr";
}

/** The level of each code unit, odd = right to left; undefined if all are 0. */
export function levelsOf(text: string, direction: "ltr" | "rtl"): Uint8Array | undefined {
  if (direction === "ltr" && !TURNS.test(text)) return undefined;
  return bidi().getEmbeddingLevels(text, direction).levels;
}

/** Reorders a line's pieces from reading order to left-to-right order (rule L2). */
export function inVisualOrder<T extends { readonly level: number }>(pieces: readonly T[]): readonly T[] {
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  if (highest === 0) return pieces;
  const order = [...pieces];
  for (let level = highest; level > 0; level--) reverseRuns(order, level);
  return order;
}

/** Reverses every run of pieces at or above a level. */
function reverseRuns<T extends { readonly level: number }>(order: T[], level: number): void {
  let start = 0;
  while (start < order.length) {
    let end = start;
    while (end < order.length && (order[end]?.level ?? 0) >= level) end++;
    if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
    start = end + 1;
  }
}
