/**
 * Determines the role of each spreadsheet column in a deck, from the names and cells of the file: which fills which
 * field, which names the cards, which counts their copies. Results that may surprise get remarks.
 */
import { listed, shortened } from "../../../diagnostics/words.ts";
import { type CopiesGuess, guessCopies } from "../../../schema/columns/copies-column.ts";
import { areAddresses, type ColumnCells } from "../../../schema/columns/guess-columns.ts";
import { idColumn, refusedIds } from "../../../schema/columns/id-column.ts";
import { cardFields } from "../../../schema/files/card.schema.ts";
import type { CsvOrders } from "../../../source/csv/csv.ts";
import { readHeader } from "../../../source/csv/csv-header.ts";
import { CARD_NUMBER, idFrom } from "../../../source/csv/csv-ids.ts";
import type { CsvRows } from "../../../source/csv/csv-rows.ts";
import { firstTable } from "../../../source/csv/csv-tables.ts";
import { positionAt } from "../../../source/locate.ts";
import type { SourceFile } from "../../../source/tree.ts";
import type { ColumnChoices } from "./column-uses.ts";

export interface ColumnUses {
  readonly csv: CsvOrders;
  readonly copies: string | undefined;
  /** For the person who made the spreadsheet. */
  readonly remarks: readonly string[];
  /** All columns, in order. */
  readonly columns: readonly ColumnCells[];
}

/** A column with the line numbers of its cells in the file. */
interface NamedColumn extends ColumnCells {
  /** Line number of a cell, from 1. */
  lineOf(row: number): number;
}

/**
 * @param deck the deck's id, for ids by number
 * @param choices of a person, who knows better
 */
export function usesOfColumns(
  file: SourceFile,
  cells: CsvRows,
  deck: string,
  choices: ColumnChoices = new Map(),
): ColumnUses {
  const columns = columnsOf(file, cells);
  const copies = copiesOf(columns, choices);
  const id = idColumn(
    columns.filter(({ name }) => !["copies", "out"].includes(choices.get(name) ?? "")),
    idFrom,
  );
  const isOwnId = areIds(columns.find(({ name }) => name === id)?.cells ?? []);
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()));
  const fields = columns.flatMap(({ name, cells }): (readonly [string, string | undefined])[] => {
    if (choices.get(name) === "out" || (name !== id && !choices.has(name) && areAddresses(cells)))
      return [[name, undefined]];
    const field = name === copies.name ? "copies" : fieldName(name, taken, name === id && isOwnId);
    return field === name ? [] : [[name, field]];
  });
  const digits = String(Math.max(columns[0]?.cells.length ?? 0, 10)).length;
  const ids = id === undefined ? `${deck}-{${CARD_NUMBER}:0${digits}}` : `{${id}}`;
  return {
    csv: { fields: new Map(fields), ...(id === "id" && isOwnId ? {} : { ids }) },
    copies: copies.name,
    remarks: [...aboutCopies(columns, copies), ...aboutIds(columns, id)],
    columns,
  };
}

/** The chosen column; else one that was not chosen to be something else. */
function copiesOf(columns: readonly NamedColumn[], choices: ColumnChoices): CopiesGuess {
  const chosen = columns.find(({ name }) => choices.get(name) === "copies");
  if (chosen) return { name: chosen.name, others: [], odd: undefined };
  return guessCopies(columns.filter(({ name }) => !choices.has(name)));
}

function columnsOf(file: SourceFile, cells: CsvRows): readonly NamedColumn[] {
  const [header = [], ...rows] = firstTable(cells.rows, file.text).rows;
  return readHeader(header, rows, new Map(), () => {}).flatMap(({ name }, index) =>
    name === ""
      ? []
      : [
          {
            name,
            cells: rows.map((row) => row[index]?.text.trim() ?? ""),
            lineOf: (row) => positionAt(file, (rows[row]?.[index] ?? rows[row]?.[0])?.start ?? 0).line,
          },
        ],
  );
}

function aboutCopies(columns: readonly NamedColumn[], { name, others, odd }: CopiesGuess): readonly string[] {
  const column = columns.find((one) => one.name === (odd?.name ?? name));
  const where = odd && `line ${column?.lineOf(odd.row)} says "${shortened(odd.cell)}"`;
  const isEmpty = name !== undefined && column?.cells.every((cell) => cell === "");
  return [
    ...(odd && name !== undefined
      ? [`The column "${name}" counts copies, but ${where}; check that cell.`]
      : []),
    ...(odd && name === undefined
      ? [
          `The column "${odd.name}" looks like numbers of copies, but ${where}; it is printed like other fields.`,
        ]
      : []),
    ...(isEmpty ? [`The column "${name}" is empty, so one copy of each card is printed.`] : []),
    ...others.map(
      (other) => `The column "${other}" looks like numbers of copies too; it is printed like other fields.`,
    ),
  ];
}

function aboutIds(columns: readonly NamedColumn[], id: string | undefined): readonly string[] {
  const refused = refusedIds(columns, idFrom);
  const column = columns.find(({ name }) => name === refused?.name);
  if (!refused || !column || refused.name === id) return [];
  const lines = refused.rows.map((row) => column.lineOf(row));
  const cells = [...new Set(refused.rows.map((row) => `"${shortened(column.cells[row] ?? "")}"`))];
  const why =
    lines.length > 1
      ? `lines ${listed(lines)} have ${cells.length > 1 ? `${listed(cells)}, which are one id` : `the same, ${cells[0]}`}`
      : `line ${lines[0]} has ${cells[0] === '""' ? "none" : `${cells[0]}, which makes no id`}`;
  const instead = id === undefined ? "they are numbered" : `"${id}" does`;
  return [`The column "${refused.name}" cannot name the cards: ${why}; ${instead}.`];
}

/** True if all cells of a column are already valid ids. */
const areIds = (cells: readonly string[]): boolean => cells.every((cell) => idFrom(cell) === cell);

/** Names that have a fixed meaning on every card. */
const RESERVED: ReadonlySet<string> = new Set(["id", "each", ...Object.keys(cardFields)]);

/** The field name for a column: its own name, unless that is not allowed in a card or a drawing; then one that is not `taken`. */
function fieldName(name: string, taken: Set<string>, isId: boolean): string {
  if (name === "id" && isId) return name;
  const plain = name
    .replaceAll(/[&<>"'`{}[\]\\|]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const wanted = plain === "" ? "field" : plain;
  if (wanted === name && !RESERVED.has(name)) return name;
  const base = RESERVED.has(wanted) ? `card ${wanted}` : wanted;
  for (let number = 1; ; number++) {
    const field = number === 1 ? base : `${base} ${number}`;
    if (taken.has(field.toLowerCase())) continue;
    taken.add(field.toLowerCase());
    return field;
  }
}
