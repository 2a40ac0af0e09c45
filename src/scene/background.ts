/**
 * The background of a line of glyphs at a point, and its own colour there: groups, opacities, clips, symbols and
 * gradients as they are drawn, on white paper.
 * Limits: pictures, rasters and blends are unknown; thin lines and other glyphs do not count as background.
 */
import { type Box, outset, overlaps, type Point } from "../units/box.ts";
import { apply, applyToBox, invert, type Matrix, scaleOf } from "../units/matrix.ts";
import { boxOfItem, shapeOf } from "./item-boxes.ts";
import type { Looks } from "./looks.ts";
import { CLEAR, type Film, faded, OPAQUE, over, paintAt, UNKNOWN, WHITE } from "./paint-at.ts";
import { distanceFrom, isInside, type PathShape, pathShape } from "./path-shape.ts";
import type { GroupItem, Item, Paint, PathItem, Scene, SolidPaint, Stroke } from "./scene.ts";
import type { Drawn, Layer, Run } from "./scene-walk.ts";

type Symbols = Scene["symbols"];

/** The items to search, and the budget of looks. */
export interface Surroundings {
  readonly symbols: Symbols;
  readonly looks: Looks;
}

/** A line counts as background from half the height of the letters on. */
const BACKGROUND_STROKE = 0.5;

interface Spot {
  readonly point: Point;
  /** Size of the letters in the coordinates of the point. */
  readonly em: number;
}

/** The items below a run that come near it, level by level from the inside out. */
export interface Background {
  readonly levels: readonly {
    readonly layer: Layer;
    readonly back: Matrix;
    readonly below: readonly Item[];
  }[];
  readonly run: Run;
}

/** The number of items examined to find those near a run: all that are drawn before it, on every level. */
export function passedBy({ index, layer }: Run): number {
  let count = index;
  for (let inner = layer; inner.parent; inner = inner.parent) count += inner.index;
  return count;
}

/** The background, then each ink on it. */
export type Colours = readonly [background: Film, ...inks: Film[]];

/**
 * Undefined if the run is in a plane flattened to a line.
 * @param box the area of interest, in the scene: the run itself or more
 */
export function backgroundOf(
  run: Run,
  { symbols }: Pick<Surroundings, "symbols">,
  box: Box = run.place,
): Background | undefined {
  const levels: Background["levels"][number][] = [];
  const em = emOf(run);
  let index = run.index;
  for (let layer: Layer | undefined = run.layer; layer; layer = layer.parent) {
    const { back } = layer;
    if (!back) return undefined;
    const near = indicesNear(layer, index, applyToBox(back, box), symbols);
    const size = em * scaleOf(back);
    const below = near.map((at) => layer.items[at] as Item).filter((item) => !isThin(item, size));
    levels.push({ layer, back, below });
    index = layer.index;
  }
  return { levels, run };
}

/** Which of a layer's first items are background near a box, both in the layer's own coordinates. */
export function indicesNear(
  { items, boxes }: Layer,
  end: number,
  box: Box,
  symbols: Symbols,
): readonly number[] {
  const near: number[] = [];
  for (let at = 0; at < end; at++) {
    const item = items[at] as Item;
    if (at >= boxes.length) boxes.push(item.kind === "glyphs" ? undefined : boxOfItem(item, symbols));
    const place = boxes[at];
    if (place && overlaps(place, box)) near.push(at);
  }
  return near;
}

/** The background and the requested inks, at a point of the scene; undefined where the run is clipped. */
export function coloursAt(
  { levels, run }: Background,
  place: Point,
  inks: readonly Paint[],
  around: Surroundings,
): Colours | undefined {
  const [inner] = levels;
  if (!inner) return undefined;
  const em = emOf(run);
  const own = apply(inner.back, place);
  const films: [Film, ...Film[]] = [CLEAR];
  for (const ink of inks) films.push(paintAt(ink, own, run.layer.colour));
  for (const { layer, back, below } of levels) {
    const spot = { point: apply(back, place), em: em * scaleOf(back) };
    layOver(films, filmOf(below, spot, layer.colour, around));
    const { group } = layer;
    if (!group) continue;
    if (isCut(group, spot.point, around.looks)) return undefined;
    for (let at = 0; at < films.length; at++) films[at] = grouped(films[at] as Film, group);
  }
  layOver(films, WHITE);
  return films;
}

function layOver(films: Film[], background: Film): void {
  for (let at = 0; at < films.length; at++) films[at] = over(background, films[at] as Film);
}

/** True if something opaque is at a point of the scene between two things that are drawn there. */
export function isCovered(
  lower: Drawn<Item>,
  upper: Drawn<Item>,
  place: Point,
  around: Surroundings,
): boolean {
  const lowerLayers = new Map<Layer, number>();
  for (let { layer, index }: Position = lower; layer; { layer, index } = outside(layer))
    lowerLayers.set(layer, index);
  for (let { layer, index }: Position = upper; layer; { layer, index } = outside(layer)) {
    const from = lowerLayers.get(layer);
    const { back } = layer;
    const between = layer.items.slice(from === undefined ? 0 : from + 1, index);
    // Lines alone hide nothing.
    const spot = back && { point: apply(back, place), em: Number.POSITIVE_INFINITY };
    if (spot && filmOf(between, spot, layer.colour, around).alpha >= OPAQUE) return true;
    if (from !== undefined) return false;
  }
  return false;
}

/** True if a clip of the groups around a layer's items hides them at a point of the scene. */
export function isClipped(inner: Layer, place: Point, looks: Looks): boolean {
  for (let layer: Layer | undefined = inner; layer; layer = layer.parent)
    if (layer.group && layer.back && isCut(layer.group, apply(layer.back, place), looks)) return true;
  return false;
}

/** What items paint at a point of their own coordinates, including lines of every width. */
export function filmAt(
  items: readonly Item[],
  point: Point,
  colour: SolidPaint | undefined,
  around: Surroundings,
): Film {
  return filmOf(items, { point, em: 0 }, colour, around);
}

interface Position {
  readonly layer: Layer | undefined;
  readonly index: number;
}

const outside = ({ parent, index }: Layer): Position => ({ layer: parent, index });

/** Items, the topmost last, as one film: from the top down until nothing shows through. */
function filmOf(
  items: readonly Item[],
  spot: Spot,
  colour: SolidPaint | undefined,
  around: Surroundings,
): Film {
  let film = CLEAR;
  let at = items.length - 1;
  for (; at >= 0 && film.alpha < OPAQUE; at--)
    film = over(filmOfItem(items[at] as Item, spot, colour, around), film);
  around.looks.spent += items.length - 1 - at;
  return film;
}

function filmOfItem(item: Item, spot: Spot, colour: SolidPaint | undefined, around: Surroundings): Film {
  const { symbols, looks } = around;
  switch (item.kind) {
    case "glyphs":
      return CLEAR;
    case "path":
      return filmOfPath(item, spot, colour, looks);
    case "image":
    case "raster":
      return isIn(item.box, spot.point) ? UNKNOWN : CLEAR;
    case "use": {
      const symbol = symbols[item.symbol];
      const inside = movedBack(spot, item.transform);
      if (!symbol || !inside || !isIn(symbol.box, inside.point)) return CLEAR;
      return filmOf(symbol.items, inside, item.colour, around);
    }
    case "group": {
      const inside = movedBack(spot, item.transform);
      if (!inside || !isIn(boxOfItem(item, symbols), spot.point) || isCut(item, inside.point, looks))
        return CLEAR;
      return grouped(filmOf(item.items, inside, colour, around), item);
    }
  }
}

/** Average number of characters in which an edge of a path is written. */
const CHARACTERS_OF_EDGE = 10;

/** About how many edges a path has. A whole number: sums of fractions depend on their order. */
export const edgesOf = (d: string): number => Math.ceil(d.length / CHARACTERS_OF_EDGE);

function filmOfPath(item: PathItem, { point, em }: Spot, colour: SolidPaint | undefined, looks: Looks): Film {
  const { fill, fillRule, stroke } = item;
  const shape = shapeOf(item);
  if (isIn(shape.box, point)) looks.spent += edgesOf(item.d);
  const isFilled = fill && isIn(shape.box, point) && isInside(shape, fillRule, point);
  const filled = isFilled ? paintAt(fill, point, colour) : CLEAR;
  if (!stroke || !isBackground(stroke, em) || !isOnLine(shape, stroke, point)) return filled;
  return over(filled, paintAt(stroke.paint, point, colour));
}

function isOnLine(shape: PathShape, { width }: Stroke, point: Point): boolean {
  const reach = width / 2;
  // Most points are far away, and the box alone is enough to see that.
  return isIn(shape.box && outset(shape.box, reach), point) && distanceFrom(shape, point) <= reach;
}

const emOf = ({ item, layer }: Run): number => item.size * layer.scale;

/** True for strokes that letters of a size can stand on. */
export const isBackground = ({ dash, width }: Stroke, em: number): boolean =>
  dash.length === 0 && width >= BACKGROUND_STROKE * em;

/** True for lines alone, such as frames, which are not background for letters of this size. */
const isThin = (item: Item, em: number): boolean =>
  item.kind === "path" && !item.fill && !(item.stroke && isBackground(item.stroke, em));

function grouped(film: Film, { opacity, blend }: GroupItem): Film {
  if (blend !== undefined && film.alpha > 0) return UNKNOWN;
  return opacity === 1 ? film : faded(film, opacity);
}

function isCut({ clip }: GroupItem, point: Point, looks: Looks): boolean {
  if (clip === undefined) return false;
  looks.spent += edgesOf(clip.d);
  return !isInside(pathShape(clip.d), clip.rule, point);
}

function movedBack({ point, em }: Spot, transform: Matrix): Spot | undefined {
  const back = invert(transform);
  return back && { point: apply(back, point), em: em * scaleOf(back) };
}

function isIn(box: Box | undefined, { x, y }: Point): boolean {
  return box !== undefined && x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}
