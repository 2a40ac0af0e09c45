/** A check made anew: its words and its exit status. */
import { checkTargets, type Target } from "../../pipeline/judge/check-targets.ts";
import { areLasting } from "../../pipeline/look/inspector.ts";
import type { Project } from "../../pipeline/read/project.ts";
import type { KnownRun } from "../../remember/known-runs.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";
import type { CheckFlags } from "./check.ts";
import { statusOf } from "./fail-on.ts";
import { reportFindings } from "./report-findings.ts";

export interface Checked {
  readonly run: KnownRun;
  /** The same check would tell the same again. */
  readonly isLasting: boolean;
}

export async function checkedTargets(
  project: Project,
  targets: readonly Target[],
  flags: CheckFlags,
): Promise<Checked> {
  const progress = terminalProgress(flags.quiet);
  const { findings, allowed, notes } = await checkTargets(project, targets, progress);
  progress.clear();
  const options = { ...flags, allowed: allowed.length };
  const text = reportFindings(project, findings, flags.format, "stdout", options);
  const stderr = flags.quiet ? [] : notes.map((note) => `${note}\n`);
  const run = { status: statusOf(findings, flags.failOn), stdout: [text], stderr, files: [] };
  return { run, isLasting: areLasting([...findings, ...allowed]) };
}
