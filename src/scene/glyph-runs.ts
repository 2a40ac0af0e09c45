/**
 * What lines of glyphs consist of, and their measures, which come from their runs. Only what draws or moves single glyphs
 * (outlines, text along a path, letters whose contrast is sampled) needs lists of them.
 */
import type { RunGlyphs } from "../font/face.ts";
import type { Box } from "../units/box.ts";
import type { GlyphsItem } from "./scene.ts";
import { NOT_SHIFTED, type ShapedRun } from "./shaped-run.ts";

/** Runs side by side, as in an item. */
type Runs = Pick<GlyphsItem, "runs" | "extras">;

/** All glyphs of an item, in em; spaces added after runs belong to the glyphs before them. */
export function glyphsOf({ runs, extras }: Runs): RunGlyphs {
  const [only] = runs;
  if (only && runs.length === 1 && !extras) return only;
  const ids: number[] = [];
  const advances: number[] = [];
  const text: string[] = [];
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index] as ShapedRun;
    for (let glyph = 0; glyph < run.ids.length; glyph++) {
      ids.push(run.ids[glyph] as number);
      advances.push(run.advances[glyph] as number);
      text.push(run.text[glyph] as string);
    }
    const extra = extras?.[index] ?? 0;
    if (extra !== 0) advances.push((advances.pop() ?? 0) + extra);
  }
  const offsets = runs.some((run) => run.offsets)
    ? runs.flatMap((run) => run.offsets ?? run.ids.map(() => NOT_SHIFTED))
    : undefined;
  return { ids, advances, offsets, text };
}

/** The number of glyphs of an item. */
export function glyphCount({ runs }: Runs): number {
  let count = 0;
  for (let index = 0; index < runs.length; index++) count += (runs[index] as ShapedRun).ids.length;
  return count;
}

/** The characters of an item in drawing order. */
export function charactersOf({ runs }: Runs): string {
  let text = "";
  for (let index = 0; index < runs.length; index++) text += (runs[index] as ShapedRun).characters;
  return text;
}

/** True if an item has exactly these characters; most others differ in their number already. */
export function says(item: Runs, words: string): boolean {
  let length = 0;
  for (let index = 0; index < item.runs.length; index++)
    length += (item.runs[index] as ShapedRun).characters.length;
  return length === words.length && charactersOf(item) === words;
}

/** True if all characters of an item are spaces. */
export function isBlankLine({ runs }: Runs): boolean {
  for (let index = 0; index < runs.length; index++)
    if ((runs[index] as ShapedRun).visible !== undefined) return false;
  return true;
}

/** From the start of an item to the end of its last glyph, in the item's coordinates. */
export function widthOf({ runs, extras, size }: Runs & Pick<GlyphsItem, "size">): number {
  let width = 0;
  for (let index = 0; index < runs.length; index++)
    width += (runs[index] as ShapedRun).width + (extras?.[index] ?? 0);
  return width * size;
}

/** Where the advance of the first visible glyph begins and that of the last ends, in the item's coordinates. */
export function visiblePart({
  runs,
  extras,
  size,
  x,
}: GlyphsItem): readonly [from: number, to: number] | undefined {
  let [from, to] = [Number.NaN, 0];
  let pen = 0;
  for (let index = 0; index < runs.length; index++) {
    const { visible, width } = runs[index] as ShapedRun;
    const end = pen + width + (extras?.[index] ?? 0);
    if (visible) {
      if (Number.isNaN(from)) from = pen + visible[0];
      to = visible[1] === width ? end : pen + visible[1];
    }
    pen = end;
  }
  return Number.isNaN(from) ? undefined : [x + from * size, x + to * size];
}

/** The box around the outlines of an item, without their stroke; undefined if all are blank. */
export function inkOf({ runs, extras, size, x, y }: GlyphsItem): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let pen = 0;
  for (let index = 0; index < runs.length; index++) {
    const { ink, width } = runs[index] as ShapedRun;
    if (ink) {
      left = Math.min(left, pen + ink[0]);
      top = Math.min(top, ink[1]);
      right = Math.max(right, pen + ink[2]);
      bottom = Math.max(bottom, ink[3]);
    }
    pen += width + (extras?.[index] ?? 0);
  }
  if (right < left) return undefined;
  return {
    x: x + left * size,
    y: y + top * size,
    width: (right - left) * size,
    height: (bottom - top) * size,
  };
}
