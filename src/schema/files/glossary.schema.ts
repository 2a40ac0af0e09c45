/** `glossary.yaml`: the game's terms, icons and dice symbols: the names a text may use between colons. */
import { colour, ID_PATTERN, id, text } from "../fields.ts";
import {
  type AvoidedWord,
  type GlossaryFile,
  SCENARIO_RULES,
  type ScenarioRuleWords,
  type TerrainField,
} from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

type Term = NonNullable<GlossaryFile["terms"]>[string];
type DieSymbol = NonNullable<GlossaryFile["symbols"]>[string];

const COST = "expected a whole number from 1 to 100, or blocked";

const names: JsonSchema = {
  pattern: ID_PATTERN,
  errorMessage: "expected lower case letters and digits, joined by hyphens, such as luck-point",
};
const title = text({ title: "Title", description: "Its name as printed.", examples: ["luck point"] });
const meaning = text({
  title: "Meaning",
  description: "Its meaning, in a sentence.",
  examples: ["One point."],
});

const term = objectOf<Term>(
  { title: "Term", description: "A term of the game." },
  { title, meaning },
  {
    text: text({
      description: "What `:id:` prints in a text; by default the title.",
      examples: ["MP"],
    }),
  },
);

const symbol = objectOf<DieSymbol>(
  { title: "Symbol", description: "A symbol on a die face." },
  { title, meaning },
  {
    points: {
      description: "Points that the symbol is worth.",
      type: "integer",
      default: 0,
      examples: [1],
    },
    again: {
      description: "The die is rolled again and the points of that roll are added.",
      type: "boolean",
      default: false,
      examples: [true],
    },
    icon: id({ description: "Name of the icon that draws it.", examples: ["plain-circle"] }),
  },
);

const say = text({ title: "Say", description: "The word to write instead.", examples: ["fight"] });

const avoided: JsonSchema = {
  title: "Avoided word",
  description: "The word to write instead, or that word and the reason.",
  oneOf: [
    say,
    {
      ...objectOf<AvoidedWord>(
        { title: "Avoided word", description: "What to write instead, and why." },
        {},
        {
          say,
          why: text({
            description: "Why the word should not be used.",
            examples: ["a round of cards has one name"],
          }),
        },
      ),
      minProperties: 1,
    },
  ],
  examples: ["fight", { say: "fight", why: "a round of cards has one name" }],
};

const ruleWords = objectOf<ScenarioRuleWords>(
  {
    title: "Words of a rule",
    description: "The text of a scenario rule, as set-up sheets print it.",
    examples: [{ title: "Toll", text: "Your move ends on a toll square, unless you pay a coin." }],
  },
  {
    title: text({ description: "Its name as printed.", examples: ["Toll"] }),
    text: text({
      description: "Its text, in a sentence or two.",
      examples: ["Your move ends on a toll square, unless you pay a coin."],
    }),
  },
  {},
);

const terrain = objectOf<TerrainField>(
  {
    title: "Terrain",
    description: "What a cell of a map card is.",
    examples: [{ title: "Forest", colour: "#4f9d58", sign: "F", cost: 2 }],
  },
  {
    title: text({ description: "Its name as printed.", examples: ["Forest"] }),
    colour: colour({ description: "Its colour in drawings.", examples: ["#4f9d58"] }),
    sign: {
      description:
        "One to three characters that tell it without its colour; one to three dots (•) are drawn as dots.",
      type: "string",
      pattern: "^\\S{1,3}$",
      errorMessage: "expected one to three characters, without spaces",
      examples: ["F", "••"],
    },
  },
  {
    cost: {
      description:
        "Points for entering it, if `track:` of game.yaml counts the cost; `blocked` if no piece may enter.",
      oneOf: [
        { title: "Points", description: "A whole number.", type: "integer", minimum: 1, maximum: 100 },
        {
          title: "Blocked",
          description: "No piece may enter.",
          type: "string",
          enum: ["blocked"],
          errorMessage: COST,
        },
      ],
      errorMessage: COST,
      default: 1,
      examples: [2, "blocked"],
    },
    die: id({ description: "Id of the die that is rolled there.", examples: ["green"] }),
  },
);

export const glossarySchema: JsonSchema = objectOf<GlossaryFile>(
  { title: "Glossary", description: "The names a text may use between colons, and the symbols on dice." },
  {},
  {
    terms: {
      description: "Terms of the game, by id.",
      type: "object",
      propertyNames: names,
      additionalProperties: term,
      default: {},
      examples: [{ bid: { title: "bid", meaning: "How many fights a captain says they will win." } }],
    },
    avoid: {
      title: "Words to avoid",
      description:
        "Words that the game's texts should avoid, in any capitals, singular or plural: each with the word to write instead, or the reason.",
      type: "object",
      additionalProperties: avoided,
      default: {},
      examples: [{ attack: "fight" }],
    },
    icons: {
      description: "Names for icons: the name of another icon, or an SVG file of the game.",
      type: "object",
      propertyNames: names,
      additionalProperties: text({
        title: "Icon",
        description: "An icon's name or a file.",
        examples: ["broadsword", "icons/sword.svg"],
      }),
      default: {},
      examples: [{ sword: "broadsword" }],
    },
    symbols: {
      description: "The symbols on dice faces, by name.",
      type: "object",
      propertyNames: names,
      additionalProperties: symbol,
      default: {},
      examples: [{ pip: { title: "pip", meaning: "One point.", points: 1 } }],
    },
    "scenario-rules": {
      title: "Rules of scenarios",
      description:
        "What scenario `rules:` mean in this game, by the name that scenarios use. Each rule used by a scenario needs an entry.",
      type: "object",
      propertyNames: { enum: [...SCENARIO_RULES] },
      additionalProperties: ruleWords,
      default: {},
      examples: [
        { toll: { title: "Toll", text: "Your move ends on a toll square, unless you pay a coin." } },
      ],
    },
    terrains: {
      description:
        "The terrains of map cards, by the ids that cards use, in the order of print. By default white, green, blue, red and black.",
      type: "object",
      propertyNames: names,
      additionalProperties: terrain,
      minProperties: 1,
      examples: [{ forest: { title: "Forest", colour: "#4f9d58", sign: "F", cost: 2 } }],
    },
  },
);
