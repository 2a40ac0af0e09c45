/** Values that only figures have: addresses of cards, squares, positions in mm. */
import { type FieldWords, text } from "../fields.ts";
import type { JsonSchema } from "../json-schema.ts";

/** Deck and card, as booklets address them. */
export function address(words: FieldWords): JsonSchema {
  return {
    ...words,
    type: "string",
    pattern: "^[a-z0-9]+(-[a-z0-9]+)*/[A-Za-z0-9]+(-[A-Za-z0-9]+)*$",
    errorMessage: "expected a deck and one of its cards, such as battle/sword-9",
  };
}

export function square(words: FieldWords): JsonSchema {
  return {
    ...words,
    type: "string",
    pattern: "^([1-9][0-9]{0,2}\\.)?[a-z][1-9][0-9]?$",
    errorMessage:
      "expected a square: b2 of plain squares (column, row from the bottom), 1.b2 on the first map card of a track",
  };
}

/** Maximum in mm: nothing larger than a metre is printed. */
export const millimetres = (title: string, minimum = -1000): JsonSchema => ({
  title,
  description: `${title}, in mm.`,
  type: "number",
  minimum,
  maximum: 1000,
});

export function point(words: FieldWords): JsonSchema {
  return {
    ...words,
    type: "array",
    prefixItems: [millimetres("From the left"), millimetres("From the top")],
    items: millimetres("Number"),
    minItems: 2,
    maxItems: 2,
  };
}

export const scale = (words: FieldWords): JsonSchema => ({
  ...words,
  type: "number",
  minimum: 0.1,
  maximum: 2,
});

export const list = (words: FieldWords, items: JsonSchema): JsonSchema => ({
  ...words,
  type: "array",
  minItems: 1,
  maxItems: 200,
  items,
});

export const words = text({
  title: "Words",
  description: "Text printed for its number below or beside the figure.",
  examples: ["Suit and value, in two corners."],
});
