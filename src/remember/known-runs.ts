/**
 * What a whole check or print found and left, kept under the name of everything that went into it, so that the same one
 * need not be made again: its results as data, and the files it wrote with a check sum of each.
 */
import { createHash } from "node:crypto";
import { type Host, HostError } from "../host/host.ts";
import type { Cache } from "./cache.ts";

/** With results of its own beside the files. */
export interface KnownRun {
  readonly files: readonly KnownFile[];
}

export interface KnownFile {
  readonly path: string;
  readonly digest: string;
}

const SHELF = "run";

/** Undefined when there was no such run. */
export function recallRun<T extends KnownRun>(cache: Cache, key: string): T | undefined {
  const bytes = cache.get(SHELF, key);
  // The cache vouches that it is what was kept under this key.
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as T);
}

export function keepRun<T extends KnownRun>(cache: Cache, key: string, run: T): void {
  cache.put(SHELF, key, new TextEncoder().encode(JSON.stringify(run)));
}

/** The files as they are now; undefined when one cannot be read. */
export function writtenFiles(host: Host, paths: readonly string[]): readonly KnownFile[] | undefined {
  try {
    return paths.map((path) => ({
      path,
      digest: createHash("sha256").update(host.readBytes(path)).digest("hex"),
    }));
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

/** True when all files are as the run left them. */
export function areStillThere(host: Host, { files }: KnownRun): boolean {
  const paths = files.map(({ path }) => path);
  const now = writtenFiles(host, paths);
  return now?.every(({ digest }, index) => digest === files[index]?.digest) ?? false;
}
