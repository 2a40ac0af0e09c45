/** Checks that each entry of the list `severity:` of a game applies to some file. */
import { placeOf } from "../../source/locate.ts";
import { defineVerdictRule, type Finding } from "../define-rule.ts";
import type { JudgedSeverity, VerdictContext } from "../verdict/verdict-context.ts";

export const neverHolds = defineVerdictRule({
  id: "severity/never-holds",
  severity: "hint",
  summary: "An entry of the game's list of severities never applies.",
  why: "the entry changes nothing",
  fix: "Correct the path, or remove the entry. Of several entries for one rule, the last one that matches applies.",
  good: `
=== game.yaml
severity:
  - { rule: text/too-small, is: error }
  - { rule: text/too-small, path: "decks/c*.yaml", is: hint }
  - { rule: text/overflow, path: templates/card.svg.hbs, is: warning }
`,
  bad: `
=== game.yaml
severity:
  - { rule: text/too-small, path: "decks/promo-*.yaml", is: hint }
#                                 ^^^^^^^^^^^^^^^^^^^^ no file of the game matches "decks/promo-*.yaml"
  - { rule: text/too-small, path: "decks/c*.yaml", is: error }
#           ^^^^^^^^^^^^^^ a later entry sets another severity for text/too-small wherever this one would apply
  - { rule: text/too-small, is: hint }
`,

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
      message: `no file of the game matches "${path}"`,
      fix: "write the path relative to the game's folder, as in decks/promo-*.yaml or templates/card.svg.hbs",
    };
  else if (hiddenBy)
    yield {
      at: at("rule"),
      message: `a later entry sets another severity for ${rule} wherever this one would apply`,
      fix: "put the entry for fewer files below, or remove one",
      related: [{ ...placeOf(sources, hiddenBy.source), message: "this entry applies" }],
    };
}
