/** A check made anew: its words and its exit status. */
import { checkTargets, type Target } from "../pipeline/check-targets.ts";
import type { KnownRun } from "../pipeline/known-runs.ts";
import type { Project } from "../pipeline/project.ts";
import type { CheckFlags } from "./check.ts";
import { statusOf } from "./fail-on.ts";
import { reportFindings } from "./report-findings.ts";
import { terminalProgress } from "./terminal-progress.ts";

export async function checkedTargets(
  project: Project,
  targets: readonly Target[],
  flags: CheckFlags,
): Promise<Pick<KnownRun, "status" | "stdout">> {
  const progress = terminalProgress(process.stderr, flags.quiet);
  const { findings, allowed } = await checkTargets(project, targets, progress);
  progress.clear();
  const options = { ...flags, allowed: allowed.length };
  const text = reportFindings(project, findings, flags.format, process.stdout, options);
  return { status: statusOf(findings, flags.failOn), stdout: [text] };
}
