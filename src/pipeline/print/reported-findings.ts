/**
 * The findings reported by the last build of a project in each look and language, kept between runs, so that a build only reports
 * new ones. Without a disk nothing is known, and everything is reported.
 */
import { json, type Kind } from "../../remember/kind.ts";
import type { ProjectContext } from "../project.ts";

export interface ReportedFinding {
  readonly file: string;
  /** Number of equal findings in the file. */
  readonly count: number;
}

/** By a key made from rule, file and message. */
export type ReportedFindings = ReadonlyMap<string, ReportedFinding>;

export const NOTHING_REPORTED: ReportedFindings = new Map();

/** Only on disk, because another process may have reported more. */
const REPORTED: Kind<readonly [string, ReportedFinding][]> = { name: "reported", codec: json() };

type Look = Pick<ProjectContext, "ink" | "lang">;

/** One key for the whole project in each look and language; the memory on disk is the project's own. */
export const reportedKey = ({ ink = "full", lang }: Look): string =>
  ["build", ...(ink === "full" ? [] : [ink]), ...(lang === undefined ? [] : [lang])].join(" ");

export function recallReported(project: Look & Pick<ProjectContext, "memory">): ReportedFindings {
  const known = project.memory?.get(REPORTED, reportedKey(project));
  return known ? new Map(known) : NOTHING_REPORTED;
}

/** Writes the findings, unless they are unchanged. */
export function keepReported(
  project: Look & Pick<ProjectContext, "memory">,
  findings: ReportedFindings,
): void {
  if (reportedText(findings) === reportedText(recallReported(project))) return;
  project.memory?.put(REPORTED, reportedKey(project), inOrder(findings));
}

/** A text that is equal for equal findings. */
const reportedText = (findings: ReportedFindings): string => JSON.stringify(inOrder(findings));

const inOrder = (findings: ReportedFindings): [string, ReportedFinding][] =>
  [...findings].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
