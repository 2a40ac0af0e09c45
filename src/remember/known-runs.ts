/**
 * What a whole run of a command told and left, kept under the name of everything that went into it, so that the same run
 * need not be made again: its words, its exit status, and which files it wrote with a check sum of each.
 */
import { createHash } from "node:crypto";
import { type Host, HostError } from "../host/host.ts";
import type { Cache } from "./cache.ts";

export interface KnownRun {
  readonly status: number;
  /** One entry for each thing that was said. */
  readonly stdout: readonly string[];
  readonly stderr: readonly string[];
  readonly files: readonly WrittenFile[];
}

export interface WrittenFile {
  readonly path: string;
  readonly digest: string;
}

const SHELF = "run";

/** Undefined when there was no such run. */
export function recallRun(cache: Cache, key: string): KnownRun | undefined {
  const bytes = cache.get(SHELF, key);
  // The cache vouches that it is what was kept.
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as KnownRun);
}

export function keepRun(cache: Cache, key: string, run: KnownRun): void {
  cache.put(SHELF, key, new TextEncoder().encode(JSON.stringify(run)));
}

/** The files as they lie there now; undefined when one cannot be read. */
export function writtenFiles(host: Host, paths: readonly string[]): readonly WrittenFile[] | undefined {
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

/** True when all files lie there as the run left them. */
export function areStillThere(host: Host, { files }: KnownRun): boolean {
  const paths = files.map(({ path }) => path);
  const now = writtenFiles(host, paths);
  return now?.every(({ digest }, index) => digest === files[index]?.digest) ?? false;
}
