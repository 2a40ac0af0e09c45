/** What `check --fix` reports about the files that it fixes. */
import { fullMessage } from "../../diagnostics/diagnostic.ts";
import type { ChangedFile, FixedFile, NotFixed } from "../../index.ts";
import { unifiedDiff } from "../../source/edit/unified-diff.ts";

/** "content/g/decks/crew.yaml: 3 fixed (schema/unknown-field 2, text/unknown-name 1)", one line for each file. */
export function fixWords(files: readonly FixedFile[], done: "fixed" | "to fix"): readonly string[] {
  if (files.length === 0) return [`nothing ${done}`];
  return files.map(({ path, fixed }) => {
    const counts = Object.entries(fixed).sort();
    const rules = counts.map(([rule, count]) => `${rule} ${count}`);
    const sum = counts.reduce((all, [, count]) => all + count, 0);
    return `${path}: ${sum} ${done} (${rules.join(", ")})`;
  });
}

/**
 * "1 was not fixed, because the fix would lead to another finding: text/unknown-name, ...": about the first of them; empty
 * if there are none.
 */
export function notFixedWords(notFixed: readonly NotFixed[]): string {
  if (notFixed.length === 0) return "";
  const isOne = notFixed.length === 1;
  const found = `${notFixed.length} ${isOne ? "was" : "were"} not fixed, because`;
  const because = notFixed.find((one) => one.because !== undefined)?.because;
  if (!because) return `${found} there were too many fixes to try; run the command again`;
  const would = isOne ? "the fix would lead to another finding" : "their fixes would lead to other findings";
  return `${found} ${would}: ${because.rule}, ${fullMessage(because)}`;
}

/** The changes as a patch. */
export const fixPatch = (files: readonly ChangedFile[]): string =>
  files.map(({ path, before, after }) => unifiedDiff(path, before, after)).join("");

/** The message about a file that is not changed. */
export const notUtf8Words = (path: string): string =>
  `${path}: not changed, because the file is not UTF-8; save it as UTF-8 first`;
