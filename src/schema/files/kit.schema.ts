/** `kits/*.yaml`: the contents of one printed product. */
import { cardName, count, id, text } from "../fields.ts";
import type { BookletPart, DeckPart, KitFile } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

const deckPart: JsonSchema = objectOf<DeckPart>(
  {
    title: "Part",
    description: "A deck, or some of its cards.",
    examples: [{ deck: "battle", count: 45 }],
  },
  { deck: id({ description: "Id of a deck.", examples: ["battle"] }) },
  {
    only: {
      description: "Ids of the cards that belong to the kit; by default all.",
      type: "array",
      minItems: 1,
      maxItems: 10_000,
      items: cardName({ title: "Card", description: "Id of a card of the deck." }),
      examples: [["sword-9"]],
    },
    times: count(
      {
        description: "Multiplies each card's own copies.",
        default: 1,
        examples: [2],
      },
      1,
      999,
    ),
    count: count({
      description: "Number of cards that this must add up to, including copies.",
      examples: [45],
    }),
    per: {
      description:
        "player: each player gets the same number of these cards, so there must be enough for everyone.",
      type: "string",
      enum: ["player"],
      examples: ["player"],
    },
    from: text({
      description:
        "Field of the cards with the minimum number of players for which each is used; prints for fewer players leave it out.",
      examples: ["players"],
    }),
    "up-to": count(
      {
        description: "Needed by at most this many players; prints for more players leave it out.",
        examples: [2],
      },
      1,
      999,
    ),
  },
);

const bookletPart: JsonSchema = objectOf<BookletPart>(
  {
    title: "Booklet",
    description: "A booklet, for a screen and to fold.",
    examples: [{ booklet: "rules" }],
  },
  { booklet: id({ description: "Id of a booklet.", examples: ["rules"] }) },
  {},
);

export const kitSchema: JsonSchema = objectOf<KitFile>(
  { title: "Kit", description: "The contents of one printed product." },
  {
    kit: id({ title: "Id", description: "The kit's id, unique in the game.", examples: ["starter-pack"] }),
    title: text({ description: "The kit's name as printed.", examples: ["Starter Pack"] }),
  },
  {
    contents: {
      description: "Decks, or cards of them, and booklets, in print order.",
      type: "array",
      minItems: 1,
      maxItems: 1_000,
      items: { anyOf: [deckPart, bookletPart] },
      examples: [[{ deck: "battle", count: 45 }]],
    },
    kits: {
      description:
        "Ids of kits that are wholly part of this one, printed before its own contents; a kit that several of them include is printed once.",
      type: "array",
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      items: id({ title: "Kit", description: "Id of another kit." }),
      examples: [["main", "magic-shop"]],
    },
    count: count({
      description: "Number of cards that the whole kit must add up to.",
      examples: [81],
    }),
    note: text({
      description:
        "A sentence or two for the person who prints the kit, such as what else it needs or what it replaces; printed on its first page.",
      examples: ["Blank dice of 16 mm need these stickers; the kit `extras` has nets instead."],
    }),
    scenarios: {
      description: "Scenarios printed with the kit, each with its set-up sheet.",
      type: "array",
      maxItems: 1_000,
      items: objectOf<NonNullable<KitFile["scenarios"]>[number]>(
        {
          title: "Scenario",
          description: "A scenario of the game.",
          examples: [{ scenario: "first-voyage" }],
        },
        {
          scenario: id({
            description: "Id of a scenario.",
            examples: ["first-voyage"],
          }),
        },
        {
          poster: {
            description: "Also print the whole track at full size, over several pages.",
            type: "boolean",
            default: false,
            examples: [true],
          },
        },
      ),
      examples: [[{ scenario: "first-voyage" }]],
    },
  },
);
