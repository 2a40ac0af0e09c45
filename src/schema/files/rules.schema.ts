/** `rules.yaml`: the game's own consistency rules as data, one schema for each check. */
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
    { title: "Count", description: "How many entries there are, copies counted." },
    { ...common, check: check("count", "Counts entries (copies counted) or values.") },
    {
      ...choice,
      ...bounds,
      ...per,
      field: inField("Counts the values of this field instead of the entries.", "squares"),
      value: { ...SCALAR, title: "Value", description: "Counts only this value.", examples: ["green"] },
    },
  ),
  run: objectOf<RuleOf<"run">>(
    { title: "Run", description: "Whether every whole number from one to another is there." },
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
    { title: "Sum", description: "What a field comes to, copies counted." },
    {
      ...common,
      check: check("sum", "Adds up numbers, copies counted."),
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
        description: "Map cards: a card turned by half counts as the same card.",
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
      with: target("With", "The partners, and the field that holds what `field` holds here.", {
        deck: "crew",
        where: { kind: "healer" },
        field: "blocks",
      }),
    },
    {
      ...choice,
      field: { ...inField("The field that is looked for at the partners.", "id"), default: "id" },
      mutual: field("Mutual", "The partner's field that names the entry back by its id.", "blocks"),
      spare: {
        title: "Spare",
        description: "Partners without an entry are fine.",
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
      check: check("reference", "Looks for names of things that are not there."),
      field: inField("The field with the name.", "special.feature"),
      to: target("To", "What the values name.", { table: "specials" }),
    },
    {
      ...choice,
      same: pairsOf("Same", "Fields that must say the same there: the own field, then the other's.", {
        "special.gives.value": "value",
      }),
      back: field(
        "Back",
        "The field there that must name this entry back, by what `to` knows entries by.",
        "blocks",
      ),
    },
  ),
  mentions: objectOf<RuleOf<"mentions">>(
    {
      title: "Mentions",
      description: "Whoever names an entry, in a text or a list, shares a value with it.",
    },
    {
      ...common,
      check: check("mentions", "Looks for names of entries in texts."),
      field: names("Field", "The field with the text or the names, or several.", ["text", "blocked-by"]),
      of: target("Of", "What is looked for in the texts; `where` leaves out what may be named by anybody.", {
        deck: "magic",
        field: "title",
      }),
      shares: pairsOf(
        "Shares",
        "Fields of which one must have a value of the other entry: the own field, then the other's.",
        { needs: "set" },
      ),
    },
    {
      ...choice,
      via: {
        title: "Via",
        description:
          "Own fields that name rows whose texts are read too: the rows, with the field that holds the text.",
        type: "object",
        minProperties: 1,
        additionalProperties: target("Rows", "The rows, known by their id; `field` is their text.", {
          table: "texts",
          field: "text",
        }),
        examples: [{ rules: { table: "texts", field: "text" } }],
      },
    },
  ),
  reckons: objectOf<RuleOf<"reckons">>(
    { title: "Reckons", description: "A number is what other numbers of the entry come to." },
    {
      ...common,
      check: check("reckons", "Looks for numbers that do not follow from the others."),
      field: inField("The field with the number.", "worth"),
      as: {
        title: "As",
        description:
          "What it must be: fields and numbers with + - * / and brackets, blanks around them; up(...) and down(...) round to whole numbers.",
        type: "string",
        minLength: 1,
        maxLength: 200,
        examples: ["pieces * value"],
      },
    },
    choice,
  ),
  range: objectOf<RuleOf<"range">>(
    { title: "Range", description: "Values lie between two numbers or are among some values." },
    {
      ...common,
      check: check("range", "Looks for values that are too small, too great, or not allowed."),
      field: inField("The field.", "special.cost"),
    },
    {
      ...choice,
      over: field("Over", "Not the field itself, but how much it is more than this one.", "bid"),
      min: bounds.min,
      max: bounds.max,
      values: values("Values", "The only values allowed.", ["universal", "trump"]),
    },
  ),
  pattern: objectOf<RuleOf<"pattern">>(
    { title: "Pattern", description: "Texts look like a pattern." },
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
        "What the text reads, with other fields in braces; `{value:02}` pads a number to two digits. Capitals do not matter.",
        "{suit}-{value}",
      ),
    },
  ),
  covers: objectOf<RuleOf<"covers">>(
    { title: "Covers", description: "A field takes every value that it should." },
    {
      ...common,
      check: check("covers", "Looks for values that occur nowhere, or not as often as they should."),
      field: inField("The field.", "special.feature"),
    },
    {
      ...choice,
      ...per,
      values: values("Values", "The values.", ["fog", "luck"]),
      from: covered("From", "The values are whole numbers from this one on.", 1),
      to: covered("To", "The last of the whole numbers.", 6),
      of: target("Of", "The values are those of other entries.", { table: "specials" }),
      times: count({
        title: "Times",
        description: "Exactly so often each, copies counted; at least once when left out.",
        examples: [1],
      }),
    },
  ),
  correlates: objectOf<RuleOf<"correlates">>(
    { title: "Correlates", description: "Two numbers rise or fall together (Spearman's rank correlation)." },
    {
      ...common,
      check: check("correlates", "Compares the order by one number with the order by another."),
      field: measure("Field", "The one number.", "value"),
      with: measure("With", "The other number.", "special.cost"),
    },
    {
      ...choice,
      ...per,
      min: correlation("Least", "The least correlation: 1 when both have the same order.", 0.9),
      max: correlation("Most", "The greatest correlation: -1 when the orders are opposite.", -0.5),
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
      least: chance("Least", "The least chance, from 0 to 1; otherwise any.", 0.1),
      most: chance("Most", "The greatest chance, from 0 to 1.", 0.9),
    },
  ),
  better: objectOf<RuleOf<"better">>(
    { title: "Better", description: "None of the dice is worse than the one before." },
    {
      ...common,
      check: check("better", "Compares the chances of dice, in the order in which `die` lists them."),
    },
    {
      ...choice,
      points: count({ title: "Points", description: "Up to so many points.", examples: [3] }, 1, 100),
    },
  ),
  distance: objectOf<RuleOf<"distance">>(
    { title: "Distance", description: "How many steps it is from one space of a board to another." },
    {
      ...common,
      check: check("distance", "Counts the steps of a shortest way on a board."),
      from: space("From", "Id of the space where the way begins.", "dread-sea"),
      to: space("To", "Id of the space where it ends.", "s36"),
    },
    {
      ...choice,
      is: whole("Is", "The number of steps expected.", 36),
      min: whole("Least", "The fewest steps.", 20),
      max: whole("Most", "The most steps.", 40),
      "one-way": {
        title: "One way",
        description: "One-way links count too, in their direction.",
        type: "boolean",
        default: false,
        examples: [true],
      },
    },
  ),
  states: objectOf<RuleOf<"states">>(
    { title: "States", description: "A number in a text is the one that is meant." },
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

/** Each of the numbers is looked for in each group: more of them than any deck has cards would only take time. */
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
