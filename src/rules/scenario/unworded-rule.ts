/** Checks that the game has words for the rules that its scenarios bring. */

import { rulesInForce } from "../../track/rules-in-force.ts";
import { defineScenarioRule } from "../define-rule.ts";

export const unwordedRule = defineScenarioRule({
  id: "scenario/unworded-rule",
  severity: "error",
  summary: "A scenario brings a rule for which the glossary has no words.",
  why: "the set-up sheet would mark squares and not say what happens there",
  mend: "Write its title and text under `scenario-rules:` in glossary.yaml.",
  good: [
    `
=== glossary.yaml
scenario-rules:
  toll: { title: The toll, text: "What it does." }
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], acceleration: true }
  - { card: r3, at: [0, 6] }
rules:
  toll: [2.a1, 2.b1]
`,
  ],
  bad: [
    `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], acceleration: true }
  - { card: r3, at: [0, 6] }
rules:
  toll: [2.a1, 2.b1]
# ^^^^ the glossary has no words for the rule "toll"
`,
  ],

  *checkScenario(context) {
    const rules = rulesInForce(context.scenario.rules);
    if (rules.length === 0) return;
    const { glossary } = context.game;
    // What a glossary that cannot be used would say is nobody's fault here.
    if (!glossary.source && [...context.sources.keys()].some((path) => path.endsWith("/glossary.yaml")))
      return;
    for (const { rule } of rules)
      if (!glossary.scenarioRules[rule])
        yield {
          at: { file: context.scenario.source.file, path: ["rules", rule], of: "key" },
          message: `the glossary has no words for the rule "${rule}"`,
          fix: `write scenario-rules: with ${rule}: { title: ..., text: ... } in glossary.yaml`,
        };
  },
});
