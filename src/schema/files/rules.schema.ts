/** `rules.yaml`: the game's own consistency rules as data. */
import { count, id, text } from "../fields.ts";
import type { DataRule, RulesFile } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

type RuleOf<K extends DataRule["check"]> = Extract<DataRule, { readonly check: K }>;

const check = (name: string, description: string): JsonSchema => ({
  title: "Check",
  description,
  const: name,
  examples: [name],
});

const common = {
  id: id({ title: "Id", description: "The rule's id, unique in the game.", examples: ["full-suits"] }),
  deck: id({ title: "Deck", description: "Id of the deck that is checked.", examples: ["battle"] }),
  why: text({
    title: "Why",
    description: "What goes wrong for players otherwise.",
    examples: ["every suit has nine cards"],
  }),
};

const choice = {
  where: {
    title: "Where",
    description: "Only cards whose fields have these values.",
    type: "object",
    examples: [{ suit: "sword" }],
  },
  severity: {
    title: "Severity",
    description: "error: cannot be played; warning: likely not as meant; hint: taste.",
    type: "string",
    enum: ["error", "warning", "hint"],
    default: "error",
    examples: ["warning"],
  },
} as const satisfies Record<string, JsonSchema>;

const field = (title: string, description: string, example: string): JsonSchema =>
  text({ title, description, examples: [example] });
/** Years and numbers of cards lie well within; far beyond lies only a slip. */
const LARGEST = 1_000_000;
const number = (title: string, description: string, example: number): JsonSchema => ({
  title,
  description,
  type: "integer",
  minimum: -LARGEST,
  maximum: LARGEST,
  examples: [example],
});

const countRule = objectOf<RuleOf<"count">>(
  { title: "Count", description: "How many cards there are, copies counted." },
  {
    ...common,
    check: check("count", "Counts cards, copies counted."),
    is: count({ title: "Is", description: "The number expected.", examples: [45] }),
  },
  choice,
);

const runRule = objectOf<RuleOf<"run">>(
  { title: "Run", description: "Whether every whole number from one to another is there." },
  {
    ...common,
    check: check("run", "Looks for gaps in a run of numbers."),
    field: field("Field", "The field with the numbers.", "value"),
    from: number("From", "First number of the run.", 1),
    to: number("To", "Last number of the run.", 9),
  },
  { ...choice, per: field("Per", "One run for each value of this field.", "suit") },
);

export const rulesSchema: JsonSchema = objectOf<RulesFile>(
  { title: "Rules", description: "Checks of the game's own facts." },
  {
    rules: {
      title: "Rules",
      description: "The rules.",
      type: "array",
      items: { title: "Rule", description: "One rule.", oneOf: [countRule, runRule] },
      examples: [[{ id: "deck-size", check: "count", deck: "battle", is: 45, why: "as the rules say" }]],
    },
  },
  {},
);
