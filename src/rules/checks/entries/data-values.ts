/** The values of a field by its dotted path: lists on the way and at the end are taken item by item. */
import type { Json, JsonObject } from "../../../schema/files.ts";
import type { SourcePath } from "../../../source/tree.ts";

export interface FieldValue {
  /** A text, number, boolean, null or map; never a list. */
  readonly value: Json;
  /** Where it is inside the entry, with the places in lists. */
  readonly path: SourcePath;
}

const valuesOf = new WeakMap<JsonObject, Map<string, readonly FieldValue[]>>();

/** None when the entry does not have the field, or only empty lists. Many rules ask for the same fields. */
export function valuesAt(fields: JsonObject, field: string): readonly FieldValue[] {
  let ofEntry = valuesOf.get(fields);
  if (!ofEntry) {
    ofEntry = new Map<string, readonly FieldValue[]>();
    valuesOf.set(fields, ofEntry);
  }
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

/** True when the field is there at all, be it with an empty list. */
export function hasField(fields: JsonObject, field: string): boolean {
  const steps = field.split(".");
  const last = steps.pop() as string;
  const owners = steps.length === 0 ? [{ value: fields }] : valuesAt(fields, steps.join("."));
  return owners.some(({ value }) => ownValue(value, last) !== undefined);
}

/** What a value says: 9 and "9" say the same, two equal maps too. */
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
