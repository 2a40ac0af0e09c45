/**
 * A flattened scene: every line of glyphs and every use of a symbol where it is drawn, in the order of drawing, with
 * the groups and symbols around it. Rasters are omitted.
 */
import type { Box } from "../units/box.ts";
import { applyToBox, IDENTITY, invert, isStraight, type Matrix, multiply, scaleOf } from "../units/matrix.ts";
import { charactersOf, isBlankLine, visiblePart } from "./glyph-runs.ts";
import { boxOfRun, shapeOf } from "./item-boxes.ts";
import type { GlyphsItem, GroupItem, Item, PathItem, Scene, SolidPaint, UseItem } from "./scene.ts";

/** The items of one group or symbol at the place where they are drawn. */
export interface Layer {
  readonly items: readonly Item[];
  /** From the coordinates of the items to mm of the scene. */
  readonly matrix: Matrix;
  /** The inverse; undefined if the plane is flattened to a line. */
  readonly back: Matrix | undefined;
  /** mm of the scene per unit of the items. */
  readonly scale: number;
  /** Upright or turned by quarters. */
  readonly isStraight: boolean;
  /** The colour of "inherited" paints. */
  readonly colour: SolidPaint | undefined;
  /** Set if the items are those of a group. */
  readonly group: GroupItem | undefined;
  readonly parent: Layer | undefined;
  /** Which of the parent's items this is. */
  readonly index: number;
  /** 0 to 1, of all groups around the items. */
  readonly opacity: number;
  /** Boxes of the first items, as far as they were requested; undefined for items that are not background. */
  readonly boxes: (Box | undefined)[];
}

export interface Drawn<T extends Item> {
  readonly item: T;
  readonly layer: Layer;
  readonly index: number;
  /** Position in the order of drawing. */
  readonly order: number;
}

/** A line of glyphs; what few ask for is measured when it is. */
export class Run implements Drawn<GlyphsItem> {
  readonly item: GlyphsItem;
  readonly layer: Layer;
  readonly index: number;
  readonly order: number;
  /** Its box in the scene. */
  readonly place: Box;
  #text: string | undefined;

  constructor(item: GlyphsItem, layer: Layer, index: number, order: number) {
    this.item = item;
    this.layer = layer;
    this.index = index;
    this.order = order;
    this.place = applyToBox(layer.matrix, boxOfRun(item));
  }

  get text(): string {
    this.#text ??= charactersOf(this.item);
    return this.#text;
  }

  get isBlank(): boolean {
    return isBlankLine(this.item);
  }

  /** Where its visible glyphs begin and end, in the item's coordinates; undefined if all are blank. */
  get ink(): readonly [from: number, to: number] | undefined {
    return visiblePart(this.item);
  }
}

export interface Walk {
  readonly runs: readonly Run[];
  readonly uses: readonly Drawn<UseItem>[];
  /** Strokes and thin shapes with few corners, such as rules and frames. */
  readonly lines: readonly Drawn<PathItem>[];
}

/**
 * Most lines and uses of one card that are examined: a drawing that repeats a symbol of texts thousands of times ends
 * here.
 */
const MOST = 2_000;

export function walkScene({ items, symbols }: Scene): Walk {
  const runs: Run[] = [];
  const uses: Drawn<UseItem>[] = [];
  const lines: Drawn<PathItem>[] = [];
  let order = 0;
  const visit = (layer: Layer): void => {
    for (let index = 0; index < layer.items.length && runs.length + uses.length < MOST; index++) {
      const item = layer.items[index] as Item;
      order++;
      if (item.kind === "glyphs") runs.push(new Run(item, layer, index, order));
      else if (item.kind === "path") {
        if (lines.length < MOST_LINES && isLine(item)) lines.push({ item, layer, index, order });
      } else if (item.kind === "group")
        visit(layerOf(item.items, multiply(layer.matrix, item.transform), layer, index, item, layer.colour));
      else if (item.kind === "use") {
        uses.push({ item, layer, index, order });
        const symbol = symbols[item.symbol];
        if (!symbol || !hasGlyphs(symbol.items, symbols)) continue;
        const matrix = multiply(layer.matrix, item.transform);
        visit(layerOf(symbol.items, matrix, layer, index, undefined, item.colour));
      }
    }
  };
  visit(layerOf(items, IDENTITY, undefined, 0, undefined, undefined));
  return { runs, uses, lines };
}

/** A frame with rounded corners has eight segments; paths of more than twice as many are pictures. */
const MOST_SEGMENTS = 16;
/** A filled shape counts as a line if it is thinner than this share of its length. */
const THIN = 1 / 8;
/** Most lines of one card that are examined, so that a map of thousands costs little. */
const MOST_LINES = 500;

const lineItems = new WeakMap<PathItem, boolean>();

function isLine(item: PathItem): boolean {
  const remembered = lineItems.get(item);
  if (remembered !== undefined) return remembered;
  const { width = 0, height = 0 } = shapeOf(item).box ?? {};
  const isThin = Math.min(width, height) < THIN * Math.max(width, height);
  const found = (item.stroke !== null || isThin) && (item.d.match(/[LCZ]/g)?.length ?? 0) <= MOST_SEGMENTS;
  lineItems.set(item, found);
  return found;
}

function layerOf(
  items: readonly Item[],
  matrix: Matrix,
  parent: Layer | undefined,
  index: number,
  group: GroupItem | undefined,
  colour: SolidPaint | undefined,
): Layer {
  return {
    items,
    matrix,
    back: invert(matrix),
    scale: scaleOf(matrix),
    isStraight: isStraight(matrix),
    colour,
    group,
    parent,
    index,
    opacity: (parent?.opacity ?? 1) * (group?.opacity ?? 1),
    boxes: [],
  };
}

const glyphsIn = new WeakMap<readonly Item[], boolean>();

/** True if there are letters among items, or in symbols that these use. */
export function hasGlyphs(items: readonly Item[], symbols: Scene["symbols"]): boolean {
  const remembered = glyphsIn.get(items);
  if (remembered !== undefined) return remembered;
  const found = items.some(
    (item) =>
      item.kind === "glyphs" ||
      (item.kind === "group" && hasGlyphs(item.items, symbols)) ||
      (item.kind === "use" && hasGlyphs(symbols[item.symbol]?.items ?? [], symbols)),
  );
  glyphsIn.set(items, found);
  return found;
}
