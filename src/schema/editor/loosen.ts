/**
 * Turns one of our schemas into one for editors. An editor sees YAML's own values, whereas our reader takes the characters
 * of a text field as written: `007` in a text field is correct. So the schema for an editor must accept such values; it
 * never flags anything that `check` accepts, and may flag less.
 */
import type { JsonSchema, JsonType } from "../json-schema.ts";
import { isBooleanText, isNumberText } from "../value/read-scalar.ts";
import { discriminatorOf } from "../value/union.ts";
import { type EditorSchema, mapInner, when } from "./editor-schema.ts";

/** A boolean in a form that no editor suggests; its description differs from its sibling's, or editors would show both. */
const BOOLEAN: EditorSchema = {
  description: "true or false",
  not: { type: ["string", "number", "null", "object", "array"] },
};

export function loosen(schema: JsonSchema): EditorSchema {
  const {
    type: _type,
    oneOf,
    anyOf,
    maxLength,
    const: only,
    enum: listed,
    ...own
  } = mapInner(schema, loosen);
  return {
    ...own,
    ...looseType(schema),
    ...looseList(listed ?? (only === undefined ? [] : [only])),
    ...looseUnion(oneOf ?? anyOf ?? []),
    ...(schema.pattern === undefined ? {} : { pattern: loosePattern(schema.pattern) }),
    ...(maxLength === undefined ? {} : { allOf: [atMost(maxLength)] }),
    ...(schema.examples ? { examples: examplesOf(schema.examples) } : {}),
  };
}

/**
 * Where a text is allowed, numbers and booleans are too: they print as written. Booleans are allowed in a roundabout way,
 * because an editor suggests `true` and `false` wherever they are a type.
 */
function looseType({ type, enum: listed, const: only, errorMessage }: JsonSchema): EditorSchema {
  if (type === undefined) return {};
  const types: readonly JsonType[] = typeof type === "string" ? [type] : type;
  if (!types.includes("string")) return { type };
  const loose = new Set<JsonType>([...types, "number"]);
  if (listed || only !== undefined || loose.has("boolean")) return { type: [...loose.add("boolean")] };
  const text = { type: [...loose], errorMessage: errorMessage ?? "expected a text" };
  return { anyOf: [text, BOOLEAN] };
}

function looseList(values: readonly unknown[]): EditorSchema {
  const all = [...new Set(values.flatMap(asRead))];
  if (all.length === 0) return {};
  return all.length === 1 ? { const: all[0] } : { enum: all };
}

/** Branches overlap once loosened, so `oneOf` cannot be used; if a field names the kind, it selects one. */
function looseUnion(branches: readonly EditorSchema[]): EditorSchema {
  if (branches.length === 0) return {};
  const kind = discriminatorOf(branches);
  // Editors suggest examples as values, and cannot suggest a map beside a text.
  if (!kind) return { anyOf: branches.map(({ examples: _examples, ...branch }) => branch) };
  const { key, values } = kind;
  const { title = key } = branches[0]?.properties?.[key] ?? {};
  return {
    properties: { [key]: { title, enum: values } },
    required: [key],
    allOf: branches.map((branch, index) =>
      when({ properties: { [key]: { const: values[index] } }, required: [key] }, branch),
    ),
  };
}

/** Leaves out maps if there are also texts. */
function examplesOf(examples: readonly unknown[]): readonly unknown[] {
  const plain = examples.filter((example) => typeof example !== "object");
  return plain.length > 0 ? plain : examples;
}

/** A listed text, and the values YAML makes of its characters without quotes. */
function asRead(value: unknown): readonly unknown[] {
  if (typeof value !== "string") return [value];
  if (isBooleanText(value)) return [value, value.toLowerCase() === "true"];
  return isNumberText(value) && Number.isFinite(Number(value)) ? [value, Number(value)] : [value];
}

/** Block texts (`|`) end with a line break, which is not part of our value. */
function loosePattern(pattern: string): string {
  return pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|\$/gs, (part) => (part === "$" ? "\\n?$" : part));
}

/** Characters as people count them; in some editors `maxLength` counts an emoji twice. */
function atMost(length: number): EditorSchema {
  return { pattern: `^[\\s\\S]{0,${length}}\\n?$`, errorMessage: `expected at most ${length} characters` };
}
