/** The fields of a map card: its cells as printed, and bars on their edges. They depend on the cells and terrains of its deck. */
import {
  CELL_SIDES,
  type Cells,
  cellNames,
  cellsField,
  DEFAULT_CELLS,
  lineLengths,
} from "../../units/cells.ts";
import { type JsonSchema, titled } from "../json-schema.ts";

/** What a deck says about its map cards. */
export interface MapDeck {
  /** Undefined if the deck's `cells:` are faulty: then any number of cells is accepted. */
  readonly cells: Cells | undefined;
  /** Ids of the terrains that its cards may have; undefined if the glossary's are faulty: then any. */
  readonly terrains: readonly string[] | undefined;
}

export interface MapCardFields {
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

const known = new Map<string, MapCardFields>();

/** The same object for equal decks. */
export function mapCardFields(deck: MapDeck): MapCardFields {
  const key = JSON.stringify(deck);
  const found = known.get(key) ?? made(deck);
  if (known.size > 50) known.clear();
  known.set(key, found);
  return found;
}

function made({ cells, terrains }: MapDeck): MapCardFields {
  const cell: JsonSchema = {
    title: "Cell",
    description: "The cell's terrain.",
    type: "string",
    ...(terrains && { enum: terrains }),
  };
  if (cells === undefined) {
    const lines: JsonSchema = {
      description: "Terrains of the cells, line by line.",
      type: "array",
      items: { title: "Line", description: "Terrains of one line.", type: "array", items: cell },
    };
    return {
      fields: titled({ squares: lines, hexes: lines, bars: barsSchema(DEFAULT_CELLS, false) }),
      required: [],
    };
  }
  const field = cellsField(cells.shape);
  const lines = cells.shape === "square" ? squaresSchema(cells, cell) : hexesSchema(cells, cell);
  return { fields: titled({ [field]: lines, bars: barsSchema(cells, true) }), required: [field] };
}

type Squares = Extract<Cells, { readonly columns: number }>;
type Hexes = Extract<Cells, { readonly radius: number }>;

function squaresSchema({ columns, rows }: Squares, cell: JsonSchema): JsonSchema {
  const [one = "green", other = one] = (cell.enum ?? []) as readonly string[];
  const example = Array.from({ length: columns }, (_, index) => (index % 2 === 0 ? other : one));
  const perRow = `${numeral(columns)} ${columns === 1 ? "terrain" : "terrains"}`;
  return {
    description: `Terrains of the ${columns} x ${rows} squares as printed: ${numeral(rows)} ${rows === 1 ? "row" : "rows"} of ${numeral(columns)}, top row first.`,
    type: "array",
    minItems: rows,
    maxItems: rows,
    items: {
      title: "Row",
      description: `${capital(perRow)}, from the left.`,
      type: "array",
      minItems: columns,
      maxItems: columns,
      items: cell,
      errorMessage: `expected a row of ${perRow}, such as [${example.join(", ")}]`,
    },
    errorMessage: `expected ${numeral(rows)} ${rows === 1 ? "row" : "rows"} of ${perRow}, the top row first`,
    examples: [Array.from({ length: rows }, () => example)],
  };
}

function hexesSchema(cells: Hexes, cell: JsonSchema): JsonSchema {
  const lengths = lineLengths(cells);
  const [one = "green"] = (cell.enum ?? []) as readonly string[];
  const [line, order, inLine] =
    cells.shape === "pointy-hex"
      ? (["row", "the top row first", "from the left"] as const)
      : (["column", "the left column first", "from its top"] as const);
  const lines = `${lengths.length === 1 ? line : `${line}s`} of ${lengths.join(", ")}`;
  const lineOf = (length: number): JsonSchema => ({
    title: capital(line),
    description: `${length === 1 ? "One terrain" : `${length} terrains`}, ${inLine}.`,
    type: "array",
    minItems: length,
    maxItems: length,
    items: cell,
    errorMessage: `expected ${length === 1 ? "one terrain" : `${numeral(length)} terrains`} in this ${line}, ${inLine}`,
  });
  return {
    description: `Terrains of the hexagons as printed: ${lines}, ${order}.`,
    type: "array",
    minItems: lengths.length,
    maxItems: lengths.length,
    prefixItems: lengths.map(lineOf),
    items: lineOf(1),
    errorMessage: `expected ${numeral(lengths.length)} ${lines} hexagons, ${order}`,
    examples: [lengths.map((length) => Array<string>(length).fill(one))],
  };
}

/** Cards with more cells have too many pairs for a list: the game stage says what is wrong with a bar. */
const MOST_LISTED = 9;

function barsSchema(cells: Cells, isKnown: boolean): JsonSchema {
  const names = cellNames(cells);
  const [first = "a1", second] = names;
  const sides: readonly string[] = CELL_SIDES[cells.shape];
  const outer = `${first}|${sides.find((side) => side.startsWith("south") && side !== "south-east")}`;
  const examples = second === undefined ? [outer] : [`${first}|${second}`, outer];
  const isListed = isKnown && names.length <= MOST_LISTED;
  return {
    description: "Bars between two cells that touch, or between a cell and an outer side of the card.",
    type: "array",
    items: {
      title: "Bar",
      description: "Two cells, or a cell and a side.",
      type: "string",
      ...(isListed
        ? {
            // The game stage reports pairs that share no edge: it knows what is there instead.
            enum: names.flatMap((name) =>
              [...names, ...sides]
                .filter((towards) => towards !== name)
                .map((towards) => `${name}|${towards}`),
            ),
          }
        : { pattern: "^[a-z][0-9]{1,2}\\|([a-z][0-9]{1,2}|[a-z]+(-[a-z]+)?)$" }),
      errorMessage:
        second === undefined
          ? `expected a cell and one of its sides, such as ${outer}`
          : `expected two cells that touch, such as ${first}|${second}, or a cell and its outer side, such as ${outer}`,
    },
    default: [],
    examples: [examples],
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const NUMERALS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const numeral = (count: number): string => NUMERALS[count] ?? String(count);
