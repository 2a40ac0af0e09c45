/**
 * Makes texts, icons and lines readable again after the areas below them have become paler: what had contrast keeps
 * enough of it. Texts get 4.5 (WCAG 2.2, 1.4.3) and usually more, icons and lines 3 (1.4.11), but nothing gets more than it
 * had. A light shape on a dark ground gets a line around it, the outlines of light letters become light.
 * Limits: contrast is measured at a few points; a symbol is judged where it is first used; on a blend or a small picture
 * nothing changes. Once the budget of looks is used up, texts and symbols count as visible and standing on paper, and
 * shapes stay as they are.
 */
import type { Point } from "../../units/box.ts";
import type { Rgb } from "../../units/colour-deficiency.ts";
import { contrastOf, luminanceOf } from "../../units/colour-difference.ts";
import { apply, IDENTITY, invert, type Matrix, multiply, scaleOf } from "../../units/matrix.ts";
import { filmAt } from "../background.ts";
import { boxOfRun, shapeOf } from "../item-boxes.ts";
import { areSpent, type Looks, startLooks } from "../looks.ts";
import { type Film, faded, over, paintAt, rgbOfFilm, WHITE } from "../paint-at.ts";
import type { GlyphsItem, GroupItem, Item, Paint, PathItem, Scene, SolidPaint, UseItem } from "../scene.ts";
import { thinLine } from "./grounds.ts";
import { meanColour, readableOn } from "./pale.ts";
import { takesColour } from "./takes-colour.ts";

/** A drawing whose items can be replaced. */
export interface Repainted {
  readonly items: Item[];
  readonly symbols: Readonly<Record<string, Scene["symbols"][string] & { readonly items: Item[] }>>;
}

const NEEDED = { text: 4.5, icon: 3 };
/** What texts and icons get if their colour has to change. */
const CLEAR = { text: 9, icon: 5.5 };
/** Something with less contrast than this was not meant to be seen, or is seen by something else. */
const SEEN = 1.3;
/** mm. A smaller icon is read like a letter. */
const SMALL_ICON = 6;
/** Per face; a usual one takes some thousands. */
const MOST_LOOKS = 3_000_000;

interface Layer {
  readonly before: readonly Item[];
  readonly now: Item[];
  readonly matrix: Matrix;
  readonly back: Matrix | undefined;
  readonly colours: { readonly before: SolidPaint | undefined; readonly now: SolidPaint | undefined };
  readonly group: GroupItem | undefined;
  readonly parent: Layer | undefined;
  readonly index: number;
}

/** @param now the paler form of the drawing: the same items in the same places */
export function makeReadable(before: Pick<Scene, "items" | "symbols">, now: Repainted): void {
  const looks = startLooks(MOST_LOOKS);
  const seen = new Set<string>();
  visit(layerOf(before.items, now.items, IDENTITY, undefined, 0));

  function visit(layer: Layer): void {
    for (let index = 0; index < layer.now.length; index++) {
      const [was, item] = [layer.before[index] as Item, layer.now[index] as Item];
      const spot = { before, now, looks, layer, index };
      if (item.kind === "glyphs") layer.now[index] = readableGlyphs(item, spot);
      else if (item.kind === "path" && was === item) layer.now[index] = readablePath(item, spot);
      else if (item.kind === "use") visitUse(item, spot);
      else if (item.kind === "group" && was.kind === "group") {
        const matrix = multiply(layer.matrix, item.transform);
        visit(layerOf(was.items, item.items as Item[], matrix, layer, index, item));
      }
    }
  }

  function visitUse(item: UseItem, spot: Spot): void {
    const { layer, index } = spot;
    const symbol = now.symbols[item.symbol];
    if (!symbol) return;
    const matrix = multiply(layer.matrix, item.transform);
    if (takesColour(symbol)) layer.now[index] = readableUse(item, symbol.box, scaleOf(matrix), spot);
    if (seen.has(item.symbol)) return;
    seen.add(item.symbol);
    const was = before.symbols[item.symbol]?.items ?? [];
    const inside = layerOf(was, symbol.items, matrix, layer, index);
    const after = layer.now[index] as UseItem;
    visit({ ...inside, colours: { before: item.colour, now: after.colour } });
  }
}

function layerOf(
  before: readonly Item[],
  now: Item[],
  matrix: Matrix,
  parent: Layer | undefined,
  index: number,
  group?: GroupItem,
): Layer {
  const colours = parent?.colours ?? { before: undefined, now: undefined };
  return { before, now, matrix, back: invert(matrix), colours, group, parent, index };
}

interface Spot {
  readonly before: Pick<Scene, "symbols">;
  readonly now: Pick<Scene, "symbols">;
  readonly looks: Looks;
  readonly layer: Layer;
  readonly index: number;
}

/** Points of a line of letters that are looked at: shares of its width, at the middle of small letters. */
const ALONG = [0.04, 0.35, 0.65, 0.96];
const UP = 0.25;

function readableGlyphs(item: GlyphsItem, spot: Spot): GlyphsItem {
  const { x, width } = boxOfRun(item);
  const points = ALONG.map((share) => ({ x: x + share * width, y: item.y - UP * item.size }));
  if (!item.fill) return isHalo(item, spot) ? withLightLine(item) : withReadableLine(item, points, spot);
  const fill = readablePaint(item.fill, points, NEEDED.text, CLEAR.text, spot);
  if (fill === item.fill) return item;
  return item.stroke ? { ...withLightLine(item), fill } : { ...item, fill };
}

/** An outline that is drawn first, below letters of the same place. */
function isHalo({ x, y, size }: GlyphsItem, { layer, index }: Spot): boolean {
  const next = layer.now[index + 1];
  return next?.kind === "glyphs" && next.fill !== null && next.x === x && next.y === y && next.size === size;
}

function withLightLine<T extends GlyphsItem>(item: T): T {
  return item.stroke ? { ...item, stroke: { ...item.stroke, paint: LIGHT } } : item;
}

const LIGHT: SolidPaint = { kind: "solid", colour: "#ffffff", opacity: 1 };

function withReadableLine<T extends GlyphsItem | PathItem>(item: T, points: readonly Point[], spot: Spot): T {
  const { stroke } = item;
  if (!stroke) return item;
  const paint = readablePaint(stroke.paint, points, NEEDED.icon, NEEDED.icon, spot);
  return paint === stroke.paint ? item : { ...item, stroke: { ...stroke, paint } };
}

/** Fills keep their colour, because something may stand on them. */
function readablePath(item: PathItem, spot: Spot): PathItem {
  if (areSpent(spot.looks)) return item;
  const { box, lines } = shapeOf(item);
  const [x, y] = lines[0] ?? [];
  if (!box || x === undefined || y === undefined) return item;
  if (item.stroke && (item.stroke.paint.kind !== "inherited" || spot.layer.colours.now))
    return withReadableLine(item, [{ x, y }], spot);
  if (!item.fill || item.fill.kind === "inherited") return item;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const fill = readablePaint(item.fill, [middle], NEEDED.icon, NEEDED.icon, spot);
  if (fill === item.fill) return item;
  return { ...item, stroke: thinLine(meanColour(fill), scaleOf(spot.layer.matrix)) };
}

function readableUse(
  item: UseItem,
  box: Scene["symbols"][string]["box"],
  scale: number,
  spot: Spot,
): UseItem {
  const middle = apply(item.transform, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const isSmall = Math.max(box.width, box.height) * scale < SMALL_ICON;
  const needed = isSmall ? NEEDED.text : NEEDED.icon;
  const colour = readablePaint(item.colour, [middle], needed, CLEAR.icon, spot);
  return colour === item.colour ? item : { ...item, colour: colour as SolidPaint };
}

/**
 * The paint itself if it has enough contrast with what is below it now, or as much as it had.
 * @param points in the coordinates of the layer's items
 */
function readablePaint(
  paint: Paint,
  points: readonly Point[],
  needed: number,
  clear: number,
  { before, now, looks, layer, index }: Spot,
): Paint {
  if (paint.kind === "inherited") return paint;
  const grounds: Rgb[] = [];
  let isWeaker = false;
  for (const point of points) {
    const place = apply(layer.matrix, point);
    const ground = below("now", layer, index, place, now.symbols, looks);
    if (!ground || !isKnown(ground)) return paint;
    const was = below("before", layer, index, place, before.symbols, looks);
    const contrastBefore = was && isKnown(was) ? contrastOn(was, paint, point) : needed;
    const contrast = contrastOn(ground, paint, point);
    grounds.push(rgbOfFilm(ground));
    if (contrastBefore >= SEEN && contrast < Math.min(needed, contrastBefore) - 0.01) isWeaker = true;
  }
  if (!isWeaker) return paint;
  return { kind: "solid", colour: readableOn(meanColour(paint), grounds, clear), opacity: 1 };
}

const contrastOn = (ground: Film, paint: Paint, point: Point): number =>
  contrastOf(rgbOfFilm(over(ground, paintAt(paint, point, undefined))), rgbOfFilm(ground));

/** Pictures count as dark as they can be; only pale ones are known well enough to stand on. */
const isKnown = (film: Film): boolean => film.sure || luminanceOf(rgbOfFilm(film)) > 0.3;

/**
 * What is painted below an item at a point of the face; undefined in a plane that is flattened to a line, and if nobody
 * looked at what was there before.
 */
function below(
  when: "before" | "now",
  from: Layer,
  end: number,
  place: Point,
  symbols: Scene["symbols"],
  looks: Looks,
): Film | undefined {
  if (areSpent(looks)) return when === "now" ? WHITE : undefined;
  let film: Film = { ...WHITE, red: 0, green: 0, blue: 0, alpha: 0 };
  let index = end;
  for (let layer: Layer | undefined = from; layer; layer = layer.parent) {
    if (!layer.back) return undefined;
    // What is blended with pale colours hardly changes them.
    const items = layer[when].slice(0, index).filter((item) => item.kind !== "group" || !item.blend);
    const point = apply(layer.back, place);
    film = over(filmAt(items, point, layer.colours[when], { symbols, looks }), film);
    if (layer.group) film = faded(film, layer.group.opacity);
    looks.spent += index + 1;
    index = layer.index;
  }
  return over(WHITE, film);
}
