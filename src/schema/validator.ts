/** The door to ajv: schemas are compiled once, when first used, and give all faults of a value. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { Json } from "./files.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Text longer than this matches no pattern: patterns of a pack may be quadratic in time. */
const LONGEST_PATTERN_TEXT = 400;

const compiled = new WeakMap<JsonSchema, ValidateFunction>();
let ajv: Ajv2020 | undefined;

/** All faults of a value, with the schemas that they come from. */
export function validate(schema: JsonSchema, value: Json): readonly ErrorObject[] {
  const check = compiled.get(schema) ?? compile(schema);
  return check(value) ? [] : [...(check.errors ?? [])];
}

function compile(schema: JsonSchema): ValidateFunction {
  ajv ??= createAjv();
  const check = ajv.compile(schema as object);
  compiled.set(schema, check);
  return check;
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
