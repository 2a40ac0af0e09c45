/** `decks/*.yaml`: cards of one size with their templates and fields. */
import { CELL_SHAPES, MOST_LINES, MOST_RADIUS } from "../../units/cells.ts";
import { count, id, length, text } from "../fields.ts";
import {
  type BoxField,
  type CellsField,
  DECK_KINDS,
  type DeckFile,
  MISSING_BLEEDS,
  type ProductsField,
  SHAPES,
} from "../files.ts";
import { ANYTHING, type JsonSchema, objectOf } from "../json-schema.ts";
import { cardFields, cardId, KIND_FIELDS } from "./card.schema.ts";
import { columnsField, entriesName, idsField } from "./entries-file.ts";

const ownSize: JsonSchema = objectOf<{ width: string; height: string; corner?: string }>(
  {
    title: "Custom size",
    description: "Trimmed size of the card.",
    examples: [{ width: "63.5mm", height: "88.9mm", corner: "3.2mm" }],
  },
  {
    width: length({ description: "Width of the trimmed card.", examples: ["63.5mm"] }),
    height: length({ description: "Height of the trimmed card.", examples: ["88.9mm"] }),
  },
  {
    corner: length({
      description: "Radius of the corners; by default sharp for squares.",
      default: "3mm",
      examples: ["3.2mm"],
    }),
  },
);

const fold = (axis: "x" | "y", title: string, from: string): JsonSchema => ({
  title,
  description: `A fold parallel to the ${from} edge.`,
  type: "object",
  properties: {
    [axis]: length({
      title: axis,
      description: `Distance of the fold from the ${from} edge.`,
      examples: ["70mm"],
    }),
  },
  required: [axis],
  additionalProperties: false,
});

export const csvName = entriesName("cards", ["battle.csv", "cards.xlsx", "cards.xlsx#Battle"]);

/** The values of one field of `each:`. */
export function eachValues(field: JsonSchema): JsonSchema {
  const number: JsonSchema = { title: "Number", description: "A whole number.", type: "integer" };
  return {
    title: "Values",
    description: "A list of values, or a range of whole numbers.",
    oneOf: [
      { type: "array", minItems: 1, items: field },
      objectOf<{ from: number; to: number }>(
        { title: "Numbers", description: "A range of whole numbers, both ends included." },
        { from: { ...number, examples: [1] }, to: { ...number, examples: [9] } },
        {},
      ),
    ],
  };
}

/** One entry of `cards:`, as far as it is the same in all decks. */
export const cardSchema: JsonSchema = {
  title: "Card",
  description: "One card, or with `each:` one for each combination of values.",
  type: "object",
  properties: {
    id: {
      title: "Id",
      description: `${cardId.description} With each: a pattern; {value:03} pads a number to three digits.`,
      type: "string",
      examples: ["sword-9", "{suit}-{value}"],
    },
    each: {
      title: "Each",
      description: "Makes a card for each combination of these values.",
      type: "object",
      additionalProperties: eachValues(ANYTHING),
      examples: [{ suit: ["red", "green"], value: { from: 1, to: 9 } }],
    },
    ...cardFields,
    ...Object.assign({}, ...Object.values(KIND_FIELDS).map(({ fields }) => fields)),
  },
  required: ["id"],
};

export const deckSchema: JsonSchema = objectOf<DeckFile>(
  { title: "Deck", description: "Cards of one size." },
  {
    deck: id({ title: "Id", description: "The deck's id, unique in the game.", examples: ["battle"] }),
    title: text({ description: "The deck's name as printed.", examples: ["Battle cards"] }),
    size: {
      description:
        "Name of a card size (docs/card-sizes.md lists them), a custom size, or one length if both sides are equal. For a hexagon from flat to flat, for a patch of hexagons its width, for a die its edge (the longer one with ten faces), for a standee its figure, for a tuck box the cards in it.",
      oneOf: [{ type: "string", minLength: 1 }, ownSize],
      examples: ["poker-us", "25mm", { width: "63.5mm", height: "88.9mm", corner: "3.2mm" }],
    },
    front: text({
      description: "Template of the fronts, without .svg.hbs.",
      examples: ["battle-card"],
    }),
    cards: {
      description:
        "The cards, or the name of a CSV file or workbook in the same folder: `battle.csv`, `battle.tsv`, `cards.xlsx`, `cards.ods`; of a workbook with several sheets, `cards.xlsx#Battle` is the sheet Battle. In its cells, entries of a list field are separated by bars: `red | green`; an empty cell means no value; a dot in a column name makes a map: `special.cost`.",
      oneOf: [{ type: "array", items: cardSchema }, csvName],
      examples: [[{ id: "sword-9", copies: 1 }], "battle.csv", "cards.xlsx#Battle"],
    },
  },
  {
    kind: {
      description:
        "The kind of cards: map cards have `squares` or `hexes` and `bars`, dice a `die` and optionally a `face`, boards a `board`.",
      type: "string",
      enum: DECK_KINDS,
      default: "cards",
      examples: ["map"],
    },
    shape: {
      description: "The shape that the pieces are cut and folded to.",
      type: "string",
      enum: SHAPES,
      default: "card",
      examples: ["round"],
    },
    folds: {
      description: "For a folded piece: its folds, from edge to edge.",
      type: "array",
      minItems: 1,
      maxItems: 20,
      items: {
        title: "Fold",
        description: "x from the left, or y from the top.",
        oneOf: [fold("x", "Upright", "left"), fold("y", "Level", "top")],
      },
      examples: [[{ x: "70mm" }, { x: "210mm" }]],
    },
    box: objectOf<BoxField>(
      {
        description: "For a tuck box: its contents.",
        examples: [{ holds: ["battle"], paper: "0.3mm" }],
      },
      {},
      {
        holds: {
          description: "Ids of the decks in the box; their cards determine its depth.",
          type: "array",
          minItems: 1,
          maxItems: 100,
          uniqueItems: true,
          items: id({ title: "Deck", description: "Id of a deck." }),
          examples: [["battle", "map"]],
        },
        cards: count(
          {
            description:
              "Number of cards in the box in addition to those of `holds`: part of a deck, or cards of several.",
            examples: [50],
          },
          1,
          10_000,
        ),
        paper: length({
          description: "Thickness of a card.",
          default: "0.3mm",
          examples: ["0.3mm"],
        }),
        depth: length({
          description: "Inside depth; by default what the cards need.",
          examples: ["25mm"],
        }),
      },
    ),
    cells: objectOf<CellsField>(
      {
        description: "The cells of its map cards; by default two columns and three rows of squares.",
        examples: [
          { shape: "square", columns: 3, rows: 3 },
          { shape: "pointy-hex", radius: 1 },
        ],
      },
      {
        shape: {
          description: "Squares, pointy-top hexagons (in rows), or flat-top hexagons (in columns).",
          type: "string",
          enum: CELL_SHAPES,
          examples: ["square"],
        },
      },
      {
        columns: {
          ...count({ description: "Columns of squares.", examples: [3] }, 1, MOST_LINES),
          default: 2,
        },
        rows: { ...count({ description: "Rows of squares.", examples: [3] }, 1, MOST_LINES), default: 3 },
        radius: {
          ...count(
            {
              description:
                "How far the hexagons of a card reach from the one in the middle: 0 is one hexagon, 1 seven, 2 nineteen, 3 thirty-seven.",
              examples: [1],
            },
            0,
            MOST_RADIUS,
          ),
          default: 0,
        },
        side: length({
          description: "Length of a cell's edge; by default an inch for squares, or as large as fits.",
          examples: ["25mm"],
        }),
      },
    ),
    terrains: {
      description: "Those of the glossary's terrains that its map cards may have; by default all.",
      type: "array",
      minItems: 1,
      uniqueItems: true,
      items: id({ title: "Terrain", description: "Id of a terrain.", examples: ["green"] }),
      errorMessage: "expected ids of terrains, each once",
      examples: [["green", "blue"]],
    },
    bleed: length({
      description: "How far the drawings extend beyond the trimmed card.",
      default: "0mm",
      examples: ["3mm"],
    }),
    "missing-bleed": {
      title: "Missing bleed",
      description:
        "What is printed beyond the cut where a drawing ends there: nothing, its edge mirrored, or its edge stretched. Bleed that is drawn stays. Without `bleed:`, 3mm are made. Only on pieces with four straight edges.",
      type: "string",
      enum: MISSING_BLEEDS,
      default: "none",
      examples: ["mirror"],
    },
    safe: length({
      title: "Safe zone",
      description: "Inset from the trimmed edge within which text must stay; by default 1mm on nets of dice.",
      default: "3mm",
      examples: ["3mm"],
    }),
    products: objectOf<ProductsField>(
      {
        description:
          "What print shops make of the deck (`broadside export`), by the target of the shop; by default the product of its shape that is nearest in size. docs/print-shops.md has their names.",
        examples: [{ tgc: "TarotDeck", mpc: "tarot" }],
      },
      {},
      {
        tgc: text({
          title: "The Game Crafter",
          description: "A product of The Game Crafter.",
          examples: ["TarotDeck"],
        }),
        mpc: text({
          title: "MakePlayingCards",
          description: "A size of MakePlayingCards.",
          examples: ["tarot"],
        }),
        printersstudio: text({
          title: "Printer's Studio",
          description: "A size of Printer's Studio.",
          examples: ["tarot"],
        }),
      },
    ),
    back: text({
      description: "Template of the backs; a card may name its own.",
      examples: ["battle-back"],
    }),
    card: {
      title: "Fields of a card",
      description: "JSON Schema of this deck's own card fields; see field.schema.json.",
      type: "object",
      examples: [{ properties: { suit: { type: "string" } }, required: ["suit"] }],
    },
    columns: columnsField("cards", { Qty: "copies", Remarks: false }),
    ids: idsField("card", ["{Card Name}", "monster-{@number:03}"]),
    defaults: {
      description: "Default values for the fields of every card.",
      type: "object",
      default: {},
      examples: [{ copies: 2 }],
    },
  },
);
