/** The schema that a content file follows, with the fields that it declares itself, even while it cannot be read. */
import { mapValues } from "../../../diagnostics/map-values.ts";
import { type EntrySchemas, weaveRows } from "../../../schema/declaration/weave.ts";
import { readDeckFields } from "../../../schema/entries/check-deck.ts";
import { readRowFields } from "../../../schema/entries/check-table.ts";
import { cardSchema, csvName, deckSchema, eachValues } from "../../../schema/files/deck.schema.ts";
import { FILE_SCHEMAS } from "../../../schema/files/index.ts";
import { rowsName, tableSchema } from "../../../schema/files/table.schema.ts";
import type { FileKind } from "../../../schema/files.ts";
import type { JsonSchema } from "../../../schema/json-schema.ts";
import { withFields } from "../../../schema/published/published.ts";
import type { SourceDocument } from "../../../source/tree.ts";
import { withoutBlock } from "../../../source/yaml/cursor/without-block.ts";
import { parseYaml } from "../../../source/yaml/yaml.ts";
import type { ContentFiles } from "../../read/content-files.ts";
import { withEdges } from "../map-cells.ts";

export function schemaOfFile(kind: FileKind, document: SourceDocument, content: ContentFiles): JsonSchema {
  if (kind === "deck") {
    const deck = readable(document, "cards");
    return deckWith(withEdges(readDeckFields(deck, content.open).schemas, deck));
  }
  if (kind !== "table") return FILE_SCHEMAS[kind];
  return tableWith(weaveRows(readRowFields(readable(document, "rows"), content.open)?.value));
}

/** What a file declares stands outside its list of entries; where the list cannot be read, that is enough. */
function readable(document: SourceDocument, list: string): SourceDocument {
  if (document.root) return document;
  const { path, text } = document;
  return parseYaml({ path, text: withoutBlock(text, list) }).value;
}

function deckWith({ entry, fields, id, required, defaults }: EntrySchemas): JsonSchema {
  const { properties = {} } = cardSchema;
  const each: JsonSchema = {
    ...properties.each,
    properties: mapValues({ id, ...fields }, eachValues),
  };
  const card: JsonSchema = {
    ...entry,
    required: ["id", ...required],
    properties: { id, each, ...entry.properties },
  };
  const { cards, defaults: usual, ...own } = deckSchema.properties ?? {};
  const list: JsonSchema = { type: "array", items: card };
  return withFields({
    ...deckSchema,
    properties: {
      ...own,
      defaults: { ...usual, ...defaults },
      cards: { ...cards, oneOf: [list, csvName] },
    },
  });
}

function tableWith({ entry, required }: EntrySchemas): JsonSchema {
  const { properties = {} } = tableSchema;
  const items = { ...entry, required: ["id", ...required] };
  const list: JsonSchema = { type: "array", items };
  const rows = { ...properties.rows, oneOf: [list, rowsName] };
  return withFields({ ...tableSchema, properties: { ...properties, rows } });
}
