/**
 * The subset of JSON Schema for a deck's `card:` and a table's `row:`. It leaves out what would make messages unclear
 * (conditions, negation) or checks slow.
 */
import { type JsonSchema, titled } from "../json-schema.ts";

const field: JsonSchema = { $ref: "#/$defs/field" };
const amount: JsonSchema = { type: "integer", minimum: 0 };
/** Any value; written so that text is kept as written. */
const plainValue: JsonSchema = { type: ["string", "number", "boolean", "null"] };
const anyValue: JsonSchema = { type: ["string", "number", "boolean", "null", "array", "object"] };
const TYPES = ["string", "number", "integer", "boolean", "null", "array", "object"];

const keywords: Readonly<Record<string, JsonSchema>> = titled({
  $ref: {
    title: "Reference",
    description:
      "Another YAML file of the game with a schema, or a part of one: `../schemas/card.yaml#/$defs/special`.",
    type: "string",
    minLength: 1,
    examples: ["../schemas/battle-card.yaml"],
  },
  $defs: {
    title: "Definitions",
    description: "Schemas to refer to by `#/$defs/<name>`.",
    type: "object",
    additionalProperties: field,
    examples: [{ cost: { type: "integer", minimum: 0 } }],
  },
  title: { description: "The field's name for people.", type: "string", examples: ["Suit"] },
  description: {
    description: "What the field means, with its unit.",
    type: "string",
    examples: ["What the card costs, in coins."],
  },
  type: {
    description:
      "string (printed as written), number, integer, boolean, array or object; or a list of these.",
    oneOf: [
      { type: "string", enum: TYPES },
      { type: "array", minItems: 1, items: { type: "string", enum: TYPES } },
    ],
    examples: ["string"],
  },
  enum: {
    title: "Values",
    description: "The only values allowed.",
    type: "array",
    minItems: 1,
    items: plainValue,
    examples: [["red", "green"]],
  },
  const: { ...plainValue, title: "Value", description: "The only value allowed.", examples: ["special"] },
  default: {
    ...anyValue,
    title: "Default",
    description: "For people and editors; only the deck's `defaults:` has an effect.",
    examples: [0],
  },
  examples: {
    description: "For people and editors.",
    type: "array",
    items: anyValue,
    examples: [["red"]],
  },
  errorMessage: {
    title: "Message",
    description: 'What was expected, for people: "expected ...".',
    type: "string",
    examples: ["expected a suit of the game, such as red"],
  },
  properties: {
    title: "Fields",
    description: "The fields of a map by name.",
    type: "object",
    additionalProperties: field,
    examples: [{ suit: { type: "string" } }],
  },
  required: {
    description: "Required fields.",
    type: "array",
    items: { type: "string" },
    default: [],
    examples: [["suit"]],
  },
  additionalProperties: {
    title: "Other fields",
    description: "Whether a map may have undeclared fields.",
    oneOf: [{ type: "boolean" }, field],
    default: false,
    examples: [false, { type: "string" }],
  },
  items: {
    ...field,
    title: "Items",
    description: "Schema of each item of a list.",
    examples: [{ type: "string" }],
  },
  minItems: {
    ...amount,
    title: "Fewest items",
    description: "Minimum number of items in a list.",
    examples: [1],
  },
  maxItems: {
    ...amount,
    title: "Most items",
    description: "Maximum number of items in a list.",
    examples: [6],
  },
  minLength: {
    ...amount,
    title: "Fewest characters",
    description: "Minimum number of characters in a text.",
    examples: [1],
  },
  maxLength: {
    ...amount,
    title: "Most characters",
    description: "Maximum number of characters in a text.",
    examples: [80],
  },
  pattern: {
    description: "Regular expression that a text matches; a simple one, so that it cannot hang.",
    type: "string",
    maxLength: 200,
    examples: ["^#[0-9a-f]{6}$"],
  },
  format: {
    title: "Names",
    description:
      "What a text names, for the studio: a picture of the game, or an icon. It checks nothing; the template does.",
    type: "string",
    enum: ["picture", "icon"],
    examples: ["picture"],
  },
  minimum: { title: "Least", description: "The smallest number.", type: "number", examples: [0] },
  maximum: { title: "Most", description: "The largest number.", type: "number", examples: [9] },
  exclusiveMinimum: {
    title: "More than",
    description: "Numbers are greater than this.",
    type: "number",
    examples: [0],
  },
  exclusiveMaximum: {
    title: "Less than",
    description: "Numbers are less than this.",
    type: "number",
    examples: [1],
  },
  multipleOf: {
    title: "Multiple",
    description: "Numbers are multiples of this.",
    type: "number",
    exclusiveMinimum: 0,
    examples: [0.5],
  },
  oneOf: {
    title: "One of",
    description: "Schemas, exactly one of which must match.",
    type: "array",
    minItems: 1,
    items: field,
    examples: [[{ type: "integer" }, { type: "string" }]],
  },
  anyOf: {
    title: "Any of",
    description: "Schemas, at least one of which must match.",
    type: "array",
    minItems: 1,
    items: field,
    examples: [[{ type: "integer" }, { type: "string" }]],
  },
});

export const fieldSchema: JsonSchema = {
  $ref: "#/$defs/field",
  $defs: {
    field: {
      title: "Schema of a field",
      description: "A subset of JSON Schema 2020-12.",
      type: "object",
      properties: keywords,
      additionalProperties: false,
    },
  },
};
