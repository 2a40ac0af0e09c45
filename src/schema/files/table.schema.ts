/** `tables/*.yaml`: rows that cards refer to by id, so that a text is written once. */
import { id, text } from "../fields.ts";
import type { TableFile } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

export const rowId = id({
  title: "Id",
  description: "The row's id, unique in its table.",
  examples: ["fog"],
});

export const tableSchema: JsonSchema = objectOf<TableFile>(
  { title: "Table", description: "Rows that cards refer to by id." },
  {
    table: id({ title: "Id", description: "The table's id, unique in the game.", examples: ["specials"] }),
    title: text({ description: "The table's name.", examples: ["Specials"] }),
    rows: {
      description: "The rows, each with an id and the fields declared by `row:`.",
      type: "array",
      items: {
        title: "Row",
        description: "One row.",
        type: "object",
        properties: { id: rowId },
        required: ["id"],
      },
      examples: [[{ id: "fog", title: "Fog" }]],
    },
  },
  {
    row: {
      title: "Fields of a row",
      description: "JSON Schema of the fields of a row; see field.schema.json.",
      type: "object",
      examples: [{ properties: { title: { type: "string" } }, required: ["title"] }],
    },
  },
);
