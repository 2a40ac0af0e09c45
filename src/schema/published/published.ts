/** The schemas as files for editors and other programs, in docs/schemas/: JSON Schema 2020-12, self-contained. */
import { fieldSchema } from "../files/field.schema.ts";
import { FILE_SCHEMAS } from "../files/index.ts";
import { FILE_KINDS } from "../files.ts";
import type { JsonSchema } from "../json-schema.ts";
import { shareRepeated } from "./share-repeated.ts";

/** With the version of the content format; `broadside: 1` in game.yaml. */
const BASE = "urn:broadside:schema:1";
export const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** Text of each published schema by its path in the project. */
export function publishedSchemas(): ReadonlyMap<string, string> {
  const schemas = new Map<string, JsonSchema>(
    FILE_KINDS.map((kind) => [kind, withFields(FILE_SCHEMAS[kind])]),
  );
  schemas.set("field", fieldSchema);
  return new Map(
    [...schemas].map(([name, schema]) => [`docs/schemas/${name}.schema.json`, textOf(name, schema)]),
  );
}

function textOf(name: string, schema: JsonSchema): string {
  const shared = shareRepeated(schema);
  return `${JSON.stringify({ $schema: DIALECT, $id: `${BASE}:${name}`, ...shared }, null, 2)}\n`;
}

/** A file's own field declarations are described by the schema of fields; we check them in a separate step. */
export function withFields(schema: JsonSchema): JsonSchema {
  const { card, row } = schema.properties ?? {};
  if (!card && !row) return schema;
  const declared = { ...(card ? { card: refersTo(card) } : {}), ...(row ? { row: refersTo(row) } : {}) };
  return { ...schema, properties: { ...schema.properties, ...declared }, $defs: fieldSchema.$defs ?? {} };
}

function refersTo(schema: JsonSchema): JsonSchema {
  return { ...schema, $ref: "#/$defs/field" };
}
