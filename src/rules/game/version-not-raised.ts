/** Checks that the version was raised if the content has changed since the last print. */
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

  *check({ game, journal }) {
    const last = journal.prints.findLast(({ version }) => version === game.version);
    if (!last || last.content === journal.content()) return;
    yield {
      at: { file: game.source.file, path: [...game.source.path, "version"] },
      message: `version ${game.version} was printed with other content`,
      label: "as on the last print",
      fix: `write the next version, such as ${nextAfter(game.version)}`,
    };
  },
});

/** Increases the last number by one; appends a number to a version that has none. */
function nextAfter(version: string): string {
  const last = /^(.*?)(\d{1,9})(\D*)$/.exec(version);
  return last ? `${last[1]}${Number(last[2]) + 1}${last[3]}` : `${version}-2`;
}
