/**
 * Where a cursor is in YAML that is being typed: in which field, and whether a key or a value is written there. It needs no
 * tree, so it works on text that is not YAML yet: brackets and quotes that are still open end where a line begins farther
 * left and looks like a field or an item. Keys in question marks (`? key`), tags and several documents in a file are not known.
 */
import { BlockScan } from "./block-scan.ts";
import type { YamlCursor } from "./cursor.ts";

/** @returns undefined in a comment */
export function yamlCursorAt(text: string, offset: number): YamlCursor | undefined {
  return new BlockScan(text, offset).find();
}
