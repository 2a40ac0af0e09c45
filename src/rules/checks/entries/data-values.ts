/** The values of a field by its dotted path: lists on the path and at its end are expanded item by item. */
import { notesAbout } from "../../../remember/derived.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import type { SourcePath } from "../../../source/tree.ts";

export interface FieldValue {
  /** A text, number, boolean, null or map; never a list. */
  readonly value: Json;
  /** Its path in the entry, with list indexes. */
  readonly path: SourcePath;
}

const valuesOf = notesAbout<JsonObject, Map<string, readonly FieldValue[]>>(() => new Map());

/** None if the entry does not have the field, or only empty lists. Kept, because many rules read the same fields. */
export function valuesAt(fields: JsonObject, field: string): readonly FieldValue[] {
  const ofEntry = valuesOf(fields);
  const before = ofEntry.get(field);
  if (before) return before;
  const values = findValues(fields, field);
  ofEntry.set(field, values);
  return values;
}

function findValues(fields: JsonObject, field: string): readonly FieldValue[] {
  let found: readonly FieldValue[] = [{ value: fields, path: [] }];
  for (const step of field.split(".")) found = found.flatMap((one) => stepInto(one, step));
  return found;
}

/** The numbers among the values. */
export function numbersAt(
  fields: JsonObject,
  field: string,
): readonly (FieldValue & { readonly value: number })[] {
  return valuesAt(fields, field).filter((one): one is FieldValue & { value: number } => isNumber(one.value));
}

export const isNumber = (value: Json | undefined): value is number => typeof value === "number";

/** True if the field exists, even as an empty list. */
export function hasField(fields: JsonObject, field: string): boolean {
  const steps = field.split(".");
  const last = steps.pop() as string;
  const owners = steps.length === 0 ? [{ value: fields }] : valuesAt(fields, steps.join("."));
  return owners.some(({ value }) => ownValue(value, last) !== undefined);
}

/** A value as text, for comparing: 9 and "9" are equal, and so are two equal maps. */
export function wordOf(value: Json): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

function stepInto({ value, path }: FieldValue, step: string): readonly FieldValue[] {
  const inner = ownValue(value, step);
  return inner === undefined ? [] : flatten({ value: inner, path: [...path, step] });
}

function flatten(one: FieldValue): readonly FieldValue[] {
  const { value, path } = one;
  if (!Array.isArray(value)) return [one];
  return value.flatMap((item: Json, index) => flatten({ value: item, path: [...path, index] }));
}

function ownValue(value: Json, step: string): Json | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, step) ? (value as JsonObject)[step] : undefined;
}
