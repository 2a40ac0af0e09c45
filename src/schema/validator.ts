/**
 * The door to ajv: schemas are compiled once, when first used, and give all faults of a value. Equal ones are one, so
 * that a process that checks again and again neither compiles nor keeps the same fields each time.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { Json } from "./files.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Text longer than this matches no pattern: patterns of a pack may be quadratic in time. */
const LONGEST_PATTERN_TEXT = 400;

/** Compiled schemas that are kept: more than the decks and tables of a large game have. */
const MOST_SCHEMAS = 500;

const compiled = new WeakMap<JsonSchema, ValidateFunction>();
const byText = new Map<string, ValidateFunction>();
let ajv: Ajv2020 | undefined;

/** All faults of a value, with the schemas that they come from. */
export function validate(schema: JsonSchema, value: Json): readonly ErrorObject[] {
  const check = compiled.get(schema) ?? compile(schema);
  return check(value) ? [] : [...(check.errors ?? [])];
}

function compile(schema: JsonSchema): ValidateFunction {
  const text = JSON.stringify(schema);
  const check = byText.get(text) ?? compileAnew(schema);
  byText.set(text, check);
  compiled.set(schema, check);
  return check;
}

/** A full store is emptied together with ajv, which keeps every schema that it has seen. */
function compileAnew(schema: JsonSchema): ValidateFunction {
  if (byText.size >= MOST_SCHEMAS) {
    byText.clear();
    ajv = undefined;
  }
  ajv ??= createAjv();
  return ajv.compile(schema as object);
}

function createAjv(): Ajv2020 {
  const created = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    // Otherwise `toString` counts as present in every map.
    ownProperties: true,
    // Our schemas are code of ours and cards' ones are read by field-schema.ts first.
    validateSchema: false,
    addUsedSchema: false,
    code: { regExp: Object.assign(boundedRegExp, { code: "boundedRegExp" }) },
  });
  created.addKeyword("errorMessage");
  return created;
}

function boundedRegExp(pattern: string, flags: string): { test(text: string): boolean; toString(): string } {
  const expression = new RegExp(pattern, flags);
  return {
    test: (text: string) => text.length <= LONGEST_PATTERN_TEXT && expression.test(text),
    // ajv tells patterns apart by this.
    toString: () => String(expression),
  };
}
