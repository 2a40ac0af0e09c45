/** A map card and its position, as scenarios and figures write it. */
import { cardName, place } from "../fields.ts";
import { TURNS } from "../files.ts";
import type { JsonSchema } from "../json-schema.ts";

interface Fields {
  readonly required: { readonly card: JsonSchema; readonly at: JsonSchema };
  readonly optional: { readonly turn: JsonSchema; readonly acceleration: JsonSchema };
}

export const trackCard: Fields = {
  required: {
    card: cardName({ description: "Id of a map card.", examples: ["m01"] }),
    at: {
      description:
        "Column and row of the card's bottom left square, as laid, on one lattice of squares: columns go right, rows go up. Of hexagons the one in the middle of the card: the first number goes east and the second north-east on pointy-top hexagons, north-east and north on flat-top ones.",
      type: "array",
      prefixItems: [
        place({ title: "Column", description: "Column on the lattice." }),
        place({ title: "Row", description: "Row on the lattice." }),
      ],
      items: place({ title: "Number", description: "A whole number." }),
      minItems: 2,
      maxItems: 2,
      examples: [[0, 3]],
    },
  },
  optional: {
    turn: {
      description: "Rotation of the card, in degrees clockwise: quarters for squares, sixths for hexagons.",
      type: "integer",
      enum: [...TURNS],
      default: 0,
      examples: [90],
    },
    acceleration: {
      description: "The card is face down: an acceleration point.",
      type: "boolean",
      default: false,
      examples: [true],
    },
  },
};
