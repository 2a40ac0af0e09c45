/**
 * What takes most of a face's ink: large areas, and small ones of a colour that covers much of the face together, wide
 * bands, pictures. Each gets a form that takes little: paper if it covers the whole face, else a tint, with a line around it
 * if it is not only a shade on something else.
 * Limits: areas are those of shapes inside the boxes around their clips; what covers them does not count.
 */
import { type Box, intersectionOf, type Size } from "../../units/box.ts";
import { rgbOf } from "../../units/colour-difference.ts";
import { applyToBox, IDENTITY, type Matrix, multiply, scaleOf } from "../../units/matrix.ts";
import { shapeOf } from "../item-boxes.ts";
import { pathShape } from "../path-shape.ts";
import type { GroupItem, Item, Paint, PathItem, Scene, Stroke } from "../scene.ts";
import { inkOfRgb, meanColour, meanOpacity, paledPaint, readableOn } from "./pale.ts";

/** Shares of the face from which on an area, or all areas of one colour together, are a ground. */
const LARGE = 0.03;
const LARGE_TOGETHER = 0.08;
/** Areas of at least this share cover the face: they become paper. */
const WHOLE = 0.94;
/** From this share on a tint is fainter. */
const HALF = 0.4;
const TINTS = { usual: 0.1, faint: 0.04, band: 0.25 };
/** Ink of a background that may tell what a card is. */
const STRONG = 0.4;
/** Ink that is hardly seen. */
const TRACE = 0.02;
/** Smaller shapes get no line: it would take more ink than the tint saves. */
const LINED = 0.004;
/** Fainter shapes are shades on something else. */
const SHADE = 0.5;
/** mm. A line narrower than this stays. */
const BAND = 1.2;
const LINE = 0.3;
/** Contrast of lines with paper: WCAG 2.2, 1.4.11. */
export const LINE_CONTRAST = 3;
/** Opacity of pictures. */
const PALE = 0.35;
/** Items that are examined; those after them stay. */
const MOST = 50_000;

const PAPER = [rgbOf("#ffffff")] as const;

interface Place {
  readonly matrix: Matrix;
  /** What can be seen, in mm of the face. */
  readonly window: Box;
  readonly opacity: number;
}

interface Area {
  readonly item: Item;
  readonly what: "fill" | "line" | "picture";
  /** Of the face, 0 to 1. */
  readonly share: number;
  readonly opacity: number;
  /** mm of one unit of the item. */
  readonly scale: number;
  /** Equal for areas that count together. */
  readonly colour: string;
}

export interface Cover {
  readonly item: Item;
  readonly colour: string;
}

export interface Paler {
  /** The paler form of each item that needs one. */
  readonly paler: ReadonlyMap<Item, Item>;
  /** Strong backgrounds of the whole face, as they were, in the order of drawing; no shades. */
  readonly covers: readonly Cover[];
}

export function palerItems(scene: Pick<Scene, "items" | "symbols" | "trim">): Paler {
  const areas = areasIn(scene);
  const sums = new Map<string, number>();
  for (const { colour, share, what } of areas)
    if (what !== "picture") sums.set(colour, (sums.get(colour) ?? 0) + share);
  const paler = new Map<Item, Item>();
  for (const area of [...areas].sort((a, b) => b.share - a.share)) {
    const isGround = area.share >= LARGE || (sums.get(area.colour) ?? 0) >= LARGE_TOGETHER;
    const known = paler.get(area.item);
    // A shape whose fill is a ground has been changed where that was larger.
    if (isGround && (known === undefined || area.what === "line"))
      paler.set(area.item, palerForm(known ?? area.item, area));
  }
  return { paler, covers: areas.flatMap(coverIn) };
}

const coverIn = ({ item, what, share, opacity, colour }: Area): readonly Cover[] =>
  what === "fill" && share >= WHOLE && opacity >= SHADE && inkOfRgb(rgbOf(colour)) >= STRONG
    ? [{ item, colour }]
    : [];

function areasIn({ items, symbols, trim }: Pick<Scene, "items" | "symbols" | "trim">): readonly Area[] {
  const areas: Area[] = [];
  const face = trim.width * trim.height;
  let left = MOST;
  const visit = (list: readonly Item[], place: Place): void => {
    for (const item of list) {
      if (left-- <= 0) return;
      if (item.kind === "path") areas.push(...areasOfPath(item, place, face));
      else if (item.kind === "image" || item.kind === "raster") areas.push(areaOfPicture(item, place, face));
      else if (item.kind === "group") visit(item.items, within(item, place));
      else if (item.kind === "use")
        visit(symbols[item.symbol]?.items ?? [], {
          ...place,
          matrix: multiply(place.matrix, item.transform),
        });
    }
  };
  visit(items, { matrix: IDENTITY, window: { x: 0, y: 0, ...trim }, opacity: 1 });
  return areas;
}

function within({ transform, clip, opacity }: GroupItem, place: Place): Place {
  const matrix = multiply(place.matrix, transform);
  const box = clip && pathShape(clip.d).box;
  const seen = box && intersectionOf(place.window, applyToBox(matrix, box));
  const window = clip ? (seen ?? NOTHING) : place.window;
  return { matrix, window, opacity: place.opacity * opacity };
}

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

function areasOfPath(item: PathItem, place: Place, face: number): readonly Area[] {
  const { box, lines } = shapeOf(item);
  const scale = scaleOf(place.matrix);
  if (!box || !(scale > 0)) return [];
  const seen = seenShare(box, place);
  const unit = (seen * scale ** 2) / face;
  const areas: Area[] = [];
  const add = (what: Area["what"], paint: Paint, share: number): void => {
    const opacity = place.opacity * meanOpacity(paint);
    const colour = meanColour(paint);
    const isPale = inkOfRgb(rgbOf(colour)) * opacity <= mostInk(what, share);
    // The colour of a symbol is that of its place.
    if (paint.kind !== "inherited" && !isPale) areas.push({ item, what, share, opacity, scale, colour });
  };
  if (item.fill) add("fill", item.fill, areaOf(lines) * unit);
  if (item.stroke && item.stroke.width * scale >= BAND)
    add("line", item.stroke.paint, lengthOf(lines) * item.stroke.width * unit);
  return areas;
}

/** Ink that an area may keep: one and a half times that of what it would become. */
function mostInk(what: Area["what"], share: number): number {
  if (what === "line") return 1.5 * TINTS.band;
  if (share >= WHOLE) return TRACE;
  return 1.5 * (share >= HALF ? TINTS.faint : TINTS.usual);
}

function areaOfPicture(item: Item & { readonly box: Box }, place: Place, face: number): Area {
  const scale = scaleOf(place.matrix);
  const share = (seenShare(item.box, place) * item.box.width * item.box.height * scale ** 2) / face;
  // Pictures do not count together; one that shows through is pale already.
  const isSeen = place.opacity > PALE * 1.2;
  return { item, what: "picture", share: isSeen ? share : 0, opacity: place.opacity, scale, colour: "" };
}

/** The part of a box that the window shows, 0 to 1. */
function seenShare(box: Size & Box, { matrix, window }: Place): number {
  const placed = applyToBox(matrix, box);
  const seen = intersectionOf(placed, window);
  const area = placed.width * placed.height;
  return seen && area > 0 ? (seen.width * seen.height) / area : 0;
}

type Lines = readonly (readonly number[])[];

/** Holes run the other way round. */
function areaOf(lines: Lines): number {
  let twice = 0;
  for (const line of lines)
    for (let at = 0; at < line.length; at += 2) {
      const next = at + 2 < line.length ? at + 2 : 0;
      twice +=
        (line[at] as number) * (line[next + 1] as number) - (line[next] as number) * (line[at + 1] as number);
    }
  return Math.abs(twice) / 2;
}

function lengthOf(lines: Lines): number {
  let length = 0;
  for (const line of lines)
    for (let at = 3; at < line.length; at += 2)
      length += Math.hypot(
        (line[at - 1] as number) - (line[at - 3] as number),
        (line[at] as number) - (line[at - 2] as number),
      );
  return length;
}

function palerForm(item: Item, { what, share, opacity, scale }: Area): Item {
  if (item.kind !== "path") return palePicture(item);
  const { fill, stroke } = item;
  if (what === "line")
    return stroke ? { ...item, stroke: { ...stroke, paint: paledPaint(stroke.paint, TINTS.band) } } : item;
  if (!fill) return item;
  if (share >= WHOLE) return { ...item, fill: paledPaint(fill, 0) };
  const isLined = !stroke && share >= LINED && opacity >= SHADE;
  return {
    ...item,
    fill: paledPaint(fill, share >= HALF ? TINTS.faint : TINTS.usual),
    stroke: isLined ? thinLine(meanColour(fill), scale) : stroke,
  };
}

const palePicture = (item: Item): GroupItem => ({
  ...{ kind: "group", origin: item.origin, transform: IDENTITY, opacity: PALE, items: [item] },
});

/** A line of this colour, or of a darker one that is seen on paper. @param scale mm of one unit */
export function thinLine(colour: string, scale: number): Stroke {
  return {
    paint: { kind: "solid", colour: readableOn(colour, PAPER, LINE_CONTRAST), opacity: 1 },
    width: LINE / scale,
    cap: "butt",
    join: "round",
    miterLimit: 4,
    dash: [],
    dashOffset: 0,
  };
}
