/**
 * Access to ajv, for values that do not fit: schemas are compiled once, when first used, and report all errors of a value.
 * Equal schemas are shared, so that a long-running process neither compiles nor keeps the same fields again.
 */

import type { Ajv2020, ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { lazyPackage } from "../../diagnostics/lazy-package.ts";
import { derived } from "../../remember/derived.ts";
import type { Json } from "../files.ts";
import type { JsonSchema } from "../json-schema.ts";
import { boundedPattern, type PatternSteps } from "./bounded-pattern.ts";
import { fits } from "./fits.ts";

const library = lazyPackage<typeof import("ajv/dist/2020.js")>("ajv/dist/2020.js");

/** Maximum number of cached compiled schemas: more than the decks and tables of a large game need. */
const MOST_SCHEMAS = 500;

const byText = new Map<string, ValidateFunction>();
let ajv: Ajv2020 | undefined;

/** All errors of a value, with their schemas. @param steps the remaining work for patterns */
export function validate(schema: JsonSchema, value: Json, steps: PatternSteps): readonly ErrorObject[] {
  return fits(schema, value, steps) ? [] : validateByAjv(schema, value, steps);
}

/** The same without the quick test. */
export function validateByAjv(schema: JsonSchema, value: Json, steps: PatternSteps): readonly ErrorObject[] {
  const check = compiled(schema);
  return check.call(steps, value) ? [] : [...(check.errors ?? [])];
}

const compiled = derived((schema: JsonSchema): ValidateFunction => {
  const text = JSON.stringify(schema);
  const check = byText.get(text) ?? compileAnew(schema);
  byText.set(text, check);
  return check;
});

/** A full cache is cleared together with ajv, which keeps every schema it has seen. */
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
    // Our schemas are trusted code, and those of cards are checked by card-fields.ts first.
    validateSchema: false,
    // They say what a text names, and check nothing.
    formats: { picture: true, icon: true },
    addUsedSchema: false,
    // `this` of a keyword's check is the argument of the whole check: the steps that patterns may use.
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
