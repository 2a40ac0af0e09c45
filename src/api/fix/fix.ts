/** Computes edits for findings with one obvious fix. Nothing is written. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { type FileWithFixes, fixTargets, type NotFixed } from "../../pipeline/fix/fix-targets.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import { targetsOf } from "../check/targets.ts";
import type { Call } from "../handle.ts";
import { inLook } from "../in-look.ts";
import type { DrawingWork } from "../work.ts";
import { type ChangedFile, changedFile, type Edits } from "./edits.ts";

export interface Fixes extends Edits {
  readonly files: readonly FixedFile[];
  /** What will be found once the edits are written. */
  readonly left: Verdict;
  /** The findings of `left` whose fix was tried but not made. */
  readonly notFixed: readonly NotFixed[];
  /** Files that could be fixed if they were UTF-8. */
  readonly refused: readonly string[];
}

export interface FixedFile extends ChangedFile {
  /** How many findings are fixed in it, by rule. */
  readonly fixed: Readonly<Record<string, number>>;
}

/**
 * @param names as for `check`
 * @throws BroadsideError `no-project` for the games that come with Broadside, and for unknown names
 */
export async function fix(call: Call<DrawingWork>, names: readonly string[] = []): Promise<Fixes> {
  const project = inLook(call.project, call.work.ink);
  if (project.host === project.bundle.host)
    throw new BroadsideError(
      "no-project",
      wording`${option("fix")} changes the files of a project, and there is no project here; name one with ${option("where")}`,
    );
  const { files, ...rest } = await fixTargets(project, targetsOf(project, names), call.progress);
  return { files: files.map(fixedFile), ...rest };
}

const fixedFile = ({ path, before, after, fixed }: FileWithFixes): FixedFile => ({
  ...changedFile(path, before, after),
  fixed: Object.fromEntries(fixed),
});
