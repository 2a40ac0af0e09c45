/** What is drawn near a cut line, and which item gives a point beside the line its colour. Lengths in mm. */
import { type Box, outset, overlaps, type Point, unionOf } from "../../units/box.ts";
import {
  apply,
  applyToBox,
  IDENTITY,
  invert,
  isSameMatrix,
  type Matrix,
  multiply,
} from "../../units/matrix.ts";
import { filmAt, type Surroundings } from "../background.ts";
import { boxOfItem } from "../item-boxes.ts";
import type { Looks } from "../looks.ts";
import type { Film } from "../paint-at.ts";
import type { GroupItem, Item, Scene } from "../scene.ts";

/** mm; what print shops ask for. */
export const USUAL_BLEED = 3;

/** A drawn item, with the transformation from the scene to its coordinates. */
export interface Leaf {
  readonly item: Item;
  readonly back: Matrix;
  /** Around it, in the scene. */
  readonly place: Box;
  /** A filter is applied to it, which may blur its edges. */
  readonly isFiltered: boolean;
}

/**
 * Everything painted near the cut line, with plain groups expanded.
 * @param within mm from the line, on both sides; what is painted beyond it up to the bleed also counts if it comes this
 * near
 */
export function leavesNear(
  { items, symbols, bleed }: Scene,
  outline: readonly Point[],
  within: number,
): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const outside = outsideOf(outline, bleed);
  if (!outside) return leaves;
  const visit = (list: readonly Item[], matrix: Matrix, isFiltered: boolean): void => {
    const place = { matrix, isFiltered, outline, outside, within };
    for (const item of list) {
      if (item.kind === "glyphs") continue;
      const inside = itemsWithin(item);
      if (!inside) {
        const leaf = leafOf(item, place, symbols);
        if (leaf) leaves.push(leaf);
      } else if (item.kind !== "raster") visit(inside.items, multiply(matrix, inside.transform), isFiltered);
      else if (overlaps(applyToBox(matrix, item.box), outside)) visit(inside.items, matrix, true);
    }
  };
  visit(items, IDENTITY, false);
  return leaves;
}

/** The upright box around the outline and its bleed: the same object for the same two. */
function outsideOf(outline: readonly Point[], bleed: number): Box | undefined {
  const known = outsides.get(outline);
  if (known?.bleed === bleed) return known.outside;
  const around = unionOf(outline.map((point) => ({ ...point, width: 0, height: 0 })));
  const outside = around && outset(around, bleed || USUAL_BLEED);
  outsides.set(outline, { bleed, outside });
  return outside;
}

const outsides = new WeakMap<
  readonly Point[],
  { readonly bleed: number; readonly outside: Box | undefined }
>();

/** Everything that decides whether an item is a leaf, and which one. */
interface LeafPlace {
  readonly matrix: Matrix;
  readonly isFiltered: boolean;
  readonly outline: readonly Point[];
  readonly outside: Box;
  readonly within: number;
}

const knownLeaves = new WeakMap<Item, { readonly place: LeafPlace; readonly leaf: Leaf | undefined }>();

/** The leaf of an item; undefined if it is not near. Faces share most of their items, and cut lines: each is placed once. */
function leafOf(item: Item, place: LeafPlace, symbols: Scene["symbols"]): Leaf | undefined {
  const known = knownLeaves.get(item);
  if (known && isSamePlace(known.place, place)) return known.leaf;
  const leaf = newLeaf(item, place, symbols);
  knownLeaves.set(item, { place, leaf });
  return leaf;
}

function newLeaf(
  item: Item,
  { matrix, isFiltered, outline, outside, within }: LeafPlace,
  symbols: Scene["symbols"],
): Leaf | undefined {
  const box = boxOfItem(item, symbols);
  const place = box && applyToBox(matrix, box);
  const back = invert(matrix);
  if (!place || !back || !overlaps(place, outside)) return undefined;
  const leaf = { item, back, place, isFiltered };
  return isWithin(leaf, outline, within) ? leaf : undefined;
}

const isSamePlace = (a: LeafPlace, b: LeafPlace): boolean =>
  a.outline === b.outline &&
  a.outside === b.outside &&
  a.within === b.within &&
  a.isFiltered === b.isFiltered &&
  isSameMatrix(a.matrix, b.matrix);

/** The contents to use instead of an item: of a plain group, or of what a filter is applied to. */
function itemsWithin(item: Item): Pick<GroupItem, "items" | "transform"> | undefined {
  if (item.kind === "group" && item.opacity === 1 && !item.blend && !item.clip) return item;
  if (item.kind === "raster" && item.items.length > 0 && !isMasked(item))
    return { items: item.items, transform: IDENTITY };
  return undefined;
}

export const isMasked = (item: Item): boolean => item.kind === "raster" && /\bmask="/.test(item.attributes);

/** False for items well inside: no corner of the outline and no side is this close to the box. @param within mm */
export function isWithin({ place }: Pick<Leaf, "place">, outline: readonly Point[], within: number): boolean {
  const wide = outset(place, within);
  return outline.some((a, index) => {
    const b = outline[(index + 1) % outline.length] as Point;
    const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
    const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
    return right >= wide.x && left <= wide.x + wide.width && bottom >= wide.y && top <= wide.y + wide.height;
  });
}

/** mm; a card has some forty cells of this size along its edges. */
const CELL = 8;
/** mm; more than rounding moves a point when it is converted to an item's coordinates. */
const ROUNDING = 0.001;

/**
 * Which leaves may be visible at a point or up to `within` mm around it, cell by cell: most of a picture of thousands
 * of shapes is elsewhere.
 */
export function leavesAround(
  leaves: readonly Leaf[],
  within: number,
  looks: Looks,
): (point: Point) => readonly Leaf[] {
  const cells = new Map<string, readonly Leaf[]>();
  return ({ x, y }) => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const key = `${column} ${row}`;
    const remembered = cells.get(key);
    if (remembered) return remembered;
    const cell = { x: column * CELL, y: row * CELL, width: CELL, height: CELL };
    const around = outset(cell, within + ROUNDING);
    const near = leaves.filter(({ place }) => overlaps(place, around));
    looks.spent += leaves.length;
    cells.set(key, near);
    return near;
  };
}

export interface Ink {
  readonly leaf: Leaf;
  /** From 0, white, to 1, one of the colours at full strength. */
  readonly amount: number;
}

/**
 * The topmost item that gives the point its colour; undefined where it is white.
 * @param least amount of ink; lighter paints count as paper
 */
export function topInk(
  leaves: readonly Leaf[],
  point: Point,
  around: Surroundings,
  least: number,
): Ink | undefined {
  for (let at = leaves.length - 1; at >= 0; at--) {
    const leaf = leaves[at] as Leaf;
    around.looks.spent += 1;
    if (!isNear(leaf.place, point)) continue;
    const film = filmAt([leaf.item], apply(leaf.back, point), undefined, around);
    const amount = inkOf(film);
    if (amount > least) return { leaf, amount };
    // White that covers everything below counts as paper.
    if (film.alpha > 1 - LEAST_INK) return undefined;
  }
  return undefined;
}

const isNear = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x - ROUNDING &&
  point.y >= y - ROUNDING &&
  point.x <= x + width + ROUNDING &&
  point.y <= y + height + ROUNDING;

/** Paints lighter than this count as paper. */
export const LEAST_INK = 0.03;
/**
 * The same for what is drawn inside the cut: a strip of paper beside a background of less than a twentieth of an ink,
 * such as the cream #fffdf7 (0.031), is invisible, because white papers differ by as much. Beyond the cut, any paint is
 * intentional.
 */
export const LEAST_SEEN = 0.05;

const inkOf = ({ red, green, blue, alpha, sure }: Film): number =>
  sure ? alpha - Math.min(red, green, blue) : alpha;
