/**
 * What each column of a spreadsheet becomes on a card: guessed, unless a person has chosen otherwise. A choice is offered only
 * if all cells of the column can be that.
 */
import { type ColumnCells, guessField } from "../../../schema/columns/guess-columns.ts";
import type { JsonSchema } from "../../../schema/json-schema.ts";

/**
 * - `name`: the card's title
 * - `rules`: the box of text in the middle
 * - `copies`: how often the card is printed
 * - `picture`: the file name of a picture
 * - `text`, `integer`, `number`, `yes-no`, `choice` (one of a few words), `list` (`a | b`): a field of that type
 * - `out`: nothing
 */
export const COLUMN_USES = [
  "name",
  "rules",
  "copies",
  "picture",
  "text",
  "integer",
  "number",
  "yes-no",
  "choice",
  "list",
  "out",
] as const;

export type ColumnUse = (typeof COLUMN_USES)[number];

/** By the name of the column; others are guessed. */
export type ColumnChoices = ReadonlyMap<string, ColumnUse>;

/** A column, what it becomes, and what else it could become. */
export interface UsedColumn {
  readonly name: string;
  readonly use: ColumnUse;
  readonly fits: readonly ColumnUse[];
  /** The first few cells that are not empty. */
  readonly samples: readonly string[];
}

const SAMPLES = 3;
/** More words are no choice. */
const MOST_CHOICES = 30;
const LONGEST_CHOICE = 60;
const MOST_COPIES = 999;

export function usedColumn({ name, cells }: ColumnCells, use: ColumnUse): UsedColumn {
  const filled = cells.filter((cell) => cell !== "");
  const could = COLUMN_USES.filter((one) => one === use || canBe(one, filled));
  return { name, use, fits: could, samples: filled.slice(0, SAMPLES) };
}

/** Pictures are recognised by their names, and never chosen. */
function canBe(use: ColumnUse, filled: readonly string[]): boolean {
  switch (use) {
    case "picture":
      return false;
    case "copies":
      return filled.every((cell) => /^\d{1,3}(\.0+)?$/.test(cell) && Number(cell) <= MOST_COPIES);
    case "integer":
    case "number":
    case "yes-no": {
      const guessed = useOf(guessField(filled));
      return guessed === use || (guessed === "integer" && use === "number");
    }
    case "choice":
      return new Set(filled).size <= MOST_CHOICES && filled.every((cell) => cell.length <= LONGEST_CHOICE);
    default:
      return true;
  }
}

/** The schema of a field that was chosen; undefined for uses that say nothing about it. */
export function chosenSchema(use: ColumnUse | undefined, cells: readonly string[]): JsonSchema | undefined {
  switch (use) {
    case "integer":
    case "number":
      return { type: use };
    case "yes-no":
      return { type: "boolean" };
    case "list":
      return { type: "array", items: { type: "string" } };
    case "choice":
      return { type: "string", enum: [...new Set(cells.filter((cell) => cell !== ""))] };
    case "name":
    case "rules":
    case "text":
      return { type: "string" };
    default:
      return undefined;
  }
}

/** What a field of this type is called. */
export function useOf(schema: JsonSchema): ColumnUse {
  if (schema.enum) return "choice";
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "integer" || type === "number") return type;
  return type === "boolean" ? "yes-no" : type === "array" ? "list" : "text";
}
