/** Checks that no rule of a scenario contradicts another. */
import { defineScenarioRule, type Finding, type ScenarioContext } from "../define-rule.ts";
import { ruleSquares } from "../on-tracks/rule-squares.ts";
import { scenarioPlace } from "../on-tracks/scenario-places.ts";
import { cellOf } from "../on-tracks/squares-in-words.ts";

export const contradictoryRules = defineScenarioRule({
  id: "scenario/contradictory-rules",
  severity: "error",
  summary: "Two rules of a scenario contradict each other.",
  why: "players cannot follow both, and every group would decide differently",
  fix: "Remove one of the two, or move it to another square.",
  good: `
=== glossary.yaml
scenario-rules:
  current: { title: The current, text: "What it does." }
  toll: { title: The toll, text: "What it does." }
=== scenarios/bay.yaml
rules:
  current: [{ from: 1.a1, to: 1.a2 }]
  toll: [2.a1, 2.b1]
`,
  bad: [
    `
=== glossary.yaml
scenario-rules:
  current: { title: The current, text: "What it does." }
  toll: { title: The toll, text: "What it does." }
  harbour: { title: The harbour, text: "What it does." }
=== scenarios/bay.yaml
rules:
  current: [{ from: 1.a1, to: 1.a2 }, { from: 1.b2, to: 1.b3 }]
  toll: [1.b2]
#        ^^^^ 1.b2 has a toll, but a current leads away from it
  harbour: [1.a1]
#           ^^^^ 1.a1 has a harbour, but a current leads away from it
`,
    `
=== glossary.yaml
scenario-rules:
  current: { title: The current, text: "What it does." }
=== scenarios/bay.yaml
rules:
  current: [{ from: 1.a1, to: 1.a2 }, { from: 1.a1, to: 1.b1 }]
#                                             ^^^^ two currents lead away from 1.a1
`,
    `
=== glossary.yaml
scenario-rules:
  leader-deals: { title: The leader-deals, text: "What it does." }
  secret-bids: { title: The secret-bids, text: "What it does." }
=== scenarios/bay.yaml
rules:
  leader-deals: true
#               ^^^^ the leader deals in order to bid last, but with secret bids no one bids last
  secret-bids: true
`,
  ],

  *checkScenario(context) {
    yield* onOneSquare(context);
    const { rules = {} } = context.scenario;
    if (rules["leader-deals"] && rules["secret-bids"])
      yield {
        at: scenarioPlace(context, "rules", "leader-deals"),
        message: "the leader deals in order to bid last, but with secret bids no one bids last",
        fix: "remove one of the two",
      };
  },
});

/** A current leads pieces away from a toll or harbour on its square; and only one current may start on a square. */
function* onOneSquare(context: ScenarioContext): Iterable<Finding> {
  const squares = ruleSquares(context.scenario);
  const drifting = new Set<string>();
  for (const { name, path, end } of squares) {
    if (end !== "from") continue;
    if (drifting.has(name))
      yield {
        at: scenarioPlace(context, "rules", ...path),
        message: `two currents lead away from ${name}`,
        fix: "keep one of them",
      };
    drifting.add(name);
  }
  for (const { rule, name, path } of squares)
    if ((rule === "toll" || rule === "harbour") && drifting.has(name))
      yield {
        at: scenarioPlace(context, "rules", ...path),
        message: `${name} has a ${rule}, but a current leads away from it`,
        fix: `move the ${rule}, or let the current start on another ${cellOf(context.scenario)}`,
      };
}
