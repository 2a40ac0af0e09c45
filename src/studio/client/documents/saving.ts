/**
 * Documents are written to their files, and what is done where that cannot be: the text stays in the page, and the document
 * says why. Nothing that others wrote is overwritten unless somebody chooses so.
 */
import type { FileEdits, TextEdit } from "../../../index.ts";
import { call, Refused, Unreachable } from "../calls/calls.ts";
import type { Base, Document } from "./document.ts";
import { diskOf, documents, unsaved } from "./documents.ts";
import { areEditsMade } from "./draft-edits.ts";
import { mergedFor } from "./merge.ts";
import { spliceBetween } from "./splices.ts";

/** How saving ended: "kept" = the server does not answer; of "troubled", the documents say what is wrong. */
export type SaveResult = "saved" | "troubled" | "kept";

export const saveAll = (): Promise<SaveResult> => save(() => unsaved.peek());

/** Writes all that have unsaved text: all together if possible, so that a step in several files is never half on disk. */
export async function save(wanted: () => readonly Document[]): Promise<SaveResult> {
  if (!(await areEditsMade())) return "kept";
  const ready = wanted().filter(({ isUnsaved, isSaving }) => isUnsaved.peek() && !isSaving.peek());
  const clear = ready.filter(({ trouble }) => !isUnsettled(trouble.peek()?.kind));
  if (clear.length > 0) {
    const result = await write(clear);
    const results = result === "troubled" && clear.length > 1 ? await each(clear) : [result];
    if (results.includes("kept")) return "kept";
  }
  return ready.some(({ trouble }) => trouble.peek() !== undefined) ? "troubled" : "saved";
}

/** Somebody has to choose first. */
const isUnsettled = (kind: string | undefined): boolean => kind === "stale" || kind === "gone";

/**
 * Of a stale document: what others changed in other lines than this one is taken over; if nothing is in conflict, their changes
 * are replaced by the next save. Of one whose file is gone: it is written anew.
 */
export function keepMine(document: Document): void {
  const trouble = document.trouble.peek();
  if (trouble?.kind === "gone") document.saved({ text: "", hash: undefined });
  if (trouble?.kind !== "stale") return;
  const { base, text } = document;
  const decided =
    document.withBoth.peek() !== undefined
      ? text.peek()
      : mergedFor(base.peek().text, text.peek(), trouble.disk.text);
  document.rebase(trouble.disk, decided, "Keep my changes where both changed the same lines");
}

/**
 * Of a stale document: own changes stay only in lines that others have not changed; if nothing is in conflict, none do. Undo
 * brings the own text back.
 */
export function takeTheirs(document: Document): void {
  const trouble = document.trouble.peek();
  if (trouble?.kind === "gone") document.rebase({ text: "", hash: undefined }, "", "Close the deleted file");
  if (trouble?.kind !== "stale") return;
  const { base, text } = document;
  if (document.withBoth.peek() !== undefined)
    document.rebase(trouble.disk, trouble.disk.text, "Take the file as it is on disk");
  else {
    const decided = mergedFor(base.peek().text, trouble.disk.text, text.peek());
    document.rebase(trouble.disk, decided, "Take their changes where both changed the same lines");
  }
}

/** Takes back everything that was not saved, as a step that can be undone. */
export function discard(document: Document): void {
  const base = document.base.peek();
  document.rebase(base, base.text, "Discard unsaved changes");
}

async function each(ready: readonly Document[]): Promise<readonly SaveResult[]> {
  const results: SaveResult[] = [];
  for (const document of ready) results.push(await write([document]));
  return results;
}

/** "troubled" = any of them was refused, which a document alone then says. */
async function write(ready: readonly Document[]): Promise<SaveResult> {
  const texts = ready.map((document) => document.kept().text);
  for (const { isSaving } of ready) isSaving.value = true;
  try {
    await call("apply", { files: ready.map((document, index) => editsOf(document, texts[index] ?? "")) });
    for (const [index, document] of ready.entries()) await noteSaved(document, texts[index] ?? "");
    return "saved";
  } catch (error) {
    return await resultOf(error, ready);
  } finally {
    for (const { isSaving } of ready) isSaving.value = false;
  }
}

async function resultOf(error: unknown, ready: readonly Document[]): Promise<SaveResult> {
  if (error instanceof Unreachable) return "kept";
  if (!(error instanceof Refused)) throw error;
  const [document] = ready;
  try {
    if (document && ready.length === 1) await noteRefused(document, error.message);
  } catch (fault) {
    return await resultOf(fault, []);
  }
  return "troubled";
}

function editsOf({ path, base }: Document, text: string): FileEdits {
  const { text: before, hash } = base.peek();
  const splice = spliceBetween(before, text);
  const at = (offset: number) => ({ line: 1, column: 1, offset });
  const edits: readonly TextEdit[] = splice
    ? [{ file: path, start: at(splice.from), end: at(splice.to), text: splice.text }]
    : [];
  return { path, edits, before, ...(hash !== undefined && { hash }) };
}

async function noteSaved(document: Document, text: string): Promise<void> {
  const disk = await diskOf(document.path);
  document.saved({ text, hash: disk.hash });
  // written again by others, before it was read
  if (disk.text !== text) document.changedOutside(disk);
}

async function noteRefused(document: Document, message: string): Promise<void> {
  const disk = await diskOf(document.path);
  if (isOther(disk, document.base.peek())) document.changedOutside(disk);
  else document.trouble.value = { kind: "refused", message };
}

const isOther = (a: Base, b: Base): boolean => a.hash !== b.hash;

/** Documents that cannot be saved as they are. */
export const troubled = (): readonly Document[] =>
  [...documents.value.values()].filter(({ trouble }) => trouble.value !== undefined);
