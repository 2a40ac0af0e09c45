/** `boards/*.yaml`: a board with spaces that are joined to a route. What the route proves to be is for the rules to say. */
import { count, ID_PATTERN, id, length, origin, text } from "../fields.ts";
import type { BoardFile, DockEntry, OneWayEntry, SpaceEntry, SpaceKind } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

/** In mm: a board of ten metres is a carpet. */
const FARTHEST = 10_000;
/** Of these, too: proofs look at all ways that lead on from every space. */
const MOST_SPACES = 300;
const FARTHEST_STEP = 3;
const MOST_OTHERS = 100;

const coordinate = (title: string, description: string): JsonSchema => ({
  title,
  description,
  type: "number",
  minimum: -FARTHEST,
  maximum: FARTHEST,
});

const spaceId = (title: string, description: string, example: string): JsonSchema =>
  id({ title, description, examples: [example] });

const kind: JsonSchema = objectOf<SpaceKind>(
  {
    title: "Kind",
    description: "What spaces of this kind are.",
    examples: [{ title: "Hazard", moves: true }],
  },
  { title: text({ title: "Title", description: "Its name as printed.", examples: ["Hazard"] }) },
  {
    moves: {
      title: "Moves",
      description: "Whoever ends a move there is moved on by the space's `step`.",
      type: "boolean",
      default: false,
      examples: [true],
    },
  },
);

const space: JsonSchema = objectOf<SpaceEntry>(
  { title: "Space", description: "One space.", examples: [{ id: "s01", kind: "sea", at: [32.9, 248.4] }] },
  {
    id: spaceId("Id", "The space's id, unique on the board.", "s01"),
    kind: spaceId("Kind", "One of the board's kinds.", "sea"),
    at: {
      title: "At",
      description: "Its middle in mm: from the board's left edge, then from its top edge.",
      type: "array",
      prefixItems: [
        coordinate("X", "From the left edge, in mm."),
        coordinate("Y", "From the top edge, in mm."),
      ],
      items: coordinate("Number", "A length in mm."),
      minItems: 2,
      maxItems: 2,
      examples: [[32.9, 248.4]],
    },
  },
  {
    title: text({ title: "Title", description: "The space's own name.", examples: ["Rum Row"] }),
    step: {
      ...count(
        {
          title: "Step",
          description:
            "Of a kind that moves: how many spaces on in the direction of travel; back where it is negative.",
          examples: [-1],
        },
        -FARTHEST_STEP,
        FARTHEST_STEP,
      ),
    },
    "off-board": {
      title: "Off board",
      description: "The space lies off the board, and `at` is where the route leaves the board.",
      type: "boolean",
      default: false,
      examples: [true],
    },
  },
);

const oneWay: JsonSchema = objectOf<OneWayEntry>(
  {
    title: "One-way link",
    description: "A link that leads one way only.",
    examples: [{ id: "fall-1", from: "s04", to: "s12" }],
  },
  {
    id: spaceId("Id", "The link's id, unique on the board.", "fall-1"),
    from: spaceId("From", "The space where it begins.", "s04"),
    to: spaceId("To", "The space to which it leads.", "s12"),
  },
  { title: text({ title: "Title", description: "Its name as printed.", examples: ["The Drop"] }) },
);

const dock: JsonSchema = objectOf<DockEntry>(
  {
    title: "Dock",
    description: "Something on the border of two spaces.",
    examples: [{ id: "dock-1", between: ["s02", "s03"] }],
  },
  {
    id: spaceId("Id", "The dock's id, unique on the board.", "dock-1"),
    between: {
      title: "Between",
      description: "The two spaces, which are joined by a link.",
      type: "array",
      minItems: 2,
      maxItems: 2,
      items: spaceId("Space", "Id of a space.", "s02"),
      examples: [["s02", "s03"]],
    },
  },
  { title: text({ title: "Title", description: "Its name as printed.", examples: ["East Quay"] }) },
);

export const boardSchema: JsonSchema = objectOf<BoardFile>(
  { title: "Board", description: "A board: spaces that are joined to a route." },
  {
    board: spaceId("Id", "The board's id, unique in the game.", "serpents-pass"),
    title: text({
      title: "Title",
      description: "The board's name as printed.",
      examples: ["The Serpent's Pass"],
    }),
    size: objectOf<BoardFile["size"]>(
      {
        title: "Size",
        description: "The board's size, that of the deck which prints it.",
        examples: [{ width: "396mm", height: "270mm" }],
      },
      {
        width: length({ title: "Width", description: "Width of the board.", examples: ["396mm"] }),
        height: length({ title: "Height", description: "Height of the board.", examples: ["270mm"] }),
      },
      {},
    ),
    space: length({
      title: "Space",
      description: "How wide the spaces are: all are circles of this width.",
      examples: ["28mm"],
    }),
    kinds: {
      title: "Kinds",
      description: "The kinds of spaces, in the game's own words, by their ids.",
      type: "object",
      minProperties: 1,
      propertyNames: { pattern: ID_PATTERN },
      additionalProperties: kind,
      examples: [{ sea: { title: "Open sea" }, hazard: { title: "Hazard", moves: true } }],
    },
    spaces: {
      title: "Spaces",
      description: "The spaces.",
      type: "array",
      minItems: 1,
      maxItems: MOST_SPACES,
      items: space,
      examples: [[{ id: "s01", kind: "sea", at: [32.9, 248.4] }]],
    },
    links: {
      title: "Links",
      description: "Chains of spaces: in each, every space is joined to the next, both ways.",
      type: "array",
      maxItems: MOST_OTHERS,
      items: {
        title: "Chain",
        description: "Two spaces or more.",
        type: "array",
        minItems: 2,
        maxItems: MOST_SPACES,
        items: spaceId("Space", "Id of a space.", "s01"),
      },
      examples: [
        [
          ["s01", "s02", "s03"],
          ["s02", "s07"],
        ],
      ],
    },
    start: spaceId("Start", "The space on which the route begins.", "s01"),
    goal: spaceId("Goal", "The space to which it leads.", "s36"),
  },
  {
    edge: {
      ...length({
        title: "Edge",
        description: "How far spaces keep from the board's edge.",
        examples: ["7mm"],
      }),
      default: "0mm",
    },
    "one-way": {
      title: "One-way links",
      description: "Links that lead one way only.",
      type: "array",
      maxItems: MOST_OTHERS,
      items: oneWay,
      examples: [[{ id: "fall-1", from: "s04", to: "s12" }]],
    },
    docks: {
      title: "Docks",
      description: "What lies on the border of two spaces.",
      type: "array",
      maxItems: MOST_OTHERS,
      items: dock,
      examples: [[{ id: "dock-1", between: ["s02", "s03"] }]],
    },
    origin,
  },
);
