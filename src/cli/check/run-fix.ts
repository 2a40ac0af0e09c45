/** Runs `broadside check --fix`: fixes, writes each changed file once, reports what is left. */
import { type Fixes, HostError, type Project, StaleEdits, statusOf } from "../../index.ts";
import { fixPatch, fixWords, notFixedWords, notUtf8Words } from "../../report/fix/fix-words.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";
import type { CheckFlags } from "./check.ts";
import { reportFindings } from "./report-findings.ts";

/**
 * Returns the exit status: that of the findings that are left; 2 if a file could not be written; with `--dry-run`, 1 if
 * something would change.
 * @throws BroadsideError if the only project is the games that come with Broadside
 */
export async function runFix(project: Project, names: readonly string[], flags: CheckFlags): Promise<number> {
  const progress = terminalProgress(flags.quiet);
  const fixes = await project.fix(names, { ink: flags.ink, progress });
  progress.clear();
  for (const path of fixes.refused) writeErr(`${notUtf8Words(path)}\n`);
  if (flags.dryRun) return show(fixes, flags);
  const isWritten = await write(project, fixes);
  if (isWritten && !flags.quiet) say(fixWords(fixes.files, "fixed"));
  const left = isWritten ? fixes.left : await project.check(names, { ink: flags.ink, progress });
  progress.clear();
  const notFixed = isWritten ? { notFixed: notFixedWords(fixes.notFixed) } : {};
  const options = { ...flags, ...notFixed, allowed: left.allowed.length };
  writeOut(await reportFindings(project, left.findings, flags.format, "stdout", options), "report");
  return isWritten ? statusOf(left.findings, flags.failOn) : 2;
}

function show({ files, notFixed }: Fixes, { quiet }: CheckFlags): number {
  writeOut(fixPatch(files), "document");
  const reasons = notFixed.length > 0 ? [notFixedWords(notFixed)] : [];
  if (!quiet) say([...fixWords(files, "to fix"), ...reasons]);
  return files.length > 0 ? 1 : 0;
}

/** True if all files were written; if one cannot be, none is. */
async function write(project: Project, fixes: Fixes): Promise<boolean> {
  try {
    await project.apply(fixes);
    return true;
  } catch (error) {
    if (!(error instanceof StaleEdits || error instanceof HostError)) throw error;
    writeErr(`broadside: nothing was fixed: ${error.message}\n`);
    return false;
  }
}

function say(lines: readonly string[]): void {
  for (const line of lines) writeErr(`${line}\n`);
}
