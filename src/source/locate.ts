/** Converts offsets and paths to line and column. */
import type { Place, Position } from "../diagnostics/diagnostic.ts";
import { startOf } from "../diagnostics/diagnostic.ts";
import { derived } from "../remember/derived.ts";
import { entryIn } from "./field-table.ts";
import type {
  SourceDocument,
  SourceFile,
  SourceNode,
  SourcePath,
  SourceRef,
  SourceScalar,
  Sources,
  TextRange,
} from "./tree.ts";

/** Line and column of an offset; an offset past the end gives the end. Of a sheet, the row and column of the cell. */
export function positionAt(file: SourceFile, offset: number): Position {
  if (file.grid) {
    const { row: line, column } = file.grid.cellAt(offset);
    return { line, column, offset };
  }
  const starts = lineStartsOf(file);
  const clamped = Math.max(0, Math.min(offset, file.text.length));
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= clamped) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: clamped - (starts[low] as number) + 1, offset: clamped };
}

export function placeAt(tree: SourceFile, range: TextRange): Place {
  const file = range.home ?? tree;
  if (file.grid) {
    const last = positionAt(file, range.end);
    const end = { ...last, column: last.column + 1 };
    return { file: file.path, start: positionAt(file, range.start), end };
  }
  return { file: file.path, start: positionAt(file, range.start), end: positionAt(file, range.end) };
}

/**
 * The place of a path: the value there or, with `of: "key"`, the key that leads to it.
 * A path that does not exist falls back to its closest existing parent, an unknown file to its start. A path into a text
 * goes on with a line of it, a character and the character behind the last one, all from 0.
 */
export function placeOf(sources: Sources, ref: SourceRef, of: "value" | "key" = "value"): Place {
  const file = sources.get(ref.file);
  if (!file?.root) return startOf(ref.file);
  return placeAt(file, rangeOf(file, file.root, ref.path, of));
}

/** The characters that a path into a text means; undefined for any other path, and for characters that are not there. */
export function charactersAt(file: SourceDocument, path: SourcePath): TextRange | undefined {
  const text = file.root && nodeAt(file.root, path.slice(0, -INTO_TEXT));
  return text?.kind === "scalar" ? charactersIn(file, text, path.slice(-INTO_TEXT)) : undefined;
}

/** The node at a path; undefined if there is none. */
export function nodeAt(root: SourceNode, path: SourcePath): SourceNode | undefined {
  let node: SourceNode | undefined = root;
  for (const step of path) {
    if (node === undefined) return undefined;
    node = childOf(node, step)?.node;
  }
  return node;
}

function rangeOf(file: SourceFile, root: SourceNode, path: SourcePath, of: "value" | "key"): TextRange {
  let node = root;
  let range: TextRange = root;
  for (const [index, step] of path.entries()) {
    const child = childOf(node, step);
    if (!child)
      return node.kind === "scalar" ? (charactersIn(file, node, path.slice(index)) ?? range) : range;
    node = child.node;
    range = of === "key" && index === path.length - 1 ? child.key : node;
  }
  return range;
}

/** Steps of a path into a text: line, first character, end. */
const INTO_TEXT = 3;

/** Of a block as it is written; of other texts only if they are in one line. */
function charactersIn(tree: SourceFile, node: SourceScalar, steps: SourcePath): TextRange | undefined {
  const file = node.home ?? tree;
  const [line, from, to] = steps;
  if (typeof line !== "number" || typeof from !== "number" || typeof to !== "number") return undefined;
  const written = file.text.slice(node.start, node.end).split("\n");
  const isBlock = /^[|>]/.test(written[0] ?? "");
  const row = written[isBlock ? line + 1 : line];
  const read = node.text.split("\n")[line];
  if (row === undefined || read === undefined || to > read.length) return undefined;
  const before = written.slice(0, isBlock ? line + 1 : line).reduce((sum, { length }) => sum + length + 1, 0);
  const indent = isBlock ? row.replace(/\r$/, "").length - read.length : /^['"]/.test(row) ? 1 : 0;
  const start = node.start + before + indent;
  return { start: start + from, end: start + to, ...(node.home ? { home: file } : {}) };
}

function childOf(node: SourceNode, step: string | number): { node: SourceNode; key: TextRange } | undefined {
  if (node.kind === "map") {
    const entry = entryIn(node, String(step));
    return entry && { node: entry.value, key: entry.keyRange };
  }
  if (node.kind !== "list" || typeof step !== "number") return undefined;
  const item = node.items[step];
  return item && { node: item, key: item };
}

const lineStartsOf = derived((file: SourceFile): readonly number[] => {
  const starts = [0];
  for (let at = file.text.indexOf("\n"); at !== -1; at = file.text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
});
