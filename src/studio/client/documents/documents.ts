/**
 * The documents of the page: one for each file that is being edited, with its unsaved text and its named steps. Views change
 * files only through them:
 *
 * - `useDocument(path)` in a component, `documentOf(path)` elsewhere: the document, whose signals say what it has.
 * - `draftEdits(ask)` (draft-edits.ts): a change that the project computes, as a named step.
 * - `document.change(title, splices)`: a change that the view computes.
 * - `useUndoScope(paths)` (undoing.ts): what undo is about while a view is shown.
 */
import { batch, computed, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { TextEdit } from "../../../index.ts";
import type { Draft } from "../../shared/calls.ts";
import { call } from "../calls/calls.ts";
import { insisting } from "../calls/connection.ts";
import { type Base, Document, newStepId, type Step, type StepOptions, type Trouble } from "./document.ts";
import type { Splice } from "./splices.ts";

/** All that are open, by path. */
export const documents = signal<ReadonlyMap<string, Document>>(new Map());

/** Those with unsaved texts. */
export const unsaved = computed<readonly Document[]>(() =>
  [...documents.value.values()].filter((document) => document.isUnsaved.value),
);

/** True while a text is being written: until then its file has another one, whatever was undone meanwhile. */
export const isWriting = computed(() => [...documents.value.values()].some(({ isSaving }) => isSaving.value));

/** Texts that are not those of the files, for calls: unsaved ones, and those that wait for a change (`Document.hold`). */
export const drafts = computed<readonly Draft[]>(() =>
  [...documents.value.values()]
    .filter(({ isUnsaved, trouble }) => isUnsaved.value || isOutOfDate(trouble.value))
    .map(({ path, text }) => ({ path, text: text.value })),
);

const isOutOfDate = (trouble: Trouble | undefined): boolean =>
  trouble?.kind === "stale" || trouble?.kind === "gone";

/** The document of a file, read from the server if it is not open yet; of a file that does not exist, an empty one. */
export async function documentOf(path: string): Promise<Document> {
  return documents.peek().get(path) ?? open(path, await diskOf(path));
}

export interface OpenedDocument {
  /** Undefined until it was read, and without a path. */
  readonly document: Document | undefined;
  /** Why it could not be read, for people. */
  readonly fault: string | undefined;
  /** Tries again. */
  retry(): void;
}

/** The same in a component. */
export function useDocument(path: string | undefined): OpenedDocument {
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setFault(undefined);
    if (path === undefined) return;
    let isOver = false;
    void insisting(() => documentOf(path)).catch((error: Error) => {
      if (!isOver) setFault(error.message);
    });
    return () => {
      isOver = true;
    };
  }, [path, attempt]);
  const document = path === undefined ? undefined : documents.value.get(path);
  return { document, fault: document ? undefined : fault, retry: () => setAttempt(attempt + 1) };
}

/** Opens a document whose file is known to say this. */
export function open(path: string, base: Base): Document {
  const known = documents.peek().get(path);
  if (known) return known;
  const document = new Document(path, base, forgetEverywhere);
  documents.value = new Map(documents.peek()).set(path, document);
  return document;
}

/** A step of several documents is redone in all of them or in none. */
function forgetEverywhere(steps: readonly Step[]): void {
  batch(() => {
    for (const document of documents.peek().values()) document.forget(steps);
  });
}

/** Edits of several documents that are open, as one named step. */
export function applyStep(title: string, edits: readonly TextEdit[], { field }: StepOptions = {}): void {
  const changes = [...new Set(edits.map(({ file }) => file))].flatMap((path) => {
    const document = documents.peek().get(path);
    const splices = edits.filter(({ file }) => file === path).map(spliceOf);
    return document?.isChangedBy(splices) ? [{ document, splices }] : [];
  });
  const files = changes.map(({ document }) => document.path);
  // typing that changes several files is never joined: undo takes one step of each
  const options = files.length === 1 ? { field } : { id: newStepId(), files };
  for (const { document, splices } of changes) document.change(title, splices, options);
  for (const note of noted) note(files);
}

const noted = new Set<(paths: readonly string[]) => void>();

/** @param note hears of the files of every such step */
export const whenStepped = (note: (paths: readonly string[]) => void): void => void noted.add(note);

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
      for (;;) {
        const before = document.base.peek();
        const disk = await diskOf(document.path);
        // what is being written is no change by others
        if (document.isSaving.peek()) return;
        // what was written or taken over meanwhile is newer than this answer may be
        if (document.base.peek() !== before) continue;
        document.changedOutside(disk);
        return;
      }
    }),
  );
}
