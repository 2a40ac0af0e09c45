/** The quick answer of fits.ts against ajv, on generated schemas and values, and on the shipped game. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FILE_SCHEMAS } from "../../src/schema/files/index.ts";
import type { Json } from "../../src/schema/files.ts";
import { patternSteps } from "../../src/schema/fit/bounded-pattern.ts";
import { fits } from "../../src/schema/fit/fits.ts";
import { validateByAjv } from "../../src/schema/fit/validator.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";
import { kindOfPath } from "../../src/schema/kinds.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";

const passes = (schema: JsonSchema, value: Json): boolean =>
  validateByAjv(schema, value, patternSteps()).length === 0;

const text = fc.constantFrom(
  "",
  "a",
  "ab",
  "abc",
  "é",
  "😀",
  "😀a",
  "\ud83d",
  "12",
  "x".repeat(401),
  "toString",
);
const number = fc.constantFrom(
  0,
  -0,
  1,
  -1,
  0.5,
  3,
  7,
  1e21,
  1e-7,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
);
const name = fc.constantFrom("a", "b", "c", "toString", "a b");
const plainValue: fc.Arbitrary<Json> = fc.oneof(text, number, fc.boolean(), fc.constant(null));

const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    plainValue,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

const size = fc.nat(3);
/** Some of these keywords, none of them undefined. */
const some = (
  type: JsonSchema["type"],
  keywords: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<JsonSchema> =>
  fc
    .record(keywords, { requiredKeys: [] })
    .map((made) => ({ ...(type ? { type } : {}), ...made }) as JsonSchema);

const { schema } = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small" },
    some("string", {
      minLength: size,
      maxLength: size,
      pattern: fc.constantFrom("^a", "b$", "^[0-9]*$", "x", "^.$", "^\\p{L}+$"),
      enum: fc.uniqueArray(text, { minLength: 1 }),
    }),
    ...(["integer", "number"] as const).map((type) =>
      some(type, {
        minimum: number.filter(Number.isFinite),
        maximum: number.filter(Number.isFinite),
        exclusiveMinimum: size,
        exclusiveMaximum: size,
        multipleOf: fc.constantFrom(1, 2, 0.5, 0.1, 1e-7),
        enum: fc.uniqueArray(number.filter(Number.isFinite), { minLength: 1, comparator: (a, b) => a === b }),
      }),
    ),
    fc.constantFrom<JsonSchema>(
      {},
      { title: "A" },
      { type: "boolean" },
      { type: "null" },
      { const: "a" },
      { const: 1 },
      { const: null },
      { type: ["string", "integer"] },
      { type: ["array", "object", "null"] },
      { enum: ["a", 1, null, true] },
    ),
    some("array", {
      minItems: size,
      maxItems: size,
      items: tie("schema"),
    }),
    fc.array(tie("schema"), { minLength: 1, maxLength: 2 }).map((prefixItems) => ({
      type: "array" as const,
      prefixItems,
      minItems: prefixItems.length,
      maxItems: prefixItems.length,
    })),
    fc.record({
      type: fc.constant("object" as const),
      properties: fc.dictionary(name, tie("schema"), { maxKeys: 3, noNullPrototype: true }),
      additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      minProperties: size,
    }),
    some("object", {
      additionalProperties: tie("schema"),
      propertyNames: fc.constantFrom({ type: "string", pattern: "^[a-b]" }),
      required: fc.uniqueArray(name, { maxLength: 2 }),
    }),
    fc.array(tie("schema"), { minLength: 1, maxLength: 3 }).map((oneOf) => ({ oneOf })),
    fc.array(tie("schema"), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
  ),
}));

describe("what fits", () => {
  test("is exactly what ajv accepts", () => {
    let fitting = 0;
    const runs = 300;
    fc.assert(
      fc.property(schema, fc.array(value, { minLength: 20, maxLength: 20 }), (made, values) => {
        for (const one of values) {
          expect(fits(made, one)).toBe(passes(made, one));
          fitting += fits(made, one) ? 1 : 0;
        }
      }),
      { numRuns: runs },
    );
    expect(fitting).toBeGreaterThan(runs / 4);
  });

  test("follows references, including those to themselves", () => {
    const tree: JsonSchema = {
      $ref: "#/$defs/tree",
      $defs: {
        tree: { type: "object", properties: { in: { $ref: "#/$defs/tree" } }, additionalProperties: false },
      },
    };
    for (const one of [{}, { in: { in: {} } }, { in: { out: {} } }, { in: 1 }] as const)
      expect(fits(tree, one)).toBe(passes(tree, one));
  });

  test.each<[string, JsonSchema, Json]>([
    [
      "entries that are there twice",
      { type: "array", uniqueItems: true, items: { type: "string" } },
      ["a", "a"],
    ],
    ["a keyword that it does not know", { type: "string", contentEncoding: "base64" } as JsonSchema, "QQ=="],
    ["a reference that leads nowhere", { $ref: "#/$defs/x" }, 1],
    ["NaN", { type: "number" }, Number.NaN],
  ])("%s is not sure", (_what, made, one) => {
    expect(fits(made, one)).toBe(false);
  });

  test("includes the files of the shipped game, so that ajv is not needed for them", () => {
    const files = readdirSync("content/pirate-quest", { recursive: true, encoding: "utf8" });
    const plain = files.filter((file) => !["deck", "table", undefined].includes(kindOfPath(file)));
    for (const path of plain) {
      const kind = kindOfPath(path) as "game";
      const { value: document } = parseYaml({
        path,
        text: readFileSync(`content/pirate-quest/${path}`, "utf8"),
      });
      const made = plainOf(document.root);
      expect([path, fits(FILE_SCHEMAS[kind], made)]).toEqual([path, passes(FILE_SCHEMAS[kind], made)]);
    }
    expect(plain.length).toBeGreaterThan(10);
  });
});

function plainOf(node: ReturnType<typeof parseYaml>["value"]["root"]): Json {
  if (node === undefined) return null;
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plainOf);
  return Object.fromEntries(node.entries.map((entry) => [entry.key, plainOf(entry.value)]));
}
