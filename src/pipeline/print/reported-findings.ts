/**
 * Which findings the last build of a project in each look reported, kept from one run to the next, so that a build need say only what is
 * new. Without a cache nothing is known, and everything is reported.
 */
import type { Ink } from "../../game/ink.ts";
import type { ProjectContext } from "../read/project.ts";

export interface ReportedFinding {
  readonly file: string;
  /** How often the same was found in the file. */
  readonly count: number;
}

/** By a key that names rule, file and message. */
export type ReportedFindings = ReadonlyMap<string, ReportedFinding>;

export const NOTHING_REPORTED: ReportedFindings = new Map();

const SHELF = "reported";
/** One entry for the whole project in each look; the folder of the cache is the project's own. */
const keyOf = (ink: Ink): string => (ink === "full" ? "build" : `build ${ink}`);

export function recallReported({
  cache,
  ink = "full",
}: Pick<ProjectContext, "cache" | "ink">): ReportedFindings {
  const bytes = cache?.get(SHELF, keyOf(ink));
  // The cache vouches that it is what was kept.
  return bytes ? new Map(JSON.parse(new TextDecoder().decode(bytes))) : NOTHING_REPORTED;
}

/** Writes nothing where it is known already. */
export function keepReported(
  project: Pick<ProjectContext, "cache" | "ink">,
  findings: ReportedFindings,
): void {
  const text = reportedText(findings);
  if (text === reportedText(recallReported(project))) return;
  project.cache?.put(SHELF, keyOf(project.ink ?? "full"), new TextEncoder().encode(text));
}

/** Equal texts for the same findings. */
export const reportedText = (findings: ReportedFindings): string =>
  JSON.stringify([...findings].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)));
