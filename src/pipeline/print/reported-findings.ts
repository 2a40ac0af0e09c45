/**
 * The findings reported by the last build of a project in each look, kept between runs, so that a build only reports
 * new ones. Without a cache nothing is known, and everything is reported.
 */
import type { Ink } from "../../game/ink.ts";
import { recallValue } from "../../remember/kept-value.ts";
import type { ProjectContext } from "../project.ts";

export interface ReportedFinding {
  readonly file: string;
  /** Number of equal findings in the file. */
  readonly count: number;
}

/** By a key made from rule, file and message. */
export type ReportedFindings = ReadonlyMap<string, ReportedFinding>;

export const NOTHING_REPORTED: ReportedFindings = new Map();

const SHELF = "reported";
/** One entry for the whole project in each look; the folder of the cache is the project's own. */
const keyOf = (ink: Ink): string => (ink === "full" ? "build" : `build ${ink}`);

export function recallReported({
  cache,
  ink = "full",
}: Pick<ProjectContext, "cache" | "ink">): ReportedFindings {
  const known = cache && recallValue<[string, ReportedFinding][]>(cache, SHELF, keyOf(ink));
  return known ? new Map(known) : NOTHING_REPORTED;
}

/** Writes the findings, unless they are unchanged. */
export function keepReported(
  project: Pick<ProjectContext, "cache" | "ink">,
  findings: ReportedFindings,
): void {
  const text = reportedText(findings);
  if (text === reportedText(recallReported(project))) return;
  project.cache?.put(SHELF, keyOf(project.ink ?? "full"), new TextEncoder().encode(text));
}

/** A text that is equal for equal findings. */
export const reportedText = (findings: ReportedFindings): string =>
  JSON.stringify([...findings].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)));
