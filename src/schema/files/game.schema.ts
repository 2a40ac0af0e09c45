/** `game.yaml`: what the game is. */
import { id, text, texts } from "../fields.ts";
import type { GameFile, SeverityField } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";
import { trackSchema } from "./track.schema.ts";

const range = (title: string, description: string, example: { min: number; max: number }): JsonSchema =>
  objectOf<{ readonly min: number; readonly max: number }>(
    { title, description, examples: [example] },
    {
      min: {
        title: "From",
        description: "The minimum.",
        type: "integer",
        minimum: 1,
        examples: [example.min],
      },
      max: { title: "To", description: "The maximum.", type: "integer", minimum: 1, examples: [example.max] },
    },
    {},
  );

export const gameSchema: JsonSchema = objectOf<GameFile>(
  { title: "Game", description: "A game, in its own folder below content/." },
  {
    broadside: {
      title: "Format version",
      description: "Format version of this game's files.",
      const: 1,
      examples: [1],
    },
    id: id({
      description: "The game's id; the name of its folder.",
      examples: ["pirate-quest"],
    }),
    title: text({ description: "The game's name as printed.", examples: ["Pirate Quest"] }),
    version: text({
      description: "Version of the game's content, printed in the footer of each sheet.",
      examples: ["1.0.0"],
    }),
  },
  {
    players: range("Players", "How many can play.", { min: 1, max: 6 }),
    minutes: range("Minutes", "How long a game takes, in minutes.", { min: 30, max: 120 }),
    ages: objectOf<{ readonly min: number }>(
      { title: "Ages", description: "Age from which the game can be played.", examples: [{ min: 12 }] },
      {
        min: {
          title: "From",
          description: "Years.",
          type: "integer",
          minimum: 0,
          maximum: 99,
          examples: [12],
        },
      },
      {},
    ),
    authors: texts({
      description: "Who made the game.",
      default: [],
      examples: [["4Fx Games"]],
    }),
    credits: texts({
      description:
        "Lines for CREDITS.txt, one entry per line: designers, illustrators, thanks, the game's licence. Icons and fonts are credited automatically.",
      default: [],
      examples: [["Game design: Ann Lee", "Illustrations: Bo Park", "Thanks to all who tested the game"]],
    }),
    language: {
      description:
        "The language in which the game is written, as a tag such as en, de or pt-BR; what Broadside itself prints, such as the notes in the margins of sheets, follows if it knows the language. Translations are in locales/<lang>/.",
      type: "string",
      pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$",
      errorMessage: "expected the tag of a language, such as en, de or pt-BR",
      default: "en",
      examples: ["de"],
    },
    hyphenation: {
      description:
        "Whether words may be divided at the ends of lines, by the rules of the language; translations always do.",
      type: "boolean",
      default: false,
      examples: [true],
    },
    "revision-mark": {
      description:
        "Whether each new or changed card of an update pack (`build --since`) has the version of the game, very small, in a lower corner of its safe zone.",
      type: "boolean",
      default: false,
      examples: [true],
    },
    "fallback-fonts": texts({
      description: "Font families to try, in this order, for characters that a text's own face lacks.",
      default: [],
      examples: [["Noto Sans Hebrew"]],
    }),
    track: trackSchema,
    severity: {
      description:
        "Severity of a rule's findings in this game. The last matching entry applies. A fault that keeps a card from being drawn remains an error.",
      type: "array",
      default: [],
      items: objectOf<SeverityField>(
        {
          title: "Entry",
          description: "A rule, the files that the entry applies to, and the severity of its findings there.",
          examples: [{ rule: "text/too-small", path: "decks/promo-*.yaml", is: "hint" }],
        },
        {
          rule: text({ description: "The rule's id.", examples: ["text/too-small"] }),
          is: {
            description:
              "error: cannot be made or played as written; warning: probably unintended; hint: a matter of taste; off: not reported.",
            type: "string",
            enum: ["error", "warning", "hint", "off"],
            examples: ["hint"],
          },
        },
        {
          path: {
            ...text({
              title: "Path",
              description:
                "The files that the entry applies to, relative to the game's folder; templates as templates/name.svg.hbs. `*` matches any characters except slashes, `**` any folders. Default: all files.",
              examples: ["decks/promo-*.yaml"],
            }),
            maxLength: 200,
          },
        },
      ),
      examples: [[{ rule: "text/too-small", path: "decks/promo-*.yaml", is: "hint" }]],
    },
  },
);
