/** Fixes of findings, as named steps. */
import type { Diagnostic, FileEdits, NamedEdits } from "../../../index.ts";
import type { Draft } from "../../shared/calls.ts";
import { call } from "../calls/calls.ts";
import { stepFrom } from "../documents/draft-edits.ts";
import { gameId } from "../project/project.ts";
import { sameIn } from "./same.ts";
import { together } from "./together.ts";

/** A title may be this long: it is shown beside the button that undoes it. */
const LONGEST = 60;

/** "Fix: field titel, did you mean title", "Fix 3 problems of yaml/unquoted-text". */
export function fixTitle(findings: readonly Diagnostic[]): string {
  const [first] = findings;
  const rules = new Set(findings.map(({ rule }) => rule));
  if (findings.length > 1)
    return `Fix ${findings.length} problems${rules.size === 1 ? ` of ${first?.rule}` : ""}`;
  const { message = "" } = first ?? {};
  return `Fix: ${message.length > LONGEST ? `${message.slice(0, LONGEST - 1)}…` : message}`;
}

/** Files may be written while the game is checked; nobody does so all the time. */
const MOST_ATTEMPTS = 5;

/**
 * Makes the fixes of these findings where they still are in the texts as they are now. Edits are never those of an earlier
 * check: they would be at other places of the text.
 * @throws Error if none of them is there any more
 */
export function fix(wanted: readonly Diagnostic[]): Promise<NamedEdits> {
  return stepFrom(async (drafts) => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const before = await filesOf(wanted, drafts);
      const { findings, edits } = await foundAgain(wanted, drafts);
      const files = await filesOf(findings, drafts);
      // the check has read a file of the same text before and after it, so that its edits are for that text
      if (files.some(({ path, hash }) => !before.some((one) => one.path === path && one.hash === hash)))
        continue;
      const own = (path: string) => edits.filter(({ file }) => file === path);
      return { title: fixTitle(findings), files: files.map((file) => ({ ...file, edits: own(file.path) })) };
    }
    throw new Error("the file changes faster than it can be fixed");
  });
}

async function foundAgain(
  wanted: readonly Diagnostic[],
  drafts: readonly Draft[],
): Promise<ReturnType<typeof together>> {
  const game = gameId.peek();
  const { findings } = await call("check", { games: game === undefined ? [] : [game] }, { drafts });
  const still = together([...new Set(wanted.flatMap((one) => sameIn(one, findings) ?? []))]);
  if (still.findings.length === 0) throw new Error("it is not there any more, so nothing was changed");
  return still;
}

/** The files that the fixes of findings change, as they are now. */
function filesOf(
  findings: readonly Diagnostic[],
  drafts: readonly Draft[],
): Promise<readonly Omit<FileEdits, "edits">[]> {
  const paths = new Set(findings.flatMap(({ edits = [] }) => edits.map(({ file }) => file)));
  return Promise.all(
    [...paths].map(async (path) => {
      const { text: before = "", hash } = await call("text", { path }, { drafts });
      return { path, before, hash };
    }),
  );
}
