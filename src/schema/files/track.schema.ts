/** `track:` of `game.yaml`: how pieces move on tracks of map cards, and the words for it. Everything has a default. */
import { MOST_LAID } from "../../units/cells.ts";
import { DEFAULT_SHAPE_NAMES, TRACK_SHAPES, type TrackShape } from "../../units/track-shapes.ts";
import { count, type FieldWords, id } from "../fields.ts";
import { type ShapeNameField, STEP_ALLOWANCES, type TrackField, type TrackWordsField } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

const allowance = (description: string, usual: string): JsonSchema => ({
  description: `${description}: never, as a special step, or always.`,
  type: "string",
  enum: STEP_ALLOWANCES,
  default: usual,
  examples: ["always"],
});

const MARKUP = ":*_<>{}\\[\\]`\\\\";

/** Reports and drawings print it within their own sentences: no markup, names between colons or line breaks. */
const plainWords = (words: FieldWords): JsonSchema => ({
  ...words,
  type: "string",
  pattern: `^[^\\s${MARKUP}]([^\\t\\n\\r${MARKUP}]{0,38}[^\\s${MARKUP}])?$`,
  errorMessage: "expected plain words of at most 40 characters, without markup",
});

const word = (description: string, example: string): JsonSchema =>
  plainWords({ description, default: example, examples: [example] });

/** A word that follows from another if it is absent. */
const derivedWord = (description: string, usual: string, example: string): JsonSchema =>
  plainWords({ description: `${description} Default: ${usual}.`, examples: [example] });

const shapes = Object.fromEntries(
  TRACK_SHAPES.map((shape) => [
    shape,
    objectOf<ShapeNameField>(
      {
        description: `Names for tracks of the shape ${shape}.`,
        examples: [{ id: shape, title: DEFAULT_SHAPE_NAMES[shape].title }],
      },
      {},
      {
        id: id({ description: "What their ids begin with.", default: shape, examples: [shape] }),
        title: word("Their title.", DEFAULT_SHAPE_NAMES[shape].title),
        words: word("The shape, in a report.", DEFAULT_SHAPE_NAMES[shape].words),
      },
    ),
  ]),
) as Record<TrackShape, JsonSchema>;

export const trackSchema: JsonSchema = objectOf<TrackField>(
  {
    title: "Track",
    description: "How pieces move on the tracks of scenarios.",
    examples: [{ corners: "never", count: "cost" }],
  },
  {},
  {
    corners: allowance("Steps over the corner of a square", "special"),
    backward: allowance("Steps against the way of the track", "never"),
    pieces: {
      description: "How many pieces fit on a cell.",
      oneOf: [
        { title: "Pieces", description: "A whole number.", type: "integer", minimum: 1, maximum: 100 },
        { title: "Unlimited", description: "Any number.", type: "string", enum: ["unlimited"] },
      ],
      errorMessage: "expected a whole number from 1 to 100, or unlimited",
      default: 1,
      examples: [1, "unlimited"],
    },
    count: {
      description: "What a step costs: one point, or the cost of the terrain that it enters.",
      type: "string",
      enum: ["steps", "cost"],
      default: "steps",
      examples: ["cost"],
    },
    enter: {
      description: "Points for entering the start from off the board.",
      type: "integer",
      enum: [0, 1],
      default: 1,
      examples: [0],
    },
    start: {
      description:
        "Where pieces start: on the leftmost cell of the lowest ones of the first card, unless the scenario names another; or only where scenarios name it.",
      type: "string",
      enum: ["lowest-left", "named"],
      default: "lowest-left",
      examples: ["named"],
    },
    finish: {
      description:
        "Where the race ends: on the farthest of the rightmost cells of the last card, unless the scenario names another; or only where scenarios name it.",
      type: "string",
      enum: ["farthest-right", "named"],
      default: "farthest-right",
      examples: ["named"],
    },
    cards: objectOf<{ readonly min: number; readonly max: number }>(
      { description: "How many cards a track has; by default 3 to 10.", examples: [{ min: 3, max: 10 }] },
      {
        min: count({ description: "The fewest.", examples: [3] }, 1, MOST_LAID),
        max: count({ description: "The most.", examples: [10] }, 1, MOST_LAID),
      },
      {},
    ),
    accelerations: {
      ...count({ description: "The most face-down cards that have an effect.", examples: [2] }, 0, MOST_LAID),
      default: 2,
    },
    "face-down": id({
      description: "Id of the terrain that the cells of a face-down card have.",
      default: "black",
      examples: ["black"],
    }),
    lengths: objectOf<{ readonly short: number; readonly medium: number }>(
      {
        description: "The most points of a short track, and of a medium one; by default 12 and 20.",
        examples: [{ short: 12, medium: 20 }],
      },
      {
        short: count({ description: "Of a short one.", examples: [12] }, 1, 10_000),
        medium: count({ description: "Of a medium one.", examples: [20] }, 1, 10_000),
      },
      {},
    ),
    words: objectOf<TrackWordsField>(
      {
        description: "What reports and set-up sheets call things.",
        examples: [{ piece: "captain", pieces: "captains" }],
      },
      {},
      {
        piece: word("What moves.", "piece"),
        pieces: derivedWord("Several of them.", "`piece` with an s", "pieces"),
        token: derivedWord(
          "What stands on the board for it, if that has a name of its own.",
          "`piece`",
          "ship",
        ),
        special: word("A step that only some pieces may make.", "special step"),
        specials: derivedWord("Several of them.", "`special` with an s", "leaps of faith"),
        short: derivedWord("A special step, where there is little room.", "`special`", "diagonal"),
        shorts: derivedWord("Several of them.", "`short` with an s, or `specials`", "diagonals"),
        earn: derivedWord("What pieces need to do for such a step.", "make a `special`", "meet a bid"),
        with: derivedWord("What a way has that uses all such steps.", "every `special`", "every bid met"),
        without: derivedWord("What a way does without that uses none.", "a `special`", "a met bid"),
        point: word("What a step costs.", "point"),
        points: derivedWord("Several of them.", "`point` with an s", "points"),
      },
    ),
    shapes: objectOf<NonNullable<TrackField["shapes"]>>(
      {
        description: "What suggested tracks are called, by their shapes.",
        examples: [{ spiral: { id: "whirl", title: "The Whirlpool" } }],
      },
      {},
      shapes,
    ),
  },
);
