/**
 * The schema files of docs/schemas/: current, complete, valid by the standard's own schema, and every field explained.
 */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { LENGTH_PATTERN } from "../../src/schema/fields.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";
import { publishedSchemas } from "../../src/schema/published/published.ts";
import { ends } from "../support/time-limits.ts";

const published = [...publishedSchemas()];
const schemas = published.map(([path, text]) => [path, JSON.parse(text) as JsonSchema] as const);

describe.each(published)("%s", (path, text) => {
  test("matches the source (renew with: node dist/tools/write-schemas.js)", () => {
    expect(readFileSync(path, "utf8")).toBe(text);
  });
});

test("each is a valid JSON Schema 2020-12, and all of them fit together", () => {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    validateSchema: true,
  });
  ajv.addKeyword("errorMessage");
  for (const [, schema] of schemas) ajv.addSchema(schema);
  for (const [, schema] of schemas) expect(() => ajv.getSchema(schema.$id as string)).not.toThrow();
});

test("every field has a title, a description and an example, and a length states its units", () => {
  const silent: string[] = [];
  for (const [path, schema] of schemas)
    visitFields(schema, path, (given, where) => {
      const field = defined(given, schema);
      if (!field.title || !field.description || !field.examples?.length) silent.push(where);
      if (field.pattern === LENGTH_PATTERN && !field.description?.includes("mm")) silent.push(where);
    });
  expect(silent).toEqual([]);
});

test("every default and example passes its own schema", () => {
  const wrong: string[] = [];
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  for (const [path, schema] of schemas)
    visitFields(schema, path, (field, where) => {
      const validate = ajv.compile({ ...field, $defs: schema.$defs ?? {} });
      const values = [...(field.examples ?? []), ...(field.default === undefined ? [] : [field.default])];
      for (const value of values) if (!validate(value)) wrong.push(`${where}: ${JSON.stringify(value)}`);
    });
  expect(wrong).toEqual([]);
});

test("none needs another file or the network", () => {
  for (const [path, text] of published) {
    const { $defs = {} } = JSON.parse(text) as JsonSchema;
    const refs = [...text.matchAll(/"\$ref": "([^"]*)"/g)].map(([, ref]) => ref as string);
    const lost = refs.filter((ref) => !ref.startsWith("#/$defs/") || !Object.hasOwn($defs, ref.slice(8)));
    expect(lost, path).toEqual([]);
  }
});

test("none of our patterns takes long on a long text that nearly matches", () => {
  const patterns = new Set<string>();
  const gather = (schema: JsonSchema): void => {
    if (schema.pattern) patterns.add(schema.pattern);
    for (const inner of Object.values(schema.properties ?? {})) gather(inner);
    if (schema.propertyNames) gather(schema.propertyNames);
    if (schema.items) gather(schema.items);
    if (typeof schema.additionalProperties === "object") gather(schema.additionalProperties);
    for (const branch of schema.oneOf ?? []) gather(branch);
  };
  for (const [, schema] of schemas) gather(schema);
  expect(patterns.size).toBeGreaterThan(3);
  for (const pattern of patterns)
    for (const bad of ["a-".repeat(1_000_000), `${"1".repeat(2_000_000)}x`, `${"a".repeat(2_000_000)}!`])
      ends(() => new RegExp(pattern, "u").test(bad));
});

/** A field that is a reference has the texts of its target. */
function defined(field: JsonSchema, { $defs }: JsonSchema): JsonSchema {
  return { ...$defs?.[field.$ref?.slice("#/$defs/".length) ?? ""], ...field };
}

function visitFields(
  schema: JsonSchema,
  path: string,
  visit: (field: JsonSchema, where: string) => void,
): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    visit(field, `${path}: ${name}`);
    visitFields(field, `${path}: ${name}`, visit);
  }
  for (const [name, part] of Object.entries(schema.$defs ?? {})) visitFields(part, `${path}#${name}`, visit);
  if (schema.items) visitFields(schema.items, `${path}[]`, visit);
  if (typeof schema.additionalProperties === "object")
    visitFields(schema.additionalProperties, `${path}.*`, visit);
  for (const branch of schema.oneOf ?? []) visitFields(branch, path, visit);
}
