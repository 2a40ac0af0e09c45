/** The values of a new card: the fewest with which its deck accepts it. */
import { isTitleField } from "../../../game/titles.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import { type JsonSchema, typesOf } from "../../../schema/json-schema.ts";
import { dereference } from "../../../schema/value/reading.ts";
import type { OpenDeck } from "./open-deck.ts";

/** The title of a card that has none yet. */
export const UNTITLED = "New card";

/**
 * @param given those that are known
 * @param like a card beside it; of fields with few choices, its choice is taken
 */
export function newValues({ schemas, defaults }: OpenDeck, given: JsonObject, like: JsonObject): JsonObject {
  const values: Record<string, Json> = { ...given };
  for (const name of schemas.required) {
    if (Object.hasOwn(values, name) || Object.hasOwn(defaults, name)) continue;
    const schema = dereference(schemas.fields[name] ?? {}, schemas.entry);
    const choice = schema.enum?.includes(like[name]) ? like[name] : undefined;
    values[name] = choice ?? (isTitleField(name) ? UNTITLED : leastValue(schema, schemas.entry));
  }
  return values;
}

/** The least value that a schema allows. */
function leastValue(written: JsonSchema, root: JsonSchema): Json {
  const schema = dereference(written, root);
  const [branch] = schema.oneOf ?? schema.anyOf ?? [];
  if (branch) return leastValue(branch, root);
  if (schema.const !== undefined) return schema.const as Json;
  if (schema.enum) return schema.enum[0] as Json;
  switch (typesOf(schema)?.[0]) {
    case "integer":
    case "number":
      return leastNumber(schema);
    case "boolean":
      return false;
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, (_, index) =>
        leastValue(schema.prefixItems?.[index] ?? schema.items ?? {}, root),
      );
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, leastValue(schema.properties?.[name] ?? {}, root)]),
      );
    default:
      return typeof schema.examples?.[0] === "string" && (schema.minLength ?? 0) > 0
        ? schema.examples[0]
        : "";
  }
}

function leastNumber({ type, minimum, exclusiveMinimum, maximum, multipleOf = 0 }: JsonSchema): number {
  const step = type === "integer" ? Math.max(1, multipleOf) : multipleOf || 1;
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + step);
  const wished =
    maximum !== undefined && least > maximum
      ? maximum
      : Math.max(least, minimum ?? Math.min(0, maximum ?? 0));
  return multipleOf > 0 ? Math.ceil(wished / multipleOf) * multipleOf : wished;
}
