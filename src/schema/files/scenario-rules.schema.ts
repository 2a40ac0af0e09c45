/** `rules:` of a scenario: a closed list; the glossary has the printed words. */
import { count, square } from "../fields.ts";
import type { CurrentStep, ScenarioRules } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

const onSquare = square({ title: "Square", description: "A square of the track.", examples: ["4.b2"] });

const currentStep = objectOf<CurrentStep>(
  { title: "Current", description: "A step on which ships drift.", examples: [{ from: "2.a1", to: "2.a2" }] },
  {
    from: square({ description: "Square from which ships drift.", examples: ["2.a1"] }),
    to: square({
      description: "Square to which they drift, a straight step away.",
      examples: ["2.a2"],
    }),
  },
  {},
);

export const scenarioRulesSchema: JsonSchema = objectOf<ScenarioRules>(
  {
    title: "Rules",
    description:
      "The scenario's own rules, from a closed list. The glossary's `scenario-rules:` defines what each means in the game; set-up sheets print it and mark the squares.",
    examples: [{ toll: ["3.b1", "3.b2"] }, { "reversed-deal": true }],
  },
  {},
  {
    current: {
      description: "Steps on which a ship drifts if it ends its move on the first square.",
      type: "array",
      minItems: 1,
      items: currentStep,
      examples: [[{ from: "2.a1", to: "2.a2" }]],
    },
    toll: onSquares("Toll", "Squares that stop a ship, unless its captain pays."),
    chest: onSquares("Chest", "Squares with a chest for the first ship to arrive."),
    harbour: onSquares(
      "Harbour",
      "Squares with room for any number of ships; a ship there never blocks a bottleneck.",
    ),
    mist: {
      description: "Cards, by their position in the track, on whose squares no die is rolled.",
      type: "array",
      minItems: 1,
      items: count(
        { title: "Position", description: "Position of a card in the track.", examples: [3] },
        1,
        99_999,
      ),
      examples: [[3, 4]],
    },
    boarding: everywhere("Boarding", "Ships may step onto a square with a ship and trade places with it."),
    "leader-deals": everywhere("Leader deals", "The captain in front deals, and so bids last."),
    "reversed-deal": everywhere(
      "Reversed deal",
      "The deal begins at its largest and shrinks at acceleration points.",
    ),
    "secret-bids": everywhere("Secret bids", "All captains bid secretly, at the same time."),
  },
);

function onSquares(title: string, description: string): JsonSchema {
  return {
    title,
    description,
    type: "array",
    minItems: 1,
    uniqueItems: true,
    items: onSquare,
    examples: [["4.b2"]],
  };
}

function everywhere(title: string, description: string): JsonSchema {
  return { title, description, type: "boolean", default: false, examples: [true] };
}
