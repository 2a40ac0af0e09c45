/** A card of a figure: its position, its visible part, the numbers on it. */
import { count, text } from "../fields.ts";
import type { CardCalloutEntry, FigureCardEntry } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";
import { address, list, millimetres, point, scale, words } from "./figure-parts.ts";

const cardCallout: JsonSchema = objectOf<CardCalloutEntry>(
  {
    title: "Call-out",
    description: "A number on the card. Numbers are assigned in the order written.",
    examples: [{ at: [8, 8], words: "The value." }],
  },
  {
    at: point({
      description:
        "In mm from the top left corner of the card as printed: unturned, at full size, whatever the figure's scale.",
      examples: [[8, 8]],
    }),
    words,
  },
  {
    beside: {
      description:
        "Puts the number at this side of the card, with a line to the place. Without it, the number covers the place.",
      type: "string",
      enum: ["left", "right"],
      examples: ["left"],
    },
  },
);

export const figureCard: JsonSchema = objectOf<FigureCardEntry>(
  {
    title: "Card",
    description: "A card and its position.",
    examples: [{ card: "battle/sword-9", label: "Ann leads" }],
  },
  {
    card: address({ description: "Deck and card.", examples: ["battle/sword-9"] }),
  },
  {
    side: {
      description: "Visible side of the card.",
      type: "string",
      enum: ["front", "back"],
      default: "front",
      examples: ["back"],
    },
    scale: scale({
      description: "Scale of this card. Default: the figure's.",
      examples: [0.9],
    }),
    part: {
      description:
        "The visible part of the card: left, top, width and height in mm, from the top left corner of the card as printed. A hand of cards needs only their corners.",
      type: "array",
      prefixItems: ["Left", "Top", "Width", "Height"].map((title) => millimetres(title, 0)),
      items: millimetres("Number", 0),
      minItems: 4,
      maxItems: 4,
      examples: [[0, 0, 20, 30]],
    },
    turn: {
      description: "Rotation in degrees clockwise.",
      type: "number",
      minimum: -360,
      maximum: 360,
      default: 0,
      examples: [90, -8],
    },
    at: point({
      description:
        "Position of the top left corner of the card's bounding box, in mm on the figure. Without it, cards are placed in rows. Later cards cover earlier ones.",
      examples: [[0, 12]],
    }),
    row: count(
      {
        description:
          "Row of a card without a position, from the top. Default: that of the card before; a card that does not fit starts a new row.",
        examples: [2],
      },
      1,
      50,
    ),
    label: text({ description: "A caption below it.", examples: ["Ann leads"] }),
    callouts: list(
      {
        title: "Call-outs",
        description: "Numbers on the card.",
        examples: [[{ at: [8, 8], words: "The value." }]],
      },
      cardCallout,
    ),
  },
);
