/** Changes of content as edits: computed, shown to people, then written all at once or not at all. */
import type { TextEdit } from "../../diagnostics/diagnostic.ts";

export interface Edits {
  readonly files: readonly FileEdits[];
}

export interface FileEdits {
  /** From the project's root. */
  readonly path: string;
  /** SHA-256 of the bytes that the edits were made for, in hexadecimal. */
  readonly hash: string;
  /** Offsets refer to the text of those bytes, without a byte order mark. */
  readonly edits: readonly TextEdit[];
  /** That text; if given, a `StaleEdits` error can show what has changed since. */
  readonly before?: string | undefined;
}
