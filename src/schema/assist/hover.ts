/** What a field is, from the schemas that it may follow. */
import type { JsonSchema } from "../json-schema.ts";
import type { Hover } from "./assisted.ts";
import { allowedWords } from "./schema-words.ts";

interface Named {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** @returns undefined for a field that no schema knows */
export function hoverOf({ from, to, name }: Named, schemas: readonly JsonSchema[]): Hover | undefined {
  const [first] = schemas;
  if (!first) return undefined;
  const allowed = [...new Set(schemas.map(allowedWords))].filter((words) => words !== "");
  const usual = first.default === undefined ? [] : [`by default ${JSON.stringify(first.default)}`];
  const detail = [allowed.join(" or "), ...usual].filter((words) => words !== "").join("; ");
  return {
    from,
    to,
    title: name,
    ...(detail !== "" && { detail }),
    ...(first.description !== undefined && { text: first.description }),
  };
}
