/** Deletes an element, writes it again, or exchanges it with what is drawn before or after it. */

import { attributeOf } from "../../../template/written/written-attributes.ts";
import {
  blocksAround,
  type Range,
  type WrittenBlock,
  type WrittenTemplate,
} from "../../../template/written/written-template.ts";
import { neighbourOf, wholeLines } from "./beside.ts";
import type { Change } from "./change.ts";
import { moved, type PlacedThing } from "./place.ts";

/** With the blocks that contain nothing else, such as the one around a field that some cards lack. */
export function deleted({ name, written: { template, element } }: PlacedThing): Change {
  let range: Range = element;
  for (const block of blocksAround(template, element.start).toReversed())
    if (isOnly(template, block, range)) range = block;
    else break;
  return { title: `Delete ${name}`, splices: [{ ...wholeLines(template.text, range), text: "" }] };
}

/** A block without `else` that contains nothing else. */
export function isOnly(
  { text }: WrittenTemplate,
  { branches }: WrittenBlock,
  { start, end }: Range,
): boolean {
  const [branch, other] = branches;
  if (!branch || other || start < branch.start || end > branch.end) return false;
  return (text.slice(branch.start, start) + text.slice(end, branch.end)).trim() === "";
}

/** mm to the right and down, so that both can be seen. */
const BESIDE = { x: 2, y: 2 };

/** Its numbers are those of the new place, and an id stays with the first. */
export function duplicated(thing: PlacedThing): Change {
  const { name, written } = thing;
  const { template, element, geometry, whyFixed } = written;
  const { text } = template;
  const lines = wholeLines(text, element);
  const isMoved = whyFixed === undefined && geometry.element === element;
  const id = attributeOf(template, element, "id");
  const inside = [
    ...(isMoved ? moved(thing, BESIDE).splices : []),
    ...(id ? [{ start: id.start - 1, end: id.end, text: "" }] : []),
  ].sort((a, b) => b.start - a.start);
  let copy = text.slice(lines.start, lines.end);
  for (const { start, end, text: put } of inside)
    copy = copy.slice(0, start - lines.start) + put + copy.slice(end - lines.start);
  const isLine = isLonger(lines, element);
  const start = isLine ? lines.end : element.end;
  const isUnended = isLine && !/[\r\n]$/.test(copy);
  return {
    title: `Duplicate ${name}`,
    splices: [{ start, end: start, text: isUnended ? `\n${copy}` : copy }],
  };
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
  const whole = text.slice(own.start, own.end);
  const at = to === "forward" ? other.end : other.start;
  // A last line without an end gets one, and gives it up where it goes first.
  const isUnended = areLines && !/[\r\n]$/.test(whole);
  const splices = [
    { start: own.start, end: own.end, text: "" },
    { start: at, end: at, text: isUnended ? `${whole}\n` : whole },
  ];
  return { title, splices };
}

const isLonger = (
  lines: { readonly start: number; readonly end: number },
  range: { readonly start: number; readonly end: number },
): boolean => lines.start < range.start || lines.end > range.end;
