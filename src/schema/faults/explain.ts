/**
 * Turns ajv's errors into diagnostics at their place in the file. One mistake gives one diagnostic: errors that follow from
 * another at the same value are dropped, and in a union only the intended branch is reported.
 */
import type { ErrorObject } from "ajv/dist/2020.js";
import { faultAt } from "../../source/fault.ts";
import type { SourceNode } from "../../source/tree.ts";
import type { Json } from "../files.ts";
import { followPointer, type Target } from "../fit/pointer.ts";
import { validate } from "../fit/validator.ts";
import { type JsonSchema, type JsonType, typesOf } from "../json-schema.ts";
import { dereference, isFaulted, type Reading } from "../value/reading.ts";
import { discriminatorOf, pickBranch } from "../value/union.ts";
import { explainError, rangeOf } from "./explain-error.ts";
import { missingField, type Placed } from "./explain-map.ts";
import { notAllowed, wrongType } from "./explain-value.ts";
import { type Explaining, isFull } from "./explaining.ts";

export interface Explained {
  readonly reading: Reading;
  /** The checked value, and its node. */
  readonly value: Json;
  readonly node: SourceNode;
  /** The value's name in messages ("this card"), and its name as a field. */
  readonly what: string;
  readonly name: string;
  /** How a new field can be declared. */
  readonly declare?: ((field: string) => string) | undefined;
  readonly explaining: Explaining;
}

/** Keywords whose error means that the value is of a different kind altogether: its other errors are dropped. */
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
  for (const error of withoutConsequences(errors)) {
    if (isFull(context.explaining)) context.explaining.unreported += 1;
    else if (isUnion(error)) explainUnion(error, context);
    else explainOne(error, context);
  }
}

const isUnion = ({ keyword }: ErrorObject): boolean => keyword === "oneOf" || keyword === "anyOf";

/** Without errors that follow from another at the same value, and those of a union's branches, which come before its own. */
function withoutConsequences(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const leading = errors
    .filter(({ keyword }) => LEADING.has(keyword))
    .map(({ instancePath }) => instancePath);
  const wrong = new Set(leading);
  const unions = new Set<string>();
  const left: ErrorObject[] = [];
  for (const error of errors.toReversed()) {
    const { instancePath, keyword, propertyName } = error;
    const follows = !LEADING.has(keyword) && propertyName === undefined && wrong.has(instancePath);
    if (!follows && !liesIn(instancePath, unions)) left.push(error);
    if (isUnion(error)) unions.add(instancePath);
  }
  return left.toReversed();
}

/** True if the path is one of these, or inside one. */
function liesIn(path: string, outer: ReadonlySet<string>): boolean {
  if (outer.size === 0) return false;
  for (let end = path.length; end >= 0; end = path.lastIndexOf("/", end - 1)) {
    if (outer.has(path.slice(0, end))) return true;
    if (end === 0) return false;
  }
  return false;
}

/** False for what was seen before; otherwise it is marked as seen. */
function isNew(error: ErrorObject, { node }: Target, { what, explaining }: Explained): boolean {
  const { additionalProperty = "", missingProperty = "" } = error.params;
  const name = `${additionalProperty}\0${missingProperty}\0${error.propertyName ?? ""}`;
  const key = [error.keyword, error.instancePath, node.start, node.end, name, what].join("\0");
  if (explaining.seen.has(key)) return false;
  explaining.seen.add(key);
  explaining.looks -= 1;
  return true;
}

function explainUnion(error: ErrorObject, context: Explained): void {
  const target = followPointer(context, error.instancePath);
  const { node, name } = target;
  const { root } = context.reading;
  if (isFaulted(context.reading, node) || !isNew(error, target, context)) return;
  const branches = (error.schema as readonly JsonSchema[]).map((branch) => dereference(branch, root));
  const placed = wrongKind(branches, target) ?? noBranch(branches, error, target);
  if (placed) {
    report(context, placed);
    return;
  }
  const picked = pickBranch(branches, node, root);
  const errors = validate(
    root.$defs ? { ...picked, $defs: root.$defs } : picked,
    target.value,
    context.explaining.patterns,
  );
  explain(errors, { ...context, ...target });
  // Otherwise it matches several branches, and only one is allowed.
  if (errors.length > 0) return;
  const message = `${name} fits more than one of the schemas in oneOf`;
  report(context, {
    range: rangeOf(node),
    words: { rule: "schema/not-allowed", message, fix: "write anyOf in the schema" },
  });
}

/** The field that names the kind of a map is missing or has an unknown value. */
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

/** For example a list, if every branch expects something else. */
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
  if (isFaulted(context.reading, target.node) || !isNew(error, target, context)) return;
  const placed = explainError(error, target, declareOf(error, context));
  if (placed) report(context, placed);
}

/** Only the fields of the value itself can be declared, not those of maps inside it. */
function declareOf(error: ErrorObject, context: Explained): Explained["declare"] {
  return error.instancePath === "" ? context.declare : undefined;
}

function report({ reading, explaining }: Explained, { range, words }: Placed): void {
  explaining.left -= 1;
  reading.faults.push(faultAt(reading.file, range, words));
}
