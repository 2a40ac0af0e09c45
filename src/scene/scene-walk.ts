/**
 * A scene unrolled: every line of glyphs and every use of a symbol where it is drawn, in the order of drawing, with the
 * groups and symbols that it is inside of. What is drawn as pixels is left out.
 */
import type { Box } from "../units/box.ts";
import { outset, unionOf } from "../units/box.ts";
import { applyToBox, IDENTITY, type Matrix, multiply } from "../units/matrix.ts";
import { type PathShape, pathShape } from "./path-shape.ts";
import type { GlyphsItem, GroupItem, Item, PathItem, Scene, SolidPaint, UseItem } from "./scene.ts";

/** The items of one group or symbol at the place where they are drawn. */
export interface Layer {
  readonly items: readonly Item[];
  /** From the coordinates of the items to mm of the scene. */
  readonly matrix: Matrix;
  /** What "inherited" paints take. */
  readonly colour: SolidPaint | undefined;
  /** Set where the items are those of a group. */
  readonly group: GroupItem | undefined;
  readonly parent: Layer | undefined;
  /** Which of the parent's items this is. */
  readonly index: number;
  /** 0 to 1, of all groups around the items. */
  readonly opacity: number;
}

export interface Drawn<T extends Item> {
  readonly item: T;
  readonly layer: Layer;
  readonly index: number;
  /** Place in the order of drawing. */
  readonly order: number;
}

export interface Walk {
  readonly runs: readonly Drawn<GlyphsItem>[];
  readonly uses: readonly Drawn<UseItem>[];
}

/** Lines and uses of one card that are looked at: a drawing that repeats a symbol of texts thousands of times ends here. */
const MOST = 2_000;

export function walkScene({ items, symbols }: Scene): Walk {
  const runs: Drawn<GlyphsItem>[] = [];
  const uses: Drawn<UseItem>[] = [];
  let order = 0;
  const visit = (layer: Layer): void => {
    for (const [index, item] of layer.items.entries()) {
      if (runs.length + uses.length >= MOST) return;
      order++;
      if (item.kind === "glyphs") runs.push({ item, layer, index, order });
      else if (item.kind === "group") visit(within(layer, index, item, item.items, item.transform));
      else if (item.kind === "use") {
        uses.push({ item, layer, index, order });
        const symbol = symbols[item.symbol];
        if (symbol && hasGlyphs(symbol.items, symbols))
          visit({ ...within(layer, index, undefined, symbol.items, item.transform), colour: item.colour });
      }
    }
  };
  visit({
    items,
    matrix: IDENTITY,
    colour: undefined,
    group: undefined,
    parent: undefined,
    index: 0,
    opacity: 1,
  });
  return { runs, uses };
}

function within(
  layer: Layer,
  index: number,
  group: GroupItem | undefined,
  items: readonly Item[],
  transform: Matrix,
): Layer {
  return {
    items,
    group,
    index,
    parent: layer,
    colour: layer.colour,
    matrix: multiply(layer.matrix, transform),
    opacity: layer.opacity * (group?.opacity ?? 1),
  };
}

const glyphsIn = new WeakMap<readonly Item[], boolean>();

function hasGlyphs(items: readonly Item[], symbols: Scene["symbols"]): boolean {
  const known = glyphsIn.get(items);
  if (known !== undefined) return known;
  const found = items.some(
    (item) =>
      item.kind === "glyphs" ||
      (item.kind === "group" && hasGlyphs(item.items, symbols)) ||
      (item.kind === "use" && hasGlyphs(symbols[item.symbol]?.items ?? [], symbols)),
  );
  glyphsIn.set(items, found);
  return found;
}

/** A box around what an item draws, strokes included, in the coordinates of its list; undefined when it draws nothing. */
export function boxOfItem(item: Item, symbols: Scene["symbols"]): Box | undefined {
  switch (item.kind) {
    case "path": {
      const { box } = shapeOf(item);
      return box && item.stroke ? outset(box, item.stroke.width / 2) : box;
    }
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
      return remembered(item, () => boxOfGroup(item, symbols));
  }
}

function boxOfGroup(group: GroupItem, symbols: Scene["symbols"]): Box | undefined {
  const inside = group.clip
    ? pathShape(group.clip.d).box
    : unionOf(group.items.flatMap((item) => boxOfItem(item, symbols) ?? []));
  return inside && applyToBox(group.transform, inside);
}

/** Boxes of groups that were measured before: every line of the card asks. */
const boxes = new WeakMap<GroupItem, Box>();
const NOWHERE: Box = { x: 0, y: 0, width: -1, height: -1 };

function remembered(item: GroupItem, make: () => Box | undefined): Box | undefined {
  const known = boxes.get(item);
  if (known) return known === NOWHERE ? undefined : known;
  const box = make();
  boxes.set(item, box ?? NOWHERE);
  return box;
}

const lists = new WeakMap<readonly Item[], readonly (Box | undefined)[]>();

/** The boxes of a whole list, measured once. */
export function boxesOf(items: readonly Item[], symbols: Scene["symbols"]): readonly (Box | undefined)[] {
  const known = lists.get(items) ?? items.map((item) => boxOfItem(item, symbols));
  lists.set(items, known);
  return known;
}

const shapes = new WeakMap<PathItem, PathShape>();

/** The polygon of a path, looked up by its long text only once. */
export function shapeOf(item: PathItem): PathShape {
  const known = shapes.get(item) ?? pathShape(item.d);
  shapes.set(item, known);
  return known;
}

/** The line as high as its capitals and as deep as its tails, about: fonts differ. */
export function boxOfRun({ x, y, size, advances }: GlyphsItem): Box {
  const width = advances.reduce((sum, advance) => sum + advance, 0);
  return { x, y: y - 0.7 * size, width, height: 0.95 * size };
}
