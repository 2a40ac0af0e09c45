/** `scenarios/*.yaml`: a track of map cards. `track/` and the rules analyse the track. */
import { count, id, origin, square, text, texts } from "../fields.ts";
import { LENGTH_CLASSES, type ScenarioFile, SIDES, type TrackEntry } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";
import { scenarioRulesSchema } from "./scenario-rules.schema.ts";
import { trackCard } from "./track-card.schema.ts";

const trackEntry: JsonSchema = objectOf<TrackEntry>(
  {
    title: "Track card",
    description: "A map card and its position.",
    examples: [{ card: "m01", at: [0, 0] }],
  },
  trackCard.required,
  {
    ...trackCard.optional,
    heading: {
      description:
        "The direction of the track on this card, overriding the one derived from the cards before and after it.",
      type: "array",
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
      items: { title: "Side", description: "A side of the cells.", type: "string", enum: [...SIDES] },
      examples: [["north"], ["north", "east"]],
    },
  },
);

export const scenarioSchema: JsonSchema = objectOf<ScenarioFile>(
  { title: "Scenario", description: "A track of map cards, laid and ready to play." },
  {
    scenario: id({
      title: "Id",
      description: "The scenario's id, unique in the game.",
      examples: ["first-voyage"],
    }),
    title: text({
      description: "The scenario's name as printed.",
      examples: ["First Voyage"],
    }),
    players: objectOf<ScenarioFile["players"]>(
      { description: "The intended number of players.", examples: [{ min: 2, max: 4 }] },
      {
        min: count({ description: "Minimum number of players.", examples: [2] }, 1, 100),
        max: count({ description: "Maximum number of players.", examples: [4] }, 1, 100),
      },
      {},
    ),
    length: {
      description:
        "Length of the race by its shortest way, in points: short up to 12, medium up to 20, otherwise long, unless `track:` of game.yaml says otherwise.",
      type: "string",
      enum: [...LENGTH_CLASSES],
      examples: ["short"],
    },
  },
  {
    track: {
      description:
        "The map cards in travelling order, first to last, including acceleration points. A scenario has this or `map`.",
      type: "array",
      items: trackEntry,
      examples: [
        [
          { card: "m01", at: [0, 0] },
          { card: "m05", at: [0, 3], acceleration: true },
          { card: "m02", at: [0, 6], turn: 180 },
        ],
      ],
    },
    map: text({
      description:
        "The track as a picture in text, instead of `track`: rows of map cards, one in each slot. `m05@90` is a card turned by 90 degrees, a `!` behind it turns it face down, `.` is an empty slot. The way goes from card to card beside it; where it may go several ways, a card has its number in front: `3:m05`. Of hexagons every second row is indented; a first line `/` or `\\` says that patches of them interlock, each higher or lower than the one to its left.",
      examples: ["m01 m05! m02@180"],
    }),
    intro: text({
      description: "A few words that set the scene, printed on the set-up sheet.",
      examples: ["Fair wind and an open bay."],
    }),
    "forced-special": count(
      {
        description:
          "How many special steps (`track:` of game.yaml says which these are) every way needs; `check` verifies the number.",
        examples: [0],
      },
      0,
      100,
    ),
    "forced-diagonals": count(
      {
        description:
          "The same as forced-special, for games whose special steps are the diagonal ones; `check` verifies the number.",
        examples: [0],
      },
      0,
      100,
    ),
    start: square({
      description:
        "Cell on which pieces enter. Default: the leftmost of the lowest cells of the first card, unless `track:` of game.yaml says otherwise.",
      examples: ["1.a1"],
    }),
    finish: square({
      description:
        "Cell that ends the race. Default: the one farthest from the start of the rightmost cells of the last card, the topmost if several are equally far, unless `track:` of game.yaml says otherwise.",
      examples: ["4.b3"],
    }),
    rules: scenarioRulesSchema,
    setup: texts({
      title: "Set-up",
      description: "Notes for the person who lays the track, one entry per note.",
      examples: [["Lay the first card so that its short side faces the dealer."]],
    }),
    origin,
  },
);
