/**
 * Removes the faulty parts of a value, so that one mistake in a glossary does not make every icon unknown. Only map fields
 * are removed; a list with a faulty item is removed as a whole, because the positions of the others would shift.
 */
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Json, JsonObject } from "../files.ts";
import type { JsonSchema } from "../json-schema.ts";
import type { PatternSteps } from "./bounded-pattern.ts";
import { fits } from "./fits.ts";
import { stepsOf } from "./pointer.ts";
import { validate } from "./validator.ts";

/** Enough rounds for a missing field to remove its owner, and the owner of that. */
const ROUNDS = 8;

/** The part of the value that passes the schema; undefined if the whole is faulty. */
export function prune(
  value: Json,
  schema: JsonSchema,
  errors: readonly ErrorObject[],
  patterns: PatternSteps,
): Json | undefined {
  const left = structuredClone(value);
  let faults = errors;
  for (let round = 0; round < ROUNDS && faults.length > 0; round += 1) {
    for (const fault of faults) if (!remove(left, pathOf(fault))) return undefined;
    faults = validate(schema, left, patterns);
  }
  return faults.length === 0 ? left : undefined;
}

/** A quick version: of a map the fields that pass separately, of anything else nothing. */
export function fittingFields(
  value: Json,
  { properties = {} }: JsonSchema,
  patterns: PatternSteps,
): Json | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const fields = Object.entries(value as JsonObject).filter(([key, field]) => {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return schema !== undefined && fits(schema, field, patterns);
  });
  return Object.fromEntries(fields);
}

/** Path of the faulty part: a value, or a key that the map should not have. */
function pathOf({ instancePath, params, keyword, propertyName }: ErrorObject): readonly string[] {
  const key =
    keyword === "additionalProperties"
      ? params.additionalProperty
      : keyword === "propertyNames"
        ? params.propertyName
        : propertyName;
  return key === undefined ? stepsOf(instancePath) : [...stepsOf(instancePath), String(key)];
}

/** Removes the innermost map field on the path; false if there is none: the whole value is at fault. */
function remove(root: Json, path: readonly string[]): boolean {
  let owner: { [key: string]: Json } | undefined;
  let key = "";
  let value: Json | undefined = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) break;
    // A faulty item removes its list, so the field with the list is still the one to remove.
    if (!Array.isArray(value)) {
      owner = value as { [key: string]: Json };
      key = step;
    } else if (owner === undefined) return false;
    value = (value as { readonly [key: string]: Json })[step];
    if (Array.isArray(value)) {
      delete owner?.[key];
      return owner !== undefined;
    }
  }
  if (!owner) return false;
  delete owner[key];
  return true;
}
