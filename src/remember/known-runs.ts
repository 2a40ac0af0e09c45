/**
 * The output of a whole run of a command, keyed by all its inputs, so that the same run need not be repeated: its messages,
 * its exit status, and the files it wrote with a checksum of each.
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

/** Undefined if there was no such run. */
export function recallRun(cache: Cache, key: string): KnownRun | undefined {
  const bytes = cache.get(SHELF, key);
  // The cache guarantees that it is what was stored.
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as KnownRun);
}

export function keepRun(cache: Cache, key: string, run: KnownRun): void {
  cache.put(SHELF, key, new TextEncoder().encode(JSON.stringify(run)));
}

/** The files as they are now; undefined if one cannot be read. */
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

/** True if all files are as the run left them. */
export function areStillThere(host: Host, { files }: KnownRun): boolean {
  const paths = files.map(({ path }) => path);
  const now = writtenFiles(host, paths);
  return now?.every(({ digest }, index) => digest === files[index]?.digest) ?? false;
}
