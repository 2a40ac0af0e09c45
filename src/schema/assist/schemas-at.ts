/** The schemas that a place in a file may follow: several where a union leaves the choice open. */
import type { SourcePath } from "../../source/tree.ts";
import type { JsonSchema } from "../json-schema.ts";
import { dereference } from "../value/reading.ts";

/**
 * @param root the schema of the whole file, with the definitions that its references name
 * @param beside what is written in the map around the place: it rules out alternatives whose constants are others
 */
export function schemasAt(
  root: JsonSchema,
  path: SourcePath,
  beside: ReadonlyMap<string, string> = new Map(),
): readonly JsonSchema[] {
  let found = alternatives(root, root);
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    const maps = isLast ? fitting(found, beside) : found;
    found = maps.flatMap((schema) => stepInto(schema, step, root));
  }
  return found;
}

/** Those that do not contradict what is written; all if each does. */
export function fitting(
  schemas: readonly JsonSchema[],
  beside: ReadonlyMap<string, string>,
): readonly JsonSchema[] {
  const fits = schemas.filter(({ properties = {} }) =>
    [...beside].every(([key, written]) => {
      const only = Object.hasOwn(properties, key) ? properties[key]?.const : undefined;
      return only === undefined || written === "" || String(only) === written;
    }),
  );
  return fits.length > 0 ? fits : schemas;
}

function stepInto(schema: JsonSchema, step: string | number, root: JsonSchema): readonly JsonSchema[] {
  const { properties, additionalProperties, items, prefixItems } = schema;
  if (typeof step === "number") {
    const item = prefixItems?.[step] ?? items;
    return item ? alternatives(item, root) : [];
  }
  const field = properties && Object.hasOwn(properties, step) ? properties[step] : undefined;
  if (field) return alternatives(field, root);
  return typeof additionalProperties === "object" ? alternatives(additionalProperties, root) : [];
}

/** A schema as the list of what it allows, each with the words of the whole where it has none of its own. */
function alternatives(written: JsonSchema, root: JsonSchema): readonly JsonSchema[] {
  const target = dereference(written, root);
  const schema = target === written ? written : { ...target, ...wordsOf(written) };
  const { oneOf, anyOf, ...own } = schema;
  const branches = oneOf ?? anyOf;
  if (!branches) return [schema];
  return branches
    .flatMap((branch) => alternatives(branch, root))
    .map((branch) => ({ ...wordsOf(own), ...branch }));
}

function wordsOf({ title, description, default: usual, examples }: JsonSchema): JsonSchema {
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(usual !== undefined && { default: usual }),
    ...(examples !== undefined && { examples }),
  };
}
