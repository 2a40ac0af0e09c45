/** `figures/*.yaml`: pictures for booklets, made of cards, of squares with ships and arrows, or by a template of one's own. */
import { cardName, colour, count, id, length, place, text } from "../fields.ts";
import {
  type CardCalloutEntry,
  FIGURE_COLOURS,
  type FigureArrowEntry,
  type FigureCalloutEntry,
  type FigureCardEntry,
  type FigureFile,
  type FigureShipEntry,
  type FigureTrackEntry,
  TURNS,
} from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

type Words = Pick<JsonSchema, "title" | "description" | "default" | "examples">;

/** Deck and card, as booklets address them. */
function address(words: Words): JsonSchema {
  return {
    ...words,
    type: "string",
    pattern: "^[a-z0-9]+(-[a-z0-9]+)*/[A-Za-z0-9]+(-[A-Za-z0-9]+)*$",
    errorMessage: "expected a deck and one of its cards, such as battle/sword-9",
  };
}

function square(words: Words): JsonSchema {
  return {
    ...words,
    type: "string",
    pattern: "^([1-9][0-9]{0,2}\\.)?[a-z][1-9][0-9]?$",
    errorMessage:
      "expected a square: b2 of plain squares (column, row from the bottom), 1.b2 on the first map card of a track",
  };
}

/** Beyond a metre nothing is printed. */
const millimetres = (title: string, minimum = -1000): JsonSchema => ({
  title,
  description: `${title}, in mm.`,
  type: "number",
  minimum,
  maximum: 1000,
});

function point(words: Words): JsonSchema {
  return {
    ...words,
    type: "array",
    prefixItems: [millimetres("From the left"), millimetres("From the top")],
    items: millimetres("Number"),
    minItems: 2,
    maxItems: 2,
  };
}

const scale = (words: Words): JsonSchema => ({ ...words, type: "number", minimum: 0.1, maximum: 2 });

const list = (words: Words, items: JsonSchema): JsonSchema => ({
  ...words,
  type: "array",
  minItems: 1,
  maxItems: 200,
  items,
});

const words = text({
  title: "Words",
  description: "What is printed for its number below or beside the figure.",
  examples: ["Suit and value, in two corners."],
});

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

const cardEntry: JsonSchema = objectOf<FigureCardEntry>(
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

const trackEntry: JsonSchema = objectOf<FigureTrackEntry>(
  {
    title: "Track card",
    description: "A map card where it lies, as in a scenario.",
    examples: [{ card: "m01", at: [0, 0] }],
  },
  {
    card: cardName({ title: "Card", description: "Id of a map card.", examples: ["m01"] }),
    at: {
      title: "At",
      description: "Column and row of its bottom left square, as in a scenario; rows grow upwards.",
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
  {
    turn: {
      title: "Turn",
      description: "How far it is turned, in degrees clockwise.",
      type: "integer",
      enum: [...TURNS],
      default: 0,
      examples: [90],
    },
    acceleration: {
      title: "Acceleration",
      description: "It lies face down: an acceleration point.",
      type: "boolean",
      default: false,
      examples: [true],
    },
  },
);

const ship: JsonSchema = objectOf<FigureShipEntry>(
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

const arrow: JsonSchema = objectOf<FigureArrowEntry>(
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

const callout: JsonSchema = objectOf<FigureCalloutEntry>(
  {
    title: "Call-out",
    description: "A number on the figure.",
    examples: [{ at: "b2", words: "Taken: nobody else may stop here." }],
  },
  {
    at: {
      title: "At",
      description: "A square, or a place on the figure.",
      oneOf: [
        square({ title: "Square", description: "At the corner of a square.", examples: ["b2"] }),
        point({
          title: "Place",
          description: "In mm from the figure's top left corner.",
          examples: [[50, 5]],
        }),
      ],
      examples: ["b2", [50, 5]],
    },
    words,
  },
  {},
);

export const figureSchema: JsonSchema = objectOf<FigureFile>(
  {
    title: "Figure",
    description:
      "A picture for booklets: cards with call-outs, squares with ships and arrows, or a template's drawing.",
  },
  {
    figure: id({ title: "Id", description: "The figure's id, unique in the game.", examples: ["steps"] }),
  },
  {
    title: text({
      title: "Title",
      description: "What it is about, for authors; it is not printed.",
      examples: ["Steps"],
    }),
    width: length({
      title: "Width",
      description:
        "How wide it may be: rows of cards break there, and squares become smaller. The text of a usual page is 106 mm wide; a narrower column shows the whole figure smaller.",
      default: "106mm",
      examples: ["80mm"],
    }),
    height: length({
      title: "Height",
      description:
        "How high it is at least. Default: as high as what it shows; the drawing of a template of its own needs it.",
      examples: ["40mm"],
    }),
    scale: scale({
      title: "Scale",
      description: "Of its cards and map cards. At 0.75 a text of 8 pt is printed in 6 pt.",
      default: 0.75,
      examples: [0.8],
    }),
    cards: list(
      {
        title: "Cards",
        description: "Cards in rows, or each at its place.",
        examples: [["battle/sword-9", "battle/axe-3"], [{ card: "battle/sword-9", turn: 90 }]],
      },
      {
        title: "Card",
        description: "A card, by deck and id.",
        oneOf: [
          address({ title: "Card", description: "Deck and card.", examples: ["battle/sword-9"] }),
          cardEntry,
        ],
      },
    ),
    track: list(
      {
        title: "Track",
        description: "Map cards as they lie, with their own drawings.",
        examples: [
          [
            { card: "m01", at: [0, 0] },
            { card: "m02", at: [0, 3] },
          ],
        ],
      },
      trackEntry,
    ),
    plain: {
      title: "Plain",
      description:
        "The map cards of the track are drawn plainly, with squares of the size that `square:` says, and no text.",
      type: "boolean",
      default: false,
      examples: [true],
    },
    squares: {
      title: "Squares",
      description: "Plain squares, the top row first: colours, and `none` where there is no square.",
      type: "array",
      minItems: 1,
      maxItems: 20,
      items: {
        title: "Row",
        description: "Colours from left to right.",
        type: "array",
        minItems: 1,
        maxItems: 20,
        items: {
          title: "Colour",
          description: "What the square is painted with.",
          type: "string",
          enum: [...FIGURE_COLOURS],
          examples: ["green"],
        },
      },
      examples: [
        [
          ["green", "white"],
          ["blue", "none"],
        ],
      ],
    },
    square: length({
      title: "Square",
      description: "Side of a plain square, and of the squares of plain map cards.",
      default: "13mm",
      examples: ["10mm"],
    }),
    bars: list(
      {
        title: "Bars",
        description: "On plain squares: between two of them, or on a side of one.",
        examples: [["a1|a2", "b1|east"]],
      },
      {
        title: "Bar",
        description: "Two squares, or a square and a side.",
        type: "string",
        pattern: "^[a-z][1-9][0-9]?\\|([a-z][1-9][0-9]?|north|east|south|west)$",
        errorMessage:
          "expected two squares that share an edge, or a square and a side, such as a1|a2 or a1|south",
        examples: ["a1|a2"],
      },
    ),
    ships: list(
      {
        title: "Ships",
        description: "Ships on squares.",
        examples: [[{ at: "a1", captain: "captains/captain-blue" }]],
      },
      ship,
    ),
    arrows: list(
      {
        title: "Arrows",
        description: "Steps, allowed or crossed out.",
        examples: [
          [
            { from: "a1", to: "a2" },
            { from: "a1", to: "b2", crossed: true },
          ],
        ],
      },
      arrow,
    ),
    callouts: list(
      {
        title: "Call-outs",
        description: "Numbers on squares or elsewhere; they count on from those of the cards.",
        examples: [[{ at: "b2", words: "Taken." }]],
      },
      callout,
    ),
    template: text({
      title: "Template",
      description: "Template that draws everything but the cards, without .svg.hbs.",
      default: "figure",
      examples: ["battle-ledger"],
    }),
    data: {
      title: "Data",
      description: "Fields of one's own that the template reads.",
      type: "object",
      additionalProperties: {},
      examples: [{ fleets: [{ captain: "Ann", cannons: 12 }] }],
    },
  },
);
