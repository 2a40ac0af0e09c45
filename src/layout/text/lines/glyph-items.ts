/** Turns placed glyphs into items of the scene. */
import type { GlyphsItem, Origin } from "../../../scene/scene.ts";
import type { TextStyle } from "../text-spec.ts";
import type { PlacedGlyphs } from "./place-segments.ts";

/** The item of placed glyphs; undefined if there are none. */
export function glyphsItem(
  { x, face, runs, extras }: PlacedGlyphs,
  baseline: number,
  size: number,
  { fill, stroke }: Pick<TextStyle, "fill" | "stroke">,
  origin: Origin,
): GlyphsItem | undefined {
  if (runs.length === 0) return undefined;
  return {
    kind: "glyphs",
    face: face.key,
    size,
    x,
    y: baseline,
    fill,
    stroke,
    // A list of its final length: one that grew has room for more, and thousands are kept.
    runs: runs.slice(),
    ...(extras ? { extras } : {}),
    origin,
  };
}
