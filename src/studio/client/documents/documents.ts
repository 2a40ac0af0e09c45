/**
 * The documents of the page: one for each file that is being edited, with its unsaved text and its named steps. Views change
 * files only through them.
 */
import { computed, signal } from "@preact/signals";
import type { TextEdit } from "../../../index.ts";
import type { Draft } from "../../shared/calls.ts";
import { call } from "../calls.ts";
import { Document } from "./document.ts";

const open = signal<ReadonlyMap<string, Document>>(new Map());

/** Those with unsaved texts. */
export const unsaved = computed<readonly Document[]>(() =>
  [...open.value.values()].filter((document) => document.isUnsaved.value),
);

/** Unsaved texts, for calls. */
export const drafts = computed<readonly Draft[]>(() =>
  unsaved.value.map((document) => ({ path: document.path, text: document.text.value })),
);

/** The document of a file, read from the server if it is not open yet. */
export async function documentOf(path: string): Promise<Document> {
  const known = open.peek().get(path);
  if (known) return known;
  const { text = "", hash } = await call("text", { path });
  const document = open.peek().get(path) ?? new Document(path, text, hash);
  open.value = new Map(open.peek()).set(path, document);
  return document;
}

/** Edits of several files as one named step in each. */
export async function applyStep(title: string, edits: readonly TextEdit[]): Promise<void> {
  const paths = [...new Set(edits.map(({ file }) => file))];
  const documents = await Promise.all(paths.map(documentOf));
  for (const document of documents)
    document.change(
      title,
      edits.filter(({ file }) => file === document.path),
    );
}

/** Writes a document to its file. @throws Refused with code "stale" if the file has changed since */
export async function save(document: Document): Promise<void> {
  const edit = document.savingEdit();
  if (!edit) return;
  const text = document.text.peek();
  const { hash } = document.base.peek();
  await call("apply", {
    files: [
      {
        path: document.path,
        ...(hash !== undefined && { hash }),
        edits: [edit],
        before: document.base.peek().text,
      },
    ],
  });
  const saved = await call("text", { path: document.path });
  document.saved(saved.text ?? text, saved.hash);
}

/** Takes over what others have written; a document with unsaved text keeps it. */
export async function filesChanged(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const document = open.peek().get(path);
    if (!document) continue;
    const { text = "", hash } = await call("text", { path });
    document.changedOutside(text, hash);
  }
}
