/** Checks that the squares and cards that a scenario names, for start, finish or a rule, are on its track. */
import { nearest } from "../../diagnostics/nearest.ts";
import { counted, listedFirst } from "../../diagnostics/words.ts";
import type { Scenario } from "../../game/game.ts";
import { defineScenarioRule, type Finding } from "../define-rule.ts";
import { ruleSquares } from "../on-tracks/rule-squares.ts";
import { scenarioPlace, writtenCards } from "../on-tracks/scenario-places.ts";
import { cellOf } from "../on-tracks/squares-in-words.ts";

export const unknownSquare = defineScenarioRule({
  id: "scenario/unknown-square",
  severity: "error",
  summary: "A scenario names a square, or a card in mist, that its track does not have.",
  why: "players cannot tell where to enter, where the race ends, or where a rule applies",
  fix: "Write the position of the card in the track, counted from 1, then the square as printed: `4.b2`.",
  bad: [
    `
=== scenarios/bay.yaml
finish: 4.b2
#       ^^^^ the track has no square 4.b2
`,
    `
=== glossary.yaml
scenario-rules:
  toll: { title: Toll, text: Everyone stops here. }
  mist: { title: Mist, text: Nobody rolls here. }
=== scenarios/bay.yaml
rules:
  toll: [2.a1, 7.a1]
#              ^^^^ the track has no square 7.a1
  mist: [5]
#        ^ the track has no card 5
`,
  ],

  *checkScenario(context) {
    const cards = writtenCards(context);
    const cell = cellOf(context.scenario);
    const unknownOn = (square: string): Pick<Finding, "message" | "label" | "fix"> | undefined =>
      unknownCell(context.scenario, square, cell);
    for (const field of ["start", "finish"] as const) {
      const square = context.scenario[field];
      if (square === undefined || cards === 0) continue;
      if (positionOf(square) <= cards) {
        const words = unknownOn(square);
        if (words) yield { at: scenarioPlace(context, field), ...words };
        continue;
      }
      yield {
        at: scenarioPlace(context, field),
        message: `the track has no ${cell} ${square}`,
        label: `it has ${counted(cards, "card")}`,
        fix: `name a ${cell} of card 1 to ${cards}, such as ${field === "start" ? 1 : cards}${printed(square)}`,
      };
    }
    if (cards === 0) return;
    for (const { name, path } of ruleSquares(context.scenario)) {
      const words = positionOf(name) > cards ? undefined : unknownOn(name);
      if (words) yield { at: scenarioPlace(context, "rules", ...path), ...words };
      if (positionOf(name) > cards)
        yield {
          at: scenarioPlace(context, "rules", ...path),
          message: `the track has no ${cell} ${name}`,
          label: `it has ${counted(cards, "card")}`,
          fix: `name a ${cell} of card 1 to ${cards}, such as ${cards}${printed(name)}`,
        };
    }
    for (const [index, card] of (context.scenario.rules?.mist ?? []).entries())
      if (card > cards)
        yield {
          at: scenarioPlace(context, "rules", "mist", index),
          message: `the track has no card ${card}`,
          label: `it has ${counted(cards, "card")}`,
          fix: `write a number from 1 to ${cards}`,
        };
  },
});

/** Names that are listed one by one. */
const MOST_LISTED = 9;

/** A cell that its card, which the track has, does not have. */
function unknownCell(
  { track }: Scenario,
  square: string,
  cell: string,
): Pick<Finding, "message" | "label" | "fix"> | undefined {
  const card = track.find(({ position }) => position === positionOf(square));
  const name = printed(square).slice(1);
  if (!card || card.map.squares.some((one) => one.name === name)) return undefined;
  const names = card.map.squares.map((one) => one.name).toSorted();
  const near = nearest(name, names);
  return {
    message: `the track has no ${cell} ${square}`,
    label: `card ${card.position} (${card.card}) has ${listedFirst(names, MOST_LISTED)}`,
    fix: near ? `write ${card.position}.${near}` : `name one of its ${cell}s`,
  };
}

/** ".b2" */
const printed = (square: string): string => square.slice(square.indexOf("."));

const positionOf = (square: string): number => Number.parseInt(square, 10);
