/** Changes of content as edits: computed, shown to people, then written all at once or not at all. */
import { hash } from "node:crypto";
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import { splicesBetween } from "../../source/edit/splices.ts";

/** Plain data: edits may travel as JSON. */
export interface Edits {
  readonly files: readonly FileEdits[];
}

export interface FileEdits {
  /** From the project's root. */
  readonly path: string;
  /** SHA-256 of the bytes that the edits were made for, in hexadecimal; absent for a new file. */
  readonly hash?: string | undefined;
  /** Offsets refer to the text of those bytes, without a byte order mark. */
  readonly edits: readonly TextEdit[];
  /** That text; if given, a `StaleEdits` error can show what has changed since. */
  readonly before?: string | undefined;
}

/** The edits of a file with its text before and after, without a byte order mark. */
export interface ChangedFile extends FileEdits {
  readonly before: string;
  readonly after: string;
}

export function changedFile(path: string, bytes: Uint8Array, newBytes: Uint8Array): ChangedFile {
  const [before, after] = [textOf(bytes), textOf(newBytes)];
  return { path, hash: hashOf(bytes), edits: splicesBetween(path, before, after), before, after };
}

export const newFile = (path: string, text: string): ChangedFile => ({
  path,
  edits: splicesBetween(path, "", text),
  before: "",
  after: text,
});

export const hashOf = (bytes: Uint8Array): string => hash("sha256", bytes);

/** The text without its byte order mark. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
