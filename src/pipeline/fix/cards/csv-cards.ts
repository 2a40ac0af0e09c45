/** Cards of a CSV file: one row each, a field a column; a field that has no column gets one. */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { csvOrders } from "../../../schema/columns/csv-orders.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import { parseCsv } from "../../../source/csv/csv.ts";
import {
  addedColumn,
  columnOf,
  insertedRows,
  movedRow,
  openSheet,
  removedRows,
  type Sheet,
  setCells,
} from "../../../source/edit/csv/sheet.ts";
import { editedText } from "../../../source/edit/edited-text.ts";
import { withValue } from "../../../source/edit/yaml/set-fields.ts";
import type { SourceDocument, SourcePath } from "../../../source/tree.ts";
import { type CardFile, type CardList, cardListOf, type FieldChange } from "./card-file.ts";
import type { OpenDeck } from "./open-deck.ts";

export function csvCards(deck: OpenDeck, first: SourceDocument): CardFile {
  const { path } = first;
  const orders = csvOrders(deck.document);
  const text = editedText(first);
  let now = first;
  let errors = 0;
  let list: CardList | undefined;
  const cards = (): CardList => {
    list ??= cardListOf(deck, now, now.root?.kind === "list" ? now.root : NO_LIST, errors);
    return list;
  };
  const step = (edits: readonly TextEdit[]): boolean => {
    text.step(edits);
    const parsed = parseCsv({ path, text: text.text }, orders);
    now = parsed.value;
    errors = parsed.diagnostics.filter(({ severity }) => severity === "error").length;
    list = undefined;
    return true;
  };
  const sheet = (): Sheet | undefined => openSheet(now, orders.fields);
  const openColumns = (fields: readonly SourcePath[]): Sheet | undefined => {
    for (const field of fields) {
      const found = sheet();
      if (found && columnOf(found, field) === -1) step(addedColumn(found, field.join(".")));
    }
    const found = sheet();
    return found && fields.every((field) => columnOf(found, field) >= 0) ? found : undefined;
  };
  const set = (item: number, changes: readonly FieldChange[]): boolean => {
    const cells = cellsOfAll(changes, sheet(), cards().valuesOf(item));
    if (!cells) return false;
    const used = openColumns(cells.filter(({ text }) => text !== "").map(({ path }) => path));
    if (!used) return false;
    const byColumn = cells.map(({ path, text }) => [columnOf(used, path), text] as const);
    return step(setCells(used, item, new Map(byColumn.filter(([column]) => column >= 0))));
  };
  return {
    path,
    cards,
    set,
    insert(item, values) {
      const rows = values.map((one) =>
        cellsOfAll(
          Object.entries(one).map(([key, value]) => ({ path: [key], value })),
          sheet(),
          {},
        ),
      );
      if (!rows.every((row) => row !== undefined)) return false;
      const used = openColumns(rows.flat().map(({ path }) => path));
      if (!used) return false;
      const texts = rows.map((row) => {
        const made: string[] = used.header.map(() => "");
        for (const cell of row) made[columnOf(used, cell.path)] = cell.text;
        return made;
      });
      return step(insertedRows(used, item, texts));
    },
    copy(item, changes) {
      const found = sheet();
      const row = found?.rows[item];
      if (!found || !row) return false;
      return step(insertedRows(found, item + 1, [row.map((cell) => cell.text)])) && set(item + 1, changes);
    },
    remove(items) {
      const found = sheet();
      return found !== undefined && step(removedRows(found, items));
    },
    move(from, to) {
      const found = sheet();
      return found !== undefined && step(movedRow(found, from, to));
    },
    addField: (field) => openColumns([field]) !== undefined,
    edits: text.edits,
  };
}

const NO_LIST = { kind: "list", items: [], start: 0, end: 0 } as const;

interface CellValue {
  readonly path: SourcePath;
  readonly text: string;
}

function cellsOfAll(
  changes: readonly FieldChange[],
  sheet: Sheet | undefined,
  values: JsonObject,
): readonly CellValue[] | undefined {
  const cells = changes.map((change) => cellsOf(change, sheet, values));
  return cells.every((some) => some !== undefined) ? cells.flat() : undefined;
}

/**
 * The cells that a change fills: one for each field of a map, or that of the list which it is in. Undefined for a value
 * that no cell can hold.
 */
function cellsOf(
  { path, value }: FieldChange,
  sheet: Sheet | undefined,
  values: JsonObject,
): readonly CellValue[] | undefined {
  const inList = path.findIndex((step) => typeof step === "number");
  if (inList >= 0) {
    const list = path.slice(0, inList);
    const before = list.reduce<Json | undefined>(
      (whole, step) => (whole as JsonObject | undefined)?.[String(step)],
      values,
    );
    const whole = withValue(before, path.slice(inList), value) as Json | undefined;
    return cellsOf({ path: list, value: whole }, sheet, values);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const inner = Object.entries(value).map(([key, one]) => ({ path: [...path, key], value: one }));
    return cellsOfAll(inner, sheet, values);
  }
  if (value === undefined) {
    // All columns of a map are emptied.
    const name = path.join(".");
    const within = sheet?.columns
      .map((column) => column.path)
      .filter((one) => {
        const column = one.join(".");
        return column === name || column.startsWith(`${name}.`);
      });
    return (within ?? []).map((one) => ({ path: one, text: "" }));
  }
  const text = cellText(value);
  return text === undefined ? undefined : [{ path, text }];
}

/** A value as the text of a cell: lists with bars between their items. */
function cellText(value: Json): string | undefined {
  if (!Array.isArray(value)) return value === null ? "" : String(value);
  const items = value.map((item) =>
    typeof item === "object" || String(item).includes("|") ? undefined : String(item),
  );
  return items.every((item) => item !== undefined) ? items.join(" | ") : undefined;
}
