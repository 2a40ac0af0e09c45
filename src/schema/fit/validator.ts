/**
 * The door to ajv, for values that do not fit: schemas are compiled once, when first used, and give all faults of a value.
 * Equal ones are one, so that a process that checks again and again neither compiles nor keeps the same fields each time.
 */
import type { Ajv2020, ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { lazyPackage } from "../../diagnostics/lazy-package.ts";
import type { Json } from "../files.ts";
import type { JsonSchema } from "../json-schema.ts";
import { boundedPattern, type PatternSteps } from "./bounded-pattern.ts";
import { fits } from "./fits.ts";

const library = lazyPackage<typeof import("ajv/dist/2020.js")>("ajv/dist/2020.js");

/** Compiled schemas that are kept: more than the decks and tables of a large game have. */
const MOST_SCHEMAS = 500;

const compiled = new WeakMap<JsonSchema, ValidateFunction>();
const byText = new Map<string, ValidateFunction>();
let ajv: Ajv2020 | undefined;

/** All faults of a value, with the schemas that they come from. @param steps what its patterns may still do */
export function validate(schema: JsonSchema, value: Json, steps: PatternSteps): readonly ErrorObject[] {
  return fits(schema, value, steps) ? [] : validateByAjv(schema, value, steps);
}

/** The same without the quick answer. */
export function validateByAjv(schema: JsonSchema, value: Json, steps: PatternSteps): readonly ErrorObject[] {
  const check = compiled.get(schema) ?? compile(schema);
  return check.call(steps, value) ? [] : [...(check.errors ?? [])];
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
  const created = new (library().Ajv2020)({
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
    // `this` of a keyword's check is what the whole check was called with: the steps that patterns may take.
    passContext: true,
  });
  created.removeKeyword("pattern");
  created.addKeyword({ keyword: "pattern", type: "string", schemaType: "string", compile: patternKeyword });
  created.addKeyword("errorMessage");
  return created;
}

function patternKeyword(pattern: string): (this: PatternSteps, text: string) => boolean {
  const matches = boundedPattern(pattern);
  return function (text) {
    return matches(text, this);
  };
}
