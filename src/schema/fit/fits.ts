/**
 * A quick test whether a value passes a schema, for the keywords that our schemas and those of packs use. It needs neither
 * ajv nor compilation, and runs first; ajv is loaded for values that do not fit, to say why. Anything it does not fully
 * understand is reported as not fitting, and ajv decides. test/schema/fits.test.ts compares it with ajv.
 */
import { derived } from "../../remember/derived.ts";
import type { Json, JsonObject } from "../files.ts";
import type { JsonSchema, JsonType } from "../json-schema.ts";
import { boundedPattern, type PatternSteps, patternSteps } from "./bounded-pattern.ts";

export type Check = (value: Json, steps: PatternSteps) => boolean;

const FITS_ALL: Check = () => true;
const FITS_NONE: Check = () => false;

const wholeCheckOf = derived((schema: JsonSchema): Check => checkOf(schema, schema));

/** True only if ajv would find nothing. @param steps the remaining work for patterns */
export function fits(schema: JsonSchema, value: Json, steps: PatternSteps = patternSteps()): boolean {
  return wholeCheckOf(schema)(value, steps);
}

/** Keywords for people, and definitions. */
const SILENT = [
  "$schema",
  "$id",
  "$defs",
  "title",
  "description",
  "default",
  "examples",
  "errorMessage",
  "format",
];

/** How each keyword is checked; `inner` compiles the check of a nested schema. */
type Maker = (schema: JsonSchema, inner: (schema: JsonSchema) => Check, root: JsonSchema) => Check;

const MAKERS: Readonly<Record<string, Maker>> = {
  type: ({ type }) => typeCheck(typeof type === "string" ? [type] : (type ?? [])),
  enum: (schema) => amongCheck(schema.enum ?? []),
  const: (schema) => amongCheck([schema.const]),
  minLength: ({ minLength = 0 }) =>
    ofText((text) => text.length >= 2 * minLength || lengthOf(text) >= minLength),
  maxLength: ({ maxLength = 0 }) => ofText((text) => text.length <= maxLength || lengthOf(text) <= maxLength),
  pattern: ({ pattern = "" }) => patternCheck(pattern),
  minimum: ({ minimum = 0 }) => ofNumber((number) => number >= minimum),
  maximum: ({ maximum = 0 }) => ofNumber((number) => number <= maximum),
  exclusiveMinimum: ({ exclusiveMinimum = 0 }) => ofNumber((number) => number > exclusiveMinimum),
  exclusiveMaximum: ({ exclusiveMaximum = 0 }) => ofNumber((number) => number < exclusiveMaximum),
  multipleOf: ({ multipleOf = 1 }) => ofNumber((number) => isWhole(number / multipleOf)),
  minItems: ({ minItems = 0 }) => ofList((list) => list.length >= minItems),
  maxItems: ({ maxItems = 0 }) => ofList((list) => list.length <= maxItems),
  uniqueItems: ({ uniqueItems }) => (uniqueItems ? ofList(areDifferentTexts) : FITS_ALL),
  prefixItems: (schema, inner) => prefixCheck((schema.prefixItems ?? []).map(inner)),
  items: (schema, inner) => itemsCheck(inner(schema.items ?? {}), schema.prefixItems?.length ?? 0),
  properties: (schema, inner) => propertiesCheck(schema, inner),
  // Unlisted fields are found in the same loop, unless no names are listed.
  additionalProperties: (schema, inner) => (schema.properties ? FITS_ALL : propertiesCheck(schema, inner)),
  required: ({ required = [] }) => ofMap((map) => required.every((name) => Object.hasOwn(map, name))),
  minProperties: ({ minProperties = 0 }) => ofMap((map) => Object.keys(map).length >= minProperties),
  propertyNames: (schema, inner) => namesCheck(inner(schema.propertyNames ?? {})),
  oneOf: (schema, inner) => branchesCheck((schema.oneOf ?? []).map(inner), (count) => count === 1),
  anyOf: (schema, inner) => branchesCheck((schema.anyOf ?? []).map(inner), (count) => count > 0),
  $ref: (schema, _inner, root) => refCheck(schema.$ref ?? "", root),
};

/** @param root where `#/$defs/...` leads */
export function checkOf(schema: JsonSchema, root: JsonSchema): Check {
  const checks: Check[] = [];
  for (const keyword of Object.keys(schema)) {
    const make = Object.hasOwn(MAKERS, keyword) ? MAKERS[keyword] : undefined;
    if (make) checks.push(make(schema, (part) => checkOf(part, root), root));
    else if (!SILENT.includes(keyword)) return FITS_NONE;
  }
  return all(checks.filter((check) => check !== FITS_ALL));
}

function all(checks: readonly Check[]): Check {
  const [first = FITS_ALL, second, ...more] = checks;
  if (!second) return first;
  if (more.length === 0) return (value, steps) => first(value, steps) && second(value, steps);
  return (value, steps) => {
    for (const check of checks) if (!check(value, steps)) return false;
    return true;
  };
}

/** Created when first needed, because a definition may refer to itself. */
function refCheck(ref: string, root: JsonSchema): Check {
  const target = root.$defs?.[ref.replace("#/$defs/", "")];
  let check: Check | undefined;
  if (!target) return FITS_NONE;
  return (value, steps) => {
    check ??= checkOf(target, root);
    return check(value, steps);
  };
}

const TYPES: Readonly<Record<JsonType, Check>> = {
  string: (value) => typeof value === "string",
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: (value) => isMap(value),
};

function typeCheck(types: readonly JsonType[]): Check {
  const [first, ...others] = types.map((type) => TYPES[type]);
  if (first && others.length === 0) return first;
  return (value, steps) => types.some((type) => TYPES[type](value, steps));
}

/** One of these; comparing lists and maps is left to ajv. */
function amongCheck(values: readonly unknown[]): Check {
  const among = new Set(values);
  return values.some((value) => typeof value === "object" && value !== null)
    ? FITS_NONE
    : (value) => among.has(value);
}

const patternCheck = (pattern: string): Check => ofText(boundedPattern(pattern));

const ofText =
  (check: (text: string, steps: PatternSteps) => boolean): Check =>
  (value, steps) =>
    typeof value !== "string" || check(value, steps);

const ofNumber =
  (check: (number: number) => boolean): Check =>
  (value) =>
    typeof value !== "number" || !Number.isFinite(value) || check(value);

const ofList =
  (check: (list: readonly Json[], steps: PatternSteps) => boolean): Check =>
  (value, steps) =>
    !Array.isArray(value) || check(value, steps);

const ofMap =
  (check: (map: JsonObject, steps: PatternSteps) => boolean): Check =>
  (value, steps) =>
    !isMap(value) || check(value, steps);

const isMap = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** In characters, as JSON Schema counts. */
function lengthOf(text: string): number {
  let length = text.length;
  for (let at = 0; at + 1 < text.length; at += 1)
    if (isHalf(text, at, 0xd800) && isHalf(text, at + 1, 0xdc00)) {
      length -= 1;
      at += 1;
    }
  return length;
}

const isHalf = (text: string, at: number, half: number): boolean => (text.charCodeAt(at) & 0xfc00) === half;

/** As in ajv, which does not treat very large or very small quotients as whole. */
const isWhole = (quotient: number): boolean => quotient === Number.parseInt(String(quotient), 10);

const areDifferentTexts = (list: readonly Json[]): boolean =>
  list.every((item) => typeof item === "string") && new Set(list).size === list.length;

const prefixCheck = (checks: readonly Check[]): Check =>
  ofList((list, steps) =>
    checks.every((check, index) => index >= list.length || check(list[index] as Json, steps)),
  );

function itemsCheck(check: Check, from: number): Check {
  if (check === FITS_ALL) return FITS_ALL;
  return ofList((list, steps) => {
    for (let index = from; index < list.length; index += 1)
      if (!check(list[index] as Json, steps)) return false;
    return true;
  });
}

function propertiesCheck(schema: JsonSchema, inner: (schema: JsonSchema) => Check): Check {
  const { properties = {}, additionalProperties: others = true } = schema;
  const checks = new Map(Object.entries(properties).map(([name, part]) => [name, inner(part)]));
  const otherwise = others === true ? FITS_ALL : others === false ? FITS_NONE : inner(others);
  return ofMap((map, steps) => {
    for (const name of Object.keys(map))
      if (!(checks.get(name) ?? otherwise)(map[name] as Json, steps)) return false;
    return true;
  });
}

const namesCheck = (check: Check): Check =>
  ofMap((map, steps) => Object.keys(map).every((name) => check(name, steps)));

function branchesCheck(checks: readonly Check[], isRight: (count: number) => boolean): Check {
  return (value, steps) => isRight(checks.filter((check) => check(value, steps)).length);
}
