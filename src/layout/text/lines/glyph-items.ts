/** Turns placed glyphs into items of the scene; each glyph keeps the characters of the text in reading order. */
import type { GlyphRun } from "../../../font/face.ts";
import type { GlyphsItem, Origin } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import type { TextStyle } from "../text-spec.ts";
import type { PlacedGlyphs } from "./place-segments.ts";

type Offset = readonly [dx: number, dy: number];

const NOT_SHIFTED: Offset = [0, 0];

/** The item of placed glyphs; undefined if there are none. */
export function glyphsItem(
  { x, face, runs, count, extras }: PlacedGlyphs,
  baseline: number,
  size: number,
  style: Pick<TextStyle, "fill" | "stroke">,
  origin: Origin,
): GlyphsItem | undefined {
  if (count === 0) return undefined;
  // Lists allocated at their final length take no more memory than needed; thousands of them are kept.
  const ids = new Array<number>(count);
  const advances = new Array<number>(count);
  const text = new Array<string>(count);
  let at = 0;
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index] as GlyphRun;
    const last = run.ids.length - 1;
    for (let glyph = 0; glyph <= last; glyph++, at++) {
      const advance = run.advances[glyph] as number;
      ids[at] = run.ids[glyph] as number;
      advances[at] = (extras && glyph === last ? advance + (extras[index] as number) : advance) * size;
      text[at] = run.text[glyph] as string;
    }
  }
  const offsets = offsetsOf(runs, size);
  const { fill, stroke } = style;
  return {
    kind: "glyphs",
    face: face.key,
    size,
    x,
    y: baseline,
    fill,
    stroke,
    ids,
    advances,
    ...(offsets ? { offsets } : {}),
    text,
    origin,
  };
}

/** The shift of each glyph; undefined if none is shifted. */
function offsetsOf(runs: readonly GlyphRun[], size: number): readonly Offset[] | undefined {
  if (!runs.some(({ offsets }) => offsets?.some(([dx, dy]) => dx !== 0 || dy !== 0))) return undefined;
  return runs.flatMap(({ ids, offsets }) =>
    ids.map((_, glyph): Offset => {
      const [dx, dy] = offsets?.[glyph] ?? NOT_SHIFTED;
      return [dx * size, dy * size];
    }),
  );
}

/** The box around the outlines of placed glyphs, without their stroke; undefined if all are blank. */
export function inkOf(
  { x, face, runs, extras }: PlacedGlyphs,
  baseline: number,
  size: number,
): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let pen = 0;
  for (let index = 0; index < runs.length; index++) {
    const { ids, advances, offsets } = runs[index] as GlyphRun;
    for (let glyph = 0; glyph < ids.length; glyph++) {
      const bounds = face.boundsOf(ids[glyph] as number);
      if (bounds) {
        const [dx, dy] = offsets?.[glyph] ?? NOT_SHIFTED;
        left = Math.min(left, pen + dx + bounds[0]);
        top = Math.min(top, dy - bounds[3]);
        right = Math.max(right, pen + dx + bounds[2]);
        bottom = Math.max(bottom, dy - bounds[1]);
      }
      pen += advances[glyph] ?? 0;
    }
    pen += extras?.[index] ?? 0;
  }
  if (right < left) return undefined;
  return {
    x: x + left * size,
    y: baseline + top * size,
    width: (right - left) * size,
    height: (bottom - top) * size,
  };
}
