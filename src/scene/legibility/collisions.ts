/**
 * Texts that run into one another, or into an icon beside them. Only upright and quarter-turned ones are compared, and
 * only collisions of the cores of the letters (from the baseline up to the x-height) count, so that a hair is no
 * collision. Intentional overlaps are ignored: a number on an icon, a faint text or icon as background, a text drawn
 * twice as its own shadow, and anything hidden by an opaque plate.
 * Limits: comparisons and findings are counted; a face with hundreds of texts on one heap is only partly compared, and
 * says so.
 */
import type { Box, Point } from "../../units/box.ts";
import { applyToBox } from "../../units/matrix.ts";
import { isCovered, type Surroundings } from "../background.ts";
import { areSpent } from "../looks.ts";
import type { GlyphsItem, Item, Origin, Scene, SceneSymbol, UseItem } from "../scene.ts";
import type { Drawn, Run } from "../scene-walk.ts";

/** A text and what collides with its letters. */
export interface Collision {
  readonly origin: Origin;
  readonly text: string;
  readonly with: { readonly kind: "text"; readonly text: string } | { readonly kind: "icon" };
  readonly other: Origin;
  /** mm of overlap, horizontally and vertically. */
  readonly width: number;
  readonly height: number;
}

/** mm below which a contact is invisible. */
export const LEAST_CONTACT = 0.5;
/** Share of the lower core that must be covered. */
const LEAST_SHARE = 0.3;
/** Opacity below which something counts as background. */
const FAINT = 0.6;
/** A letter this many times as large as another is its background. */
const BACKGROUND_SIZE = 2.5;
/** Share of an icon's box that is empty at each side, as in most drawings. */
const ICON_MARGIN = 0.08;
/** An icon beside a line of text is at most this many times as high as the text's size. */
const BESIDE = 3;

/** Most findings on one face. */
export const MOST_COLLISIONS = 100;
/** Most comparisons on one face, of two things and of what is drawn between them: 600 lines in one column. */
export const MOST_COMPARISONS = 200_000;

/** The findings of a face. */
export interface Collisions {
  readonly collisions: readonly Collision[];
  /** Not everything was compared: the face has too much detail. */
  readonly isPartial: boolean;
}

interface Shape {
  readonly core: Box;
  readonly origin: Origin;
  readonly drawn: Drawn<Item>;
  readonly opacity: number;
}

interface Line extends Shape {
  readonly text: string;
  readonly size: number;
}

/** @param icons those that texts may run into */
export function collisions(runs: readonly Run[], icons: readonly Icon[], around: Surroundings): Collisions {
  const { looks } = around;
  const lines: Line[] = [];
  for (const run of runs) {
    const line = lineOf(run);
    if (line) lines.push(line);
  }
  const found: Collision[] = [];
  let comparisons = 0;
  for (const [lower, upper, compare] of pairs(lines, icons)) {
    if (found.length === MOST_COLLISIONS || comparisons >= MOST_COMPARISONS || areSpent(looks))
      return { collisions: found, isPartial: true };
    const shared = sharedOf(lower.core, upper.core);
    comparisons += shared ? Math.abs(upper.drawn.order - lower.drawn.order) : 1;
    const one = shared && compare(shared, around);
    if (one) found.push(one);
  }
  return { collisions: found, isPartial: false };
}

type Compare = (shared: Shared, around: Surroundings) => Collision | undefined;
type Pair = readonly [Shape, Shape, Compare];

function* pairs(lines: readonly Line[], icons: readonly Icon[]): Iterable<Pair> {
  yield* pairsOfTexts(lines);
  for (const line of lines)
    for (const icon of icons) yield [line, icon, (shared, around) => ofIcon(line, icon, shared, around)];
}

/** From left to right, so that many texts side by side cost little. */
function* pairsOfTexts(lines: readonly Line[]): Iterable<Pair> {
  const sorted = [...lines].sort((a, b) => a.core.x - b.core.x);
  for (const [index, left] of sorted.entries()) {
    const end = left.core.x + left.core.width;
    for (let next = index + 1; next < sorted.length; next++) {
      const right = sorted[next] as Line;
      if (right.core.x >= end) break;
      if (left.origin === right.origin) continue;
      const [first, second] = isBefore(left, right) ? [left, right] : [right, left];
      yield [first, second, (shared, around) => ofPair(first, second, shared, around)];
    }
  }
}

function ofPair(first: Line, second: Line, shared: Shared, around: Surroundings): Collision | undefined {
  if (first.text.trim() === second.text.trim()) return undefined;
  if (first.opacity < FAINT || second.opacity < FAINT || first.size > BACKGROUND_SIZE * second.size)
    return undefined;
  if (isCovered(first.drawn, second.drawn, shared.centre, around)) return undefined;
  return collision(second, { kind: "text", text: first.text.trim() }, first.origin, shared);
}

const isBefore = (a: Shape, b: Shape): boolean => a.drawn.order < b.drawn.order;

function collision(line: Line, what: Collision["with"], other: Origin, { width, height }: Shared): Collision {
  return { origin: line.origin, text: line.text.trim(), with: what, other, width, height };
}

/** What `<b:icon>` draws, upright or turned by quarters. */
export interface Icon extends Shape {
  readonly height: number;
}

/** The icons among the uses of symbols. */
export function iconsIn(uses: readonly Drawn<UseItem>[], { icons, symbols }: Scene): readonly Icon[] {
  if (icons.length === 0) return [];
  const origins = new Set(icons.map(({ origin }) => origin));
  return uses.flatMap((use) => (origins.has(use.item.origin) ? iconOf(use, symbols[use.item.symbol]) : []));
}

function ofIcon(line: Line, icon: Icon, shared: Shared, around: Surroundings): Collision | undefined {
  if (icon.opacity < FAINT || line.opacity < FAINT) return undefined;
  const isBeside = endsIn(line.core, icon.core) && icon.height <= BESIDE * line.size;
  if (isBefore(icon, line) && !isBeside) return undefined;
  const [lower, upper] = isBefore(icon, line) ? [icon, line] : [line, icon];
  if (isCovered(lower.drawn, upper.drawn, shared.centre, around)) return undefined;
  return collision(line, { kind: "icon" }, icon.origin, shared);
}

/** True if one end of the line is in the box, and more than half of the line is not. */
function endsIn(line: Box, box: Box): boolean {
  const [from, length, start, end] =
    line.width >= line.height
      ? [line.x, line.width, box.x, box.x + box.width]
      : [line.y, line.height, box.y, box.y + box.height];
  const to = from + length;
  const begins = from > start && from < end;
  const ends = to > start && to < end;
  return begins !== ends && Math.min(to, end) - Math.max(from, start) < length / 2;
}

interface Shared {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
}

function sharedOf(a: Box, b: Box): Shared | undefined {
  const x = Math.max(a.x, b.x);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  if (width < LEAST_CONTACT) return undefined;
  const y = Math.max(a.y, b.y);
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  const least = Math.max(LEAST_CONTACT, LEAST_SHARE * Math.min(a.height, b.height, a.width, b.width));
  return width >= least && height >= least
    ? { width, height, centre: { x: x + width / 2, y: y + height / 2 } }
    : undefined;
}

function lineOf(drawn: Run): Line | undefined {
  const { item, layer, text, ink } = drawn;
  if (!layer.isStraight || !ink || !(item.fill || item.stroke)) return undefined;
  const [x, end] = ink;
  const height = 0.45 * item.size;
  const core = applyToBox(layer.matrix, { x, y: item.y - height, width: end - x, height });
  const opacity = layer.opacity * opacityOf(item);
  return { core, origin: item.origin, drawn, opacity, text, size: item.size * layer.scale };
}

function opacityOf({ fill, stroke }: GlyphsItem): number {
  const paint = fill ?? stroke?.paint;
  return paint?.kind === "solid" || paint?.kind === "inherited" ? paint.opacity : 1;
}

function iconOf(drawn: Drawn<UseItem>, symbol: SceneSymbol | undefined): readonly Icon[] {
  const { item, layer } = drawn;
  if (!symbol || !layer.isStraight) return [];
  const box = applyToBox(layer.matrix, applyToBox(item.transform, symbol.box));
  const core = {
    x: box.x + ICON_MARGIN * box.width,
    y: box.y + ICON_MARGIN * box.height,
    width: (1 - 2 * ICON_MARGIN) * box.width,
    height: (1 - 2 * ICON_MARGIN) * box.height,
  };
  const opacity = layer.opacity * item.colour.opacity;
  return [{ core, origin: item.origin, drawn, opacity, height: Math.min(box.width, box.height) }];
}
