/** Checks that start and finish, where a scenario names them, are squares of its track. */
import { counted } from "../../diagnostics/words.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { scenarioPlace, writtenCards } from "../scenario-places.ts";

export const unknownSquare = defineScenarioRule({
  id: "scenario/unknown-square",
  severity: "error",
  summary: "Start or finish of a scenario is a square of a card that the track does not have.",
  why: "nobody knows where to enter, or where the race ends",
  mend: "Write the position of the card in the track, counted from 1, then the square as printed: `4.b2`.",
  good: [
    `
=== scenarios/bay.yaml
scenario: bay
title: The Bay
players: { min: 2, max: 4 }
length: short
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 6] }
start: 1.b1
finish: 3.a3
`,
  ],
  bad: [
    `
=== scenarios/bay.yaml
scenario: bay
title: The Bay
players: { min: 2, max: 4 }
length: short
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 6] }
finish: 4.b2
#       ^^^^ the track has no square 4.b2
`,
  ],

  *checkScenario(context) {
    const cards = writtenCards(context);
    for (const field of ["start", "finish"] as const) {
      const square = context.scenario[field];
      if (square === undefined || cards === 0 || positionOf(square) <= cards) continue;
      yield {
        at: scenarioPlace(context, field),
        message: `the track has no square ${square}`,
        label: `it has ${counted(cards, "card")}`,
        fix: `name a square of card 1 to ${cards}, such as ${field === "start" ? 1 : cards}${square.slice(square.indexOf("."))}`,
      };
    }
  },
});

const positionOf = (square: string): number => Number.parseInt(square, 10);
