/** Glyphs as outlines, for clipping and painting by their shapes. */
import type { GlyphsItem } from "../../../scene/scene.ts";
import type { Matrix } from "../../../units/matrix.ts";
import { parsePath, type Segment } from "../../svg/path/path-data.ts";
import { transformPath } from "../../svg/path/path-geometry.ts";
import type { Frame } from "../frame.ts";

/** One outline for each glyph, in the item's coordinates. */
export function glyphOutlines(item: GlyphsItem, { drawing }: Frame): readonly (readonly Segment[])[] {
  const program = drawing.resources.fonts.programs.get(item.face);
  if (!program) return [];
  const scale = item.size / program.unitsPerEm;
  let pen = item.x;
  return item.ids.map((id, index) => {
    const [dx, dy] = item.offsets?.[index] ?? [0, 0];
    const place: Matrix = [scale, 0, 0, -scale, pen + dx, item.y + dy];
    pen += item.advances[index] ?? 0;
    return transformPath(parsePath(program.outline(id)).segments, place);
  });
}
