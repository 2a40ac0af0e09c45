/**
 * The only door to disk and environment. Paths are relative to the project, with forward slashes and composed accents (NFC),
 * whatever form the disk has; no path leaves it.
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

/** A file's new content, and what it must still hold for that. */
export interface Replacement {
  readonly path: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** Something in a folder that is not listed, and why: it stands behind the path, as in "x.png is a link that leads nowhere". */
export interface RefusedEntry {
  readonly path: string;
  readonly why: string;
}

export interface Host {
  /** Where the project is, for messages only. */
  readonly root: string;
  /**
   * Every plain file below a folder, sorted by code units, without hidden ones; empty when there is no such folder. Links
   * that stay in the project count as what they lead to; in a linked folder only those to files.
   */
  listFiles(folder: string): readonly string[];
  /** What lies there beside files and folders, and what cannot be opened: nobody reads it, and that must be told. */
  listRefused(folder: string): readonly RefusedEntry[];
  isFile(path: string): boolean;
  /** @throws HostError when it is no plain file inside the project, or larger than the host's limit. */
  readBytes(path: string): Uint8Array;
  /** Writes the whole file or leaves the old one: temporary file beside it, every byte counted, fsync, rename. */
  writeFile(path: string, bytes: Uint8Array): void;
  /** The same for bytes that come piece by piece, as many as memory need not hold at once; gives their number. */
  writeStream(path: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number>;
  /**
   * Puts new content into a file that still holds `before`, as whole as `writeFile`. A link stays a link, and the file
   * keeps its permissions.
   * @throws HostError with the code CHANGED when the file holds something else by now.
   */
  replaceFile(path: string, before: Uint8Array, bytes: Uint8Array): void;
  /**
   * The same for several files: all or none, as far as disks can. Only when one cannot be put in its place after others
   * were, and these cannot be put back either, some are new; the message names them.
   */
  replaceFiles(changes: readonly Replacement[]): void;
}
