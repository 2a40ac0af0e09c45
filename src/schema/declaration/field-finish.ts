/**
 * Completes one schema of a field declaration: implied types become explicit, values for texts are kept as written, and
 * mistakes are reported (patterns that could hang, keywords without effect, required fields that are not declared).
 */
import { nearest } from "../../diagnostics/nearest.ts";

import type { FaultWords } from "../../source/fault.ts";
import { nodeAt } from "../../source/locate.ts";
import { readPattern } from "../../source/pattern.ts";
import type { SourceNode, SourcePath } from "../../source/tree.ts";
import { type JsonSchema, type JsonType, typesOf } from "../json-schema.ts";

/** Reports a fault at a path inside the schema. */
export type ReportAt = (path: SourcePath, words: FaultWords) => void;

/** Keywords that apply to values of one type only. */
export const KEYWORD_TYPES: Readonly<Record<string, readonly JsonType[]>> = {
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  format: ["string"],
  minimum: ["number", "integer"],
  maximum: ["number", "integer"],
  exclusiveMinimum: ["number", "integer"],
  exclusiveMaximum: ["number", "integer"],
  multipleOf: ["number", "integer"],
  items: ["array"],
  minItems: ["array"],
  maxItems: ["array"],
  properties: ["object"],
  required: ["object"],
  additionalProperties: ["object"],
};

export function finishField(schema: JsonSchema, node: SourceNode, report: ReportAt): JsonSchema {
  const types = typesOf(schema) ?? impliedTypes(schema);
  const { pattern, required, ...rest } = withoutUseless(schema, types, report);
  const finished = {
    ...withTexts(rest, types, node),
    ...(types ? { type: types } : {}),
    ...(required ? { required: declaredOf(required, schema, report) } : {}),
  };
  return pattern === undefined || isRefused(pattern, report) ? finished : { ...finished, pattern };
}

function isRefused(pattern: string, report: ReportAt): boolean {
  const read = readPattern(pattern);
  if ("ok" in read) return false;
  const message = `the pattern ${JSON.stringify(pattern)} ${read.fault}`;
  report(["pattern"], {
    rule: "schema/bad-pattern",
    message,
    fix: "write a simpler one, or list the values in enum",
  });
  return true;
}

function declaredOf(
  required: readonly string[],
  { properties }: JsonSchema,
  report: ReportAt,
): readonly string[] {
  if (!properties) return required;
  return required.filter((name, index) => {
    if (Object.hasOwn(properties, name)) return true;
    const near = nearest(name, Object.keys(properties));
    report(["required", index], {
      rule: "schema/unknown-required",
      message: `required names "${name}", which properties does not declare`,
      fix: near === undefined ? `declare ${name} under properties` : `write ${near}`,
    });
    return false;
  });
}

/** Removes and reports the keywords that can never apply to a value of these types. */
function withoutUseless(
  schema: JsonSchema,
  types: readonly JsonType[] | undefined,
  report: ReportAt,
): JsonSchema {
  const useless = Object.entries(KEYWORD_TYPES).filter(
    ([keyword, meant]) =>
      Object.hasOwn(schema, keyword) && types && !meant.some((type) => types.includes(type)),
  );
  for (const [keyword, meant] of useless) {
    const message = `${keyword} has no effect on a value of type ${types?.join(" or ")}`;
    report([keyword], {
      rule: "schema/useless-keyword",
      message,
      fix: `remove it, or write type: ${meant[0]}`,
    });
  }
  const names = useless.map(([keyword]) => keyword);
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !names.includes(keyword)));
}

function impliedTypes(schema: JsonSchema): readonly JsonType[] | undefined {
  const keyword = Object.keys(KEYWORD_TYPES).find((word) => Object.hasOwn(schema, word));
  const [type] = keyword === undefined ? [] : (KEYWORD_TYPES[keyword] as readonly JsonType[]);
  return type === undefined ? undefined : [type];
}

/** Values listed for a text are kept as written: `enum: [007, no]`. */
function withTexts(schema: JsonSchema, types: readonly JsonType[] | undefined, node: SourceNode): JsonSchema {
  if (!types?.includes("string") || types.some((type) => ["number", "integer", "boolean"].includes(type)))
    return schema;
  const textAt = (path: readonly (string | number)[], value: unknown): unknown => {
    const scalar = nodeAt(node, path);
    return scalar?.kind === "scalar" && value !== null ? scalar.text : value;
  };
  return {
    ...schema,
    ...(schema.enum ? { enum: schema.enum.map((value, index) => textAt(["enum", index], value)) } : {}),
    ...(schema.const === undefined ? {} : { const: textAt(["const"], schema.const) }),
  };
}
