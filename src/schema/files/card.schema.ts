/** The fields that every card has, whatever its deck declares, and those of cards of a particular kind. */
import { cardName, id, origin, text } from "../fields.ts";
import { type DeckKind, SIDES, SQUARE_COLOURS } from "../files.ts";
import { type JsonSchema, titled } from "../json-schema.ts";

/** More than any deck needs of one card, few enough that a typo does not fill the disk. */
const MOST_COPIES = 999;

export const cardId = cardName({
  title: "Id",
  description: "The card's id, unique in its deck.",
  examples: ["sword-9"],
});

/** Fields of a card besides its id; a deck's `defaults:` may provide them too. */
export const cardFields: Readonly<Record<string, JsonSchema>> = titled({
  copies: {
    description: "How often the card is printed; 0 keeps it out of print.",
    type: "integer",
    minimum: 0,
    maximum: MOST_COPIES,
    default: 1,
    examples: [2],
  },
  front: text({
    description: "Template of this card's front; overrides the deck's.",
    examples: ["boss-card"],
  }),
  back: text({
    description: "Template of this card's back; overrides the deck's.",
    examples: ["boss-back"],
  }),
  origin,
  note: text({
    description: "A remark for readers of the file; not printed.",
    examples: ["rank 3 was missing in the first print"],
  }),
});

const SQUARE: JsonSchema = {
  title: "Square",
  description: "The square's colour.",
  type: "string",
  enum: SQUARE_COLOURS,
};

const SQUARES = ["a1", "a2", "a3", "b1", "b2", "b3"];

/** Fields of a map card: 2 columns a, b from the left; 3 rows, 1 at the bottom. */
const mapCardFields: Readonly<Record<string, JsonSchema>> = titled({
  squares: {
    description: "Colours of the 2 x 3 squares as printed: three rows of two, top row first.",
    type: "array",
    minItems: 3,
    maxItems: 3,
    items: {
      title: "Row",
      description: "Two colours, left then right.",
      type: "array",
      minItems: 2,
      maxItems: 2,
      items: SQUARE,
      errorMessage: "expected a row of two colours, such as [green, white]",
    },
    errorMessage: "expected three rows of two colours, the top row first",
    examples: [
      [
        ["green", "white"],
        ["blue", "green"],
        ["white", "red"],
      ],
    ],
  },
  bars: {
    description: "Bars between two squares that touch, or between a square and an outer side of the card.",
    type: "array",
    items: {
      title: "Bar",
      description: "Two squares, or a square and a side.",
      type: "string",
      // The game stage reports pairs that share no edge: it knows what is there instead.
      enum: SQUARES.flatMap((square) =>
        [...SQUARES, ...SIDES]
          .filter((towards) => towards !== square)
          .map((towards) => `${square}|${towards}`),
      ),
      errorMessage:
        "expected two squares that touch, such as a2|b2, or a square and its outer side, such as a1|south",
    },
    default: [],
    examples: [["a2|b2", "a1|south"]],
  },
});

/** Fields of cards that show a die. */
const dieCardFields: Readonly<Record<string, JsonSchema>> = titled({
  die: id({ description: "Id of the die shown.", examples: ["green"] }),
  face: {
    description: "The face to show, from 1; by default all of them.",
    type: "integer",
    minimum: 1,
    maximum: 100,
    examples: [3],
  },
});

/** Fields of cards that show a board. */
const boardCardFields: Readonly<Record<string, JsonSchema>> = titled({
  board: id({ description: "Id of the board shown.", examples: ["serpents-pass"] }),
});

/** Additional fields of cards of each kind. */
export const KIND_FIELDS: Readonly<Record<DeckKind, KindFields>> = {
  cards: { fields: {}, required: [], byDefault: true },
  map: { fields: mapCardFields, required: ["squares"], byDefault: false },
  dice: { fields: dieCardFields, required: ["die"], byDefault: true },
  board: { fields: boardCardFields, required: ["board"], byDefault: true },
};

export interface KindFields {
  readonly fields: Readonly<Record<string, JsonSchema>>;
  /** The required ones. */
  readonly required: readonly string[];
  /** A deck's `defaults:` may provide them. */
  readonly byDefault: boolean;
}
