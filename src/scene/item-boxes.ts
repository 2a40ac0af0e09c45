/**
 * Boxes around what items draw, and the polygons of paths, each measured once, because faces share most of their items.
 */
import { type Box, outset, unionOf } from "../units/box.ts";
import { applyToBox } from "../units/matrix.ts";
import { widthOf } from "./glyph-runs.ts";
import { type PathShape, pathShape } from "./path-shape.ts";
import type { GlyphsItem, GroupItem, Item, PathItem, Scene } from "./scene.ts";

/**
 * A box around what an item draws, including strokes, in the coordinates of its list; undefined if it draws nothing.
 */
export function boxOfItem(item: Item, symbols: Scene["symbols"]): Box | undefined {
  switch (item.kind) {
    case "path":
      return boxOfPath(item);
    case "glyphs":
      return boxOfRun(item);
    case "image":
    case "raster":
      return item.box;
    case "use": {
      const symbol = symbols[item.symbol];
      return symbol && applyToBox(item.transform, symbol.box);
    }
    case "group":
      return boxOfGroup(item, symbols);
  }
}

/** Including its stroke; undefined for an empty path. */
export function boxOfPath(item: PathItem): Box | undefined {
  const { box } = shapeOf(item);
  return box && item.stroke ? outset(box, item.stroke.width / 2) : box;
}

/** Boxes of groups, measured once: every line of the card needs them. */
const groupBoxes = new WeakMap<GroupItem, Box | typeof NOWHERE>();
const NOWHERE = "nowhere";

function boxOfGroup(group: GroupItem, symbols: Scene["symbols"]): Box | undefined {
  const remembered = groupBoxes.get(group);
  if (remembered) return remembered === NOWHERE ? undefined : remembered;
  const inside = group.clip
    ? pathShape(group.clip.d).box
    : unionOf(group.items.flatMap((item) => boxOfItem(item, symbols) ?? []));
  const box = inside && applyToBox(group.transform, inside);
  groupBoxes.set(group, box ?? NOWHERE);
  return box;
}

const shapes = new WeakMap<PathItem, PathShape>();

/** The polygon of a path, looked up by its long text only once. */
export function shapeOf(item: PathItem): PathShape {
  const remembered = shapes.get(item);
  if (remembered) return remembered;
  const shape = pathShape(item.d);
  shapes.set(item, shape);
  return shape;
}

/** Approximately the line's ascent and descent: fonts differ. */
export function boxOfRun(item: GlyphsItem): Box {
  const { x, y, size } = item;
  return { x, y: y - 0.7 * size, width: widthOf(item), height: 0.95 * size };
}
