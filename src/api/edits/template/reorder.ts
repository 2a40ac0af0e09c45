/** Deletes an element, or exchanges it with what is drawn before or after it. */

import { neighbourOf, wholeLines } from "./beside.ts";
import type { Change } from "./change.ts";
import type { PlacedThing } from "./place.ts";

export function deleted({ name, written: { template, element } }: PlacedThing): Change {
  return { title: `Delete ${name}`, splices: [{ ...wholeLines(template.text, element), text: "" }] };
}

/** No splices if there is nothing to go past. */
export function reordered(
  { name, written: { template, element } }: PlacedThing,
  to: "forward" | "back",
): Change {
  const title = to === "forward" ? `Bring ${name} forward` : `Send ${name} back`;
  const neighbour = neighbourOf(template, element, to);
  if (!neighbour) return { title, splices: [] };
  const { text } = template;
  const lines = { own: wholeLines(text, element), other: wholeLines(text, neighbour) };
  const areLines = isLonger(lines.own, element) && isLonger(lines.other, neighbour);
  const own = areLines ? lines.own : element;
  const other = areLines ? lines.other : neighbour;
  const moved = text.slice(own.start, own.end);
  const at = to === "forward" ? other.end : other.start;
  // A last line without an end gets one, and gives it up where it goes first.
  const isUnended = areLines && !/[\r\n]$/.test(moved);
  const splices = [
    { start: own.start, end: own.end, text: "" },
    { start: at, end: at, text: isUnended ? `${moved}\n` : moved },
  ];
  return { title, splices };
}

const isLonger = (
  lines: { readonly start: number; readonly end: number },
  range: { readonly start: number; readonly end: number },
): boolean => lines.start < range.start || lines.end > range.end;
