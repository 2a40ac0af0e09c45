/**
 * A list of maps, such as the cards of a deck, as a table of where their fields are written. A reader notes only offsets;
 * values are read straight from them, and the tree of an item is made when somebody asks for it. The tree is the one that
 * a reader without tables makes: the same nodes, with the same places.
 */
import type { FieldTable, SourceEntry, SourceMap, SourceNode, TextRange } from "./tree.ts";

/** A map in a table: an item whose entries are made when asked for. */
export class TableMap implements SourceMap {
  readonly kind = "map";
  readonly start: number;
  readonly end: number;
  readonly #item: number;
  readonly #shelf: Shelf;

  constructor(shelf: Shelf, item: number, { start, end }: TextRange) {
    this.start = start;
    this.end = end;
    this.#item = item;
    this.#shelf = shelf;
  }

  /** The same array for as long as no other item of the table is asked. */
  get entries(): readonly SourceEntry[] {
    const { table, last } = this.#shelf;
    if (last?.item === this.#item) return last.entries;
    const node = table.nodeOf(this.#item);
    const entries = node.kind === "map" ? node.entries : [];
    this.#shelf.last = { item: this.#item, entries };
    return entries;
  }

  /** The entry of a name without the others; undefined if there is none. */
  find(name: string): SourceEntry | undefined {
    const { table } = this.#shelf;
    const [first, end] = [table.firstOf(this.#item), table.firstOf(this.#item + 1)];
    if (first === end) return this.entries.find(({ key }) => key === name);
    for (let field = first; field < end; field += 1)
      if (table.names[table.nameOf(field)] === name) return table.entryOf(field);
    return undefined;
  }
}

/** A table and the entries that were made last. */
export interface Shelf {
  readonly table: FieldTable;
  last: { readonly item: number; readonly entries: readonly SourceEntry[] } | undefined;
}

/** The entry of a map with this name; of a map in a table only this entry is made. */
export function entryIn(map: SourceMap, name: string): SourceEntry | undefined {
  return map instanceof TableMap ? map.find(name) : map.entries.find(({ key }) => key === name);
}

/** The same tree as plain data, with nothing left to be made. */
export function wholeTree(node: SourceNode): SourceNode {
  const { kind, start, end } = node;
  if (kind === "scalar") return node;
  if (kind === "list") return { kind, items: node.items.map(wholeTree), start, end };
  const entries = node.entries.map(({ key, keyRange, value }) => ({
    key,
    keyRange,
    value: wholeTree(value),
  }));
  return { kind, entries, start, end };
}
