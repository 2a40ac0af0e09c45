/**
 * The file that the cards of a deck are written in, while it is edited: YAML or CSV, with the same steps for both. Each step
 * sees the file as the steps before it left it. Nothing is written; in the end there are edits of the first text.
 */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { checkEntries } from "../../../schema/entries/check-entries.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import { patternSteps } from "../../../schema/fit/bounded-pattern.ts";
import { readValue } from "../../../schema/value/read-value.ts";
import { startReading } from "../../../schema/value/reading.ts";
import type { SourceDocument, SourceList, SourceNode, SourcePath } from "../../../source/tree.ts";
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
}

/** What a file says at a moment. */
export interface CardList {
  readonly document: SourceDocument;
  readonly list: SourceList;
  readonly cards: readonly CardPlace[];
  /** Number of errors in its syntax. */
  readonly errors: number;
  nodeOf(item: number): SourceNode | undefined;
  /** The values of an item as its schema reads them, whether they fit or not. */
  valuesOf(item: number): JsonObject;
}

export function cardListOf(
  { schemas, defaults }: OpenDeck,
  document: SourceDocument,
  list: SourceList,
  errors: number,
): CardList {
  const given = new Set(Object.keys(defaults));
  const { value } = checkEntries(document, list, schemas, given, patternSteps());
  const nodeOf = (item: number): SourceNode | undefined =>
    list.items[item] && (list.table?.nodeOf(item) ?? list.items[item]);
  const made = new Map<number, boolean>();
  const isMade = (item: number): boolean => {
    const node = nodeOf(item);
    return (
      node?.kind === "map" && schemas.each !== undefined && node.entries.some(({ key }) => key === "each")
    );
  };
  const cards = value.map(({ entry, index }): CardPlace => {
    const known = made.get(index) ?? isMade(index);
    made.set(index, known);
    return { id: entry.id, item: index, values: entry as unknown as JsonObject, isMade: known };
  });
  const valuesOf = (item: number): JsonObject => {
    const node = nodeOf(item);
    if (node?.kind !== "map") return {};
    return readValue(node, schemas.entry, "card", startReading(document, schemas.entry, true)) as JsonObject;
  };
  return { document, list, cards, errors, nodeOf, valuesOf };
}
