/** Checks that cards use all rows of a table. */
import { defineRule } from "../define-rule.ts";
import { usageOf } from "../usage/usage.ts";

export const unusedRow = defineRule({
  id: "table/unused-row",
  severity: "hint",
  summary: "No card refers to a row of a table, although cards refer to others.",
  why: "its content is printed nowhere; a card may name another row by mistake",
  fix: "Let a card name the row, or remove it.",
  bad: `
=== tables/jobs.yaml
table: jobs
title: Jobs
row: { properties: { text: { type: string } } }
rows:
  - { id: steer, text: Steers the ship. }
  - { id: mend, text: Mends the sails. }
#         ^^^^ no card refers to the row "mend" of the table "jobs"
  - { id: cook, text: Cooks the soup. }
=== decks/crew.yaml
card: { properties: { job: { type: string } } }
cards:
  - { id: a, job: steer }
  - { id: b, job: cook }
=== templates/card.svg.hbs
  {{#with (row "jobs" job)}}<b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya">{{text}}</b:text>{{/with}}
`,

  *check(context) {
    const { tables } = context.game;
    const usage = tables.length > 0 ? usageOf(context) : undefined;
    if (!usage) return;
    for (const table of tables) {
      // A table that no template reads is for rules or readers.
      if (!usage.quoted.has(table.id)) continue;
      const unused = table.rows.filter(({ id }) => !usage.quoted.has(id) && !usage.isOnCard(id));
      // If most rows are not named, templates find them in some other way.
      if (unused.length * 2 > table.rows.length) continue;
      for (const row of unused)
        yield {
          at: { file: row.source.file, path: [...row.source.path, "id"] },
          message: `no card refers to the row "${row.id}" of the table "${table.id}"`,
          fix: "let a card name it, or remove it",
        };
    }
  },
});
