/** Checks that the version was raised if the content has changed since the last print. */
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import { literalEdit, textEdit } from "../../source/edit/value-edit.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceRef, Sources } from "../../source/tree.ts";
import { defineRule } from "../define-rule.ts";

export const versionNotRaised = defineRule({
  id: "game/version-not-raised",
  severity: "hint",
  summary: "The content has changed since the last print, but the version has not.",
  why: "different sets of cards have the same version in their margins, so no one can tell old from new",
  fix: "Raise `version:` in game.yaml before you print.",
  good: `
=== output/sample/journal.json
{ "journal": 2, "prints": [{ "version": "0.9.0", "content": "another print" }] }
`,
  bad: `
=== output/sample/journal.json
{ "journal": 2, "prints": [{ "version": "1.0.0", "content": "another print" }] }
=== game.yaml
version: 1.0.0
#        ^^^^^ version 1.0.0 was printed with other content
`,

  *check({ game, journal, sources }) {
    const last = journal.prints.findLast(({ version }) => version === game.version);
    if (!last || last.content === journal.content()) return;
    const next = nextAfter(game.version);
    const at = { file: game.source.file, path: [...game.source.path, "version"] };
    yield {
      at,
      message: `version ${game.version} was printed with other content`,
      label: "as on the last print",
      fix: `write the next version, such as ${next}`,
      edits: versionEdits(sources, at, next),
    };
  },
});

/** Quoted as the version is now. */
function versionEdits(sources: Sources, at: SourceRef, next: string): readonly TextEdit[] | undefined {
  const file = sources.get(at.file);
  const node = file?.root && nodeAt(file.root, at.path);
  if (!file || node?.kind !== "scalar") return undefined;
  const edit = node.quoted ? textEdit(file, node, next) : literalEdit(file, node, next);
  return edit && [edit];
}

/** Increases the last number by one; appends a number to a version that has none. */
function nextAfter(version: string): string {
  const last = /^(.*?)(\d{1,9})(\D*)$/.exec(version);
  return last ? `${last[1]}${Number(last[2]) + 1}${last[3]}` : `${version}-2`;
}
