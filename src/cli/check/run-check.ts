/** Runs `broadside check`. */
import { type Diagnostic, type Project, statusOf } from "../../index.ts";
import { summaryLine } from "../../report/findings/summary.ts";
import { isColoured, writeOut } from "../terminal/terminal.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";
import type { CheckFlags } from "./check.ts";

/** Returns the exit status. @throws BroadsideError for unknown names */
export async function runCheck(
  project: Project,
  names: readonly string[],
  flags: CheckFlags,
): Promise<number> {
  const progress = terminalProgress(flags.quiet);
  const { findings, allowed } = await project.check(names, {
    ink: flags.ink,
    lang: flags.lang,
    progress,
  });
  progress.clear();
  writeOut(await findingsText(project, findings, allowed.length, flags), "report");
  return statusOf(findings, flags.failOn);
}

/** Without findings, neither the manual nor what draws excerpts of files is loaded. */
async function findingsText(
  project: Project,
  findings: readonly Diagnostic[],
  allowed: number,
  flags: CheckFlags,
): Promise<string> {
  const { format, quiet = false } = flags;
  if (format === "pretty" && findings.length === 0)
    return quiet ? "" : summaryLine([], { colour: isColoured("stdout"), allowed });
  const { reportFindings } = await import("./report-findings.ts");
  return reportFindings(project, findings, format, "stdout", { ...flags, allowed });
}
