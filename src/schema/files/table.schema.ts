/** `tables/*.yaml`: rows that cards refer to by id, so that a text is written once. */
import { id, text } from "../fields.ts";
import type { TableFile } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";
import { columnsField, entriesName, idsField } from "./entries-file.ts";

export const rowId = id({
  title: "Id",
  description: "The row's id, unique in its table.",
  examples: ["fog"],
});

export const rowSchema: JsonSchema = {
  title: "Row",
  description: "One row.",
  type: "object",
  properties: { id: rowId },
  required: ["id"],
};

export const rowsName = entriesName("rows", ["specials.csv", "tables.xlsx", "tables.xlsx#Specials"]);

export const tableSchema: JsonSchema = objectOf<TableFile>(
  { title: "Table", description: "Rows that cards refer to by id." },
  {
    table: id({ title: "Id", description: "The table's id, unique in the game.", examples: ["specials"] }),
    title: text({ description: "The table's name.", examples: ["Specials"] }),
    rows: {
      description:
        "The rows, each with an id and the fields declared by `row:`, or the name of a CSV file or workbook in the same folder, read like the cards of a deck: `specials.csv`, `tables.xlsx`; of a workbook with several sheets, `tables.xlsx#Specials` is the sheet Specials.",
      oneOf: [{ type: "array", items: rowSchema }, rowsName],
      examples: [[{ id: "fog", title: "Fog" }], "specials.csv", "tables.xlsx#Specials"],
    },
  },
  {
    row: {
      title: "Fields of a row",
      description: "JSON Schema of the fields of a row; see field.schema.json.",
      type: "object",
      examples: [{ properties: { title: { type: "string" } }, required: ["title"] }],
    },
    columns: columnsField("rows", { Name: "title", Remarks: false }),
    ids: idsField("row", ["{Key}", "special-{@number:03}"]),
  },
);
