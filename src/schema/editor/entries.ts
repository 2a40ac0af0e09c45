/** Decks and tables for editors: the declared fields merged into the schemas of their cards or rows. */
import { mapValues } from "../../diagnostics/map-values.ts";
import type { EntrySchemas } from "../declaration/weave.ts";
import { cardSchema, csvName, deckSchema, eachValues } from "../files/deck.schema.ts";
import { rowSchema, rowsName, tableSchema } from "../files/table.schema.ts";
import type { JsonSchema } from "../json-schema.ts";
import { withFields } from "../published/published.ts";
import { type EditorSchema, mapInner, when } from "./editor-schema.ts";
import { loosen } from "./loosen.ts";

const HAS_EACH: EditorSchema = { type: "object", required: ["each"] };
/** Text with an `each:` field in braces, filled in before it is checked. */
const PLACEHOLDER: EditorSchema = { type: "string", pattern: "\\{[\\w-]+(:0[1-9])?\\}" };

/** The schema of a deck. `given` names the fields that `defaults:` provides. */
export function deckForEditor(schemas: EntrySchemas, given: readonly string[]): EditorSchema {
  const cardsField = deckSchema.properties?.cards as JsonSchema;
  const words = wordsOf(cardSchema);
  const card = { ...words, ...withEach(loosen(schemas.entry), schemas) };
  const required = schemas.required.filter((name) => !given.includes(name));
  const items = (names: readonly string[]): EditorSchema => ({ items: { required: names } });
  const list: EditorSchema = {
    type: "array",
    items: when(HAS_EACH, { ...words, ...productOf(schemas) }, card),
    // A card may override one made by `each:`, and takes its other fields from it.
    ...when({ contains: HAS_EACH }, items(["id"]), items(["id", ...required])),
  };
  const cards = { ...wordsOf(cardsField), anyOf: [list, loosen(csvName)] };
  const defaults = { ...deckSchema.properties?.defaults, ...loosen(schemas.defaults) };
  return replacing(deckSchema, { cards, defaults });
}

export function tableForEditor(schemas: EntrySchemas): EditorSchema {
  const rows = tableSchema.properties?.rows as JsonSchema;
  const row = { ...rowSchema, ...loosen(schemas.entry), required: ["id", ...schemas.required] };
  const list: EditorSchema = { type: "array", items: row };
  return replacing(tableSchema, { rows: { ...wordsOf(rows), anyOf: [list, loosen(rowsName)] } });
}

function replacing(file: JsonSchema, fields: Readonly<Record<string, EditorSchema>>): EditorSchema {
  const loose = loosen(withFields(file));
  return { ...loose, properties: { ...loose.properties, ...mapValues(fields, named) } };
}

/** Fields without a title get their name as title; otherwise an editor would show the title of the whole. */
function named(schema: EditorSchema): EditorSchema {
  const deep = mapInner(schema, named);
  if (!deep.properties) return deep;
  return { ...deep, properties: mapValues(deep.properties, (field, name) => ({ title: name, ...field })) };
}

/** A card, with the field that would make it many. */
function withEach(card: EditorSchema, schemas: EntrySchemas): EditorSchema {
  const { id, ...fields } = card.properties as Readonly<Record<string, EditorSchema>>;
  return { ...card, properties: { id: id as EditorSchema, each: eachOf(schemas), ...fields } };
}

/** An entry with `each:`: any of its values may contain placeholders. */
function productOf(schemas: EntrySchemas): EditorSchema {
  const { entry, id } = schemas;
  const { pattern: _pattern, ...anyId } = loosen(id);
  const filled = mapInner(loosen(entry), withPlaceholders);
  const product = withEach(filled, schemas);
  return { ...product, properties: { ...product.properties, id: anyId } };
}

function eachOf({ entry, fields, id }: EntrySchemas): EditorSchema {
  const words = wordsOf(cardSchema.properties?.each ?? {});
  const values = (field: JsonSchema): EditorSchema => loosen(eachValues(field));
  const others = entry.additionalProperties ?? false;
  return {
    ...words,
    type: "object",
    properties: mapValues({ id, ...fields }, values),
    additionalProperties: typeof others === "object" ? values(others) : others,
  };
}

function withPlaceholders(schema: EditorSchema): EditorSchema {
  if (schema.properties || schema.items) return mapInner(schema, withPlaceholders);
  const takesAnyText = schema.anyOf && !schema.pattern && !schema.allOf;
  if (takesAnyText) return schema;
  return { ...wordsOf(schema), anyOf: [schema, PLACEHOLDER] };
}

function wordsOf(schema: EditorSchema): EditorSchema {
  const words = ["title", "description", "examples"] as const;
  return Object.fromEntries(words.flatMap((word) => (word in schema ? [[word, schema[word]]] : [])));
}
