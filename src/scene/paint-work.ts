/**
 * Estimates the work of filling the pixels of items before they are drawn: what each covers, by its box, and its edges.
 * The unit is a pixel of a group that is composited on what is below, some 75 ns with librsvg 2.63; the numbers below
 * are multiples of it, measured on a million pixels.
 * Limits: the position of an item is ignored, so one outside the picture counts as if it were inside.
 */
import { outset, type Size } from "../units/box.ts";
import { scaleOf } from "../units/matrix.ts";
import { glyphCount } from "./glyph-runs.ts";
import { boxOfRun, shapeOf } from "./item-boxes.ts";
import { pathShape } from "./path-shape.ts";
import type { GlyphsItem, GroupItem, Item, Paint, PathItem, SceneSymbol } from "./scene.ts";

/**
 * Work that grows with the pixels of the picture, and work that grows with its height: edges are followed line by line.
 */
export interface PaintWork {
  readonly areas: number;
  readonly edges: number;
  /** The cost of strokes that cross themselves, at any size of the picture. */
  readonly crossings: number;
}

/** A picture that items are drawn on. */
export interface Canvas {
  /** px */
  readonly size: Size;
  /** Pixels per unit of the items. */
  readonly scale: number;
  readonly symbolOf: (id: string) => SceneSymbol | undefined;
}

/** Per pixel of each paint: 1.5 ns for one colour at round edges, 35 ns for a radial gradient. */
const PAINTS: Readonly<Record<Paint["kind"], number>> = {
  solid: 0.02,
  inherited: 0.02,
  linear: 0.03,
  radial: 0.5,
};
/** Per pixel of a turned picture. */
const PICTURE = 0.2;
/** Groups process all pixels of the picture. */
const OPACITY = 0.05;
const BLEND = 0.25;

/** Per pixel of height of an edge of a filled shape: 115 ns. */
const EDGE = 1.5;
/** Per pixel of length of a stroke, whose edges and joins are sorted again for each row that they cross. */
const STROKE = 30;
/** Per place where a stroke crosses itself: 2.4 microseconds (a stroke of 10,000 long pieces has 9 million). */
export const CROSSING = 30;
/** Strokes of fewer straight pieces cross themselves too seldom to count. */
const FEW_PIECES = 100;

/** Approximate number of edges of a glyph from its top to its bottom. */
const GLYPH_EDGES = 8;

export function paintWork(items: readonly Item[], canvas: Canvas): PaintWork {
  const { areas, edges, crossings } = workOfList(items, { ...canvas, works: new Map() });
  return { areas, edges, crossings };
}

interface Work extends PaintWork {
  /** Heights of everything that is drawn, in px: a clip around it is followed along each. */
  readonly heights: number;
}

interface Place extends Canvas {
  /** Symbols by id and size. */
  readonly works: Map<string, Work>;
}

const NONE: Work = { areas: 0, edges: 0, crossings: 0, heights: 0 };

function workOfList(items: readonly Item[], place: Place): Work {
  let [areas, edges, crossings, heights] = [0, 0, 0, 0];
  for (const item of items) {
    const work = workOf(item, place);
    areas += work.areas;
    edges += work.edges;
    crossings += work.crossings;
    heights += work.heights;
  }
  return { areas, edges, crossings, heights };
}

function workOf(item: Item, place: Place): Work {
  switch (item.kind) {
    case "path":
      return workOfPath(item, place);
    case "glyphs":
      return workOfGlyphs(item, place);
    case "image":
    case "raster":
      return { ...NONE, areas: PICTURE * areaOf(item.box, place), heights: within(item.box.height, place) };
    case "use":
      return workOfSymbol(item.symbol, { ...place, scale: place.scale * scaleOf(item.transform) });
    case "group":
      return workOfGroup(item, { ...place, scale: place.scale * scaleOf(item.transform) });
  }
}

function workOfPath(item: PathItem, place: Place): Work {
  const { fill, stroke } = item;
  const { box, lines } = shapeOf(item);
  if (!box) return NONE;
  const { rise, length } = lengthsOf(lines, place);
  const filled = fill ? PAINTS[fill.kind] * areaOf(box, place) : 0;
  const line = stroke ? { width: length / place.scale, height: stroke.width } : undefined;
  const stroked = stroke && line ? PAINTS[stroke.paint.kind] * areaOf(line, place) : 0;
  return {
    areas: filled + stroked,
    edges: (fill ? EDGE * rise : 0) + (stroke ? STROKE * length : 0),
    crossings: stroke ? CROSSING * crossingsIn(lines, outset(box, stroke.width / 2)) : 0,
    heights: within(box.height + (stroke?.width ?? 0), place),
  };
}

function workOfGlyphs(item: GlyphsItem, place: Place): Work {
  const { fill, stroke, size } = item;
  const glyphs = glyphCount(item);
  const height = within(size, place);
  const paints = (fill ? PAINTS[fill.kind] : 0) + (stroke ? PAINTS[stroke.paint.kind] : 0);
  const edges = (fill ? EDGE : 0) + (stroke ? STROKE : 0);
  return {
    areas: paints * areaOf(boxOfRun(item), place),
    edges: edges * GLYPH_EDGES * glyphs * height,
    crossings: 0,
    heights: glyphs * height,
  };
}

/** Steps of size that are distinguished: 5 % each. */
const STEPS_OF_SIZE = 14;

function workOfSymbol(id: string, place: Place): Work {
  const key = `${id} ${Math.round(Math.log2(place.scale) * STEPS_OF_SIZE)}`;
  const remembered = place.works.get(key);
  if (remembered) return remembered;
  const work = workOfList(place.symbolOf(id)?.items ?? [], place);
  place.works.set(key, work);
  return work;
}

function workOfGroup({ items, opacity, blend, clip }: GroupItem, place: Place): Work {
  const inside = workOfList(items, place);
  const { width, height } = place.size;
  const layer = blend ? BLEND : opacity < 1 ? OPACITY : 0;
  return {
    areas: inside.areas + layer * width * height,
    crossings: inside.crossings,
    edges: inside.edges + (clip ? EDGE * crossingsOf(clip.d) * inside.heights : 0),
    heights: inside.heights,
  };
}

/** How many edges a line across the clip crosses, on average. */
function crossingsOf(d: string): number {
  const { box, lines } = pathShape(d);
  return box && box.height > 0 ? riseOf(lines) / box.height : 0;
}

/**
 * How often a line crosses itself: L^2 / (pi A) times, if pieces of total length L are at random in an area A
 * (Crofton's formula), but not more often than there are pairs of pieces.
 */
export function crossingsOfLine(pieces: number, length: number, area: number): number {
  if (pieces < FEW_PIECES) return 0;
  const pairs = pieces ** 2 / 2;
  return area > 0 ? Math.min(pairs, length ** 2 / (Math.PI * area)) : pairs;
}

function crossingsIn(lines: Lines, { width, height }: Size): number {
  let [pieces, length] = [0, 0];
  for (const line of lines)
    for (let at = 3; at < line.length; at += 2) {
      const dx = (line[at - 1] as number) - (line[at - 3] as number);
      const dy = (line[at] as number) - (line[at - 2] as number);
      length += Math.hypot(dx, dy);
      pieces++;
    }
  return crossingsOfLine(pieces, length, width * height);
}

function riseOf(lines: Lines): number {
  let rise = 0;
  for (const line of lines)
    for (let at = 3; at < line.length; at += 2)
      rise += Math.abs((line[at] as number) - (line[at - 2] as number));
  return rise;
}

type Lines = readonly (readonly number[])[];

/** Total rise and fall of the edges in px, and their total length; each at most as far as the picture extends. */
function lengthsOf(lines: Lines, place: Place): { readonly rise: number; readonly length: number } {
  let [rise, length] = [0, 0];
  for (const line of lines)
    for (let at = 3; at < line.length; at += 2) {
      const dx = (line[at - 1] as number) - (line[at - 3] as number);
      const dy = (line[at] as number) - (line[at - 2] as number);
      rise += within(Math.abs(dy), place);
      length += within(Math.hypot(dx, dy), place);
    }
  return { rise, length };
}

/** A length in px, at most the larger side of the picture. */
function within(length: number, { scale, size }: Place): number {
  return Math.min(length * scale, Math.max(size.width, size.height));
}

/** In px, at most the whole picture. */
function areaOf(box: Size, { scale, size }: Place): number {
  return Math.min(box.width * box.height * scale ** 2, size.width * size.height);
}
