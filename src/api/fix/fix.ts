/** Computes edits for findings with one obvious fix. Nothing is written. */
import { hash } from "node:crypto";
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { type FileWithFixes, fixTargets } from "../../pipeline/fix/fix-targets.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import { splicesBetween } from "../../source/edit/splices.ts";
import { targetsOf } from "../check/targets.ts";
import type { Call } from "../handle.ts";
import type { Edits, FileEdits } from "./edits.ts";

export interface Fixes extends Edits {
  readonly files: readonly FixedFile[];
  /** What will be found once the edits are written. */
  readonly left: Verdict;
  /** Files that could be fixed if they were UTF-8. */
  readonly refused: readonly string[];
}

export interface FixedFile extends FileEdits {
  /** Its text before and after, without a byte order mark. */
  readonly before: string;
  readonly after: string;
  /** How many findings are fixed in it, by rule. */
  readonly fixed: Readonly<Record<string, number>>;
}

/**
 * @param names as for `check`
 * @throws BroadsideError `no-project` for the games that come with Broadside, and for unknown names
 */
export async function fix({ project, progress }: Call, names: readonly string[]): Promise<Fixes> {
  if (project.host === project.bundle.host)
    throw new BroadsideError(
      "no-project",
      wording`${option("fix")} changes the files of a project, and there is no project here; name one with ${option("where")}`,
    );
  const { files, left, refused } = await fixTargets(project, targetsOf(project, names), progress);
  return { files: files.map(fixedFile), left, refused };
}

function fixedFile({ path, before: bytes, after: newBytes, fixed }: FileWithFixes): FixedFile {
  const [before, after] = [textOf(bytes), textOf(newBytes)];
  return {
    ...{ path, hash: hashOf(bytes), edits: splicesBetween(path, before, after), before, after },
    fixed: Object.fromEntries(fixed),
  };
}

export const hashOf = (bytes: Uint8Array): string => hash("sha256", bytes);

/** The text without its byte order mark. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
