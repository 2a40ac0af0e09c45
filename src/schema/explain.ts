/**
 * ajv's faults as diagnostics at their place in the file. One slip gives one diagnostic: faults that follow from another
 * at the same value are left out, and of a union only the branch that was meant is told.
 */
import type { ErrorObject } from "ajv/dist/2020.js";
import { type FaultWords, faultAt } from "../source/fault.ts";
import type { SourceNode } from "../source/tree.ts";
import { headOf, missingField, type Placed, unknownField } from "./explain-map.ts";
import { badFormat, notAllowed, outOfRange, wrongCount, wrongType } from "./explain-value.ts";
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
  const { root, faulted } = context.reading;
  if (faulted.has(target.node)) return;
  const branches = (error.schema as readonly JsonSchema[]).map((branch) => dereference(branch, root));
  const discriminator = discriminatorOf(branches);
  if (discriminator && target.node.kind === "map") {
    const { key, values } = discriminator;
    const entry = target.node.entries.find((one) => one.key === key);
    const isKnown = entry?.value.kind === "scalar" && values.map(String).includes(entry.value.text);
    if (!isKnown) {
      const property = { ...branches[0]?.properties?.[key], const: undefined, enum: values } as JsonSchema;
      if (entry)
        report(context, { range: entry.value, words: notAllowed(key, entry.value, values, property) });
      else report(context, missingField(target.node, key, { properties: { [key]: property } }, target.what));
      return;
    }
  }
  const types = branches.flatMap((branch) => typesOf(branch) ?? ANY_TYPE);
  if (!types.some((type) => KIND_OF[type] === target.node.kind)) {
    const { examples } = (error.parentSchema ?? {}) as JsonSchema;
    const words = wrongType(target.name, target.node, { type: types, ...(examples ? { examples } : {}) });
    report(context, { range: rangeOf(target.node), words });
    return;
  }
  const picked = pickBranch(branches, target.node, root);
  const schema = root.$defs ? { ...picked, $defs: root.$defs } : picked;
  explain(validate(schema, target.value), { ...context, ...target });
}

function explainOne(error: ErrorObject, context: Explained): void {
  const target = followPointer(context, error.instancePath);
  if (context.reading.faulted.has(target.node)) return;
  const placed =
    error.propertyName === undefined
      ? (faultOfMap(error, target, declareOf(error, context)) ?? faultOfValue(error, target))
      : faultOfKey(error, target);
  if (placed) report(context, placed);
}

function faultOfMap(
  { keyword, params, parentSchema }: ErrorObject,
  { node, what }: Target,
  declare?: string,
): Placed | undefined {
  if (node.kind !== "map") return undefined;
  const schema = (parentSchema ?? {}) as JsonSchema;
  if (keyword === "additionalProperties")
    return unknownField(node, String(params.additionalProperty), schema, declare);
  return keyword === "required"
    ? missingField(node, String(params.missingProperty), schema, what)
    : undefined;
}

function faultOfValue(error: ErrorObject, { node, name }: Target): Placed | undefined {
  // The fault of the key itself was told.
  if (error.keyword === "propertyNames") return undefined;
  const schema = (error.parentSchema ?? {}) as JsonSchema;
  return { range: rangeOf(node), words: wordsOf(error, node, name, schema) };
}

function wordsOf(
  { keyword, message }: ErrorObject,
  node: SourceNode,
  name: string,
  schema: JsonSchema,
): FaultWords {
  switch (keyword) {
    case "type":
      return wrongType(name, node, schema);
    case "enum":
    case "const":
      return notAllowed(name, node, schema.enum ?? [schema.const], schema);
    case "pattern":
      return badFormat(name, node, schema);
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "multipleOf":
      return outOfRange(name, node, schema);
    case "minItems":
    case "maxItems":
    case "minLength":
    case "maxLength":
    case "minProperties":
      return wrongCount(name, node, schema);
    default:
      return { rule: "schema/not-allowed", message: `${name} ${message ?? "is not allowed"}` };
  }
}

function faultOfKey({ propertyName, parentSchema }: ErrorObject, { node }: Target): Placed | undefined {
  const entry = node.kind === "map" ? node.entries.find(({ key }) => key === propertyName) : undefined;
  if (!entry) return undefined;
  const key = {
    kind: "scalar",
    value: entry.key,
    text: entry.key,
    quoted: false,
    ...entry.keyRange,
  } as const;
  return { range: entry.keyRange, words: badFormat("the name", key, (parentSchema ?? {}) as JsonSchema) };
}

/** Only the fields of the value itself can be made known, not those of maps inside it. */
function declareOf(error: ErrorObject, context: Explained): string | undefined {
  return error.instancePath === "" ? context.declare : undefined;
}

function rangeOf(node: SourceNode): Placed["range"] {
  return node.kind === "map" ? headOf(node) : node;
}

function report({ reading }: Explained, { range, words }: Placed): void {
  reading.faults.push(faultAt(reading.file, range, words));
}
