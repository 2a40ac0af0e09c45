/** What figures show below their cards: map cards, ships and arrows on squares. */
import { colour, count, text } from "../fields.ts";
import type { FigureArrowEntry, FigureShipEntry, FigureTrackEntry } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";
import { address, square } from "./figure-parts.ts";
import { trackCard } from "./track-card.schema.ts";

export const figureTrackCard: JsonSchema = objectOf<FigureTrackEntry>(
  {
    title: "Track card",
    description: "A map card and its position, as in a scenario.",
    examples: [{ card: "m01", at: [0, 0] }],
  },
  trackCard.required,
  trackCard.optional,
);

export const figureShip: JsonSchema = objectOf<FigureShipEntry>(
  {
    title: "Ship",
    description: "A ship on a square. Several ships may share a square.",
    examples: [{ at: "b1", captain: "captains/captain-blue" }],
  },
  { at: square({ description: "Its square.", examples: ["b1", "1.b1"] }) },
  {
    captain: address({
      description:
        "Deck and card of its captain: the ship takes its colour, ink and emblem from the card's fields.",
      examples: ["captains/captain-blue"],
    }),
    colour: colour({
      description: "Colour of its sail.",
      default: "#2f3b46",
      examples: ["#1d5fa6"],
    }),
    ink: colour({
      description: "Colour of the emblem on the sail.",
      default: "#fffdf7",
      examples: ["#ffffff"],
    }),
    emblem: text({ description: "Icon on the sail.", examples: ["anchor"] }),
  },
);

export const figureArrow: JsonSchema = objectOf<FigureArrowEntry>(
  {
    title: "Arrow",
    description: "A step from the centre of one square to that of another.",
    examples: [{ from: "a1", to: "b2" }],
  },
  {
    from: square({ description: "The square where it begins.", examples: ["a1"] }),
    to: square({ description: "The square where it ends.", examples: ["b2"] }),
  },
  {
    crossed: {
      description: "Crosses the arrow out: the step is not allowed.",
      type: "boolean",
      default: false,
      examples: [true],
    },
    step: count({ description: "A number on it.", examples: [1] }, 1, 99),
  },
);
