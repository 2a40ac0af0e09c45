/** The table of a list of maps in regular YAML (yaml-regular.ts): filled while the list is read, asked afterwards. */
import { type Shelf, TableMap } from "../../field-table.ts";
import type { FieldTable, SourceEntry, SourceFile, SourceNode, TextRange } from "../../tree.ts";
import { YAML_LIMITS } from "../yaml-limits.ts";
import { coreValue } from "./core-value.ts";
import { type Cursor, newCursor, returnTo, SIGN, type Written } from "./regular-cursor.ts";
import { internal } from "./regular-entries.ts";
import { readWords, textOfEscapes } from "./regular-scalars.ts";

/** Numbers of a field: its name and how it is written; where the name begins; where the value begins and ends. */
const SIZE = 4;

/** How a value is written: a scalar on one line, or anything else, which is read again when asked for. */
const WAY = { plain: 0, quoted: 1, escaped: 2, other: 3 } as const;
const WAYS = 4;

/** Reads nodes for the second time. */
export interface Again {
  /** The item whose dash is at the cursor. */
  readItem(cursor: Cursor): SourceNode | undefined;
  /** The value of the name that begins at the cursor. */
  readNamed(cursor: Cursor): SourceNode | undefined;
}

export class RegularTable implements FieldTable {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** For each name the number of items up to the last one that has it. */
  readonly #lastItems: number[] = [];
  /** For each name whether it was last written without quotes. */
  readonly #arePlain: boolean[] = [];
  /** For each name what is before its value; see `leadOf`. */
  readonly #leads: string[] = [];
  #leadColumn = -1;
  #fields = new Int32Array(SIZE * 64);
  #count = 0;
  /** For each item its dash and its first field. */
  readonly #dashes: number[] = [];
  readonly #firsts: number[] = [];
  /** For each item what a reader of values has noted. */
  readonly #notes: unknown[] = [];
  /** Upper bound of the number of values in the file up to the end of the list. */
  #values = 0;
  /** The first field of the current item. */
  #first = 0;
  readonly #shelf: Shelf = { table: this, last: undefined };
  readonly #file: SourceFile;
  readonly #again: Again;
  /** For second readings. */
  #cursor: Cursor | undefined;

  constructor(file: SourceFile, again: Again) {
    this.#file = file;
    this.#again = again;
  }

  beginItem(dash: number): void {
    this.#dashes.push(dash);
    this.#firsts.push(this.#count);
    this.#first = this.#count;
  }

  /** The name that followed the last one in earlier items, if it can be recognised by its characters. */
  expectedName(): string | undefined {
    const next = this.nextName;
    return this.#arePlain[next] ? this.names[next] : undefined;
  }

  /**
   * The number of a name in the current item; undefined if the item has it already, or the maximum number of names.
   * @param isPlain it is written without quotes
   */
  numberOf(name: string, isPlain: boolean): number | undefined {
    const next = this.nextName;
    const number = this.names[next] === name ? next : this.#lookUp(name);
    this.#arePlain[number] = isPlain;
    return this.#isFree(number) ? number : undefined;
  }

  /** The number of the name that followed the last one when that was new. */
  get nextName(): number {
    return this.#count === this.#first ? 0 : this.nameOf(this.#count - 1) + 1;
  }

  /** True the first time for each name of an item, up to the maximum number of names. */
  #isFree(name: number): boolean {
    const item = this.#dashes.length;
    if (this.#lastItems[name] === item || this.#count - this.#first >= YAML_LIMITS.keys) return false;
    this.#lastItems[name] = item;
    return true;
  }

  #lookUp(name: string): number {
    const number = this.#numbers.get(name) ?? this.names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  addScalar(name: number, keyStart: number, { start, end, quoted, escapes }: Written): void {
    if (this.#leads[name] === undefined && this.#count > this.#first) this.#addLead(name, keyStart, start);
    this.#add(name * WAYS + (escapes ? WAY.escaped : quoted ? WAY.quoted : WAY.plain), keyStart, start, end);
  }

  /** Notes a value in double quotes or without any; false if the item has its name already. */
  addLine(name: number, keyStart: number, start: number, end: number): boolean {
    if (!this.#isFree(name)) return false;
    const isQuoted = this.#file.text.charCodeAt(start) === SIGN.doubleQuote;
    this.#add(name * WAYS + (isQuoted ? WAY.quoted : WAY.plain), keyStart, start, end);
    return true;
  }

  /**
   * What is between the value above and the value of a name, if that name was read before in an item at this column: a
   * line break, the column's spaces, the name without quotes, a colon and spaces.
   */
  leadOf(name: number, column: number): string | undefined {
    return column === this.#leadColumn ? this.#leads[name] : undefined;
  }

  #addLead(name: number, keyStart: number, start: number): void {
    const { text } = this.#file;
    const before = this.#fields[SIZE * this.#count - 1] as number;
    const lead = text.slice(before, start);
    // Nothing else is between them, and no line of its own.
    if (lead.lastIndexOf("\n") !== 0 || !this.#arePlain[name]) return;
    const column = keyStart - before - 1;
    if (this.#leads.length === 0) this.#leadColumn = column;
    if (column === this.#leadColumn) this.#leads[name] = internal(lead);
  }

  addOther(name: number, keyStart: number, { start, end }: TextRange): void {
    this.#add(name * WAYS + WAY.other, keyStart, start, end);
  }

  #add(way: number, keyStart: number, start: number, end: number): void {
    const at = SIZE * this.#count;
    if (at === this.#fields.length) {
      const longer = new Int32Array(2 * at);
      longer.set(this.#fields);
      this.#fields = longer;
    }
    this.#fields[at] = way;
    this.#fields[at + 1] = keyStart;
    this.#fields[at + 2] = start;
    this.#fields[at + 3] = end;
    this.#count += 1;
  }

  /** An item as a node that is made when asked for; by default the current one. */
  itemAt(range: TextRange, item = this.#dashes.length - 1): TableMap {
    return new TableMap(this.#shelf, item, range);
  }

  /** The table after its last item. @param values in the file up to here */
  ended(values: number): this {
    this.#fields = this.#fields.slice(0, SIZE * this.#count);
    this.#values = values;
    return this;
  }

  get values(): number {
    return this.#values;
  }

  /** Where each item's dash is. */
  get dashes(): readonly number[] {
    return this.#dashes;
  }

  /** A table of another text that begins with the first items of this one. */
  beginning(file: SourceFile, items: number): RegularTable {
    const made = new RegularTable(file, this.#again);
    for (const [index, name] of this.names.entries()) {
      made.#numbers.set(name, index);
      made.names.push(name);
    }
    made.#arePlain.push(...this.#arePlain);
    made.#leads.push(...this.#leads);
    made.#leadColumn = this.#leadColumn;
    made.#takeItems(this, 0, items, 0);
    return made;
  }

  /** Adds the items of an earlier table from `first` on, which are the same but moved by some characters. */
  addMoved(before: RegularTable, first: number, moved: number): void {
    this.#takeItems(before, first, before.#dashes.length, moved);
  }

  #takeItems(other: RegularTable, first: number, end: number, moved: number): void {
    const [from, to] = [other.firstOf(first), other.firstOf(end)];
    const fields = new Int32Array(SIZE * Math.max(64, this.#count + to - from));
    fields.set(this.#fields.subarray(0, SIZE * this.#count));
    fields.set(other.#fields.subarray(SIZE * from, SIZE * to), SIZE * this.#count);
    if (moved !== 0)
      for (let at = SIZE * this.#count; at < SIZE * (this.#count + to - from); at += SIZE) {
        fields[at + 1] = (fields[at + 1] as number) + moved;
        fields[at + 2] = (fields[at + 2] as number) + moved;
        fields[at + 3] = (fields[at + 3] as number) + moved;
      }
    for (let item = first; item < end; item += 1) {
      this.#notes[this.#dashes.length] = other.#notes[item];
      this.#firsts.push((other.#firsts[item] as number) - from + this.#count);
      this.#dashes.push((other.#dashes[item] as number) + moved);
    }
    this.#fields = fields;
    this.#count += to - from;
  }

  firstOf(item: number): number {
    return this.#firsts[item] ?? this.#count;
  }

  nameOf(field: number): number {
    return (this.#fields[SIZE * field] as number) >> 2;
  }

  isQuoted(field: number): boolean {
    const way = this.#way(field);
    return way === WAY.quoted || way === WAY.escaped;
  }

  textOf(field: number): string | undefined {
    const way = this.#way(field);
    if (way === WAY.other) return undefined;
    const text = this.#textOf(field, way);
    return way === WAY.plain && coreValue(text) === null ? undefined : text;
  }

  entryOf(field: number): SourceEntry {
    const at = SIZE * field;
    const key = this.names[this.nameOf(field)] as string;
    const start = this.#fields[at + 1] as number;
    const way = this.#way(field);
    return { key, keyRange: { start, end: this.#endOfKey(start, key) }, value: this.#valueOf(field, way) };
  }

  nodeOf(item: number): SourceNode {
    const [first, end] = [this.firstOf(item), this.firstOf(item + 1)];
    if (first === end) return this.#againAt(this.#dashes[item] as number, this.#again.readItem);
    const entries = Array.from({ length: end - first }, (_, index) => this.entryOf(first + index));
    const { keyRange } = entries[0] as SourceEntry;
    return { kind: "map", entries, start: keyRange.start, end: (entries.at(-1) as SourceEntry).value.end };
  }

  noteOf(item: number): unknown {
    return this.#notes[item];
  }

  note(item: number, value: unknown): void {
    this.#notes[item] = value;
  }

  #way(field: number): number {
    return (this.#fields[SIZE * field] as number) & (WAYS - 1);
  }

  #textOf(field: number, way: number): string {
    const start = this.#fields[SIZE * field + 2] as number;
    const end = this.#fields[SIZE * field + 3] as number;
    const { text } = this.#file;
    const written = way === WAY.plain ? text.slice(start, end) : text.slice(start + 1, end - 1);
    return way === WAY.escaped ? (textOfEscapes(text.charCodeAt(start), written) as string) : written;
  }

  #valueOf(field: number, way: number): SourceNode {
    const at = SIZE * field;
    if (way === WAY.other) return this.#againAt(this.#fields[at + 1] as number, this.#again.readNamed);
    const text = this.#textOf(field, way);
    const quoted = way !== WAY.plain;
    const [start, end] = [this.#fields[at + 2] as number, this.#fields[at + 3] as number];
    return { kind: "scalar", value: quoted ? text : coreValue(text), text, quoted, start, end };
  }

  #endOfKey(start: number, key: string): number {
    const sign = this.#file.text.charCodeAt(start);
    if (sign !== SIGN.doubleQuote && sign !== SIGN.singleQuote) return start + key.length;
    const cursor = this.#cursorAt(start);
    readWords(cursor, false);
    return cursor.words.end;
  }

  /** What was read once can be read again. */
  #againAt(place: number, read: (cursor: Cursor) => SourceNode | undefined): SourceNode {
    return read(this.#cursorAt(place)) as SourceNode;
  }

  #cursorAt(place: number): Cursor {
    this.#cursor ??= newCursor(this.#file);
    returnTo(this.#cursor, place);
    return this.#cursor;
  }
}
