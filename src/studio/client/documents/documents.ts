/**
 * The documents of the page: one for each file that is being edited, with its unsaved text and its named steps. Views change
 * files only through them:
 *
 * - `useDocument(path)` in a component, `documentOf(path)` elsewhere: the document, whose signals say what it has.
 * - `draftEdits(ask)` (draft-edits.ts): a change that the project computes, as a named step.
 * - `document.change(title, splices)`: a change that the view computes.
 * - `useUndoScope(paths)` (undoing.ts): what undo is about while a view is shown.
 */
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TextEdit } from "../../../index.ts";
import type { Draft } from "../../shared/calls.ts";
import { call } from "../calls.ts";
import { type Base, Document, newStepId, type StepOptions } from "./document.ts";
import type { Splice } from "./splices.ts";

/** All that are open, by path. */
export const documents = signal<ReadonlyMap<string, Document>>(new Map());

/** Those with unsaved texts. */
export const unsaved = computed<readonly Document[]>(() =>
  [...documents.value.values()].filter((document) => document.isUnsaved.value),
);

/** Unsaved texts, for calls. */
export const drafts = computed<readonly Draft[]>(() =>
  unsaved.value.map(({ path, text }) => ({ path, text: text.value })),
);

/** The document of a file, read from the server if it is not open yet; of a file that does not exist, an empty one. */
export async function documentOf(path: string): Promise<Document> {
  return documents.peek().get(path) ?? open(path, await diskOf(path));
}

/** The same in a component: undefined until it was read, and without a path. */
export function useDocument(path: string | undefined): Document | undefined {
  useEffect(() => {
    if (path !== undefined) void documentOf(path).catch(() => {});
  }, [path]);
  return path === undefined ? undefined : documents.value.get(path);
}

/** Opens a document whose file is known to say this. */
export function open(path: string, base: Base): Document {
  const known = documents.peek().get(path);
  if (known) return known;
  const document = new Document(path, base);
  documents.value = new Map(documents.peek()).set(path, document);
  return document;
}

/** Edits of several documents that are open, as one named step. */
export function applyStep(title: string, edits: readonly TextEdit[], { field }: StepOptions = {}): void {
  const paths = [...new Set(edits.map(({ file }) => file))];
  // typing that changes several files is never joined: undo takes one step of each
  const options = paths.length === 1 ? { field } : { id: newStepId() };
  for (const path of paths) {
    const own = edits.filter(({ file }) => file === path);
    documents.peek().get(path)?.change(title, own.map(spliceOf), options);
  }
}

export const spliceOf = ({ start, end, text }: TextEdit): Splice => ({
  from: start.offset,
  to: end.offset,
  text,
});

/** What the file says now. */
export async function diskOf(path: string): Promise<Base> {
  const { text = "", hash } = await call("text", { path });
  return { text, hash };
}

/** Takes over what others have written; a document with unsaved text keeps it and says so. */
export async function filesChanged(paths: readonly string[]): Promise<void> {
  const concerned = paths.flatMap((path) => documents.peek().get(path) ?? []);
  await Promise.all(
    concerned.map(async (document) => {
      const disk = await diskOf(document.path);
      // what is being written is no change by others
      if (!document.isSaving.peek()) document.changedOutside(disk);
    }),
  );
}
