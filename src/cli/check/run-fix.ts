/** What `broadside check --fix` does: mends in memory, writes each changed file once, tells what is left. */
import { join } from "node:path";
import { tidyUp } from "../../host/disk/folder-lock.ts";
import { HostError } from "../../host/host.ts";
import { fixTargets, type MendedFile, type Mending } from "../../pipeline/fix/fix-targets.ts";
import { checkTargets, type Target } from "../../pipeline/judge/check-targets.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { unifiedDiff } from "../../report/unified-diff.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import type { TerminalProgress } from "../terminal/terminal-progress.ts";
import type { CheckFlags } from "./check.ts";
import { statusOf } from "./fail-on.ts";
import { reportFindings } from "./report-findings.ts";

/**
 * The exit status: that of the findings which are left; 2 when a file could not be written; with `--dry-run` 1 when
 * something would change.
 * @throws CannotRun where there is no project but the games that come with the package
 */
export async function runFix(
  project: Project,
  targets: readonly Target[],
  flags: CheckFlags,
  progress: TerminalProgress,
): Promise<number> {
  if (project.host === project.bundle.host)
    throw new CannotRun("--fix changes the files of a project, and there is none here; --project names one");
  const mending = await fixTargets(project, targets, progress);
  progress.clear();
  for (const path of mending.refused)
    writeErr(`${path}: left as it is: the file is not UTF-8; save it as UTF-8 first\n`);
  if (flags.dryRun) return show(mending, flags);
  for (const folder of ["content", "templates"]) tidyUp(join(project.host.root, folder));
  const isWhole = writeAll(project, mending.files);
  if (isWhole && !flags.quiet) tell(mending.files, "mended");
  const left = isWhole ? mending.left : await checkTargets(project, targets, progress);
  const options = { ...flags, allowed: left.allowed.length };
  writeOut(reportFindings(project, left.findings, flags.format, "stdout", options), "report");
  return isWhole ? statusOf(left.findings, flags.failOn) : 2;
}

function show({ files }: Mending, { quiet }: CheckFlags): number {
  const diff = files
    .map(({ path, before, after }) => unifiedDiff(path, textOf(before), textOf(after)))
    .join("");
  writeOut(diff, "document");
  if (!quiet) tell(files, "to mend");
  return files.length > 0 ? 1 : 0;
}

/** True when all files were written; where one cannot be, none is. */
function writeAll({ host }: Project, files: readonly MendedFile[]): boolean {
  try {
    host.replaceFiles(files);
    return true;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    writeErr(`broadside: nothing is mended: ${error.message}\n`);
    return false;
  }
}

/** "content/g/decks/crew.yaml: 3 mended (schema/unknown-field 2, text/unknown-name 1)". */
function tell(files: readonly MendedFile[], done: "mended" | "to mend"): void {
  for (const { path, mended } of files) {
    const rules = [...mended].sort().map(([rule, count]) => `${rule} ${count}`);
    const count = [...mended.values()].reduce((sum, one) => sum + one, 0);
    writeErr(`${path}: ${count} ${done} (${rules.join(", ")})\n`);
  }
  if (files.length === 0) writeErr(`nothing ${done}\n`);
}

/** Without the byte order mark, as editors show it. */
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
