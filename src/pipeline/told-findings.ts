/**
 * Which findings the last build of a project told, kept from one run to the next, so that a build need say only what is
 * new. Without a cache nothing is known, and everything is told.
 */
import type { Cache } from "./cache.ts";

export interface ToldFinding {
  readonly file: string;
  /** How often the same was found in the file. */
  readonly count: number;
}

/** By a key that names rule, file and message. */
export type ToldFindings = ReadonlyMap<string, ToldFinding>;

export const NOTHING_TOLD: ToldFindings = new Map();

const SHELF = "told";
/** One entry for the whole project; the folder of the cache is the project's own. */
const KEY = "build";

export function recallTold(cache: Cache | undefined): ToldFindings {
  const bytes = cache?.get(SHELF, KEY);
  // The cache vouches that it is what was kept.
  return bytes ? new Map(JSON.parse(new TextDecoder().decode(bytes))) : NOTHING_TOLD;
}

/** Writes nothing where it is known already. */
export function keepTold(cache: Cache | undefined, told: ToldFindings): void {
  const text = toldText(told);
  if (text !== toldText(recallTold(cache))) cache?.put(SHELF, KEY, new TextEncoder().encode(text));
}

/** Equal texts for the same findings. */
export const toldText = (told: ToldFindings): string =>
  JSON.stringify([...told].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)));
