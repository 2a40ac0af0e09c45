/**
 * Moves repeated parts of a published schema to `$defs`: the subject of a data rule is the same in every check. This only
 * makes the files shorter; their meaning is the same.
 */
import type { JsonSchema } from "../json-schema.ts";

/** Minimum size in characters of JSON; below, a reference is hardly shorter than its target. */
const WORTH_SHARING = 200;

/** Keywords with values, not schemas. */
const DATA: ReadonlySet<string> = new Set(["examples", "default", "const", "enum"]);

/** Turns parts with a title that occur more than once into definitions, named by their titles. */
export function shareRepeated(schema: JsonSchema): JsonSchema {
  const counts = new Map<string, number>();
  visit(schema, (part) => counts.set(part, (counts.get(part) ?? 0) + 1));
  const shared = new Map<string, string>();
  const definitions: Record<string, unknown> = {};
  for (const [part, count] of counts) {
    if (count < 2) continue;
    const name = freeName(titleOf(part), { ...schema.$defs, ...definitions });
    shared.set(part, name);
    definitions[name] = undefined;
  }
  for (const [part, name] of shared) definitions[name] = referring(JSON.parse(part), shared, part);
  if (shared.size === 0) return schema;
  const whole = referring(schema, shared) as JsonSchema;
  return { ...whole, $defs: { ...whole.$defs, ...(definitions as NonNullable<JsonSchema["$defs"]>) } };
}

/** Reports each part that is worth sharing, outer ones first; parts inside a repeated part are reported each time too. */
function visit(value: unknown, report: (part: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  const part = partOf(value);
  if (part !== undefined) report(part);
  for (const [key, inner] of Object.entries(value)) if (!DATA.has(key)) visit(inner, report);
}

/** A schema with a title, as text that identifies it; undefined for anything else. */
function partOf(value: object): string | undefined {
  if (!("title" in value) || typeof value.title !== "string" || "$schema" in value) return undefined;
  const text = JSON.stringify(value);
  return text.length < WORTH_SHARING ? undefined : text;
}

/** The schema with references instead of shared parts; `whole` is the part being defined. */
function referring(value: unknown, shared: ReadonlyMap<string, string>, whole?: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  const part = partOf(value);
  const name = part === undefined || part === whole ? undefined : shared.get(part);
  if (name !== undefined) return { $ref: `#/$defs/${name}` };
  if (Array.isArray(value)) return value.map((inner) => referring(inner, shared));
  const inside = (key: string, inner: unknown): unknown => (DATA.has(key) ? inner : referring(inner, shared));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(key, inner)]));
}

const titleOf = (part: string): string => (JSON.parse(part) as { title: string }).title;

function freeName(title: string, taken: object): string {
  const base = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (!Object.hasOwn(taken, name)) return name;
  }
}
