/** The position of a line between the edges of its box, and how justified text fills it. */
import { IDEOGRAPHIC } from "../characters.ts";
import type { TextBoxSpec } from "../text-spec.ts";
import type { Segment } from "../words/words.ts";

/** The fraction of the free space to the left of the line: 0, 1/2 or 1. Justified text counts as `start`. */
export function edgeOf(align: TextBoxSpec["align"], direction: "ltr" | "rtl"): number {
  if (align === "center") return 0.5;
  if (align === "left") return 0;
  if (align === "right") return 1;
  return (align === "end") === (direction === "ltr") ? 1 : 0;
}

/**
 * The em to add after each segment, by its place in the line, to fill `slack` em: at the spaces, or between ideographs if
 * there is no space; undefined if the line has neither or is too wide already.
 */
export function stretchOf(
  segments: readonly Segment[],
  slack: number,
): ((place: number) => number) | undefined {
  const placesOf = (pattern: RegExp): number[] =>
    segments.flatMap(({ text }, place) => (pattern.test(text) ? place : []));
  const spaces = placesOf(/^ +$/);
  const ideographs = placesOf(IDEOGRAPHIC).filter((place) => place < segments.length - 1);
  const stretched = new Set(spaces.length > 0 ? spaces : ideographs);
  if (stretched.size === 0 || slack <= 0) return undefined;
  return (place) => (stretched.has(place) ? slack / stretched.size : 0);
}
