/** Suggests a game's names for fields that refer to them; other names are accepted, because the schema may be outdated. */
import { typesOf } from "../json-schema.ts";
import { type EditorSchema, mapInner, mapValues } from "./editor-schema.ts";

/** Names by the field that asks for them: `{ deck: ["battle", "map"] }`. */
export type Suggestions = Readonly<Record<string, readonly string[]>>;

/** Adds suggested names to each field with that name, at any depth; in a list of texts to its items. */
export function suggest(schema: EditorSchema, names: Suggestions): EditorSchema {
  return suggestOnTop(
    mapInner(schema, (inner) => suggest(inner, names)),
    names,
  );
}

/** The same for the top-level fields only: nested ones may have the same names. */
export function suggestOnTop(schema: EditorSchema, names: Suggestions): EditorSchema {
  if (!schema.properties) return schema;
  const properties = mapValues(schema.properties, (field: EditorSchema, key) =>
    Object.hasOwn(names, key) ? offering(field, names[key] as readonly string[]) : field,
  );
  return { ...schema, properties };
}

function offering(schema: EditorSchema, names: readonly string[]): EditorSchema {
  if (schema.items) return { ...schema, items: offering(schema.items, names) };
  if (schema.enum || names.length === 0 || !(typesOf(schema) ?? ["string"]).includes("string")) return schema;
  return { ...schema, defaultSnippets: names.map((name) => ({ label: name, body: name })) };
}
