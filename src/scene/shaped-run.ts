/**
 * A word, or a part of one, as glyphs of one face: shaped and measured once, and shared by all lines that contain it.
 * Plain data. Lengths in em, y down, from the start of its baseline; glyphs are in drawing order, from left to right.
 */
import type { RunGlyphs } from "../font/face.ts";
import type { GlyphBounds } from "../font/face-tables.ts";
import { Fingerprint } from "./fingerprint.ts";

/** Glyphs with their measures. */
export interface ShapedRun extends RunGlyphs {
  readonly width: number;
  /** All characters, in drawing order. */
  readonly characters: string;
  /** Where the advance of its first visible glyph begins, and where that of its last ends; absent if all are spaces. */
  readonly visible?: readonly [from: number, to: number] | undefined;
  /** The box around its outlines; absent if they are blank. */
  readonly ink?: readonly [left: number, top: number, right: number, bottom: number] | undefined;
  /** The two halves of a fingerprint of its glyphs, of 30 bits each: no number of an item may be larger than 1e9. */
  readonly print: readonly [number, number];
}

/** Measures glyphs. @param boundsOf the ink of a glyph, y up; undefined for a blank one */
export function shapedRun(glyphs: RunGlyphs, boundsOf: (id: number) => GlyphBounds | undefined): ShapedRun {
  const { ids, advances, offsets, text } = glyphs;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [from, to] = [Infinity, 0];
  let pen = 0;
  for (let glyph = 0; glyph < ids.length; glyph++) {
    const bounds = boundsOf(ids[glyph] as number);
    if (bounds) {
      const [dx, dy] = offsets?.[glyph] ?? NOT_SHIFTED;
      left = Math.min(left, pen + dx + bounds[0]);
      top = Math.min(top, dy - bounds[3]);
      right = Math.max(right, pen + dx + bounds[2]);
      bottom = Math.max(bottom, dy - bounds[1]);
    }
    const end = pen + (advances[glyph] as number);
    if (!isBlank(text[glyph])) {
      from = Math.min(from, pen);
      to = end;
    }
    pen = end;
  }
  return {
    ids,
    advances,
    offsets,
    text,
    width: pen,
    characters: text.join(""),
    visible: from === Infinity ? undefined : [from, to],
    ink: right < left ? undefined : [left, top, right, bottom],
    print: printOf(glyphs),
  };
}

function printOf({ ids, advances, offsets, text }: RunGlyphs): readonly [number, number] {
  const print = new Fingerprint();
  print.numbers(ids);
  print.numbers(advances);
  print.texts(text);
  for (const offset of offsets ?? []) print.numbers(offset);
  const [one, other] = print.lanes();
  return [one >> 2, other >> 2];
}

/** The offset of a glyph that is at its pen position. */
export const NOT_SHIFTED: readonly [dx: number, dy: number] = [0, 0];

/** Spaces, and further glyphs of a character. */
export const isBlank = (characters: string | undefined): boolean =>
  characters === undefined || characters === " " || characters.trim() === "";
