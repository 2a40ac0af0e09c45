/** Boxes around items: of the shapes alone, which gradients and clips refer to, and of everything inked. */
import type { FontBook } from "../../font/font-book.ts";
import { derived } from "../../remember/derived.ts";
import { inkOf, widthOf } from "../../scene/glyph-runs.ts";
import type { GlyphsItem, Item, PathItem, Stroke } from "../../scene/scene.ts";
import { type Box, intersectionOf, outset, unionOf } from "../../units/box.ts";
import { applyToBox } from "../../units/matrix.ts";
import { parsePath } from "../svg/path/path-data.ts";
import { pathBox } from "../svg/path/path-geometry.ts";
import type { Drawing } from "./frame.ts";

/** What measuring needs to know about the drawing. */
export type Measures = Pick<Drawing, "symbols" | "resources" | "stores">;

/** The box around the geometry, without strokes; text counts with the full height of its faces. */
export function shapeBox(items: readonly Item[], measures: Measures): Box | undefined {
  return boxAround(items, measures, false);
}

/** A box that contains all ink, strokes included; it may be too large at sharp corners. */
export function inkBox(items: readonly Item[], measures: Measures): Box | undefined {
  return boxAround(items, measures, true);
}

function boxAround(items: readonly Item[], measures: Measures, inked: boolean): Box | undefined {
  const boxes: Box[] = [];
  for (const item of items) {
    const box = boxOf(item, measures, inked);
    if (box) boxes.push(box);
  }
  return unionOf(boxes);
}

function boxOf(item: Item, measures: Measures, inked: boolean): Box | undefined {
  switch (item.kind) {
    case "path":
      return pathItemBox(item, measures, inked);
    case "glyphs":
      return glyphsBox(item, measures.resources.fonts, inked);
    case "image":
    case "raster":
      return item.box;
    case "use": {
      const symbol = measures.symbols.get(item.symbol);
      return symbol && applyToBox(item.transform, symbol.box);
    }
    case "group": {
      const inside = boxAround(item.items, measures, inked);
      const clip = inked && item.clip ? boxOfPath(item.clip.d, measures) : undefined;
      const visible = inside && clip ? intersectionOf(inside, clip) : inside;
      return visible && applyToBox(item.transform, visible);
    }
  }
}

/** The box around path data that layout wrote itself. */
function boxOfPath(d: string, { stores }: Measures): Box | undefined {
  const segments = () => stores.paths.getOrMake(d, () => parsePath(d)).segments;
  return stores.boxes.getOrMake(d, () => ({ box: pathBox(segments()) })).box;
}

function pathItemBox(item: PathItem, measures: Measures, inked: boolean): Box | undefined {
  const box = boxOfPath(item.d, measures);
  return box && inked ? outset(box, reachOf(item.stroke)) : box;
}

/** How far a stroke can reach beyond the line: half its width, more at mitres, the diagonal at square caps. */
function reachOf(stroke: Stroke | null): number {
  if (!stroke) return 0;
  const corner = stroke.join === "miter" ? Math.max(stroke.miterLimit, Math.SQRT2) : Math.SQRT2;
  return (stroke.width / 2) * corner;
}

/** Of equal keys the first counts. */
const facesByKey = derived(
  ({ faces }: FontBook) => new Map([...faces].reverse().map((face) => [face.key, face])),
);

/** Glyphs by their own ink, or by the height of the face and the advances. */
function glyphsBox(item: GlyphsItem, fonts: FontBook, inked: boolean): Box | undefined {
  if (inked) {
    const ink = inkOf(item);
    return ink && outset(ink, reachOf(item.stroke));
  }
  const face = facesByKey(fonts).get(item.face);
  if (!face) return undefined;
  const { x, y, size } = item;
  const { ascent, descent } = face.metrics;
  return { x, y: y - ascent * size, width: widthOf(item), height: (ascent + descent) * size };
}
