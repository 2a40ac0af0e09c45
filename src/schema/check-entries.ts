/** The cards of a deck or the rows of a table, one by one, against the woven schema; what is required counted together. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { faultAt } from "../source/fault.ts";
import type { SourceDocument, SourceList, SourceNode } from "../source/tree.ts";
import { checkEach } from "./check-each.ts";
import { checkNode } from "./check-node.ts";
import { missingField } from "./explain-map.ts";
import type { CardEntry, EachEntry, JsonObject } from "./files.ts";
import type { EntrySchemas } from "./weave.ts";

export interface CheckedEntries {
  /** As many as the list has, in its order; faulty fields are left out. */
  readonly entries: readonly (CardEntry | EachEntry)[];
  readonly diagnostics: readonly Diagnostic[];
}

/** `defaults` names the fields that an entry need not give itself. */
export function checkEntries(
  document: SourceDocument,
  list: SourceList,
  schemas: EntrySchemas,
  defaults: ReadonlySet<string>,
): CheckedEntries {
  const diagnostics: Diagnostic[] = [];
  /** Fields that `each:` gave, by the ids of the cards that it makes: a later card of that id changes only some. */
  const made = new Map<string, ReadonlySet<string>>();

  const entries = list.items.map((node, index) => {
    const id = idOf(node);
    const what = id === undefined ? `${schemas.noun} ${index + 1}` : `the ${schemas.noun} ${id}`;
    const each = schemas.each && hasKey(node, "each") ? schemas.each : undefined;
    const checked = each
      ? checkEach(document, node, { ...schemas, each }, what)
      : {
          ...checkNode(document, node, schemas.entry, { what, declare: schemas.declare }),
          given: [],
          ids: [],
        };
    diagnostics.push(...checked.diagnostics);
    const given = new Set([...keysOf(node), ...defaults, ...checked.given, ...(made.get(id ?? "") ?? [])]);
    for (const own of checked.ids) made.set(own, given);
    diagnostics.push(...missingFrom(document, node, schemas, given, what));
    return withId(checked.value as JsonObject | undefined, `${schemas.noun}-${index + 1}`);
  });
  return { entries, diagnostics };
}

function missingFrom(
  document: SourceDocument,
  node: SourceNode,
  { fields, id, required }: EntrySchemas,
  given: ReadonlySet<string>,
  what: string,
): readonly Diagnostic[] {
  if (node.kind !== "map") return [];
  const schema = { properties: { id, ...fields } };
  return ["id", ...required]
    .filter((key) => !given.has(key))
    .map((key) => missingField(node, key, schema, what))
    .map(({ range, words }) => faultAt(document, range, words));
}

/** A faulty id is replaced by the entry's number, so that everything else of it can still be looked at. */
function withId(value: JsonObject | undefined, otherwise: string): CardEntry | EachEntry {
  const id = value?.id;
  return { ...value, id: typeof id === "string" ? id : otherwise };
}

function idOf(node: SourceNode): string | undefined {
  const value = node.kind === "map" ? node.entries.find(({ key }) => key === "id")?.value : undefined;
  return value?.kind === "scalar" && value.text !== "" ? value.text : undefined;
}

function hasKey(node: SourceNode, name: string): boolean {
  return node.kind === "map" && node.entries.some(({ key }) => key === name);
}

function keysOf(node: SourceNode): readonly string[] {
  return node.kind === "map" ? node.entries.map(({ key }) => key) : [];
}
