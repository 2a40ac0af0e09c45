/** Names that a game has, offered where a field asks for one; others are let pass, for the schema may be older than they. */
import { typesOf } from "../json-schema.ts";
import { type EditorSchema, mapInner, mapValues } from "./editor-schema.ts";

/** Names by the field that asks for them: `{ deck: ["battle", "map"] }`. */
export type Suggestions = Readonly<Record<string, readonly string[]>>;

/** The schema with names offered in each field of that name, at any depth; in a list of texts for its items. */
export function suggest(schema: EditorSchema, names: Suggestions): EditorSchema {
  return suggestOnTop(
    mapInner(schema, (inner) => suggest(inner, names)),
    names,
  );
}

/** The same for the fields of the schema's own map alone: what is inside may have fields of the same name. */
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
