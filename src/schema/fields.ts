/** Values with a special format: ids, lengths, colours, squares, template names. Patterns run in linear time. */
import { FARTHEST } from "../units/cells.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Lower case words and numbers joined by hyphens. */
export const ID_PATTERN = "^[a-z0-9]+(-[a-z0-9]+)*$";
/** Letters and digits joined by hyphens. Cards may keep the capitals they have in other programs. */
export const CARD_ID_PATTERN = "^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$";
/** A non-negative number with a unit that `units/length.ts` knows. */
export const LENGTH_PATTERN = "^([0-9]+(\\.[0-9]*)?|\\.[0-9]+) ?(mm|cm|in|pt|pc|px)$";
/** Position of a card in its track, then the name of the cell as printed. */
export const SQUARE_PATTERN = "^[1-9][0-9]{0,4}\\.[a-l]([1-9]|1[0-2])$";
export const COLOUR_PATTERN = "^#[0-9a-fA-F]{6}$";

export type FieldWords = Pick<JsonSchema, "title" | "description" | "default" | "examples">;

export function id(words: FieldWords): JsonSchema {
  return {
    ...words,
    type: "string",
    pattern: ID_PATTERN,
    maxLength: 80,
    errorMessage: "expected lower case letters and digits, joined by hyphens, such as iron-gate",
  };
}

/** The id of a card. */
export function cardName(words: FieldWords): JsonSchema {
  return {
    ...id(words),
    pattern: CARD_ID_PATTERN,
    errorMessage: "expected letters a to z and digits, joined by hyphens, such as sword-9",
  };
}

export function text(words: FieldWords): JsonSchema {
  return { ...words, type: "string", minLength: 1 };
}

export const PLACE_MESSAGE = `expected a whole number from -${FARTHEST} to ${FARTHEST}, in cells`;

/** A column or row, in cells, of the lattice on which tracks are laid. */
export function place(words: FieldWords): JsonSchema {
  return {
    ...words,
    type: "integer",
    minimum: -FARTHEST,
    maximum: FARTHEST,
    errorMessage: PLACE_MESSAGE,
  };
}

/** A length with its unit; `words` say what it measures and its default. */
export function length(words: FieldWords): JsonSchema {
  return {
    ...words,
    description: `${words.description} With its unit: mm, cm, in, pt, pc or px.`,
    type: "string",
    pattern: LENGTH_PATTERN,
    errorMessage: "expected a length with its unit, such as 63.5mm, 2.5in or 180pt",
  };
}

export function colour(words: FieldWords): JsonSchema {
  return {
    ...words,
    type: "string",
    pattern: COLOUR_PATTERN,
    errorMessage: 'expected a colour as "#rrggbb", in quotes',
  };
}

/** A cell of a map card that lies in a track. */
export function square(words: FieldWords): JsonSchema {
  return {
    ...words,
    type: "string",
    pattern: SQUARE_PATTERN,
    errorMessage:
      "expected a square such as 4.b2: position in the track, then its letter and its number as on the card",
  };
}

export function count(words: FieldWords, minimum = 0, maximum = 100_000): JsonSchema {
  return { ...words, type: "integer", minimum, maximum };
}

export function texts(words: FieldWords): JsonSchema {
  return { ...words, type: "array", items: { type: "string", minLength: 1 } };
}

export const origin: JsonSchema = text({
  title: "Origin",
  description: "Where a value comes from when the game's own document does not state it.",
  examples: ["reconstruction"],
});
