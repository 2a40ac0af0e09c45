/**
 * The only door to disk and environment. Paths are relative to the project, with forward slashes; no path leaves it.
 * Limits: synchronous, because a build reads everything before it thinks; no network, no child processes of a pack.
 */

/** Why the host refused, in words for people; `code` is the system's (ENOENT, ENOSPC ...) where there is one. */
export class HostError extends Error {
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.name = "HostError";
    this.code = code;
  }
}

/** The refusal to overwrite what somebody else has written meanwhile. */
export function changedMeanwhile(path: string): HostError {
  return new HostError(
    `"${path}": the file has changed since it was read; nothing was written to it`,
    "CHANGED",
  );
}

/** True when both hold the same bytes. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

export interface Host {
  /** Where the project is, for messages only. */
  readonly root: string;
  /** Every plain file below a folder, sorted by code units, without hidden ones; empty when there is no such folder. */
  listFiles(folder: string): readonly string[];
  isFile(path: string): boolean;
  /** @throws HostError when it is no plain file inside the project, or larger than the host's limit. */
  readBytes(path: string): Uint8Array;
  /** Writes the whole file or leaves the old one: temporary file beside it, every byte counted, fsync, rename. */
  writeFile(path: string, bytes: Uint8Array): void;
  /**
   * Puts new content into a file that still holds `before`, as whole as `writeFile`. A link stays a link, and the file
   * keeps its permissions.
   * @throws HostError with the code CHANGED when the file holds something else by now.
   */
  replaceFile(path: string, before: Uint8Array, bytes: Uint8Array): void;
}
