/**
 * The schema of a file of a translation, made of its original: a map for each map with texts, with the original's words
 * as descriptions; entries of lists by what identifies them. Nothing but the texts may be written, and nothing must be.
 * Limit: in a map within an entry, texts of all entries with such a map are offered.
 */
import { schemasAt } from "../../../schema/assist/schemas-at.ts";
import type { JsonSchema } from "../../../schema/json-schema.ts";
import type { SourcePath } from "../../../source/tree.ts";
import type { Shape } from "../translate/shape.ts";

export interface Original {
  /** The schema of the original. */
  readonly schema: JsonSchema;
  /** True for a text that a translation may have although the original has none. */
  mayBeAdded(path: SourcePath): boolean;
}

/** @param path of the shape in its file, with an index of 0 for each entry */
export function translationSchema(shape: Shape, original: Original, path: SourcePath = []): JsonSchema {
  if (shape.kind === "text") return { type: "string", description: shape.text };
  if (shape.kind === "list") {
    const items = shape.items.map((item) => translationSchema(item, original, [...path, 0]));
    return shape.items.every((item) => item.kind === "map" && item.identity)
      ? { type: "array", items: { anyOf: items } }
      : { type: "array", prefixItems: items };
  }
  const { identity, entries } = shape;
  const texts = entries.map(
    ([name, one]) => [name, translationSchema(one, original, [...path, name])] as const,
  );
  return {
    type: "object",
    properties: {
      ...(identity && { [identity.key]: { const: identity.value } }),
      ...Object.fromEntries(texts),
      ...addedTo(shape, original, path),
    },
    ...(identity && { required: [identity.key] }),
    additionalProperties: false,
  };
}

/** Texts that the original leaves to a default, as its own schema describes them. */
function addedTo(
  { entries }: Shape & { readonly kind: "map" },
  { schema, mayBeAdded }: Original,
  path: SourcePath,
): Readonly<Record<string, JsonSchema>> {
  const there = new Set(entries.map(([name]) => name));
  const fields = schemasAt(schema, path).flatMap(({ properties = {} }) => Object.entries(properties));
  return Object.fromEntries(fields.filter(([name]) => !there.has(name) && mayBeAdded([...path, name])));
}
