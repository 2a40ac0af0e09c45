/** Fills shapes with the lines of a prepared text, at one size. */
import type { Prepared } from "../prepare.ts";
import type { TextShape } from "../text-shape.ts";
import type { TextBoxSpec } from "../text-spec.ts";
import { fillLines, type Line } from "./fill-lines.ts";
import type { FilledBlock, Fitted } from "./fitted.ts";
import { type LineRoom, LineRooms } from "./line-rooms.ts";

/** Input for filling shapes; `tolerance` is the overflow that still counts as fitting, in user units. */
export type ShapesSpec = TextBoxSpec & { readonly shapes: readonly TextShape[]; readonly tolerance: number };

/** How words are divided. */
export interface Division {
  /** Between characters, where a word is wider than all lines. */
  readonly divideWords: boolean;
  /** Share of a line that may stay empty before a word is divided at a hyphen. */
  readonly zone: number;
}

/** Heights that are tried for a text in the middle or at the bottom of a shape, in lines. */
const MOST_HEIGHTS = 20;

/**
 * Lines in shapes; undefined if a word is wider than all lines and must not be broken. The widths of lines depend on where
 * they begin, and, unless the text is at the top, that depends on their number: so the smallest possible height is tried
 * first, then a line more each time, until it is enough.
 */
export function fillShapes(
  prepared: Prepared,
  spec: ShapesSpec,
  size: number,
  { divideWords, zone }: Division,
): Fitted | undefined {
  const [{ box, padding }] = spec.shapes as [TextShape];
  const line = spec.leading * size;
  const height = box.height - 2 * padding;
  const least = fewestLines(prepared, box.width / size);
  const most = spec.valign === "top" ? 0 : Math.min(least + MOST_HEIGHTS, Math.floor(height / line));
  for (let lines = least; lines <= most; lines++) {
    const above = (height - lines * line) * (spec.valign === "middle" ? 0.5 : 1);
    const filled = fillFrom(above, prepared, spec, size, { divideWords: false, zone });
    if (filled && filled.over === 0 && filled.height <= lines * line + spec.tolerance) return filled;
  }
  return fillFrom(0, prepared, spec, size, { divideWords, zone });
}

/** Number of lines if all were as wide as the box, in em, without their spaces. */
function fewestLines({ blocks }: Prepared, width: number): number {
  const widths = blocks.flatMap(({ lines }) =>
    lines.map((units) => units.reduce((sum, unit) => sum + unit.width, 0)),
  );
  return widths.reduce((sum, one) => sum + Math.max(1, Math.ceil(one / width - 1e-9)), 0);
}

function fillFrom(
  above: number,
  prepared: Prepared,
  spec: ShapesSpec,
  size: number,
  { divideWords, zone }: Division,
): Fitted | undefined {
  const { tolerance } = spec;
  const rooms = new LineRooms(spec.shapes, spec.leading * size, tolerance, above);
  const first = rooms.top;
  const blocks: FilledBlock[] = [];
  let brokenWord: string | undefined;
  let wide = 0;
  for (const block of prepared.blocks) {
    if (block.gap) rooms.skip(spec.paragraphGap * size);
    const from = rooms.used.length;
    const lines: Line[] = [];
    for (const units of block.lines) {
      const widths = rooms.widths(size, block.indent);
      const filled = fillLines(units, widths, tolerance / size, divideWords, zone);
      if (!filled) return undefined;
      lines.push(...filled.lines);
      brokenWord ??= filled.brokenWord;
    }
    const used = rooms.used.slice(from);
    for (const [at, { width }] of lines.entries())
      wide = Math.max(wide, (block.indent + width) * size - (used[at] as LineRoom).width);
    blocks.push({ block, lines, rooms: used });
  }
  const last = rooms.used.at(-1);
  const height = last ? last.top + spec.leading * size - first : 0;
  const over = Math.max(wide, rooms.overflow);
  return { size, blocks, width: 0, height, brokenWord, over: over > tolerance ? over : 0 };
}
