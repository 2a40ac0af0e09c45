/** Completions from schemas: fields of a map, and values of a field. */
import { isPlainText } from "../../source/edit/value-edit.ts";
import type { SourcePath } from "../../source/tree.ts";
import { asKey } from "../declaration/declaration.ts";
import { type JsonSchema, typesOf } from "../json-schema.ts";
import type { AssistWords, Completion } from "./assisted.ts";
import { allowedWords } from "./schema-words.ts";

interface TypedKey {
  readonly typed: string;
  /** The colon is there already. */
  readonly isWritten: boolean;
}

/** Fields that are not written yet: those that must be there first, then in the order of their schema. */
export function fieldCompletions(
  maps: readonly JsonSchema[],
  beside: ReadonlyMap<string, string>,
  { typed, isWritten }: TypedKey,
): readonly Completion[] {
  const fields = new Map<string, JsonSchema>();
  for (const { properties = {} } of maps)
    for (const [name, field] of Object.entries(properties))
      if (!fields.has(name) && (name === typed || !beside.has(name))) fields.set(name, field);
  const needed = new Set(maps.flatMap(({ required = [] }) => required));
  const isNeeded = ([name]: readonly [string, unknown]): number => (needed.has(name) ? 0 : 1);
  return [...fields]
    .sort((a, b) => isNeeded(a) - isNeeded(b))
    .map(([name, field]) => ({
      label: name,
      insert: isWritten ? asKey(name) : `${asKey(name)}: `,
      kind: "field",
      ...detailOf([needed.has(name) ? "required" : "", allowedWords(field)]),
      ...(field.description !== undefined && { description: field.description }),
    }));
}

interface Place {
  readonly schemas: readonly JsonSchema[];
  readonly path: SourcePath;
  readonly words: AssistWords;
  /** What is written up to the cursor. */
  readonly typed: string;
  /** There is no space behind the colon yet, without which YAML does not read the value as one. */
  readonly isAfterColon: boolean;
}

export function valueCompletions({
  schemas,
  path,
  words,
  typed,
  isAfterColon,
}: Place): readonly Completion[] {
  const listed = schemas.flatMap((schema) =>
    valuesOf(schema).map((value) => [value, "value", schema] as const),
  );
  const takesText = schemas.some(takesAnyText);
  const names = takesText ? words.namesAt(path).map((name) => [name, "name", undefined] as const) : [];
  const isPicture = takesText && typed !== "" && names.length === 0;
  const pictures = isPicture ? words.pictures.filter((picture) => picture.includes(bare(typed))) : [];
  const found = new Map<string, Completion>();
  const add = (value: unknown, kind: Completion["kind"], schema?: JsonSchema): void => {
    const label = String(value);
    if (found.has(label)) return;
    const insert = `${isAfterColon ? " " : ""}${written(value, typed)}`;
    found.set(label, { label, insert, kind, ...detailOf([isUsual(value, schema) ? "default" : ""]) });
  };
  for (const [value, kind, schema] of [...listed, ...names]) add(value, kind, schema);
  for (const picture of pictures) add(picture, "picture");
  if (found.size === 0)
    for (const schema of schemas) for (const example of plainExamples(schema)) add(example, "value", schema);
  return [...found.values()];
}

function valuesOf(schema: JsonSchema): readonly unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  return (typesOf(schema) ?? []).includes("boolean") ? [true, false] : [];
}

const takesAnyText = (schema: JsonSchema): boolean =>
  !schema.enum && schema.const === undefined && (typesOf(schema) ?? ["string"]).includes("string");

const plainExamples = ({ examples = [] }: JsonSchema): readonly unknown[] =>
  examples.filter((example) => typeof example !== "object");

const isUsual = (value: unknown, schema: JsonSchema | undefined): boolean =>
  schema?.default !== undefined && schema.default === value;

/** A value as it is written, in the quotes that are there or those that it needs. */
function written(value: unknown, typed: string): string {
  const text = String(value);
  const [quote] = /^["']/.exec(typed) ?? [];
  if (quote === "'") return `'${text.replaceAll("'", "''")}'`;
  if (quote === '"') return JSON.stringify(text);
  return typeof value !== "string" || isPlainText(text) || /^[\d.]+$/.test(text)
    ? text
    : JSON.stringify(text);
}

const bare = (typed: string): string => typed.replace(/^["']/, "");

function detailOf(parts: readonly string[]): { readonly detail?: string } {
  const detail = parts.filter((part) => part !== "").join(", ");
  return detail === "" ? {} : { detail };
}
