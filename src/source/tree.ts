/**
 * Source text as a tree with positions: the result of reading YAML and CSV files and workbooks, whatever their content.
 * A scalar keeps the characters as written, so that a text field prints `007`, `1.10` and `no` as typed;
 * the schema decides which fields are text.
 */

/** Offsets into the text, in UTF-16 units; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
  /** The file that it is in, if that is not the file of its tree: a text that a translation puts there. */
  readonly home?: SourceFile;
}

export interface SourceScalar extends TextRange {
  readonly kind: "scalar";
  /** The value by YAML 1.2 core (or, in CSV, always the cell's text; null for an empty cell). */
  readonly value: string | number | boolean | null;
  /** The characters as written, without quotes and with escapes and block indentation resolved. */
  readonly text: string;
  /** Written in quotes or as a block: then it is text, whatever it looks like. */
  readonly quoted: boolean;
}

export interface SourceEntry {
  readonly key: string;
  readonly keyRange: TextRange;
  readonly value: SourceNode;
}

export interface SourceMap extends TextRange {
  readonly kind: "map";
  readonly entries: readonly SourceEntry[];
}

export interface SourceList extends TextRange {
  readonly kind: "list";
  readonly items: readonly SourceNode[];
  /** Of a list of maps: where their fields are written, for readers of values that need no nodes. */
  readonly table?: FieldTable;
}

/**
 * The fields of all items, numbered in file order: those of item `i` are `firstOf(i)` to `firstOf(i + 1)`, exclusive.
 * An item of another kind, such as a map in brackets, has none and only its node.
 */
export interface FieldTable {
  /** Names of fields, each once. */
  readonly names: readonly string[];
  firstOf(item: number): number;
  /** The index of a field's name in `names`. */
  nameOf(field: number): number;
  /** The characters of a scalar as in `SourceScalar.text`; undefined if the value is no scalar, or means null. */
  textOf(field: number): string | undefined;
  /** True for a scalar in quotes. */
  isQuoted(field: number): boolean;
  /** The whole entry as part of a tree, made anew each time. */
  entryOf(field: number): SourceEntry;
  /** The node of an item, made anew each time. */
  nodeOf(item: number): SourceNode;
  /**
   * What a reader of values has noted of an item. It stays with what is written there, also in the table of a later reading
   * of the file, as long as that is not changed; so it must not depend on the place.
   */
  noteOf(item: number): unknown;
  note(item: number, value: unknown): void;
}

export type SourceNode = SourceScalar | SourceMap | SourceList;

/**
 * Steps from the root of a file to a node: keys and zero-based list indices. A place within a text goes on with a line, a
 * character and an end (locate.ts).
 */
export type SourcePath = readonly (string | number)[];

/** A place by meaning, from which line and column can be computed later. */
export interface SourceRef {
  readonly file: string;
  readonly path: SourcePath;
}

/** A text file of the project, or a sheet of a workbook (`cards.xlsx#Battle`). */
export interface SourceFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** Without a byte order mark; line endings as in the file. Of a sheet, made by its reader: it cannot be edited. */
  readonly text: string;
  /** Of a sheet of a workbook: its rows and columns count as lines and columns. */
  readonly grid?: Grid;
}

/** The places of cells in the text of a sheet. */
export interface Grid {
  /** Row and column, from 1, of the cell at an offset. */
  cellAt(offset: number): { readonly row: number; readonly column: number };
}

/** A parsed file; `root` is undefined if nothing could be read. */
export interface SourceDocument extends SourceFile {
  readonly root: SourceNode | undefined;
  /** Comments in file order, each from its `#` to the end of its line; CSV has none. */
  readonly comments: readonly TextRange[];
  /** For a CSV file, the names of its columns. */
  readonly columns?: readonly string[];
  /** For a CSV file, the fields that its columns fill, as dotted paths. */
  readonly fills?: readonly string[];
}

/** All files of a game by path. */
export type Sources = ReadonlyMap<string, SourceDocument>;
