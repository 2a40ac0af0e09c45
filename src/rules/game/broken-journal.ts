/** Checks that the journal of earlier prints can be read. */
import { startOf } from "../../diagnostics/diagnostic.ts";
import { defineRule } from "../define-rule.ts";

export const brokenJournal = defineRule({
  id: "game/broken-journal",
  severity: "hint",
  summary: "The journal of earlier prints, journal.json in the game's output folder, cannot be read.",
  why: "it is unknown whether the content has changed since the last print; the next print begins a new journal",
  fix: "Remove the file, or restore it from a backup.",
  good: `
=== output/sample/journal.json
{ "journal": 2, "prints": [] }
`,
  bad: `
=== output/sample/journal.json
# whole file: the journal of prints cannot be read: it is not a journal in this format
{ "journal": 2, "prints": [{ "version": "1.0
`,

  *check({ journal }) {
    if (journal.problem === undefined) return;
    yield {
      at: startOf(journal.file),
      message: `the journal of prints cannot be read: ${journal.problem}`,
      fix: "remove the file, or restore it from a backup",
    };
  },
});
