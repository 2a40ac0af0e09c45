/**
 * ajv's faults as diagnostics at their place in the file. One slip gives one diagnostic: faults that follow from another
 * at the same value are left out, and of a union only the branch that was meant is told.
 */
import type { ErrorObject } from "ajv/dist/2020.js";
import { faultAt } from "../source/fault.ts";
import type { SourceNode } from "../source/tree.ts";
import { explainError, rangeOf } from "./explain-error.ts";
import { missingField, type Placed } from "./explain-map.ts";
import { notAllowed, wrongType } from "./explain-value.ts";
import type { Json } from "./files.ts";
import { type JsonSchema, type JsonType, typesOf } from "./json-schema.ts";
import { followPointer, type Target } from "./pointer.ts";
import { dereference, type Reading } from "./reading.ts";
import { discriminatorOf, pickBranch } from "./union.ts";
import { validate } from "./validator.ts";

export interface Explained {
  readonly reading: Reading;
  /** The value that was checked, and the node that it comes from. */
  readonly value: Json;
  readonly node: SourceNode;
  /** What messages call the value ("this card"), and its name as a field. */
  readonly what: string;
  readonly name: string;
  /** How a new field is made known. */
  readonly declare?: string | undefined;
}

/** Keywords whose fault says that the value is of another kind altogether: then nothing else of it is told. */
const LEADING = new Set(["type", "oneOf", "anyOf"]);

const KIND_OF: Readonly<Record<JsonType, SourceNode["kind"]>> = {
  string: "scalar",
  number: "scalar",
  integer: "scalar",
  boolean: "scalar",
  null: "scalar",
  array: "list",
  object: "map",
};
const ANY_TYPE: readonly JsonType[] = ["string", "array", "object"];

export function explain(errors: readonly ErrorObject[], context: Explained): void {
  const leading = errors.filter(({ keyword }) => LEADING.has(keyword));
  const unions = [...errors.entries()].filter(
    ([, { keyword }]) => LEADING.has(keyword) && keyword !== "type",
  );
  for (const [index, error] of errors.entries()) {
    const isWithin = unions.some(([place, union]) => index < place && liesIn(error, union));
    const follows = !LEADING.has(error.keyword) && leading.some((other) => isSamePlace(other, error));
    if (isWithin || follows) continue;
    if (error.keyword === "oneOf" || error.keyword === "anyOf") explainUnion(error, context);
    else explainOne(error, context);
  }
}

function isSamePlace(one: ErrorObject, other: ErrorObject): boolean {
  return one.instancePath === other.instancePath && other.propertyName === undefined;
}

/** A fault of a union's branches comes before the union's own, at its value or inside. */
function liesIn(error: ErrorObject, union: ErrorObject): boolean {
  return error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`);
}

function explainUnion(error: ErrorObject, context: Explained): void {
  const target = followPointer(context, error.instancePath);
  const { node, name } = target;
  const { root, faulted } = context.reading;
  if (faulted.has(node)) return;
  const branches = (error.schema as readonly JsonSchema[]).map((branch) => dereference(branch, root));
  const placed = wrongKind(branches, target) ?? noBranch(branches, error, target);
  if (placed) {
    report(context, placed);
    return;
  }
  const picked = pickBranch(branches, node, root);
  const errors = validate(root.$defs ? { ...picked, $defs: root.$defs } : picked, target.value);
  explain(errors, { ...context, ...target });
  // Otherwise it fits several branches, and just one is asked for.
  if (errors.length > 0) return;
  const message = `${name} fits more than one of the schemas in oneOf`;
  report(context, {
    range: rangeOf(node),
    words: { rule: "schema/not-allowed", message, fix: "write anyOf in the schema" },
  });
}

/** The field that names the kind of a map is missing, or names none. */
function wrongKind(branches: readonly JsonSchema[], { node, what }: Target): Placed | undefined {
  const discriminator = discriminatorOf(branches);
  if (!discriminator || node.kind !== "map") return undefined;
  const { key, values } = discriminator;
  const value = node.entries.find((entry) => entry.key === key)?.value;
  if (value?.kind === "scalar" && values.map(String).includes(value.text)) return undefined;
  const property = { ...branches[0]?.properties?.[key], enum: values };
  if (!value) return missingField(node, key, { properties: { [key]: property } }, what);
  return { range: value, words: notAllowed(key, value, values, { enum: values }) };
}

/** A list, say, where every branch wants something else. */
function noBranch(
  branches: readonly JsonSchema[],
  error: ErrorObject,
  { node, name }: Target,
): Placed | undefined {
  const types = branches.flatMap((branch) => typesOf(branch) ?? ANY_TYPE);
  if (types.some((type) => KIND_OF[type] === node.kind)) return undefined;
  const { examples = [] } = (error.parentSchema ?? {}) as JsonSchema;
  return { range: rangeOf(node), words: wrongType(name, node, { type: types, examples }) };
}

function explainOne(error: ErrorObject, context: Explained): void {
  const target = followPointer(context, error.instancePath);
  if (context.reading.faulted.has(target.node)) return;
  const placed = explainError(error, target, declareOf(error, context));
  if (placed) report(context, placed);
}

/** Only the fields of the value itself can be made known, not those of maps inside it. */
function declareOf(error: ErrorObject, context: Explained): string | undefined {
  return error.instancePath === "" ? context.declare : undefined;
}

function report({ reading }: Explained, { range, words }: Placed): void {
  reading.faults.push(faultAt(reading.file, range, words));
}
