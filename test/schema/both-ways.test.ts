/** Random files of each kind, mostly near their schema: lists of maps are checked the same as tables and as trees. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkTable } from "../../src/schema/entries/check-table.ts";
import { FILE_SCHEMAS } from "../../src/schema/files/index.ts";
import type { FileKind } from "../../src/schema/files.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";
import { expectEqual } from "../support/equal.ts";
import { check, whole } from "./support.ts";

/** Values that few schemas accept, the empty one first. */
const odd = fc.constantFrom("", "", "1", "-3", "word", "two words", '"7"', "~", "[]", "{}", "[a]", "{a: 1}");

/** A value on one line that the schema is likely to accept. */
function onLine(written: JsonSchema, root: JsonSchema, depth: number): fc.Arbitrary<string> {
  const schema = followed(written, root);
  const branches = schema.oneOf ?? schema.anyOf;
  if (depth === 0) return odd;
  if (branches) return fc.oneof(...branches.map((branch) => onLine(branch, root, depth)));
  const known = schema.enum ?? (schema.const === undefined ? schema.examples : [schema.const]) ?? [];
  const likely = [
    ...(known.length > 0 ? [fc.constantFrom(...known.map((value) => JSON.stringify(value)))] : []),
    ...(schema.properties ? [entriesOf(schema, root, depth).map((all) => `{${all.join(", ")}}`)] : []),
    ...(schema.items
      ? [
          fc
            .array(onLine(schema.items, root, depth - 1), { maxLength: 3 })
            .map((all) => `[${all.join(", ")}]`),
        ]
      : []),
  ];
  if (likely.length === 0) return odd;
  return fc.oneof({ weight: 4, arbitrary: fc.oneof(...likely) }, { weight: 1, arbitrary: odd });
}

/** Some fields of a map, each once, and sometimes one that it does not have. */
function entriesOf(schema: JsonSchema, root: JsonSchema, depth: number): fc.Arbitrary<readonly string[]> {
  const properties = Object.entries(schema.properties ?? {});
  const fields = fc
    .subarray(properties, { minLength: Math.min(1, properties.length) })
    .chain((some) =>
      fc.tuple(
        ...some.map(([key, field]) => onLine(field, root, depth - 1).map((value) => `${key}: ${value}`)),
      ),
    );
  const strange = fc.constantFrom<readonly string[]>([], [], [], ["strange: x"], ["strange:"]);
  return fc.tuple(fields, strange).map(([some, more]) => [...some, ...more]);
}

/** A field of the file: lists of maps as a file has them, which become tables, and anything else on one line. */
function fieldOf(key: string, written: JsonSchema, root: JsonSchema): fc.Arbitrary<string> {
  const { items } = followed(written, root);
  const maps = items ? mapsAmong(items, root) : [];
  const line = onLine(written, root, 3).map((value) => `${key}: ${value}\n`);
  if (maps.length === 0) return line;
  const list = fc
    .array(fc.oneof(...maps.map((map) => entriesOf(map, root, 3))), { minLength: 2, maxLength: 4 })
    .map((all) => `${key}:\n${all.map((entries) => `  - ${entries.join("\n    ")}\n`).join("")}`);
  return fc.oneof({ weight: 6, arbitrary: list }, { weight: 1, arbitrary: line });
}

function mapsAmong(written: JsonSchema, root: JsonSchema): readonly JsonSchema[] {
  const schema = followed(written, root);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return branches.flatMap((branch) => mapsAmong(branch, root));
  return Object.keys(schema.properties ?? {}).length > 0 ? [schema] : [];
}

function followed({ $ref, ...schema }: JsonSchema, root: JsonSchema): JsonSchema {
  return $ref === undefined ? schema : (root.$defs?.[$ref.replace("#/$defs/", "")] as JsonSchema);
}

function fileOf(kind: FileKind): fc.Arbitrary<string> {
  const schema = FILE_SCHEMAS[kind];
  const fields = Object.entries(schema.properties ?? {});
  return fc
    .subarray(fields, { minLength: 1 })
    .chain((some) => fc.tuple(...some.map(([key, field]) => fieldOf(key, field, schema))))
    .map((texts) => texts.join(""));
}

test.each(Object.keys(FILE_SCHEMAS) as readonly FileKind[])("%s", (kind) => {
  fc.assert(
    fc.property(fileOf(kind), (text) => {
      check(kind, text);
      if (kind !== "table") return;
      const { value } = parseYaml({ path: "table.yaml", text });
      const refs = () => undefined;
      expectEqual(checkTable(value, { refs }), checkTable(whole(value), { refs }));
    }),
    { seed: 42, numRuns: 60 },
  );
});

test("an empty field of an item is one fault", () => {
  expect(check("kit", "kit: small\ntitle: Small\ncontents:\n  - deck:\n  - deck: animals\n").faults).toEqual([
    "4:10 schema/empty-field: deck is empty | give it a value, or remove it",
  ]);
});
