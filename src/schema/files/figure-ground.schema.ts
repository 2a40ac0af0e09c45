/** What figures show below their cards: map cards, ships and arrows on squares. */
import { colour, count, text } from "../fields.ts";
import type { FigureArrowEntry, FigureShipEntry, FigureTrackEntry } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";
import { address, square } from "./figure-parts.ts";
import { trackCard } from "./track-card.schema.ts";

export const figureTrackCard: JsonSchema = objectOf<FigureTrackEntry>(
  {
    title: "Track card",
    description: "A map card where it lies, as in a scenario.",
    examples: [{ card: "m01", at: [0, 0] }],
  },
  trackCard.required,
  trackCard.optional,
);

export const figureShip: JsonSchema = objectOf<FigureShipEntry>(
  {
    title: "Ship",
    description: "A ship on a square. Several on one square share it.",
    examples: [{ at: "b1", captain: "captains/captain-blue" }],
  },
  { at: square({ title: "At", description: "Its square.", examples: ["b1", "1.b1"] }) },
  {
    captain: address({
      title: "Captain",
      description:
        "Deck and card of its captain: the ship has the colour, ink and emblem of the card's fields.",
      examples: ["captains/captain-blue"],
    }),
    colour: colour({
      title: "Colour",
      description: "Of its sail.",
      default: "#2f3b46",
      examples: ["#1d5fa6"],
    }),
    ink: colour({
      title: "Ink",
      description: "Of the emblem on the sail.",
      default: "#fffdf7",
      examples: ["#ffffff"],
    }),
    emblem: text({ title: "Emblem", description: "Icon on the sail.", examples: ["anchor"] }),
  },
);

export const figureArrow: JsonSchema = objectOf<FigureArrowEntry>(
  {
    title: "Arrow",
    description: "A step from the middle of a square to that of another.",
    examples: [{ from: "a1", to: "b2" }],
  },
  {
    from: square({ title: "From", description: "The square that it begins on.", examples: ["a1"] }),
    to: square({ title: "To", description: "The square that it leads to.", examples: ["b2"] }),
  },
  {
    crossed: {
      title: "Crossed",
      description: "It is crossed out: the step is not allowed.",
      type: "boolean",
      default: false,
      examples: [true],
    },
    step: count({ title: "Step", description: "A number on it.", examples: [1] }, 1, 99),
  },
);
