/**
 * What an item paints all over an area, if it is the same everywhere in it: then one point shows it, wherever in the
 * area the letters are. A film is the paint at a point, a colour with its opacity; it is even if all points have it.
 * Work is counted in looks (`looks.ts`): items and edges of outlines that are examined.
 * Limits: gradients are uneven, and so are clips, symbols and blended groups that come near; slanted lines count where
 * the box around them is.
 */
import { type Box, contains, outset, overlaps } from "../units/box.ts";
import { applyToBox, invert, scaleOf } from "../units/matrix.ts";
import { edgesOf, isBackground, type Surroundings } from "./background.ts";
import { boxOfItem, shapeOf } from "./item-boxes.ts";
import { settledPaint } from "./paint.ts";
import { CLEAR, type Film, OPAQUE, over, paintAt, UNKNOWN } from "./paint-at.ts";
import { isInside, type PathShape } from "./path-shape.ts";
import type { GroupItem, Item, PathItem, Scene } from "./scene.ts";

/**
 * Undefined if it is not certain to be the same everywhere.
 * @param area in the item's coordinates, outside symbols
 * @param em size of the letters in the same coordinates: thinner lines are not background
 */
export function evenFilm(item: Item, area: Box, em: number, around: Surroundings): Film | undefined {
  const { symbols, looks } = around;
  looks.spent++;
  switch (item.kind) {
    case "glyphs":
      return CLEAR;
    case "path":
      return filmOfPath(item, area, em, around);
    case "image":
    case "raster":
      if (!overlaps(item.box, area, 0)) return CLEAR;
      return contains(item.box, area, 0) ? UNKNOWN : undefined;
    case "use":
      return isNear(item, area, symbols) ? undefined : CLEAR;
    case "group":
      return isNear(item, area, symbols) ? filmOfGroup(item, area, em, around) : CLEAR;
  }
}

function filmOfPath(item: PathItem, area: Box, em: number, { looks }: Surroundings): Film | undefined {
  const { fill, fillRule, stroke } = item;
  const reach = stroke && isBackground(stroke, em) ? stroke.width / 2 : undefined;
  const shape = shapeOf(item);
  const isPainted = fill !== null || reach !== undefined;
  if (!isPainted || !shape.box || !overlaps(outset(shape.box, reach ?? 0), area, 0)) return CLEAR;
  looks.spent += edgesOf(item.d);
  if (outlineComesNear(shape, area, reach ?? 0)) return undefined;
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const paint = settledPaint(fill);
  if (!paint || !isInside(shape, fillRule, middle)) return CLEAR;
  return paint.kind === "solid" ? paintAt(paint, middle, undefined) : undefined;
}

/** Judged by the boxes around the straight pieces; open lines are closed, as they are for filling. */
function outlineComesNear({ lines }: PathShape, area: Box, by: number): boolean {
  const { x: left, y: top, width, height } = outset(area, by);
  const right = left + width;
  const bottom = top + height;
  for (const line of lines) {
    let x1 = line[line.length - 2] as number;
    let y1 = line[line.length - 1] as number;
    for (let at = 0; at < line.length; at += 2) {
      const x2 = line[at] as number;
      const y2 = line[at + 1] as number;
      const isLeft = x1 < left && x2 < left;
      const isRight = x1 > right && x2 > right;
      const isAbove = y1 < top && y2 < top;
      const isBelow = y1 > bottom && y2 > bottom;
      if (!isLeft && !isRight && !isAbove && !isBelow) return true;
      x1 = x2;
      y1 = y2;
    }
  }
  return false;
}

function filmOfGroup(group: GroupItem, area: Box, em: number, around: Surroundings): Film | undefined {
  const { items, transform, opacity, blend, clip } = group;
  const back = invert(transform);
  if (!back || opacity !== 1 || blend !== undefined || clip !== undefined) return undefined;
  const inside = applyToBox(back, area);
  let film = CLEAR;
  for (let at = items.length - 1; at >= 0 && film.alpha < OPAQUE; at--) {
    const one = evenFilm(items[at] as Item, inside, em * scaleOf(back), around);
    if (!one) return undefined;
    film = over(one, film);
  }
  return film;
}

function isNear(item: Item, area: Box, symbols: Scene["symbols"]): boolean {
  const box = boxOfItem(item, symbols);
  return box !== undefined && overlaps(box, area, 0);
}
