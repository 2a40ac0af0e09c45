/**
 * Results of whole prints, keyed by all their inputs, so that an identical one need not be repeated: the results as
 * data, and the files written, with a checksum for each, and those that did not exist.
 */
import { hash } from "node:crypto";
import { type Host, HostError } from "../host/host.ts";
import type { Cache } from "./cache.ts";
import { keepValue, recallValue } from "./kept-value.ts";

/** The files of a run; extended with the results of each kind of run. */
export interface KnownRun {
  readonly files: readonly KnownFile[];
  /** Paths where it found no file, and would report one. */
  readonly absent: readonly string[];
}

export interface KnownFile {
  readonly path: string;
  readonly digest: string;
}

const SHELF = "run";

/** Undefined if there was no such run. */
export const recallRun = <T extends KnownRun>(cache: Cache, key: string): T | undefined =>
  recallValue<T>(cache, SHELF, key);

export const keepRun = <T extends KnownRun>(cache: Cache, key: string, run: T): void =>
  keepValue(cache, SHELF, key, run);

/** The files as they are now; undefined if one cannot be read. */
export function writtenFiles(host: Host, paths: readonly string[]): readonly KnownFile[] | undefined {
  try {
    return paths.map((path) => ({
      path,
      digest: hash("sha256", host.readBytes(path)),
    }));
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

/** True if all files are as the run left them, and none is where it found nothing. */
export function isAsLeft(host: Host, { files, absent }: KnownRun): boolean {
  if (absent.some((path) => host.isFile(path))) return false;
  const paths = files.map(({ path }) => path);
  const now = writtenFiles(host, paths);
  return now?.every(({ digest }, index) => digest === files[index]?.digest) ?? false;
}
