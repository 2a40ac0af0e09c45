/**
 * Checks the cards of a deck or the rows of a table, one by one, against the merged schema; missing required fields are
 * reported together. An entry with `each:` becomes its cards. A later entry with the id of such a card overrides that
 * card's fields and takes its place.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { addTo } from "../../diagnostics/grouped.ts";
import { tenTimes } from "../../diagnostics/text/fix-ends.ts";
import { faultAt } from "../../source/fault.ts";
import type { SourceDocument, SourceList, SourceNode } from "../../source/tree.ts";
import { checkNode } from "../check-node.ts";
import {
  type Columns,
  compareColumns,
  NO_COLUMNS,
  offersIds,
  withoutFields,
} from "../columns/check-columns.ts";
import { columnFaults, type Lacking, missingInColumn } from "../columns/column-faults.ts";
import type { EntrySchemas } from "../declaration/weave.ts";
import { missingField, misspeltFields } from "../faults/explain-map.ts";
import { type Explaining, isFull, startExplaining } from "../faults/explaining.ts";
import type { CardEntry, Json, JsonObject } from "../files.ts";
import type { PatternSteps } from "../fit/bounded-pattern.ts";
import { checkEach } from "./check-each.ts";
import type { EntryWords } from "./entry-words.ts";
import { plainEntries } from "./plain-entries.ts";

/** One card or row; faulty fields are left out. */
export interface CheckedEntry {
  readonly entry: CardEntry;
  /** Index of the list item it comes from. */
  readonly index: number;
  /** Names of fields that are written but were dropped as faulty. */
  readonly faulty: readonly string[];
}

/** A card of `each:`, which a later entry may override. */
interface Made {
  /** Its index among the cards; undefined once overridden: the next with its id is a duplicate. */
  readonly place: number | undefined;
  /** The fields it has, which a later entry need not repeat. */
  readonly given: ReadonlySet<string>;
}

const NO_NAMES: readonly string[] = [];
const NOTHING: ReadonlySet<string> = new Set();

/**
 * @param defaults names the fields that an entry need not have
 * @param patterns the remaining work for patterns; the list at which it runs out reports it
 */
export function checkEntries(
  document: SourceDocument,
  list: SourceList,
  schemas: EntrySchemas,
  defaults: ReadonlySet<string>,
  patterns: PatternSteps,
): CheckedEntries {
  const hadSteps = patterns.left >= 0;
  const checked = checkAll(document, list, schemas, defaults, startExplaining(patterns));
  if (!hadSteps || patterns.left >= 0) return checked;
  return { ...checked, diagnostics: [...checked.diagnostics, overMuch(document, list)] };
}

function overMuch(document: SourceDocument, list: SourceList): Diagnostic {
  return faultAt(document, list, {
    rule: "schema/too-large",
    message:
      "checking the texts of this game against the patterns of their fields takes too many steps; from this list on, some are not checked",
    fix: `shorten the patterns, or use fewer of them; ${tenTimes("as many steps")}`,
  });
}

function checkAll(
  document: SourceDocument,
  list: SourceList,
  schemas: EntrySchemas,
  defaults: ReadonlySet<string>,
  explaining: Explaining,
): CheckedEntries {
  const diagnostics: Diagnostic[] = [];
  const entries: CheckedEntry[] = [];
  const made = new Map<string, Made>();
  const isTable = document.columns !== undefined;
  const columns = isTable ? compareColumns(document, list, schemas, defaults) : NO_COLUMNS;
  const lacking = new Map<string, [Lacking, ...Lacking[]]>();

  const plain =
    list.table && !isTable
      ? plainEntries(document, list.table, schemas, defaults, explaining.patterns)
      : undefined;

  for (const [index, item] of list.items.entries()) {
    // An entry may override a card of `each:` before it.
    const entry = made.size === 0 ? plain?.(index) : undefined;
    if (entry) {
      entries.push({ entry, index, faulty: NO_NAMES });
      continue;
    }
    const node = list.table?.nodeOf(index) ?? item;
    const id = idOf(node);
    const what = id === undefined ? `${schemas.owner.noun} ${index + 1}` : `the ${schemas.owner.noun} ${id}`;
    const room = MOST_PRODUCTS - entries.length;
    const row = node.kind === "map" ? withoutFields(node, columns.undeclared) : node;
    const checked = checkEntry(document, row, schemas, { what, explaining, room });
    const under = id === undefined || checked.isProduct ? undefined : made.get(id);
    for (const fault of checked.diagnostics) diagnostics.push(fault);
    const isWhole = !checked.isProduct && hasAll(checked.values[0], schemas);
    const given = isWhole ? NOTHING : new Set([...keysOf(node), ...defaults, ...checked.given]);
    const sets = [given, under?.given ?? NOTHING];
    const missing = isWhole ? [] : missingFrom(row, schemas, sets);
    if (isTable && row.kind === "map") for (const key of missing) addTo(lacking, key, { row, what });
    else
      for (const fault of missingFaults(document, row, missing, schemas, { what, explaining }))
        diagnostics.push(fault);
    for (const [nth, value] of checked.values.entries()) {
      const otherwise = `${schemas.owner.noun}-${index + 1}${checked.isProduct ? `-${nth + 1}` : ""}`;
      const entry = withId(value as JsonObject | undefined, otherwise);
      const faulty = faultyKeys(node, value);
      if (under?.place !== undefined) {
        entries[under.place] = { entry: { ...entries[under.place]?.entry, ...entry }, index, faulty };
        made.set(entry.id, { ...under, place: undefined });
        continue;
      }
      if (checked.isProduct && !made.has(entry.id)) made.set(entry.id, { place: entries.length, given });
      entries.push({ entry, index, faulty });
    }
  }
  if (!isTable) return { value: entries, diagnostics, unreported: explaining.unreported, columns };
  const schema = { properties: { id: schemas.id, ...schemas.fields } };
  if (lacking.get("id")?.length === list.items.length && offersIds(list, columns)) lacking.delete("id");
  for (const { field } of columns.lost.renames) lacking.delete(field);
  const missing = [...lacking].map(([key, rows]) =>
    missingInColumn(document, list, key, rows, { schema, owner: schemas.owner }),
  );
  const faults = [...columnFaults(document, list, diagnostics), ...missing];
  return { value: entries, diagnostics: faults, unreported: explaining.unreported, columns };
}

/** Faults beyond the limit are only counted. */
export interface CheckedEntries extends Result<readonly CheckedEntry[]> {
  readonly unreported: number;
  /** For a CSV file, the undeclared columns that were not checked, and the fields that no column fills. */
  readonly columns: Columns;
}

/** Maximum number of cards in a list after expanding `each:`: far more than are printed at once. */
const MOST_PRODUCTS = 50_000;

interface Checked {
  /** One for a written entry, one per card for `each:`. */
  readonly values: readonly (Json | undefined)[];
  readonly diagnostics: readonly Diagnostic[];
  /** Names of the fields that `each:` provides. */
  readonly given: readonly string[];
  readonly isProduct: boolean;
}

function checkEntry(
  document: SourceDocument,
  node: SourceNode,
  schemas: EntrySchemas,
  words: EntryWords,
): Checked {
  const { each, entry, declare } = schemas;
  if (each && node.kind === "map" && node.entries.some(({ key }) => key === "each"))
    return { ...checkEach(document, node, { ...schemas, each }, words), isProduct: true };
  const { what, explaining } = words;
  const { value, diagnostics } = checkNode(document, node, entry, {
    what,
    declare,
    explaining,
    printed: true,
  });
  return { values: [value], diagnostics, given: [], isProduct: false };
}

/** True for nearly all: the entry has all required fields itself. */
function hasAll(value: Json | undefined, { required }: EntrySchemas): boolean {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, "id")) return false;
  for (const key of required) if (!Object.hasOwn(value, key)) return false;
  return true;
}

/** Names of the fields that an entry would need. */
function missingFrom(
  node: SourceNode,
  { entry, required }: EntrySchemas,
  given: readonly ReadonlySet<string>[],
): readonly string[] {
  if (node.kind !== "map") return [];
  const misspelt = misspeltFields(node, entry);
  return ["id", ...required].filter((key) => !given.some((keys) => keys.has(key)) && !misspelt.has(key));
}

function missingFaults(
  document: SourceDocument,
  node: SourceNode,
  missing: readonly string[],
  { fields, id }: EntrySchemas,
  { what, explaining }: Pick<EntryWords, "what" | "explaining">,
): readonly Diagnostic[] {
  if (node.kind !== "map" || missing.length === 0) return [];
  if (isFull(explaining)) {
    explaining.unreported += 1;
    return [];
  }
  explaining.left -= missing.length;
  const schema = { properties: { id, ...fields } };
  return missing
    .map((key) => missingField(node, key, schema, what))
    .map(({ range, words }) => faultAt(document, range, words));
}

/** Replaces a faulty id by the entry's number, so that the rest of the entry can still be checked. */
function withId(value: JsonObject | undefined, otherwise: string): CardEntry {
  const id = value?.id;
  if (typeof id === "string") return value as CardEntry;
  return { ...value, id: otherwise };
}

function idOf(node: SourceNode): string | undefined {
  const value = node.kind === "map" ? node.entries.find(({ key }) => key === "id")?.value : undefined;
  return value?.kind === "scalar" && value.text !== "" ? value.text : undefined;
}

/** Names that are written in a map but missing from its usable part. */
export function faultyKeys(node: SourceNode, value: Json | undefined): readonly string[] {
  const used = typeof value === "object" && value !== null ? value : {};
  return keysOf(node).filter((key) => key !== "each" && !Object.hasOwn(used, key));
}

function keysOf(node: SourceNode): readonly string[] {
  return node.kind === "map" ? node.entries.map(({ key }) => key) : [];
}
