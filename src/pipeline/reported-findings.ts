/**
 * Which findings the last build of a project reported, kept from one run to the next, so that a build need say only what is
 * new. Without a cache nothing is known, and everything is reported.
 */
import type { Cache } from "./cache.ts";

export interface ReportedFinding {
  readonly file: string;
  /** How often the same was found in the file. */
  readonly count: number;
}

/** By a key that names rule, file and message. */
export type ReportedFindings = ReadonlyMap<string, ReportedFinding>;

export const NOTHING_REPORTED: ReportedFindings = new Map();

const SHELF = "reported";
/** One entry for the whole project; the folder of the cache is the project's own. */
const KEY = "build";

export function recallReported(cache: Cache | undefined): ReportedFindings {
  const bytes = cache?.get(SHELF, KEY);
  // The cache vouches that it is what was kept.
  return bytes ? new Map(JSON.parse(new TextDecoder().decode(bytes))) : NOTHING_REPORTED;
}

/** Writes nothing where it is known already. */
export function keepReported(cache: Cache | undefined, findings: ReportedFindings): void {
  const text = reportedText(findings);
  if (text !== reportedText(recallReported(cache))) cache?.put(SHELF, KEY, new TextEncoder().encode(text));
}

/** Equal texts for the same findings. */
export const reportedText = (findings: ReportedFindings): string =>
  JSON.stringify([...findings].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)));
