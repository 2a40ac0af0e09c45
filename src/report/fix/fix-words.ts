/** What `check --fix` reports about the files that it fixes. */
import type { ChangedFile, FixedFile } from "../../index.ts";
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

/** The changes as a patch. */
export const fixPatch = (files: readonly ChangedFile[]): string =>
  files.map(({ path, before, after }) => unifiedDiff(path, before, after)).join("");

/** The message about a file that is not changed. */
export const notUtf8Words = (path: string): string =>
  `${path}: not changed, because the file is not UTF-8; save it as UTF-8 first`;
