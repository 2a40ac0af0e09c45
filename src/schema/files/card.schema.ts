/** The fields that every card has, whatever its deck declares, and those of cards of a particular kind. */
import { MOST_LINES } from "../../units/cells.ts";
import { cardName, id, origin, text } from "../fields.ts";
import type { DeckKind } from "../files.ts";
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

/** Of any map card, for editors; what a deck accepts depends on its cells (map-card.schema.ts). */
const mapCardFields: Readonly<Record<string, JsonSchema>> = titled({
  squares: cellLines(
    "Terrains of the squares as printed: rows from the top, each from the left. By default three rows of two.",
    [
      ["green", "white"],
      ["blue", "green"],
      ["white", "red"],
    ],
  ),
  hexes: cellLines(
    "Terrains of the hexagons as printed: rows from the top, each from the left; of flat-top hexagons columns from the left, each from its top.",
    [
      ["green", "white"],
      ["blue", "green", "white"],
      ["white", "red"],
    ],
  ),
  bars: {
    description: "Bars between two cells that touch, or between a cell and an outer side of the card.",
    type: "array",
    items: {
      title: "Bar",
      description: "Two cells, or a cell and a side.",
      type: "string",
    },
    default: [],
    examples: [["a2|b2", "a1|south"]],
  },
});

function cellLines(description: string, example: readonly (readonly string[])[]): JsonSchema {
  return {
    description,
    type: "array",
    minItems: 1,
    maxItems: MOST_LINES,
    items: {
      title: "Line",
      description: "Terrains of one line, by the ids of the glossary.",
      type: "array",
      minItems: 1,
      maxItems: MOST_LINES,
      items: id({ title: "Cell", description: "The cell's terrain.", examples: ["green"] }),
    },
    examples: [example],
  };
}

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
  map: { fields: mapCardFields, required: [], byDefault: false },
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
