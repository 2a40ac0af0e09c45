/** The cells of a deck's map cards as its file states them, with the defaults filled in. */
import { entryOf } from "../source/edit/node-edits.ts";
import type { SourceNode } from "../source/tree.ts";
import { CELL_SHAPES, type Cells, DEFAULT_CELLS, MOST_LINES, MOST_RADIUS } from "../units/cells.ts";

/**
 * The cells that `cells:` of a deck states.
 * @param node its value; undefined for a deck without
 * @returns undefined if they are faulty, which is reported elsewhere
 */
export function cellsIn(node: SourceNode | undefined): Cells | undefined {
  if (node === undefined) return DEFAULT_CELLS;
  if (node.kind !== "map") return undefined;
  const textOf = (field: string): string | undefined => {
    const value = entryOf(node, field)?.value;
    return value?.kind === "scalar" ? value.text : undefined;
  };
  const shape = CELL_SHAPES.find((one) => one === textOf("shape"));
  if (shape === undefined) return undefined;
  // A field of the other shape is reported: it shows that other cells were meant.
  const foreign = shape === "square" ? (["radius"] as const) : (["columns", "rows"] as const);
  if (foreign.some((field) => entryOf(node, field) !== undefined)) return undefined;
  const number = (field: string, usual: number, least: number, most: number): number | undefined => {
    if (entryOf(node, field) === undefined) return usual;
    const text = textOf(field) ?? "";
    const value = /^\d{1,4}$/.test(text) ? Number(text) : -1;
    return value >= least && value <= most ? value : undefined;
  };
  if (shape === "square") {
    const columns = number("columns", DEFAULT_CELLS.columns, 1, MOST_LINES);
    const rows = number("rows", DEFAULT_CELLS.rows, 1, MOST_LINES);
    return columns === undefined || rows === undefined ? undefined : { shape, columns, rows };
  }
  const radius = number("radius", 0, 0, MOST_RADIUS);
  return radius === undefined ? undefined : { shape, radius };
}
