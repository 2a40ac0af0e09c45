/** Checks that the game has texts for the rules of its scenarios. */
import { rulesInForce } from "../../track/rules-in-force.ts";
import { defineScenarioRule } from "../define-rule.ts";

export const unwordedRule = defineScenarioRule({
  id: "scenario/unworded-rule",
  severity: "error",
  summary: "The glossary has no text for a rule of a scenario.",
  why: "the set-up sheet would mark squares without saying what happens there",
  fix: "Write its title and text under `scenario-rules:` in glossary.yaml.",
  good: `
=== glossary.yaml
scenario-rules:
  toll: { title: The toll, text: "What it does." }
=== scenarios/bay.yaml
rules:
  toll: [2.a1, 2.b1]
`,
  bad: `
=== scenarios/bay.yaml
rules:
  toll: [2.a1, 2.b1]
# ^^^^ the glossary has no text for the rule "toll"
`,

  *checkScenario(context) {
    const rules = rulesInForce(context.scenario.rules);
    if (rules.length === 0) return;
    const { glossary } = context.game;
    // An invalid glossary is reported itself.
    if (!glossary.source && [...context.sources.keys()].some((path) => path.endsWith("/glossary.yaml")))
      return;
    for (const { rule } of rules)
      if (!glossary.scenarioRules[rule])
        yield {
          at: { file: context.scenario.source.file, path: ["rules", rule], of: "key" },
          message: `the glossary has no text for the rule "${rule}"`,
          fix: `write scenario-rules: with ${rule}: { title: ..., text: ... } in glossary.yaml`,
        };
  },
});
