/** The paints of a path or a line of glyphs, replaced one by one. */
import type { GlyphsItem, Paint, PathItem } from "../scene.ts";

/** The same item if no paint changes. */
export function withPaints<T extends PathItem | GlyphsItem>(item: T, change: (paint: Paint) => Paint): T {
  const fill = item.fill && change(item.fill);
  const line = item.stroke && change(item.stroke.paint);
  const stroke =
    item.stroke && line && line !== item.stroke.paint ? { ...item.stroke, paint: line } : item.stroke;
  return fill === item.fill && stroke === item.stroke ? item : { ...item, fill, stroke };
}

/** A paint with each of its colours changed; "inherited" has none of its own. */
export function withColours(paint: Paint, change: (colour: string) => string): Paint {
  if (paint.kind === "inherited") return paint;
  if (paint.kind === "solid") return { ...paint, colour: change(paint.colour) };
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour: change(stop.colour) })) };
}
