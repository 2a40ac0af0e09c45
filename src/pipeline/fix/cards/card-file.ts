/**
 * The file that the cards of a deck are written in, while it is edited: YAML or CSV, with the same steps for both. Each step
 * sees the file as the steps before it left it. Nothing is written; in the end there are edits of the first text.
 */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { checkEntries } from "../../../schema/entries/check-entries.ts";
import { eachFields, expandEach } from "../../../schema/entries/each.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import { patternSteps } from "../../../schema/fit/bounded-pattern.ts";
import { readValue } from "../../../schema/value/read-value.ts";
import { startReading } from "../../../schema/value/reading.ts";
import { entryOf } from "../../../source/edit/node-edits.ts";
import type { SourceDocument, SourceList, SourceNode, SourcePath } from "../../../source/tree.ts";
import { makesIds } from "./id-columns.ts";
import type { OpenDeck } from "./open-deck.ts";

/** One value to be set; undefined removes it. */
export interface FieldChange {
  readonly path: SourcePath;
  readonly value: Json | undefined;
}

/** The steps return false if they cannot be written; then the file is as before. */
export interface CardFile {
  readonly path: string;
  readonly cards: () => CardList;
  /** Sets fields of an item. */
  set(item: number, changes: readonly FieldChange[]): boolean;
  /** Adds items before the one that has this index now. */
  insert(item: number, cards: readonly JsonObject[]): boolean;
  /** Adds a copy of an item behind it, with other values. */
  copy(item: number, changes: readonly FieldChange[]): boolean;
  remove(items: readonly number[]): boolean;
  move(from: number, to: number): boolean;
  /** Adds a column for a field, in a file that has columns. */
  addField(path: readonly string[]): boolean;
  edits(): readonly TextEdit[];
}

/** A card and the item of the list that it comes from. */
export interface CardPlace {
  readonly id: string;
  readonly item: number;
  /** All its usable values but the deck's defaults. */
  readonly values: JsonObject;
  /** Made by an item with `each:`, together with others. */
  readonly isMade: boolean;
  /** Its item overrides fields of a card that is made so. */
  readonly isOverride: boolean;
}

/** What a file says at a moment. */
export interface CardList {
  readonly document: SourceDocument;
  readonly list: SourceList;
  readonly cards: readonly CardPlace[];
  /** Number of errors in its syntax. */
  readonly errors: number;
  /** Ids follow from other columns, or from the number of the row. */
  readonly hasMadeIds: boolean;
  /** The place for a new item behind an item: also behind those that override its cards. */
  behind(item: number): number;
  nodeOf(item: number): SourceNode | undefined;
  /** The values of an item as its schema reads them, whether they fit or not. */
  valuesOf(item: number): JsonObject;
}

export function cardListOf(
  deck: OpenDeck,
  document: SourceDocument,
  list: SourceList,
  errors: number,
): CardList {
  const { schemas, defaults } = deck;
  const given = new Set(Object.keys(defaults));
  const { value } = checkEntries(document, list, schemas, given, patternSteps());
  const nodeOf = (item: number): SourceNode | undefined =>
    list.items[item] && (list.table?.nodeOf(item) ?? list.items[item]);
  const made = madeIds(document, list, nodeOf);
  const overridden = new Set([...made.values()].flatMap((ids) => [...ids]));
  const cards = value.map(
    ({ entry, index }): CardPlace => ({
      id: entry.id,
      item: index,
      values: entry as unknown as JsonObject,
      isMade: made.has(index),
      isOverride: !made.has(index) && overridden.has(entry.id),
    }),
  );
  const valuesOf = (item: number): JsonObject => {
    const node = nodeOf(item);
    if (node?.kind !== "map") return {};
    return readValue(node, schemas.entry, "card", startReading(document, schemas.entry, true)) as JsonObject;
  };
  const behind = (item: number): number => {
    const ids = made.get(item);
    let place = item + 1;
    while (ids && place < list.items.length && !made.has(place) && ids.has(String(valuesOf(place).id)))
      place += 1;
    return place;
  };
  return { document, list, cards, errors, hasMadeIds: makesIds(deck), nodeOf, valuesOf, behind };
}

/** The ids that each item with `each:` makes. */
function madeIds(
  { text, columns }: SourceDocument,
  { items }: SourceList,
  nodeOf: (item: number) => SourceNode | undefined,
): ReadonlyMap<number, ReadonlySet<string>> {
  const made = new Map<number, ReadonlySet<string>>();
  if (columns || !text.includes("each")) return made;
  for (const item of items.keys()) {
    const node = nodeOf(item);
    const each = node?.kind === "map" ? entryOf(node, "each")?.value : undefined;
    if (node?.kind !== "map" || each?.kind !== "map") continue;
    const ids = expandEach(node, eachFields(each)).map((card) => entryOf(card, "id")?.value);
    made.set(item, new Set(ids.flatMap((id) => (id?.kind === "scalar" ? [id.text] : []))));
  }
  return made;
}
