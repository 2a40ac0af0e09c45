/**
 * Applies edits to a file's bytes: everything else is unchanged, byte for byte (byte order mark, line endings, comments,
 * spacing). Limits: UTF-8 only; a file in another encoding is refused, not converted.
 */
import { compareText, type TextEdit } from "../../diagnostics/diagnostic.ts";
import { utf8Text } from "../text/utf8.ts";

/** Edits that belong together: either all of them are made, or none. */
export type EditGroup = readonly TextEdit[];

export interface ChosenEdits<T> {
  readonly chosen: readonly T[];
  /** Those that overlap edits chosen earlier; they can be tried again on the changed file. */
  readonly waiting: readonly T[];
}

/**
 * Chooses edits whose places do not overlap, earlier ones first. Equal edits are made once. Fast for many edits too, if
 * they come in roughly file order.
 */
export function chooseEdits<T>(items: readonly T[], editsOf: (item: T) => EditGroup): ChosenEdits<T> {
  const taken = new Map<string, TextEdit[]>();
  const chosen: T[] = [];
  const waiting: T[] = [];
  for (const item of items) {
    const edits = distinct(editsOf(item));
    const isFree = edits.every((edit) => hasRoom(taken.get(edit.file) ?? [], edit));
    if (!isFree || meetEachOther(edits)) {
      waiting.push(item);
      continue;
    }
    chosen.push(item);
    for (const edit of edits) {
      const ofFile = taken.get(edit.file) ?? [];
      take(ofFile, edit);
      taken.set(edit.file, ofFile);
    }
  }
  return { chosen, waiting };
}

/**
 * The file's bytes with the edits made; they must not overlap (`chooseEdits`). Undefined if the bytes are not UTF-8, or an
 * edit is outside the text.
 */
export function applyEdits(bytes: Uint8Array, edits: readonly TextEdit[]): Uint8Array | undefined {
  const text = utf8Text(bytes);
  if (text === undefined) return undefined;
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let byte = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let kept = 0;
  let at = 0;
  for (const { start, end, text: replacement } of distinct(edits)) {
    if (start.offset < at || end.offset < start.offset || end.offset > text.length) return undefined;
    byte += encoder.encode(text.slice(at, start.offset)).length;
    parts.push(bytes.subarray(kept, byte), encoder.encode(replacement));
    byte += encoder.encode(text.slice(start.offset, end.offset)).length;
    kept = byte;
    at = end.offset;
  }
  return joined([...parts, bytes.subarray(kept)]);
}

/** Where the text of an edit is once all edits are made; offsets in the edited text, `end` is exclusive. */
export interface Stretch {
  readonly edit: TextEdit;
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** @param edits non-overlapping, of any files in any order; equal ones count once */
export function writtenBy(edits: readonly TextEdit[]): readonly Stretch[] {
  let file: string | undefined;
  let moved = 0;
  return distinct(edits).map((edit) => {
    if (edit.file !== file) moved = 0;
    file = edit.file;
    const start = edit.start.offset + moved;
    moved += edit.text.length - (edit.end.offset - edit.start.offset);
    return { edit, file, start, end: start + edit.text.length };
  });
}

/** By file, in order of place, equal ones once. */
function distinct(edits: readonly TextEdit[]): readonly TextEdit[] {
  const sorted = [...edits].sort((a, b) => compareText(a.file, b.file) || byPlace(a, b));
  return sorted.filter((edit, index) => index === 0 || !same(edit, sorted[index - 1] as TextEdit));
}

function byPlace(a: TextEdit, b: TextEdit): number {
  return a.start.offset - b.start.offset || a.end.offset - b.end.offset;
}

function same(a: TextEdit, b: TextEdit): boolean {
  return a.file === b.file && byPlace(a, b) === 0 && a.text === b.text;
}

/** Places that overlap, and insertions adjacent to another place: their order would be a guess. */
function meet(a: TextEdit, b: TextEdit): boolean {
  if (a.file !== b.file || same(a, b)) return false;
  const isInsertion = a.start.offset === a.end.offset || b.start.offset === b.end.offset;
  const from = Math.max(a.start.offset, b.start.offset);
  const to = Math.min(a.end.offset, b.end.offset);
  return isInsertion ? from <= to : from < to;
}

/** In sorted edits, if any two overlap, two neighbours do. */
function meetEachOther(edits: EditGroup): boolean {
  return edits.some((edit, index) => index > 0 && meet(edits[index - 1] as TextEdit, edit));
}

/** Whether the edit overlaps none of those taken in its file, which are sorted and do not overlap. */
function hasRoom(taken: EditGroup, edit: TextEdit): boolean {
  for (let index = firstThatReaches(taken, edit.start.offset); ; index++) {
    const other = taken[index];
    if (!other || other.start.offset > edit.end.offset) return true;
    if (meet(edit, other)) return false;
  }
}

/** Inserts a non-overlapping edit among those taken. */
function take(taken: TextEdit[], edit: TextEdit): void {
  let index = firstThatReaches(taken, edit.start.offset);
  while (index < taken.length && byPlace(taken[index] as TextEdit, edit) < 0) index++;
  const other = taken[index];
  if (!other || !same(other, edit)) taken.splice(index, 0, edit);
}

/** The index of the first edit that does not end before an offset. */
function firstThatReaches(taken: EditGroup, offset: number): number {
  let [from, to] = [0, taken.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((taken[middle] as TextEdit).end.offset < offset) from = middle + 1;
    else to = middle;
  }
  return from;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
