/**
 * Where a drawing that is printed up to the cut does not go on beyond it, judged by what is painted just inside the cut
 * line and in the bleed outside of it. Only edges that run along the cut count: stripes that cross it at a slant are
 * ignored, and so is paper that stays white. A pattern is judged by the box of its shape, which is up to two strokes too
 * large where it has an outline; a filter by what it is applied to.
 * Limits: text is not a background; what a mask covers is never said to end: masks fade drawings out; and where the count
 * of what is looked at runs out (looks.ts), nothing is said.
 */
import { type Box, outset, overlaps, type Point, unionOf } from "../units/box.ts";
import { apply, applyToBox, IDENTITY, invert, type Matrix, multiply } from "../units/matrix.ts";
import { isInside } from "../units/outline.ts";
import { filmAt, type Surroundings } from "./ground.ts";
import { boxOfItem } from "./item-boxes.ts";
import { areSpent, type Looks, startLooks } from "./looks.ts";
import type { Film } from "./paint-at.ts";
import type { GroupItem, Item, Origin, Scene } from "./scene.ts";

/** A piece as it is cut. */
export interface CutLine {
  /** Clockwise with y down, in mm. */
  readonly outline: readonly Point[];
  /** What is hidden when the piece is made up. */
  readonly tabs: readonly (readonly Point[])[];
}

/** A stretch of the cut line along which the drawing ends too early. */
export interface EdgeStretch {
  /** What is drawn there, the topmost thing of it. */
  readonly origin: Origin;
  /** Direction in which the cut line is left there. */
  readonly side: "top" | "right" | "bottom" | "left";
  /** mm that the drawing goes on beyond the cut, up to the bleed of the scene or USUAL_BLEED where it has none. */
  readonly reach: number;
}

/** mm; what print shops ask for. */
export const USUAL_BLEED = 3;

/** mm from place to place along the cut line, and from depth to depth beyond it. */
const STEP = 1;
/** Places along one cut line, those of a board of 1 m x 1 m: along a longer line they lie farther apart. */
const MOST_PLACES = 4_000;
const DEPTH_STEP = 0.5;
/** mm off the line, on either side, where it is looked: what cutters and eyes do not tell from the line itself. */
const OFF = 0.2;
/** mm of the cut line from which on an edge along it is no accident; of small pieces an eighth of the way round. */
const LEAST_STRETCH = 5;
const LEAST_SHARE = 1 / 8;
/** Paints lighter than this are paper: 0 is white, 1 has one of the colours in full. */
const LEAST_INK = 0.03;
/**
 * The same for what is drawn inside the cut: a strip of paper beside a ground of less than a twentieth of an ink, such as
 * the cream #fffdf7 (0.031), is not seen, because white papers differ from one another as much. Beyond the cut, any paint
 * is one that was meant to be there.
 */
const LEAST_SEEN = 0.05;

/** @param scene its bleed is how far the drawing should go on; without bleed, nothing beyond the cut is printed */
export function edgeStretches(
  scene: Scene,
  { outline, tabs }: CutLine,
  looks: Looks = startLooks(),
): readonly EdgeStretch[] {
  const leaves = leavesNear(scene, outline);
  const [first] = leaves;
  if (!first) return [];
  const before = known.get(first.item) ?? [];
  const same = before.find((one) => one.outline === outline && isSame(one.leaves, leaves));
  if (same) {
    looks.spent += same.looks;
    return areSpent(looks) ? [] : same.found;
  }
  const spentBefore = looks.spent;
  const found = judged(leaves, { ...scene, looks }, { outline, tabs });
  if (areSpent(looks)) return [];
  const entry = { outline, leaves, found, looks: looks.spent - spentBefore };
  known.set(first.item, [...before.slice(1 - KEPT), entry]);
  return found;
}

/** What was found about the same things along the same line: faces of a deck share their grounds. */
const known = new WeakMap<
  Item,
  readonly {
    readonly outline: CutLine["outline"];
    readonly leaves: readonly Leaf[];
    readonly found: readonly EdgeStretch[];
    readonly looks: number;
  }[]
>();
const KEPT = 8;

const isSame = (some: readonly Leaf[], others: readonly Leaf[]): boolean =>
  some.length === others.length &&
  some.every(({ item, back }, index) => {
    const other = others[index] as Leaf;
    return item === other.item && back.every((value, at) => value === other.back[at]);
  });

type Counted = Scene & { readonly looks: Looks };

function judged(leaves: readonly Leaf[], scene: Counted, { outline, tabs }: CutLine): readonly EdgeStretch[] {
  const step = Math.max(STEP, lengthOf(outline) / MOST_PLACES);
  const places = placesAlong(outline, step).filter(
    ({ point, out }) => !tabs.some((tab) => isInside(tab, beside(point, out, -OFF))),
  );
  const seen = places.map((place) => endAt(place, leaves, scene));
  const least = Math.min(LEAST_STRETCH, LEAST_SHARE * step * places.length);
  return stretchesOf(seen, least, step);
}

/** Something that is drawn, with the way from the scene to its coordinates. */
interface Leaf {
  readonly item: Item;
  readonly back: Matrix;
}

/** What is painted near the cut line, plain groups taken apart. */
function leavesNear({ items, symbols, bleed }: Scene, outline: readonly Point[]): readonly Leaf[] {
  const around = unionOf(outline.map((point) => ({ ...point, width: 0, height: 0 })));
  const leaves: Leaf[] = [];
  if (!around) return leaves;
  const ring = { outside: outset(around, bleed || USUAL_BLEED), outline };
  const visit = (list: readonly Item[], matrix: Matrix): void => {
    for (const item of list) {
      if (item.kind === "glyphs") continue;
      const box = boxOfItem(item, symbols);
      if (!box || !overlaps(applyToBox(matrix, box), ring.outside)) continue;
      const inside = itemsWithin(item);
      if (inside) visit(inside.items, multiply(matrix, inside.transform));
      else {
        const back = invert(matrix);
        if (back && touchesLine(applyToBox(matrix, box), outline)) leaves.push({ item, back });
      }
    }
  };
  visit(items, IDENTITY);
  return leaves;
}

/** What stands for an item: the inside of a plain group, or what a filter is applied to. */
function itemsWithin(item: Item): Pick<GroupItem, "items" | "transform"> | undefined {
  if (item.kind === "group" && item.opacity === 1 && !item.blend && !item.clip) return item;
  if (item.kind === "raster" && item.items.length > 0 && !isMasked(item))
    return { items: item.items, transform: IDENTITY };
  return undefined;
}

const isMasked = (item: Item): boolean => item.kind === "raster" && /\bmask="/.test(item.attributes);

/** False for what lies well inside: no corner of the outline and no side comes near the box. */
function touchesLine(box: Box, outline: readonly Point[]): boolean {
  const wide = outset(box, OFF + 0.1);
  return outline.some((a, index) => {
    const b = outline[(index + 1) % outline.length] as Point;
    const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
    const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
    return right >= wide.x && left <= wide.x + wide.width && bottom >= wide.y && top <= wide.y + wide.height;
  });
}

interface Place {
  readonly point: Point;
  /** Of length 1, away from the piece. */
  readonly out: Point;
}

/** mm all the way round. */
function lengthOf(outline: readonly Point[]): number {
  return outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] as Point;
    return sum + Math.hypot(b.x - a.x, b.y - a.y);
  }, 0);
}

/** Places on the cut line, `step` mm apart. */
function placesAlong(outline: readonly Point[], step: number): readonly Place[] {
  const places: Place[] = [];
  let next = step / 2;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    for (; next < length; next += step)
      places.push({ point: beside(a, along, next), out: { x: along.y, y: -along.x } });
    next -= length;
  }
  return places;
}

const beside = ({ x, y }: Point, direction: Point, by: number): Point => ({
  x: x + direction.x * by,
  y: y + direction.y * by,
});

/** undefined where the drawing goes on, or where there is none. */
function endAt({ point, out }: Place, leaves: readonly Leaf[], scene: Counted): EdgeStretch | undefined {
  if (areSpent(scene.looks)) return undefined;
  const { bleed } = scene;
  const inkAt = (by: number, least = LEAST_INK): Leaf | undefined =>
    topInk(leaves, beside(point, out, by), scene, least);
  if (bleed > OFF && inkAt(bleed - OFF)) return undefined;
  const inside = inkAt(-OFF, LEAST_SEEN);
  if (!inside || isMasked(inside.item)) return undefined;
  let reach = 0;
  for (let depth = OFF; depth < (bleed || USUAL_BLEED) && inkAt(depth); depth += DEPTH_STEP) reach = depth;
  return { origin: inside.item.origin, side: sideOf(out), reach };
}

/** The topmost thing that gives the point its colour; undefined where it is white. */
function topInk(
  leaves: readonly Leaf[],
  point: Point,
  around: Surroundings,
  least: number,
): Leaf | undefined {
  for (let at = leaves.length - 1; at >= 0; at--) {
    const leaf = leaves[at] as Leaf;
    const film = filmAt([leaf.item], apply(leaf.back, point), undefined, around);
    if (isInked(film, least)) return leaf;
    // White that covers all below is paper.
    if (film.alpha > 1 - LEAST_INK) return undefined;
  }
  return undefined;
}

function isInked({ red, green, blue, alpha, sure }: Film, least: number): boolean {
  return sure ? alpha - Math.min(red, green, blue) > least : alpha > least;
}

function sideOf({ x, y }: Point): EdgeStretch["side"] {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "bottom" : "top";
}

/** One for each run of neighbours that end equally far out, long enough. */
function stretchesOf(
  seen: readonly (EdgeStretch | undefined)[],
  least: number,
  step: number,
): readonly EdgeStretch[] {
  const found: EdgeStretch[] = [];
  let length = 0;
  for (const [index, one] of seen.entries()) {
    const before = seen[index - 1];
    const goesOn =
      one && before && one.side === before.side && Math.abs(one.reach - before.reach) < DEPTH_STEP / 2;
    length = one ? (goesOn ? length + step : step) : 0;
    if (one && length >= least && length - step < least) found.push(one);
  }
  return found;
}
