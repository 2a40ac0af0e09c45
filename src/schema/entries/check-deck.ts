/**
 * Checks a deck as a whole: its own fields, the fields it declares for its cards, its defaults, and each of its cards,
 * wherever they are written.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { capFaults } from "../../source/fault.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument, SourceNode, SourceRef } from "../../source/tree.ts";
import type { Cells } from "../../units/cells.ts";
import { cellsIn } from "../cells.ts";
import { checkNode } from "../check-node.ts";
import { columnsFaults } from "../columns/check-columns.ts";
import { idsFaults, ordersFaults } from "../columns/csv-orders.ts";
import { readFields, UNKNOWN_FIELDS } from "../declaration/card-fields.ts";
import { reservedFaults } from "../declaration/field-names.ts";
import type { RefLookup } from "../declaration/field-refs.ts";
import { mapDeckIn } from "../declaration/map-deck.ts";
import { DECK } from "../declaration/owner.ts";
import { type EntrySchemas, reservedNames, weaveCards } from "../declaration/weave.ts";
import { startExplaining } from "../faults/explaining.ts";
import { csvName, deckSchema } from "../files/deck.schema.ts";
import { DECK_KINDS, type DeckFile, type DeckKind, type JsonObject } from "../files.ts";
import { type PatternSteps, patternSteps } from "../fit/bounded-pattern.ts";
import { type JsonSchema, UNREAD } from "../json-schema.ts";
import { type CheckedEntries, type CheckedEntry, checkEntries, faultyKeys } from "./check-entries.ts";
import { type EntriesList, entriesList } from "./entries-list.ts";
import { mapInCsv, withOtherCells } from "./other-cells.ts";

/** A deck with its cards, those of `each:` expanded. */
export interface CheckedDeck {
  readonly file: Omit<DeckFile, "cards">;
  readonly path: string;
  /** The list that the cards are items of: in the deck's file, or in the CSV file or workbook beside it. */
  readonly list: SourceRef;
  readonly cards: readonly CheckedEntry[];
  /** Names of fields that the deck's defaults provide for all cards but that were dropped as faulty. */
  readonly faulty: readonly string[];
  /** Of its map cards; absent if `cells:` is faulty. */
  readonly cells?: Cells;
  /** The fields that `card:` declares; a field is optional if a card may lack it even with defaults. */
  readonly fields: Readonly<Record<string, { readonly optional: boolean }>>;
}

export interface DeckSources {
  /** The CSV file or the sheet that `cardsFileOf` named, parsed. */
  readonly cards?: SourceDocument | undefined;
  readonly refs: RefLookup;
  /** The remaining work for the game's patterns; default all of it. */
  readonly patterns?: PatternSteps;
}

/** The deck's own fields; parts that are read in separate steps are left alone. */
const OUTER: JsonSchema = {
  ...deckSchema,
  properties: {
    ...deckSchema.properties,
    card: { type: "object", additionalProperties: UNREAD },
    defaults: { type: "object", additionalProperties: UNREAD },
    cards: { oneOf: [{ type: "array", items: UNREAD }, csvName] },
  },
};

/**
 * Checks a deck. The value is undefined if the deck lacks something essential; faulty fields of single cards are left
 * out, and each card keeps its place in the list.
 */
export function checkDeck(
  document: SourceDocument,
  { cards, refs, patterns = patternSteps() }: DeckSources,
): Result<CheckedDeck | undefined> {
  const { root } = document;
  if (!root) return { value: undefined, diagnostics: [] };
  const outer = checkNode(document, root, OUTER, { what: "the deck" });
  const { declared, schemas, defaults, list, entries } = readDeckCards(document, { cards, refs, patterns });
  const names = new Set(Object.keys(defaults.value));
  const parts = [outer, declared, defaults, list];
  const ofCards = entries && list.value ? cardFaults(document, list.value, entries) : undefined;
  const faults = [
    ...parts.flatMap(({ diagnostics }) => diagnostics),
    ...(ofCards?.diagnostics ?? []),
    ...(list.value && entries && !ofCards?.isMapInCsv
      ? csvFaults(document, list.value, entries, schemas)
      : []),
  ];
  const unreported = ofCards && list.value ? [[list.value.document.path, ofCards.unreported] as const] : [];
  const diagnostics = capFaults(faults, "schema", new Map(unreported));
  if (!outer.value || !list.value || !entries) return { value: undefined, diagnostics };
  const { card: _card, defaults: _defaults, cards: _cards, ...own } = outer.value as JsonObject;
  const file = {
    ...own,
    ...(declared.value ? { card: declared.value as JsonObject } : {}),
    ...(names.size > 0 ? { defaults: defaults.value } : {}),
  } as unknown as CheckedDeck["file"];
  const { document: home, path } = list.value;
  const cells = ofCards?.isWholeDeck ? undefined : cellsIn(nodeAt(root, ["cells"]));
  return {
    value: {
      file,
      ...(cells ? { cells } : {}),
      path: document.path,
      list: { file: home.path, path },
      cards: entries.value,
      faulty: faultyDefaults(root, defaults.value),
      fields: optionality(declared.value, names),
    },
    diagnostics,
  };
}

/** The cards of a deck with what they may have, as far as they can be read. */
export interface DeckCards extends DeckFields {
  readonly list: Result<EntriesList | undefined>;
  readonly entries: CheckedEntries | undefined;
}

/** Reads the cards even if the rest of the deck is faulty. */
export function readDeckCards(
  document: SourceDocument,
  { cards, refs, patterns = patternSteps() }: DeckSources,
): DeckCards {
  const fields = readDeckFields(document, refs, patterns);
  const names = new Set(Object.keys(fields.defaults.value));
  const list = entriesList(document, cards, DECK);
  // Missing ids are not reported if the pattern of the ids is at fault.
  const given = idsFaults(document, cards, DECK).length > 0 ? new Set([...names, "id"]) : names;
  const entries =
    list.value && checkEntries(list.value.document, list.value.list, fields.schemas, given, patterns);
  return { ...fields, list, entries };
}

/** Faults and omissions in the deck's settings for the columns of its CSV file. */
function csvFaults(
  deck: SourceDocument,
  { document, list }: EntriesList,
  { columns }: CheckedEntries,
  schemas: EntrySchemas,
): readonly Diagnostic[] {
  const csv = document === deck ? undefined : document;
  const own = csv ? columnsFaults(deck, csv, list, columns, schemas) : [];
  return [...ordersFaults(deck, csv, DECK), ...own];
}

/** Faults of the cards; those of a map deck with other cells than it states are put together. */
function cardFaults(
  deck: SourceDocument,
  { document, list }: EntriesList,
  { diagnostics, unreported }: CheckedEntries,
): Pick<CheckedEntries, "diagnostics" | "unreported"> & {
  readonly isMapInCsv?: boolean;
  readonly isWholeDeck?: boolean;
} {
  const kind = deck.root && nodeAt(deck.root, ["kind"]);
  const cells = deck.root && cellsIn(nodeAt(deck.root, ["cells"]));
  const isMap = kind?.kind === "scalar" && kind.text === "map";
  if (isMap && document !== deck) return { diagnostics: mapInCsv(deck), unreported: 0, isMapInCsv: true };
  if (!isMap || !cells || diagnostics.length === 0) return { diagnostics, unreported };
  const found = withOtherCells(deck, list, cells, diagnostics);
  return { ...found, unreported: found.isWholeDeck ? 0 : unreported };
}

/** The fields that the cards of a deck may have, and those that all of them have from the start. */
export interface DeckFields {
  readonly declared: Result<JsonSchema | undefined>;
  readonly schemas: EntrySchemas;
  readonly defaults: Result<JsonObject>;
}

/** Reads `card:` and `defaults:`, even if the rest of the deck is faulty. */
export function readDeckFields(
  document: SourceDocument,
  refs: RefLookup,
  patterns: PatternSteps = patternSteps(),
): DeckFields {
  const kind = document.root && nodeAt(document.root, ["kind"]);
  const deckKind = DECK_KINDS.find((name) => kind?.kind === "scalar" && kind.text === name) ?? "cards";
  const declared = declaredFields(document, deckKind, refs);
  const map = deckKind === "map" ? mapDeckIn(document, refs) : undefined;
  const schemas = weaveCards(declared.value, deckKind, map);
  return { declared, schemas, defaults: checkDefaults(document, schemas, patterns) };
}

function declaredFields(
  document: SourceDocument,
  kind: DeckKind,
  refs: RefLookup,
): Result<JsonSchema | undefined> {
  const node = document.root && nodeAt(document.root, ["card"]);
  if (node?.kind !== "map") return { value: node && UNKNOWN_FIELDS, diagnostics: [] };
  const { value, diagnostics } = readFields(document, node, refs);
  const reserved = reservedFaults(document, node, value, reservedNames(kind));
  return { value, diagnostics: [...diagnostics, ...reserved] };
}

function checkDefaults(
  document: SourceDocument,
  schemas: EntrySchemas,
  patterns: PatternSteps,
): Result<JsonObject> {
  const node = document.root && nodeAt(document.root, ["defaults"]);
  if (node?.kind !== "map") return { value: {}, diagnostics: [] };
  const explaining = startExplaining(patterns);
  const words = { what: "defaults", declare: schemas.declare, printed: true, explaining };
  const { value, diagnostics } = checkNode(document, node, schemas.defaults, words);
  return { value: (value ?? {}) as JsonObject, diagnostics };
}

function faultyDefaults(root: SourceNode, value: JsonObject): readonly string[] {
  const node = nodeAt(root, ["defaults"]);
  return node ? faultyKeys(node, value) : [];
}

function optionality(declared: JsonSchema | undefined, defaults: ReadonlySet<string>): CheckedDeck["fields"] {
  const required = new Set([...(declared?.required ?? []), ...defaults]);
  const names = Object.keys(declared?.properties ?? {});
  return Object.fromEntries(names.map((name) => [name, { optional: !required.has(name) }]));
}
