/** `rules.yaml`: the game's own consistency rules as data, one schema per check. */
import type { CheckName, RuleOf } from "../data-rule.ts";
import { count, id } from "../fields.ts";
import type { RulesFile } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";
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

const inField = (description: string, example: string) => field("Field", description, example);

const space = (title: string, description: string, example: string): JsonSchema =>
  id({ title, description, examples: [example] });

const CHECKS: { readonly [K in CheckName]: JsonSchema } = {
  count: objectOf<RuleOf<"count">>(
    { title: "Count", description: "The number of entries, including copies." },
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
    { title: "Run", description: "Every whole number from one to another occurs." },
    {
      ...common,
      check: check("run", "Looks for gaps in a run of numbers."),
      field: inField("The field with the numbers.", "value"),
      from: whole("From", "First number of the run.", 1),
      to: whole("To", "Last number of the run.", 9),
    },
    { ...choice, ...per },
  ),
  sum: objectOf<RuleOf<"sum">>(
    { title: "Sum", description: "The sum of a field, including copies." },
    {
      ...common,
      check: check("sum", "Adds up numbers, including copies."),
      field: measure("Field", "What is added up.", "value"),
    },
    { ...choice, ...bounds, ...per },
  ),
  unique: objectOf<RuleOf<"unique">>(
    { title: "Unique", description: "No two entries have the same value." },
    {
      ...common,
      check: check("unique", "Looks for values that occur twice."),
      field: names("Field", "The field, or fields that are compared together.", ["squares", "bars"]),
    },
    {
      ...choice,
      ...per,
      turned: {
        title: "Turned",
        description: "For map cards: a card turned by 180 degrees counts as the same card.",
        type: "boolean",
        default: false,
        examples: [true],
      },
    },
  ),
  pairs: objectOf<RuleOf<"pairs">>(
    { title: "Pairs", description: "Each entry has exactly one partner, and each partner one entry." },
    {
      ...common,
      check: check("pairs", "Looks for entries without a partner, or with several."),
      with: target("With", "The partners, and their field that equals `field` here.", {
        deck: "crew",
        where: { kind: "healer" },
        field: "blocks",
      }),
    },
    {
      ...choice,
      field: { ...inField("The field that identifies the partner.", "id"), default: "id" },
      mutual: field("Mutual", "The partner's field that refers back to the entry by its id.", "blocks"),
      spare: {
        title: "Spare",
        description: "Partners without an entry are allowed.",
        type: "boolean",
        default: false,
        examples: [true],
      },
    },
  ),
  reference: objectOf<RuleOf<"reference">>(
    { title: "Reference", description: "Each value names another entry of the game." },
    {
      ...common,
      check: check("reference", "Looks for unknown names."),
      field: inField("The field with the name.", "special.feature"),
      to: target("To", "What the values name.", { table: "specials" }),
    },
    {
      ...choice,
      same: pairsOf("Same", "Fields that must be the same there: the own field, then the other's.", {
        "special.gives.value": "value",
      }),
      back: field(
        "Back",
        "The field there that must refer back to this entry, by the key that `to` uses.",
        "blocks",
      ),
    },
  ),
  mentions: objectOf<RuleOf<"mentions">>(
    {
      title: "Mentions",
      description: "An entry that mentions another, in a text or a list, shares a value with it.",
    },
    {
      ...common,
      check: check("mentions", "Looks for names of entries in texts."),
      field: names("Field", "The field with the text or the names, or several.", ["text", "blocked-by"]),
      of: target("Of", "What to look for in the texts; `where` excludes what any entry may mention.", {
        deck: "magic",
        field: "title",
      }),
      shares: pairsOf(
        "Shares",
        "Fields, at least one of which must share a value with the other entry: the own field, then the other's.",
        { needs: "set" },
      ),
    },
    {
      ...choice,
      via: {
        title: "Via",
        description:
          "Own fields that name rows whose texts are searched too: the rows, with the field that contains the text.",
        type: "object",
        minProperties: 1,
        additionalProperties: target("Rows", "The rows, identified by their id; `field` is their text.", {
          table: "texts",
          field: "text",
        }),
        examples: [{ rules: { table: "texts", field: "text" } }],
      },
    },
  ),
  reckons: objectOf<RuleOf<"reckons">>(
    { title: "Reckons", description: "A number follows from other numbers of the entry." },
    {
      ...common,
      check: check("reckons", "Looks for numbers that do not follow from the others."),
      field: inField("The field with the number.", "worth"),
      as: {
        title: "As",
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
    { title: "Range", description: "Values are between two numbers or in a list of values." },
    {
      ...common,
      check: check("range", "Looks for values that are too small, too large, or not allowed."),
      field: inField("The field.", "special.cost"),
    },
    {
      ...choice,
      over: field(
        "Over",
        "Checks by how much the field exceeds this one, instead of the field itself.",
        "bid",
      ),
      min: bounds.min,
      max: bounds.max,
      values: values("Values", "The only values allowed.", ["universal", "trump"]),
    },
  ),
  pattern: objectOf<RuleOf<"pattern">>(
    { title: "Pattern", description: "Texts match a pattern." },
    {
      ...common,
      check: check("pattern", "Looks for texts that do not look like the others."),
      field: inField("The field with the text.", "id"),
    },
    {
      ...choice,
      matches: {
        title: "Matches",
        description: "Regular expression that the text matches; a simple one, so that it cannot hang.",
        type: "string",
        minLength: 1,
        maxLength: 200,
        examples: ["^[a-z]+-[1-9]$"],
      },
      form: field(
        "Form",
        "The expected text, with other fields in braces; `{value:02}` pads a number to two digits. Case does not matter.",
        "{suit}-{value}",
      ),
    },
  ),
  covers: objectOf<RuleOf<"covers">>(
    { title: "Covers", description: "A field has every value that it should." },
    {
      ...common,
      check: check("covers", "Looks for values that occur nowhere, or not as often as they should."),
      field: inField("The field.", "special.feature"),
    },
    {
      ...choice,
      ...per,
      values: values("Values", "The values.", ["fog", "luck"]),
      from: covered("From", "The first of the whole numbers.", 1),
      to: covered("To", "The last of the whole numbers.", 6),
      of: target("Of", "The values come from other entries.", { table: "specials" }),
      times: count({
        title: "Times",
        description: "Exactly this many of each, including copies; by default at least one.",
        examples: [1],
      }),
    },
  ),
  correlates: objectOf<RuleOf<"correlates">>(
    { title: "Correlates", description: "Two numbers rise or fall together (Spearman's rank correlation)." },
    {
      ...common,
      check: check("correlates", "Compares the order by one number with the order by another."),
      field: measure("Field", "The first number.", "value"),
      with: measure("With", "The second number.", "special.cost"),
    },
    {
      ...choice,
      ...per,
      min: correlation("Least", "The smallest correlation: 1 if both have the same order.", 0.9),
      max: correlation("Most", "The largest correlation: -1 if the orders are opposite.", -0.5),
    },
  ),
  rollable: objectOf<RuleOf<"rollable">>(
    { title: "Rollable", description: "Each of the dice can roll the points." },
    {
      ...common,
      check: check("rollable", "Looks for costs that a die cannot roll."),
      field: inField("The field with the points to roll.", "special.cost"),
      dice: {
        title: "Dice",
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
      least: chance("Least", "The smallest chance, from 0 to 1; by default any.", 0.1),
      most: chance("Most", "The largest chance, from 0 to 1.", 0.9),
    },
  ),
  better: objectOf<RuleOf<"better">>(
    { title: "Better", description: "No die is worse than the one before." },
    {
      ...common,
      check: check("better", "Compares the chances of dice, in the order in which `die` lists them."),
    },
    {
      ...choice,
      points: count(
        { title: "Points", description: "Compares up to this many points.", examples: [3] },
        1,
        100,
      ),
    },
  ),
  distance: objectOf<RuleOf<"distance">>(
    { title: "Distance", description: "The number of steps from one space of a board to another." },
    {
      ...common,
      check: check("distance", "Counts the steps of a shortest way on a board."),
      from: space("From", "Id of the space where the way begins.", "dread-sea"),
      to: space("To", "Id of the space where it ends.", "s36"),
    },
    {
      ...choice,
      is: whole("Is", "The expected number of steps.", 36),
      min: whole("Least", "The fewest steps.", 20),
      max: whole("Most", "The most steps.", 40),
      "one-way": {
        title: "One way",
        description: "Includes one-way links, in their direction.",
        type: "boolean",
        default: false,
        examples: [true],
      },
    },
  ),
  states: objectOf<RuleOf<"states">>(
    { title: "States", description: "A number in a text is the intended one." },
    {
      ...common,
      check: check("states", "Looks for numbers in a text, in digits and words."),
      field: inField("The field with the text.", "text"),
      number: {
        title: "Number",
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
      near: names("Near", "Only numbers at most two words from one of these words.", "universal"),
      always: {
        title: "Always",
        description: "Every text must state the number.",
        type: "boolean",
        default: false,
        examples: [true],
      },
    },
  ),
};

/** The own field, then the other's. */
function pairsOf(title: string, description: string, example: Readonly<Record<string, string>>): JsonSchema {
  return {
    title,
    description,
    type: "object",
    minProperties: 1,
    additionalProperties: { type: "string", minLength: 1 },
    examples: [example],
  };
}

/** Maximum: each number is searched in each group; more numbers than any deck has cards would only take time. */
function covered(title: string, description: string, example: number): JsonSchema {
  return { ...whole(title, description, example), minimum: -1_000, maximum: 1_000 };
}

function correlation(title: string, description: string, example: number): JsonSchema {
  return { ...number(title, description, example), minimum: -1, maximum: 1 };
}

function chance(title: string, description: string, example: number): JsonSchema {
  return { ...number(title, description, example), minimum: 0, maximum: 1 };
}

export const rulesSchema: JsonSchema = objectOf<RulesFile>(
  { title: "Rules", description: "Checks of the game's own facts." },
  {
    rules: {
      title: "Rules",
      description: "The rules.",
      type: "array",
      items: { title: "Rule", description: "One rule.", oneOf: Object.values(CHECKS) },
      examples: [[{ id: "deck-size", check: "count", deck: "battle", is: 45, why: "as the rules say" }]],
    },
  },
  {},
);
