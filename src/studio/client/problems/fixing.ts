/** Fixes of findings, as named steps. */
import type { Diagnostic, FileEdits, NamedEdits } from "../../../index.ts";
import type { Draft } from "../../shared/calls.ts";
import { call } from "../calls.ts";
import { stepFrom } from "../documents/draft-edits.ts";
import { gameId } from "../project.ts";
import { isSame } from "./found-groups.ts";
import { together } from "./together.ts";

/** A title may be this long: it is shown beside the button that undoes it. */
const LONGEST = 60;

/** "Fix: field titel, did you mean title", "Fix 3 findings of yaml/unquoted-text". */
export function fixTitle(findings: readonly Diagnostic[]): string {
  const [first] = findings;
  const rules = new Set(findings.map(({ rule }) => rule));
  if (findings.length > 1)
    return `Fix ${findings.length} findings${rules.size === 1 ? ` of ${first?.rule}` : ""}`;
  const { message = "" } = first ?? {};
  return `Fix: ${message.length > LONGEST ? `${message.slice(0, LONGEST - 1)}…` : message}`;
}

/**
 * Makes the fixes of these findings where they still are in the texts as they are now.
 * @throws Error if none of them is there any more
 */
export function fix(wanted: readonly Diagnostic[]): Promise<void> {
  return stepFrom(async (drafts) => {
    const game = gameId.peek();
    const { findings } = await call("check", { games: game === undefined ? [] : [game] }, { drafts });
    const still = findings.filter((finding) => wanted.some((one) => isSame(one, finding)));
    const fixable = together(still);
    if (fixable.findings.length === 0) throw new Error("it is not there any more: nothing was changed");
    return namedEdits(fixTitle(fixable.findings), fixable.edits, drafts);
  });
}

async function namedEdits(
  title: string,
  edits: NonNullable<Diagnostic["edits"]>,
  drafts: readonly Draft[],
): Promise<NamedEdits> {
  const paths = [...new Set(edits.map(({ file }) => file))];
  const files = await Promise.all(
    paths.map(async (path): Promise<FileEdits> => {
      const { text: before = "" } = await call("text", { path }, { drafts });
      return { path, edits: edits.filter(({ file }) => file === path), before };
    }),
  );
  return { title, files };
}
