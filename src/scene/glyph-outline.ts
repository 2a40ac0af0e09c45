/** Outlines of glyphs in an em of 1,000 units, y down, and of whole runs in the coordinates of their item. */
import type { FontProgram, FontPrograms } from "../font/font-program.ts";
import type { Matrix } from "../units/matrix.ts";
import { glyphsOf } from "./glyph-runs.ts";
import { moveSegments, type PathSegment, segmentsOf } from "./path-data.ts";
import type { GlyphsItem } from "./scene.ts";
import { NOT_SHIFTED } from "./shaped-run.ts";

/** Units per em of the outlines. */
export const EM = 1000;

/** The program of a run's face. @throws if the build has none: layout named a face that it did not provide */
export function programOf(fonts: FontPrograms, face: string): FontProgram {
  const program = fonts.get(face);
  if (!program) throw new Error(`The scene uses the face "${face}", which is not among the build's fonts`);
  return program;
}

/** One glyph, with the origin at its position on the baseline; empty for a blank one. */
export function outlineOf(program: FontProgram, glyphId: number): readonly PathSegment[] {
  const scale = EM / program.unitsPerEm;
  return moveSegments(segmentsOf(program.outline(glyphId)), [scale, 0, 0, -scale, 0, 0]);
}

/** A glyph of a run with its position from the run's start, in units of the em, y down, and its text. */
export interface PlacedGlyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export function placedGlyphs(item: GlyphsItem): readonly PlacedGlyph[] {
  const { ids, advances, offsets, text } = glyphsOf(item);
  let pen = 0;
  return ids.map((id, index) => {
    const [dx, dy] = offsets?.[index] ?? NOT_SHIFTED;
    const glyph = { id, x: (pen + dx) * EM, y: dy * EM, text: text[index] ?? "" };
    pen += advances[index] ?? 0;
    return glyph;
  });
}

/** Glyphs of a run as one path in the item's coordinates, for paints that span it. */
export function runOutline(
  item: GlyphsItem,
  program: FontProgram,
  glyphs: readonly PlacedGlyph[] = placedGlyphs(item),
): readonly PathSegment[] {
  const scale = item.size / EM;
  return glyphs.flatMap(({ id, x, y }) => {
    const matrix: Matrix = [scale, 0, 0, scale, item.x + x * scale, item.y + y * scale];
    return moveSegments(outlineOf(program, id), matrix);
  });
}
