/**
 * An entry with `each:`, which stands for the product of its values. Each value is checked against its field; texts with
 * "{field}" in them, the id too, are checked as they will read on the cards.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { faultAt } from "../source/fault.ts";
import type { SourceDocument, SourceEntry, SourceMap, SourceNode } from "../source/tree.ts";
import { type CheckedNode, checkNode } from "./check-node.ts";
import { combinations, placeholdersIn, substitute, valuesOf } from "./each-values.ts";
import type { Json } from "./files.ts";
import { ANYTHING, type JsonSchema } from "./json-schema.ts";
import type { EntrySchemas } from "./weave.ts";

/** Cards of one entry whose texts are looked at; the ones beyond are made the same way. */
const MOST_TRIED = 10_000;

export interface CheckedEach extends CheckedNode {
  /** The fields that `each:` gives. */
  readonly given: readonly string[];
  /** Ids of the cards that it makes. */
  readonly ids: readonly string[];
}

type EachSchemas = EntrySchemas & { readonly each: JsonSchema };

export function checkEach(
  document: SourceDocument,
  node: SourceNode,
  schemas: EachSchemas,
  what: string,
): CheckedEach {
  const map = node as SourceMap;
  const each = map.entries.find(({ key }) => key === "each")?.value;
  const lists = each?.kind === "map" ? listsOf(each) : new Map<string, readonly string[]>();
  const patterned = map.entries.filter(
    ({ key, value }) => key !== "each" && placeholdersIn(value, lists).length > 0,
  );
  const fixed = map.entries.filter((entry) => entry.key === "id" || !patterned.includes(entry));
  const words = { what, declare: schemas.declare };
  const checked = checkNode(document, { ...map, entries: fixed }, schemas.each, words);
  const diagnostics = [
    ...checked.diagnostics,
    ...(each?.kind === "map" ? checkRanges(document, each, schemas) : []),
    ...patterned.flatMap((entry) => checkPatterned(document, entry, lists, schemas)),
    ...checkDistinct(document, map, lists),
  ];
  const texts = patterned
    .filter(({ key }) => key !== "id")
    .map(({ key, value }) => [key, rawValue(document, value)]);
  const value = { ...(checked.value as Record<string, Json> | undefined), ...Object.fromEntries(texts) };
  return { value, diagnostics, given: [...lists.keys()], ids: idsOf(map, lists) };
}

function listsOf(each: SourceMap): ReadonlyMap<string, readonly string[]> {
  return new Map(each.entries.map(({ key, value }) => [key, valuesOf(value).map(String)]));
}

/** Whole numbers from .. to, each against its field; the first that does not fit is told. */
function checkRanges(
  document: SourceDocument,
  each: SourceMap,
  { fields }: EachSchemas,
): readonly Diagnostic[] {
  return each.entries.flatMap(({ key, value }) => {
    const schema = fields[key];
    if (value.kind !== "map" || !schema) return [];
    for (const number of valuesOf(value).slice(0, MOST_TRIED)) {
      const text = String(number);
      const scalar = {
        kind: "scalar",
        value: Number(number),
        text,
        quoted: false,
        start: value.start,
        end: value.end,
      } as const;
      const { diagnostics } = checkNode(document, scalar, schema, { what: key });
      if (diagnostics.length > 0) return diagnostics;
    }
    return [];
  });
}

/** A field with "{...}" in its texts, as it will read on each card; the first card that has a fault stands for all. */
function checkPatterned(
  document: SourceDocument,
  { key, value }: SourceEntry,
  lists: ReadonlyMap<string, readonly string[]>,
  { fields, id }: EachSchemas,
): readonly Diagnostic[] {
  const schema = key === "id" ? id : fields[key];
  if (!schema) return [];
  for (const values of combinations(placeholdersIn(value, lists), lists, MOST_TRIED)) {
    const { diagnostics } = checkNode(document, substitute(value, values), schema, { what: key });
    if (diagnostics.length > 0) return diagnostics;
  }
  return [];
}

/** Every field that varies must be in the id, or cards share one. */
function checkDistinct(
  document: SourceDocument,
  map: SourceMap,
  lists: ReadonlyMap<string, readonly string[]>,
): readonly Diagnostic[] {
  const id = map.entries.find(({ key }) => key === "id")?.value;
  if (id?.kind !== "scalar") return [];
  const named = placeholdersIn(id, lists);
  const lacking = [...lists]
    .filter(([name, values]) => values.length > 1 && !named.includes(name))
    .map(([name]) => name);
  if (lacking.length === 0) return [];
  const missing = lacking.map((name) => `{${name}}`).join("-");
  return [
    faultAt(document, id, {
      rule: "schema/each-id",
      message: `the id "${id.text}" is the same for every value of ${lacking.join(" and ")}`,
      why: "a card is named by its id",
      fix: `write "${id.text}-${missing}"`,
    }),
  ];
}

function idsOf(map: SourceMap, lists: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const id = map.entries.find(({ key }) => key === "id")?.value;
  if (id?.kind !== "scalar") return [];
  return combinations(placeholdersIn(id, lists), lists, MOST_TRIED).map((values) => {
    const made = substitute(id, values);
    return made.kind === "scalar" ? made.text : "";
  });
}

function rawValue(document: SourceDocument, node: SourceNode): Json {
  return checkNode(document, node, ANYTHING, { what: "the value" }).value ?? null;
}
