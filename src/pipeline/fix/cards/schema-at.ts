/** The schema of a value within a card, and values that were typed as text. */
import type { Json } from "../../../schema/files.ts";
import { ANYTHING, type JsonSchema, typesOf } from "../../../schema/json-schema.ts";
import { propertySchema, readValue } from "../../../schema/value/read-value.ts";
import { dereference, startReading } from "../../../schema/value/reading.ts";
import type { SourcePath } from "../../../source/tree.ts";
import { parseYaml } from "../../../source/yaml/yaml.ts";

/** The schema at a path of a card; of several schemas, the first that has such a value. */
export function schemaAt(root: JsonSchema, path: SourcePath): JsonSchema {
  return path.reduce<JsonSchema>((schema, step) => stepInto(dereference(schema, root), step, root), root);
}

function stepInto(schema: JsonSchema, step: string | number, root: JsonSchema): JsonSchema {
  for (const branch of schema.oneOf ?? schema.anyOf ?? []) {
    const found = stepInto(dereference(branch, root), step, root);
    if (found !== ANYTHING) return found;
  }
  if (typeof step === "number") return schema.prefixItems?.[step] ?? schema.items ?? ANYTHING;
  return propertySchema(schema, step) || ANYTHING;
}

/**
 * What a person means who types this: a number where the schema wants one, a list of `a | b`, a list or map in brackets as
 * in YAML. What does not fit stays a text, for a finding to say so. Undefined for nothing at all.
 */
export function typedValue(text: string, schema: JsonSchema, root: JsonSchema): Json | undefined {
  const typed = printable(text);
  if (typed.trim() === "") return undefined;
  const types = typesOf(dereference(schema, root));
  const takesMore = types?.some((type) => type === "array" || type === "object") ?? false;
  if (takesMore && /^\s*[[{]/.test(typed)) {
    const { value, diagnostics } = parseYaml({ path: "typed.yaml", text: typed });
    if (value.root && diagnostics.length === 0 && value.root.kind !== "scalar")
      return readValue(value.root, schema, "value", startReading(value, root, true));
  }
  const isText = types?.length === 1 && types[0] === "string";
  const word = isText ? typed : typed.trim();
  const file = { path: types ? "typed.csv" : "typed.yaml", text: word };
  const node = {
    kind: "scalar",
    value: types ? word : coreValue(word),
    text: word,
    quoted: isText,
    start: 0,
    end: word.length,
  } as const;
  return readValue(node, schema, "value", startReading(file, root, true));
}

/** Without the signs that other programs leave in a text and that no card can show; one kind of line ends. */
const printable = (text: string): string =>
  text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replaceAll(/[^\P{Cc}\n\t]|\uFEFF/gu, "");

/** A value without a schema, as YAML reads it. */
function coreValue(text: string): string | number | boolean | null {
  const { value } = parseYaml({ path: "typed.yaml", text: `- ${text}\n` });
  const item = value.root?.kind === "list" ? value.root.items[0] : undefined;
  return item?.kind === "scalar" && !item.quoted && item.text === text ? (item.value ?? text) : text;
}
