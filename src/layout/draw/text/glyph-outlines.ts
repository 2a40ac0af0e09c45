/** Glyphs as outlines, for clipping and painting by their shapes. */

import { glyphsOf } from "../../../scene/glyph-runs.ts";
import type { GlyphsItem } from "../../../scene/scene.ts";
import { NOT_SHIFTED } from "../../../scene/shaped-run.ts";
import type { Matrix } from "../../../units/matrix.ts";
import { parsePath, type Segment } from "../../svg/path/path-data.ts";
import { transformPath } from "../../svg/path/path-geometry.ts";
import type { Frame } from "../frame.ts";

/** One outline for each glyph, in the item's coordinates. */
export function glyphOutlines(item: GlyphsItem, { drawing }: Frame): readonly (readonly Segment[])[] {
  const program = drawing.resources.fonts.programs.get(item.face);
  if (!program) return [];
  const { x, y, size } = item;
  const { ids, advances, offsets } = glyphsOf(item);
  const scale = size / program.unitsPerEm;
  let pen = x;
  return ids.map((id, index) => {
    const [dx, dy] = offsets?.[index] ?? NOT_SHIFTED;
    const place: Matrix = [scale, 0, 0, -scale, pen + dx * size, y + dy * size];
    pen += (advances[index] ?? 0) * size;
    return transformPath(parsePath(program.outline(id)).segments, place);
  });
}
