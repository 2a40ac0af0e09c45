/** Where places of an earlier text of a document are in the text as it is now. */
import type { Document } from "./document.ts";
import { type Splice, spliceBetween, spliced } from "./splices.ts";

/** Steps that are looked back at: more do not happen between a question and its answer. */
const MOST_STEPS = 20;

/** @param before what the document said when the offsets were known */
export function offsetsSince(document: Document, before: string): (offset: number) => number {
  const changes = changesSince(document, before);
  return (offset) => changes.reduce(movedBy, offset);
}

/** The steps that were made since, or the one that was undone: they say more than the two texts do. */
function changesSince(document: Document, before: string): readonly (readonly Splice[])[] {
  const after = document.text.peek();
  if (before === after) return [];
  const undone = document.undone.peek().at(-1)?.inverse;
  if (undone && isWithin(undone, before) && spliced(before, undone) === after) return [undone];
  const made: (readonly Splice[])[] = [];
  let text = after;
  for (const { splices, inverse } of document.done.peek().slice(-MOST_STEPS).toReversed()) {
    if (!isWithin(inverse, text)) break;
    text = spliced(text, inverse);
    made.unshift(splices);
    if (text === before) return made;
  }
  const whole = spliceBetween(before, after);
  return whole ? [[whole]] : [];
}

const isWithin = (splices: readonly Splice[], text: string): boolean =>
  splices.every(({ from, to }) => from <= to && to <= text.length);

const movedBy = (offset: number, splices: readonly Splice[]): number =>
  splices.reduce((sum, { from, to, text }) => (to <= offset ? sum + text.length - (to - from) : sum), offset);
