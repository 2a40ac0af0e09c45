/** A change of one template: its name as a step, and the ranges that are replaced. */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { placeAt } from "../../../source/locate.ts";

/** Offsets in the text of the template; `end` is exclusive. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Change {
  /** "Move title 2 mm right". */
  readonly title: string;
  /** They do not overlap; insertions at one place are one splice. */
  readonly splices: readonly Splice[];
}

/** In file order. @param path of the template */
export function editsOf(path: string, text: string, splices: readonly Splice[]): readonly TextEdit[] {
  const file = { path, text };
  return splices
    .toSorted((a, b) => a.start - b.start)
    .map(({ text: put, ...range }) => ({ ...placeAt(file, range), text: put }));
}

/** Splices of one range are one, and insertions at one place follow each other. */
export function joined(splices: readonly Splice[]): readonly Splice[] {
  const known = new Map<string, Splice>();
  for (const splice of splices) {
    const key = `${splice.start}-${splice.end}`;
    const before = known.get(key);
    const isInsertion = splice.start === splice.end;
    if (!before) known.set(key, splice);
    else if (isInsertion) known.set(key, { ...before, text: before.text + splice.text });
  }
  return [...known.values()];
}
