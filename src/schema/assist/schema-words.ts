/** What a schema allows, in a few words for people: "1 to 9", "list of texts". */
import { listed } from "../../diagnostics/words.ts";
import { type JsonSchema, typesOf } from "../json-schema.ts";

/** More are not listed one by one. */
const MOST_LISTED = 6;

const PLAIN: Readonly<Record<string, string>> = {
  string: "text",
  boolean: "true or false",
  null: "nothing",
  object: "map",
};

const SEVERAL: Readonly<Record<string, string>> = {
  text: "texts",
  map: "maps",
  number: "numbers",
  "whole number": "whole numbers",
};

/** "text"; "whole number, 1 to 9"; "red, green or blue". Empty if anything is allowed. */
export function allowedWords(schema: JsonSchema): string {
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum)
    return schema.enum.length > MOST_LISTED
      ? `one of ${schema.enum.length} values`
      : listed(schema.enum, "or");
  const branches = schema.oneOf ?? schema.anyOf;
  const words = branches
    ? branches.map(allowedWords)
    : (typesOf(schema) ?? []).map((type) => ofType(type, schema));
  return listed([...new Set(words.filter((word) => word !== ""))], "or");
}

function ofType(type: string, schema: JsonSchema): string {
  if (type === "number" || type === "integer") return numberWords(type, schema);
  if (type !== "array") return PLAIN[type] ?? type;
  const items = schema.items ? allowedWords(schema.items) : "";
  return items === "" ? "list" : `list of ${SEVERAL[items] ?? items}`;
}

function numberWords(type: string, { minimum, maximum }: JsonSchema): string {
  const kind = type === "integer" ? "whole number" : "number";
  if (minimum !== undefined && maximum !== undefined) return `${kind}, ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${kind}, at least ${minimum}`;
  return maximum === undefined ? kind : `${kind}, at most ${maximum}`;
}
