/** Explains one ajv error outside of unions, with its place. */
import type { ErrorObject } from "ajv/dist/2020.js";
import type { FaultWords } from "../../source/fault.ts";
import type { SourceNode } from "../../source/tree.ts";
import type { Target } from "../fit/pointer.ts";
import type { JsonSchema } from "../json-schema.ts";
import { repeatedEntry, wrongCount } from "./explain-count.ts";
import { headOf, missingField, misspeltFields, type Placed, unknownField } from "./explain-map.ts";
import { badFormat, notAllowed, outOfRange, wrongType } from "./explain-value.ts";

/** `declare` says how an unknown field can be declared; undefined if another finding has said it already. */
export function explainError(
  error: ErrorObject,
  target: Target,
  declare: ((field: string) => string) | undefined,
): Placed | undefined {
  if (error.propertyName !== undefined) return faultOfKey(error, target);
  return faultOfMap(error, target, declare) ?? faultOfValue(error, target);
}

/** The range where a value is shown; for a map its id or first key, because all of it would be too much. */
export function rangeOf(node: SourceNode): Placed["range"] {
  return node.kind === "map" ? headOf(node) : node;
}

function faultOfMap(
  { keyword, params, parentSchema }: ErrorObject,
  { node, what }: Target,
  declare: ((field: string) => string) | undefined,
): Placed | undefined {
  if (node.kind !== "map") return undefined;
  const schema = (parentSchema ?? {}) as JsonSchema;
  if (keyword === "additionalProperties")
    return unknownField(node, String(params.additionalProperty), schema, declare);
  const missing = String(params.missingProperty);
  if (keyword !== "required" || misspeltFields(node, schema).has(missing)) return undefined;
  return missingField(node, missing, schema, what);
}

function faultOfValue(error: ErrorObject, { node, name }: Target): Placed | undefined {
  // The fault of the key itself was reported: an invalid name, or a misspelled one.
  if (error.keyword === "propertyNames" || (error.keyword === "required" && node.kind === "map"))
    return undefined;
  const schema = (error.parentSchema ?? {}) as JsonSchema;
  return { range: rangeOf(node), words: wordsOf(error, node, name, schema) };
}

function wordsOf(
  { keyword, message, params }: ErrorObject,
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
    case "uniqueItems":
      return repeatedEntry(name, node, [params.i, params.j]);
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
