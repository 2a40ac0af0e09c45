/** `boards/*.yaml`: a board with linked spaces. The rules judge the route. */
import { count, ID_PATTERN, id, length, origin, text } from "../fields.ts";
import type { BoardFile, DockEntry, OneWayEntry, SpaceEntry, SpaceKind } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

/** Maximum in mm: a board of ten metres would be a carpet. */
const FARTHEST = 10_000;
/** Maximum number, limited because proofs follow all ways from every space. */
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
    description: "A kind of spaces.",
    examples: [{ title: "Hazard", moves: true }],
  },
  { title: text({ description: "Its name as printed.", examples: ["Hazard"] }) },
  {
    moves: {
      description: "A piece that ends a move there is moved on by the space's `step`.",
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
      description: "Its centre in mm: from the board's left edge, then from its top edge.",
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
    title: text({ description: "The space's own name.", examples: ["Rum Row"] }),
    step: {
      ...count(
        {
          title: "Step",
          description:
            "For a kind that moves pieces: how many spaces forward in the direction of travel; negative moves back.",
          examples: [-1],
        },
        -FARTHEST_STEP,
        FARTHEST_STEP,
      ),
    },
    "off-board": {
      description: "The space is off the board; `at` is where the route leaves the board.",
      type: "boolean",
      default: false,
      examples: [true],
    },
  },
);

const oneWay: JsonSchema = objectOf<OneWayEntry>(
  {
    title: "One-way link",
    description: "A one-way link.",
    examples: [{ id: "fall-1", from: "s04", to: "s12" }],
  },
  {
    id: spaceId("Id", "The link's id, unique on the board.", "fall-1"),
    from: spaceId("From", "The space where it begins.", "s04"),
    to: spaceId("To", "The space to which it leads.", "s12"),
  },
  { title: text({ description: "Its name as printed.", examples: ["The Drop"] }) },
);

const dock: JsonSchema = objectOf<DockEntry>(
  {
    title: "Dock",
    description: "Something on the border between two spaces.",
    examples: [{ id: "dock-1", between: ["s02", "s03"] }],
  },
  {
    id: spaceId("Id", "The dock's id, unique on the board.", "dock-1"),
    between: {
      description: "The two linked spaces.",
      type: "array",
      minItems: 2,
      maxItems: 2,
      items: spaceId("Space", "Id of a space.", "s02"),
      examples: [["s02", "s03"]],
    },
  },
  { title: text({ description: "Its name as printed.", examples: ["East Quay"] }) },
);

export const boardSchema: JsonSchema = objectOf<BoardFile>(
  { title: "Board", description: "A board: spaces linked to form a route." },
  {
    board: spaceId("Id", "The board's id, unique in the game.", "serpents-pass"),
    title: text({
      description: "The board's name as printed.",
      examples: ["The Serpent's Pass"],
    }),
    size: objectOf<BoardFile["size"]>(
      {
        description: "The board's size; the same as in the deck that prints it.",
        examples: [{ width: "396mm", height: "270mm" }],
      },
      {
        width: length({ description: "Width of the board.", examples: ["396mm"] }),
        height: length({ description: "Height of the board.", examples: ["270mm"] }),
      },
      {},
    ),
    space: length({
      description: "Diameter of the spaces; all are circles.",
      examples: ["28mm"],
    }),
    kinds: {
      description: "The kinds of spaces, in the game's own words, by their ids.",
      type: "object",
      minProperties: 1,
      propertyNames: { pattern: ID_PATTERN },
      additionalProperties: kind,
      examples: [{ sea: { title: "Open sea" }, hazard: { title: "Hazard", moves: true } }],
    },
    spaces: {
      description: "The spaces.",
      type: "array",
      minItems: 1,
      maxItems: MOST_SPACES,
      items: space,
      examples: [[{ id: "s01", kind: "sea", at: [32.9, 248.4] }]],
    },
    links: {
      description: "Chains of spaces: in each, every space is linked to the next, both ways.",
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
    start: spaceId("Start", "The space where the route begins.", "s01"),
    goal: spaceId("Goal", "The space where it ends.", "s36"),
  },
  {
    edge: {
      ...length({
        title: "Edge",
        description: "Minimum distance of spaces from the board's edge.",
        examples: ["7mm"],
      }),
      default: "0mm",
    },
    "one-way": {
      title: "One-way links",
      description: "One-way links.",
      type: "array",
      maxItems: MOST_OTHERS,
      items: oneWay,
      examples: [[{ id: "fall-1", from: "s04", to: "s12" }]],
    },
    docks: {
      description: "Things on the border between two spaces.",
      type: "array",
      maxItems: MOST_OTHERS,
      items: dock,
      examples: [[{ id: "dock-1", between: ["s02", "s03"] }]],
    },
    origin,
  },
);
