/** `rules.yaml`: the game's own consistency rules as data, one schema per check. */
import type { CheckName, RuleOf } from "../data-rule.ts";
import { count, id } from "../fields.ts";
import type { RulesFile } from "../files.ts";
import { type JsonSchema, objectOf, titled } from "../json-schema.ts";
import {
  bounds,
  check,
  choice,
  common,
  field,
  measure,
  names,
  number,
  per,
  SCALAR,
  target,
  values,
  whole,
} from "./rule-parts.schema.ts";

const inField = (description: string, example: string) => field(description, example);

const space = (description: string, example: string): JsonSchema => id({ description, examples: [example] });

const CHECKS: { readonly [K in CheckName]: JsonSchema } = {
  count: objectOf<RuleOf<"count">>(
    { description: "The number of entries, including copies." },
    { ...common, check: check("count", "Counts entries (including copies) or values.") },
    {
      ...choice,
      ...bounds,
      ...per,
      field: inField("Counts the values of this field instead of the entries.", "squares"),
      value: { ...SCALAR, title: "Value", description: "Counts only this value.", examples: ["green"] },
    },
  ),
  run: objectOf<RuleOf<"run">>(
    { description: "Every whole number from one to another occurs." },
    {
      ...common,
      check: check("run", "Looks for gaps in a run of numbers."),
      field: inField("The field with the numbers.", "value"),
      from: whole("First number of the run.", 1),
      to: whole("Last number of the run.", 9),
    },
    { ...choice, ...per },
  ),
  sum: objectOf<RuleOf<"sum">>(
    { description: "The sum of a field, including copies." },
    {
      ...common,
      check: check("sum", "Adds up numbers, including copies."),
      field: measure("What is added up.", "value"),
    },
    { ...choice, ...bounds, ...per },
  ),
  unique: objectOf<RuleOf<"unique">>(
    { description: "No two entries have the same value." },
    {
      ...common,
      check: check("unique", "Looks for values that occur twice."),
      field: names("The field, or fields that are compared together.", ["squares", "bars"]),
    },
    {
      ...choice,
      ...per,
      turned: {
        description: "For map cards: a card turned by 180 degrees counts as the same card.",
        type: "boolean",
        default: false,
        examples: [true],
      },
    },
  ),
  pairs: objectOf<RuleOf<"pairs">>(
    { description: "Each entry has exactly one partner, and each partner one entry." },
    {
      ...common,
      check: check("pairs", "Looks for entries without a partner, or with several."),
      with: target("The partners, and their field that equals `field` here.", {
        deck: "crew",
        where: { kind: "healer" },
        field: "blocks",
      }),
    },
    {
      ...choice,
      field: { ...inField("The field that identifies the partner.", "id"), default: "id" },
      mutual: field("The partner's field that refers back to the entry by its id.", "blocks"),
      spare: {
        description: "Partners without an entry are allowed.",
        type: "boolean",
        default: false,
        examples: [true],
      },
    },
  ),
  reference: objectOf<RuleOf<"reference">>(
    { description: "Each value names another entry of the game." },
    {
      ...common,
      check: check("reference", "Looks for unknown names."),
      field: inField("The field with the name.", "special.feature"),
      to: target("What the values name.", { table: "specials" }),
    },
    {
      ...choice,
      same: pairsOf("Fields that must be the same there: the own field, then the other's.", {
        "special.gives.value": "value",
      }),
      back: field("The field there that must refer back to this entry, by the key that `to` uses.", "blocks"),
    },
  ),
  mentions: objectOf<RuleOf<"mentions">>(
    {
      description: "An entry that mentions another, in a text or a list, shares a value with it.",
    },
    {
      ...common,
      check: check("mentions", "Looks for names of entries in texts."),
      field: names("The field with the text or the names, or several.", ["text", "blocked-by"]),
      of: target("What to look for in the texts; `where` excludes what any entry may mention.", {
        deck: "magic",
        field: "title",
      }),
      shares: pairsOf(
        "Fields, at least one of which must share a value with the other entry: the own field, then the other's.",
        { needs: "set" },
      ),
    },
    {
      ...choice,
      via: {
        description:
          "Own fields that name rows whose texts are searched too: the rows, with the field that contains the text.",
        type: "object",
        minProperties: 1,
        additionalProperties: {
          title: "Rows",
          ...target("The rows, identified by their id; `field` is their text.", {
            table: "texts",
            field: "text",
          }),
        },
        examples: [{ rules: { table: "texts", field: "text" } }],
      },
    },
  ),
  reckons: objectOf<RuleOf<"reckons">>(
    { description: "A number follows from other numbers of the entry." },
    {
      ...common,
      check: check("reckons", "Looks for numbers that do not follow from the others."),
      field: inField("The field with the number.", "worth"),
      as: {
        description:
          "The expected value: fields and numbers with + - * / and brackets, with spaces around them; up(...) and down(...) round to whole numbers.",
        type: "string",
        minLength: 1,
        maxLength: 200,
        examples: ["pieces * value"],
      },
    },
    choice,
  ),
  range: objectOf<RuleOf<"range">>(
    { description: "Values are between two numbers or in a list of values." },
    {
      ...common,
      check: check("range", "Looks for values that are too small, too large, or not allowed."),
      field: inField("The field.", "special.cost"),
    },
    {
      ...choice,
      over: field("Checks by how much the field exceeds this one, instead of the field itself.", "bid"),
      min: bounds.min,
      max: bounds.max,
      values: values("The only values allowed.", ["universal", "trump"]),
    },
  ),
  pattern: objectOf<RuleOf<"pattern">>(
    { description: "Texts match a pattern." },
    {
      ...common,
      check: check("pattern", "Looks for texts that do not look like the others."),
      field: inField("The field with the text.", "id"),
    },
    {
      ...choice,
      matches: {
        description: "Regular expression that the text matches; a simple one, so that it cannot hang.",
        type: "string",
        minLength: 1,
        maxLength: 200,
        examples: ["^[a-z]+-[1-9]$"],
      },
      form: field(
        "The expected text, with other fields in braces; `{value:02}` pads a number to two digits. Case does not matter.",
        "{suit}-{value}",
      ),
    },
  ),
  covers: objectOf<RuleOf<"covers">>(
    { description: "A field has every value that it should." },
    {
      ...common,
      check: check("covers", "Looks for values that occur nowhere, or not as often as they should."),
      field: inField("The field.", "special.feature"),
    },
    {
      ...choice,
      ...per,
      values: values("The values.", ["fog", "luck"]),
      from: covered("The first of the whole numbers.", 1),
      to: covered("The last of the whole numbers.", 6),
      of: target("The values come from other entries.", { table: "specials" }),
      times: count({
        description: "Exactly this many of each, including copies; by default at least one.",
        examples: [1],
      }),
    },
  ),
  correlates: objectOf<RuleOf<"correlates">>(
    { description: "Two numbers rise or fall together (Spearman's rank correlation)." },
    {
      ...common,
      check: check("correlates", "Compares the order by one number with the order by another."),
      field: measure("The first number.", "value"),
      with: measure("The second number.", "special.cost"),
    },
    {
      ...choice,
      ...per,
      min: {
        title: "Least",
        ...correlation("The smallest correlation: 1 if both have the same order.", 0.9),
      },
      max: { title: "Most", ...correlation("The largest correlation: -1 if the orders are opposite.", -0.5) },
    },
  ),
  rollable: objectOf<RuleOf<"rollable">>(
    { description: "Each of the dice can roll the points." },
    {
      ...common,
      check: check("rollable", "Looks for costs that a die cannot roll."),
      field: inField("The field with the points to roll.", "special.cost"),
      dice: {
        description: "Ids of the dice, each of which can roll it.",
        type: "array",
        minItems: 1,
        maxItems: 100,
        items: { type: "string", minLength: 1 },
        examples: [["blue", "red"]],
      },
    },
    {
      ...choice,
      least: chance("The smallest chance, from 0 to 1; by default any.", 0.1),
      most: chance("The largest chance, from 0 to 1.", 0.9),
    },
  ),
  better: objectOf<RuleOf<"better">>(
    { description: "No die is worse than the one before." },
    {
      ...common,
      check: check("better", "Compares the chances of dice, in the order in which `die` lists them."),
    },
    {
      ...choice,
      points: count({ description: "Compares up to this many points.", examples: [3] }, 1, 100),
    },
  ),
  distance: objectOf<RuleOf<"distance">>(
    { description: "The number of steps from one space of a board to another." },
    {
      ...common,
      check: check("distance", "Counts the steps of a shortest way on a board."),
      from: space("Id of the space where the way begins.", "dread-sea"),
      to: space("Id of the space where it ends.", "s36"),
    },
    {
      ...choice,
      is: whole("The expected number of steps.", 36),
      min: { title: "Least", ...whole("The fewest steps.", 20) },
      max: { title: "Most", ...whole("The most steps.", 40) },
      "one-way": {
        description: "Includes one-way links, in their direction.",
        type: "boolean",
        default: false,
        examples: [true],
      },
    },
  ),
  states: objectOf<RuleOf<"states">>(
    { description: "A number in a text is the intended one." },
    {
      ...common,
      check: check("states", "Looks for numbers in a text, in digits and words."),
      field: inField("The field with the text.", "text"),
      number: {
        description: "The field with the number, or the number itself.",
        oneOf: [
          { type: "string", minLength: 1 },
          { type: "integer", minimum: 0, maximum: 1_000_000 },
        ],
        examples: ["value", 3],
      },
    },
    {
      ...choice,
      near: names("Only numbers at most two words from one of these words.", "universal"),
      always: {
        description: "Every text must state the number.",
        type: "boolean",
        default: false,
        examples: [true],
      },
    },
  ),
};

/** The own field, then the other's. */
function pairsOf(description: string, example: Readonly<Record<string, string>>): JsonSchema {
  return {
    description,
    type: "object",
    minProperties: 1,
    additionalProperties: { type: "string", minLength: 1 },
    examples: [example],
  };
}

/** Maximum: each number is searched in each group; more numbers than any deck has cards would only take time. */
function covered(description: string, example: number): JsonSchema {
  return { ...whole(description, example), minimum: -1_000, maximum: 1_000 };
}

function correlation(description: string, example: number): JsonSchema {
  return { ...number(description, example), minimum: -1, maximum: 1 };
}

function chance(description: string, example: number): JsonSchema {
  return { ...number(description, example), minimum: 0, maximum: 1 };
}

export const rulesSchema: JsonSchema = objectOf<RulesFile>(
  { title: "Rules", description: "Checks of the game's own facts." },
  {
    rules: {
      description: "The rules.",
      type: "array",
      items: { title: "Rule", description: "One rule.", oneOf: Object.values(titled(CHECKS)) },
      examples: [[{ id: "deck-size", check: "count", deck: "battle", is: 45, why: "as the rules say" }]],
    },
  },
  {},
);
