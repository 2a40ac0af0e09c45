/**
 * What is left of a value when its faulty parts are taken out, so that one slip in a glossary does not make every icon
 * unknown. Only fields of maps are taken out; a list with a faulty item goes as a whole, for the places of the others
 * would shift.
 */
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Json, JsonObject } from "../files.ts";
import type { JsonSchema } from "../json-schema.ts";
import type { PatternSteps } from "./bounded-pattern.ts";
import { fits } from "./fits.ts";
import { stepsOf } from "./pointer.ts";
import { validate } from "./validator.ts";

/** Enough for a missing field to take its owner along, and that its owner. */
const ROUNDS = 8;

/** The part of the value that passes the schema; undefined when the whole is faulty. */
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

/** The same at a glance: of a map the fields that pass by themselves, of anything else nothing. */
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

/** Where the faulty part is: a value, or the key that a map should not have. */
function pathOf({ instancePath, params, keyword, propertyName }: ErrorObject): readonly string[] {
  const key =
    keyword === "additionalProperties"
      ? params.additionalProperty
      : keyword === "propertyNames"
        ? params.propertyName
        : propertyName;
  return key === undefined ? stepsOf(instancePath) : [...stepsOf(instancePath), String(key)];
}

/** Takes out the innermost map field on the path; false when there is none: the fault is the whole value's. */
function remove(root: Json, path: readonly string[]): boolean {
  let owner: { [key: string]: Json } | undefined;
  let key = "";
  let value: Json | undefined = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) break;
    // An item of a list takes the list along, so the field that holds the list stays the one to remove.
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
