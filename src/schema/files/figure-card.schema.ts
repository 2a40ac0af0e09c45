/** A card of a figure: how it lies, what is seen of it, the numbers on it. */
import { count, text } from "../fields.ts";
import type { CardCalloutEntry, FigureCardEntry } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";
import { address, list, millimetres, point, scale, words } from "./figure-parts.ts";

const cardCallout: JsonSchema = objectOf<CardCalloutEntry>(
  {
    title: "Call-out",
    description: "A number on the card. The numbers of a figure count in the order written.",
    examples: [{ at: [8, 8], words: "The value." }],
  },
  {
    at: point({
      title: "At",
      description:
        "In mm from the top left corner of the card as it is printed: unturned, in full size, whatever the figure's scale.",
      examples: [[8, 8]],
    }),
    words,
  },
  {
    beside: {
      title: "Beside",
      description:
        "The number stands at this side of the card, with a line to the place. Without it, the number covers the place.",
      type: "string",
      enum: ["left", "right"],
      examples: ["left"],
    },
  },
);

export const figureCard: JsonSchema = objectOf<FigureCardEntry>(
  {
    title: "Card",
    description: "A card and how it lies.",
    examples: [{ card: "battle/sword-9", label: "Ann leads" }],
  },
  {
    card: address({ title: "Card", description: "Deck and card.", examples: ["battle/sword-9"] }),
  },
  {
    side: {
      title: "Side",
      description: "Side of the card that is seen.",
      type: "string",
      enum: ["front", "back"],
      default: "front",
      examples: ["back"],
    },
    scale: scale({
      title: "Scale",
      description: "Of this card. Default: the figure's.",
      examples: [0.9],
    }),
    part: {
      title: "Part",
      description:
        "The part of the card that is seen: left, top, width and height in mm, from the top left corner of the card as printed. A hand of cards needs their corners alone.",
      type: "array",
      prefixItems: ["Left", "Top", "Width", "Height"].map((title) => millimetres(title, 0)),
      items: millimetres("Number", 0),
      minItems: 4,
      maxItems: 4,
      examples: [[0, 0, 20, 30]],
    },
    turn: {
      title: "Turn",
      description: "How far it is turned, in degrees clockwise.",
      type: "number",
      minimum: -360,
      maximum: 360,
      default: 0,
      examples: [90, -8],
    },
    at: point({
      title: "At",
      description:
        "Where the top left corner of the box around the card lies, in mm on the figure. Without it, cards lie in rows. Later cards lie on earlier ones.",
      examples: [[0, 12]],
    }),
    row: count(
      {
        title: "Row",
        description:
          "Row of a card without a place, from the top. Default: that of the card before; a card that does not fit begins another.",
        examples: [2],
      },
      1,
      50,
    ),
    label: text({ title: "Label", description: "A few words below it.", examples: ["Ann leads"] }),
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
