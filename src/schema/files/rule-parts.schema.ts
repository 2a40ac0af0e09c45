/** The building blocks of the rules in `rules.yaml`: subjects, bounds, other entries, measures. */
import {
  type CheckName,
  type Condition,
  LIST_NAMES,
  type MeasureCase,
  type Scalar,
  type Subject,
  type Target,
} from "../data-rule.ts";
import { id, text } from "../fields.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

/** Years and numbers of cards are well below; larger numbers are typos. */
const LARGEST = 1_000_000;
/** Longer lists are data, not rules. */
const MOST_VALUES = 1_000;
const MOST_NAMES = 100;

export const field = (description: string, example: string): JsonSchema =>
  text({ description, examples: [example] });

export const whole = (description: string, example: number): JsonSchema => ({
  description,
  type: "integer",
  minimum: -LARGEST,
  maximum: LARGEST,
  examples: [example],
});

export const number = (description: string, example: number): JsonSchema => ({
  ...whole(description, example),
  type: "number",
});

export const check = (name: CheckName, description: string): JsonSchema => ({
  description,
  const: name,
  examples: [name],
});

export const values = (description: string, example: readonly Scalar[]): JsonSchema => ({
  description,
  type: "array",
  minItems: 1,
  maxItems: MOST_VALUES,
  items: SCALAR,
  examples: [example],
});

/** Written so that text is kept as written. */
export const SCALAR: JsonSchema = { type: ["string", "number", "boolean", "null"] };

/** One name or a list of them. */
export const names = (description: string, example: string | readonly string[]): JsonSchema => ({
  description,
  oneOf: [
    { type: "string", minLength: 1 },
    { type: "array", minItems: 1, maxItems: MOST_NAMES, items: { type: "string", minLength: 1 } },
  ],
  examples: [example],
});

const condition: JsonSchema = objectOf<Condition>(
  { title: "Condition", description: "Conditions on the field; all must be met." },
  {},
  {
    not: {
      description: "A value, or several, that the field must not have.",
      oneOf: [SCALAR, { type: "array", minItems: 1, maxItems: MOST_VALUES, items: SCALAR }],
      examples: ["skull", ["skull", "bow"]],
    },
    from: number("The smallest number.", 2),
    to: number("The largest number.", 4),
    present: {
      description: "Whether the field has any value.",
      type: "boolean",
      examples: [true],
    },
    says: names("A text that contains this word or phrase, or one of several; case does not matter.", "roll"),
  },
);

const where: JsonSchema = {
  title: "Where",
  description:
    "Only entries whose fields, by dotted path, have this value, one of these values, or meet these conditions.",
  type: "object",
  additionalProperties: {
    title: "Wanted",
    oneOf: [SCALAR, { type: "array", minItems: 1, maxItems: MOST_VALUES, items: SCALAR }, condition],
  },
  examples: [{ suit: "sword" }, { suit: ["sword", "axe"], "special.cost": { from: 2 } }],
};

/** The subject; a rule checks that there is exactly one, with a clearer message than a schema could give. */
export const subject = {
  deck: names(
    "Id of the deck whose printed cards are checked, or several. Map cards have `squares` or `hexes`, `bars`, and each cell by its name, such as `at.a1`; cards that show a die or a board have `die`, `face` and `board`.",
    "battle",
  ),
  table: names("Id of the table whose rows are checked, or several.", "specials"),
  die: names(
    "Id of the die whose faces are checked, or several: `face` from 1, `symbols`, `points`, `again`.",
    "green",
  ),
  board: names(
    "Id of the board that is checked, or several. `items` names one of its lists: `spaces` (also with `neighbours`, `leads-to` for those that move pieces, and `to-goal` in steps), `one-way` (also with `saves`, the number of steps it saves) or `docks`.",
    "serpents-pass",
  ),
  kit: names("Id of the kit whose cards are checked, or several; `deck` is a field.", "starter-pack"),
  list: {
    description:
      "A list of the game itself: its decks, dice, boards, scenarios, kits, terms, icons, symbols, words to avoid, or game.yaml. A scenario has the fields of its file, and `cards` and `accelerations` as numbers.",
    type: "string",
    enum: LIST_NAMES,
    examples: ["symbols"],
  },
  items: field("The items of this list inside each entry, instead of the entries.", "movement"),
  where,
} as const satisfies { readonly [K in keyof Required<Subject>]: JsonSchema };

export const target = (description: string, example: Target): JsonSchema => ({
  ...objectOf<Target>(
    { description },
    {},
    {
      ...subject,
      field: field("The field that identifies them; default id (faces: face).", "id"),
    },
  ),
  examples: [example],
});

const measureCase: JsonSchema = objectOf<MeasureCase>(
  { title: "Case", description: "A number for the entries that match `where`." },
  {},
  {
    where,
    field: field("The field with the number.", "special.gives.value"),
    plus: number("Added to the field.", 9),
    is: number("The number itself, instead of a field.", 0),
  },
);

export const measure = (description: string, example: string): JsonSchema => ({
  description: `${description} A field, or a list of cases, of which the first match applies.`,
  oneOf: [
    { type: "string", minLength: 1 },
    { type: "array", minItems: 1, maxItems: 50, items: measureCase },
  ],
  examples: [example, [{ where: { suit: "skull" }, field: "value", plus: 9 }, { field: "value" }]],
});

const amount: JsonSchema = { type: "number", minimum: -LARGEST, maximum: LARGEST };

export const bounds = {
  is: {
    description:
      "The expected number; or one for each group by its value, and then no other groups are allowed.",
    oneOf: [amount, { type: "object", minProperties: 1, additionalProperties: amount }],
    examples: [45, { sword: 9, axe: 9 }],
  },
  min: { title: "Least", ...number("The smallest number.", 1) },
  max: { title: "Most", ...number("The largest number.", 9) },
} as const;

export const per = { per: field("Groups the entries by the values of this field.", "suit") };

export const common = {
  id: id({ description: "The rule's id, unique in the game.", examples: ["full-suits"] }),
  why: text({
    description: "What goes wrong for players if this is not true.",
    examples: ["every suit has nine cards"],
  }),
};

/** Additional fields that every rule may have. */
export const choice = {
  ...subject,
  severity: {
    description: "error: cannot be played; warning: probably unintended; hint: a matter of taste.",
    type: "string",
    enum: ["error", "warning", "hint"],
    default: "error",
    examples: ["warning"],
  },
} as const satisfies Record<string, JsonSchema>;
