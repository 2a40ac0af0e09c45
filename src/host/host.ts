/**
 * The only access to disk and environment. Paths are relative to the project, with forward slashes and composed accents
 * (NFC), whatever form the disk has; no path leaves it.
 * Limits: synchronous, because a build reads everything before it works; no network, no child processes of a pack.
 */

/** Why the host refused, for people; `code` is the system's (ENOENT, ENOSPC ...) if there is one. */
export class HostError extends Error {
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.name = "HostError";
    this.code = code;
  }
}

/** Larger files are refused unread; the largest allowed content is a picture of 64 MiB. */
export const LARGEST_FILE_BYTES = 64 * 1024 * 1024;

/** The refusal to overwrite a file that was changed by someone else in the meantime. */
export function changedMeanwhile(path: string): HostError {
  return new HostError(
    `"${path}": the file has changed since it was read; nothing was written to it`,
    "CHANGED",
  );
}

/** The refusal to overwrite an existing file. */
export function alreadyExists(path: string): HostError {
  return new HostError(`"${path}" already exists, and nothing is overwritten`, "EEXIST");
}

/** True if both have the same bytes. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a === b || (a.length === b.length && Buffer.compare(a, b) === 0);
}

/** A file's new content, and the content it must still have; undefined for a file that must not exist yet. */
export interface Replacement {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
}

/** A file that is written completely, but not yet at its path. */
export interface PendingFile {
  readonly bytes: number;
  /** Puts it in place. @throws HostError if that fails; then nothing is left of it */
  commit(): void;
  /** Nothing is left of it; without effect once it is in place. */
  discard(): void;
}

/** Something in a folder that is not listed, and why: it follows the path, as in "x.png is a dangling link". */
export interface RefusedEntry {
  readonly path: string;
  readonly why: string;
}

/** A hint that a file or folder may have changed. */
export interface FileEvent {
  readonly path: string;
  /** Nothing exists there now. */
  readonly gone: boolean;
}

export interface Watching {
  close(): void;
}

export interface Host {
  /** Location of the project, for messages only. */
  readonly root: string;
  /**
   * Every plain file below a folder, sorted by code units, without hidden ones; empty if there is no such folder. Links within
   * the project count as their targets; in a linked folder, only links to files do.
   */
  listFiles(folder: string): readonly string[];
  /** Entries that are neither files nor folders, folders that are named like a file, and unreadable ones: they are ignored, which must be reported. */
  listRefused(folder: string): readonly RefusedEntry[];
  isFile(path: string): boolean;
  /**
   * @param mostBytes default the host's limit
   * @throws HostError if it is not a plain file inside the project, or larger than that
   */
  readBytes(path: string, mostBytes?: number): Uint8Array;
  /** Writes the whole file or leaves the old one: temporary file beside it, every byte counted, fsync, rename. */
  writeFile(path: string, bytes: Uint8Array): void;
  /** Writes a new file. @throws HostError with the code EEXIST if it exists */
  createFile(path: string, bytes: Uint8Array): void;
  /** The same as `writeFile` for bytes that arrive in pieces, too large to keep in memory; returns their number. */
  writeStream(path: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number>;
  /** The same in two steps, for files of which all or none shall be new. Either `commit` or `discard` must follow. */
  stageStream(path: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<PendingFile>;
  /**
   * Replaces the content of a file that still contains `before`, as atomically as `writeFile`. A link stays a link, and the
   * file keeps its permissions.
   * @throws HostError with the code CHANGED if the file has other content by now.
   */
  replaceFile(path: string, before: Uint8Array, bytes: Uint8Array): void;
  /**
   * The same for several files, new ones included: all or none, as far as disks allow. Only if one cannot be put in
   * place after others were, and these cannot be restored either, are some new; the message names them.
   * @throws HostError also with the code EEXIST for a new file that exists
   */
  replaceFiles(changes: readonly Replacement[]): void;
  /**
   * Removes a file that still contains `before`.
   * @throws HostError with the code CHANGED if the file has other content by now.
   */
  removeFile(path: string, before: Uint8Array): void;
  /**
   * Reports what is written below these folders from now on, by whomever.
   * @param onError called if some changes will be missed from then on
   */
  watch(
    folders: readonly string[],
    onEvent: (event: FileEvent) => void,
    onError: (error: HostError) => void,
  ): Watching;
}
