/** `sheets/*.yaml`: paper that is cut or perforated already, such as labels and card stock. Its slots are compared when it is read. */
import { count, id, length, text } from "../fields.ts";
import { type SheetFile, SLOT_SHAPES, SLOT_TURNS, type SlotEntry, type SlotGridEntry } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

/** Of one sheet, in a list or in each direction of a grid; the smallest dots are 10 mm apart, some 600 on A3. */
const MOST_SLOTS = 1_000;
const MOST_IN_LINE = 100;

/** What slots in a grid and in a list have in common. */
const cut = {
  shape: {
    description:
      "How it is cut: rectangle, round for a rectangle with round corners, or circle, whose width and height are equal.",
    type: "string",
    enum: [...SLOT_SHAPES],
    default: "rectangle",
    examples: ["circle"],
  },
  corner: length({
    description: "Radius of the round corners, for the shape round.",
    examples: ["3mm"],
  }),
  turn: {
    description: "Clockwise turn of what is printed in it, in degrees, on the sheet as it is described.",
    type: "integer",
    enum: [...SLOT_TURNS],
    default: 0,
    examples: [90],
  },
} as const satisfies Record<string, JsonSchema>;

const point = (description: string, x: JsonSchema, y: JsonSchema): JsonSchema =>
  objectOf<SlotGridEntry["first"]>({ description, examples: [{ x: "0.75in", y: "0.5in" }] }, { x, y }, {});

const grid: JsonSchema = objectOf<SlotGridEntry>(
  {
    title: "Grid",
    description: "Equal slots in columns and rows.",
    examples: [
      {
        columns: 2,
        rows: 5,
        first: { x: "0.75in", y: "0.5in" },
        size: { width: "3.5in", height: "2in" },
      },
    ],
  },
  {
    columns: count({ description: "Number of slots beside each other.", examples: [2] }, 1, MOST_IN_LINE),
    rows: count({ description: "Number of slots below each other.", examples: [5] }, 1, MOST_IN_LINE),
    first: point(
      "The upper left corner of the first slot.",
      length({ description: "From the left edge of the paper.", examples: ["0.75in"] }),
      length({ description: "From the upper edge of the paper.", examples: ["0.5in"] }),
    ),
    size: objectOf<SlotGridEntry["size"]>(
      { description: "The size of each slot.", examples: [{ width: "3.5in", height: "2in" }] },
      {
        width: length({ description: "Width of a slot.", examples: ["3.5in"] }),
        height: length({ description: "Height of a slot.", examples: ["2in"] }),
      },
      {},
    ),
  },
  {
    pitch: objectOf<NonNullable<SlotGridEntry["pitch"]>>(
      {
        description: "From each slot to the next; by default their size, so that they share their edges.",
        examples: [{ x: "2.75in" }],
      },
      {},
      {
        x: length({ description: "From each column to the next.", examples: ["2.75in"] }),
        y: length({ description: "From each row to the next.", examples: ["2in"] }),
      },
    ),
    ...cut,
  },
);

const slot: JsonSchema = objectOf<SlotEntry>(
  {
    title: "Slot",
    description: "One slot.",
    examples: [{ x: "12mm", y: "20mm", width: "25mm", height: "25mm", shape: "circle" }],
  },
  {
    x: length({ description: "From the left edge of the paper to the slot.", examples: ["12mm"] }),
    y: length({ description: "From the upper edge of the paper to the slot.", examples: ["20mm"] }),
    width: length({ description: "Width of the slot on the paper.", examples: ["25mm"] }),
    height: length({ description: "Height of the slot on the paper.", examples: ["25mm"] }),
  },
  cut,
);

export const sheetSchema: JsonSchema = objectOf<SheetFile>(
  {
    title: "Sheet",
    description:
      "Paper that is cut or perforated already, such as labels, card stock and counter sheets: a print that names it puts pieces into its slots.",
  },
  {
    sheet: id({
      title: "Id",
      description: "The sheet's id, by which a print names it; unique in its folder.",
      examples: ["avery-5371"],
    }),
    title: text({ description: "Its name, for messages.", examples: ["Avery 5371, business cards"] }),
    paper: text({
      description:
        "The whole sheet as it goes through the printer: a4, letter, legal, tabloid, a3, or a size such as 210mmx297mm; 11inx8.5in for Letter in landscape.",
      examples: ["letter"],
    }),
    slots: {
      description:
        "Where pieces are printed, as seen on the front: a grid, or a list of places. Places are counted from 1, along the rows of a grid or as they are listed.",
      oneOf: [grid, { type: "array", minItems: 1, maxItems: MOST_SLOTS, items: slot }],
      examples: [
        {
          columns: 2,
          rows: 5,
          first: { x: "0.75in", y: "0.5in" },
          size: { width: "3.5in", height: "2in" },
        },
      ],
    },
  },
  {
    turns: {
      description: "Pieces may be turned by 90 degrees to fit into its slots.",
      type: "boolean",
      default: true,
      examples: [false],
    },
    sides: {
      description:
        "both: backs are printed behind the fronts. one: only the front can be printed, as for labels, and backs are left out.",
      type: "string",
      enum: ["both", "one"],
      default: "both",
      examples: ["one"],
    },
    marks: {
      description: "crop: with crop marks, for a sheet whose slots are marked but not cut.",
      type: "string",
      enum: ["none", "crop"],
      default: "none",
      examples: ["crop"],
    },
    source: text({
      description: "Where the numbers come from.",
      examples: ["measured with a ruler"],
    }),
    verified: {
      description: "The day on which they were last compared with it.",
      type: "string",
      pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
      errorMessage: "expected a day such as 2026-12-01",
      examples: ["2026-12-01"],
    },
  },
);
