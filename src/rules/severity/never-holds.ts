/** Checks that each entry of the list `severity:` of a game can hold somewhere. */
import { placeOf } from "../../source/locate.ts";
import { defineVerdictRule, type Finding } from "../define-rule.ts";
import type { JudgedSeverity, VerdictContext } from "../verdict/verdict-context.ts";

export const neverHolds = defineVerdictRule({
  id: "severity/never-holds",
  severity: "hint",
  summary: "An entry of the game's list of severities can never hold.",
  why: "the entry changes nothing",
  mend: "Correct the path, or remove the entry. Of several entries for one rule the last one that fits holds.",
  good: [
    `
=== game.yaml
severity:
  - { rule: text/too-small, is: error }
  - { rule: text/too-small, path: "decks/c*.yaml", is: hint }
  - { rule: text/overflow, path: templates/card.svg.hbs, is: warning }
`,
  ],
  bad: [
    `
=== game.yaml
severity:
  - { rule: text/too-small, path: "decks/promo-*.yaml", is: hint }
#                                 ^^^^^^^^^^^^^^^^^^^^ no file of the game lies at "decks/promo-*.yaml"
  - { rule: text/too-small, path: "decks/c*.yaml", is: error }
#           ^^^^^^^^^^^^^^ an entry below says another severity of text/too-small wherever this one would hold
  - { rule: text/too-small, is: hint }
`,
  ],

  *judge({ severities, sources, ruleIds }) {
    for (const entry of severities) if (ruleIds.has(entry.rule)) yield* neverHolding(entry, sources);
  },
});

function* neverHolding(
  { rule, path, source, fits, hiddenBy }: JudgedSeverity,
  sources: VerdictContext["sources"],
): Iterable<Finding> {
  const at = (step: string) => ({ file: source.file, path: [...source.path, step] });
  if (!fits)
    yield {
      at: at("path"),
      message: `no file of the game lies at "${path}"`,
      fix: "write the path relative to the game's folder, as in decks/promo-*.yaml or templates/card.svg.hbs",
    };
  else if (hiddenBy)
    yield {
      at: at("rule"),
      message: `an entry below says another severity of ${rule} wherever this one would hold`,
      fix: "put the entry for fewer files below, or remove one",
      related: [{ ...placeOf(sources, hiddenBy.source), message: "this entry holds" }],
    };
}
