/**
 * A disk that makes room when it is full: a cache gives up its entries, and the call is repeated once.
 * Limits: a sync or close that fails is not repeated, because the system may have dropped what it could not write, and
 * would then report success. Whether the cache is on the same disk is not asked: it can be recreated at any time.
 */
import type { CacheFolder } from "./cache-folder.ts";
import { codeOf, type Disk } from "./disk.ts";

/** Calls that need room, and change nothing if there is none. */
const REPEATABLE = ["link", "mkdir", "open", "rename", "write"] as const;

/** Errors of a full disk, or of a user's exhausted quota. */
const FULL: readonly (string | undefined)[] = ["ENOSPC", "EDQUOT"];

/**
 * The disk with these calls repeated once after the cache gave up its entries.
 * @throws what the call throws, if the disk is not full, if there was nothing to give up, or if it is still full
 */
export function makingRoom(disk: Disk, cache: Pick<CacheFolder, "giveUp">): Disk {
  const roomy = Object.create(disk) as Disk;
  for (const name of REPEATABLE) {
    const call = (...words: unknown[]): unknown => (disk[name] as (...words: unknown[]) => unknown)(...words);
    const repeated = (...words: unknown[]): unknown => {
      try {
        return call(...words);
      } catch (error) {
        if (!FULL.includes(codeOf(error)) || !cache.giveUp()) throw error;
        return call(...words);
      }
    };
    Object.assign(roomy, { [name]: repeated });
  }
  return roomy;
}
