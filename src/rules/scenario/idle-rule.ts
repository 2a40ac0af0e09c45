/** Checks that each rule of a scenario has an effect. */
import type { Scenario } from "../../game/game.ts";
import { defineScenarioRule, type ScenarioContext } from "../define-rule.ts";
import { type RuleSquare, ruleSquares } from "../on-tracks/rule-squares.ts";
import { scenarioPlace } from "../on-tracks/scenario-places.ts";
import { type FinishableTrack, finishableTrack } from "../on-tracks/sound-track.ts";
import { cellOf } from "../on-tracks/squares-in-words.ts";

export const idleRule = defineScenarioRule({
  id: "scenario/idle-rule",
  severity: "warning",
  summary: "A rule of a scenario can have no effect where it is.",
  why: "players learn a rule that never applies",
  fix: "Move it to a square or card where it has an effect, or remove it.",
  good: `
=== glossary.yaml
scenario-rules:
  toll: { title: The toll, text: "What it does." }
  reversed-deal: { title: The reversed-deal, text: "What it does." }
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], acceleration: true }
  - { card: r3, at: [0, 6] }
rules:
  toll: [2.a1, 2.b1]
  reversed-deal: true
`,
  bad: [
    `
=== glossary.yaml
scenario-rules:
  reversed-deal: { title: The reversed-deal, text: "What it does." }
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 6] }
rules:
  reversed-deal: true
#                ^^^^ the deal never shrinks: the track has no acceleration point
`,
    `
=== glossary.yaml
scenario-rules:
  chest: { title: The chest, text: "What it does." }
  mist: { title: The mist, text: "What it does." }
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], acceleration: true }
  - { card: r3, at: [0, 6] }
rules:
  chest: [3.b3]
#         ^^^^ the race is over on the finish
  mist: [2]
#        ^ card 2 lies face down: no one rolls a die there anyway
`,
    `
=== glossary.yaml
scenario-rules:
  harbour: { title: The harbour, text: "What it does." }
=== scenarios/bay.yaml
rules:
  harbour: [1.a1]
#           ^^^^ the start holds any number of pieces anyway
`,
  ],

  *checkScenario(context) {
    const track = finishableTrack(context);
    const { scenario } = context;
    if (!track) return;
    for (const square of ruleSquares(scenario)) {
      const message = idleSquare(square, track, scenario);
      const fix = `name another ${cellOf(scenario)}`;
      if (message) yield { at: scenarioPlace(context, "rules", ...square.path), message, fix };
    }
    yield* idleDeal(context);
    for (const [index, card] of (scenario.rules?.mist ?? []).entries())
      if (isFaceDown(scenario, card))
        yield {
          at: scenarioPlace(context, "rules", "mist", index),
          message: `card ${card} lies face down: no one rolls a die there anyway`,
          fix: "name another card",
        };
  },
});

function* idleDeal(context: ScenarioContext) {
  const { rules = {}, track } = context.scenario;
  if (!rules["reversed-deal"] || track.some(({ acceleration }) => acceleration)) return;
  yield {
    at: scenarioPlace(context, "rules", "reversed-deal"),
    message: "the deal never shrinks: the track has no acceleration point",
    fix: "lay a card face down, or remove the rule",
  };
}

const isFaceDown = ({ track }: Scenario, position: number): boolean =>
  track.some((card) => card.position === position && card.acceleration);

function idleSquare(
  { rule, name, end }: RuleSquare,
  track: FinishableTrack,
  { movement: { words } }: Scenario,
): string | undefined {
  const nameOf = (square: number): string | undefined => track.lattice.squares[square]?.name;
  if (name === nameOf(track.finish.square) && end !== "to") return "the race is over on the finish";
  if (name === nameOf(track.start.square) && rule === "harbour")
    return `the start holds any number of ${words.pieces} anyway`;
  if (track.unreached.some((square) => nameOf(square) === name)) return `no ${words.piece} can reach ${name}`;
  return undefined;
}
