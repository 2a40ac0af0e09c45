/**
 * Prepares lines of text for checking: copies drawn at one place become one line, and the lines of an element are
 * grouped.
 * Limits: of many lines with the same words only the last hundred are compared with the next.
 */
import type { Point } from "../../units/box.ts";
import { apply } from "../../units/matrix.ts";
import type { GlyphsItem, Paint } from "../scene.ts";
import type { Run } from "../scene-walk.ts";

/** Minimum width of a visible outline, as a share of the size. */
const SEEN_OUTLINE = 0.02;
/** Share of the size within which two equal lines are one, the lower of them its outline or shadow. */
const SAME_PLACE = 0.25;
/** Fainter ink is not intended to be seen. */
const LEAST_ALPHA = 0.02;

export interface TextLine {
  readonly run: Run;
  /** Strokes of equal lines that are drawn below this one. */
  readonly outlines: readonly Paint[];
}

const NONE: readonly Paint[] = [];

interface Line {
  run: Run;
  outlines: readonly Paint[];
  /** Index of the first line with the same words. */
  readonly first: number;
}

/** Lines with the same words that are remembered. */
const MOST_ALIKE = 100;

/**
 * Lines with something to read; of those drawn twice at one place the topmost, with the strokes below it. Lines of
 * equal text are grouped; otherwise they are in the order of drawing.
 */
export function textLines(runs: readonly Run[]): readonly TextLine[] {
  const lines: Line[] = [];
  const firsts = new Map<string, number>();
  const alike = new Map<string, Line[]>();
  for (const run of runs) {
    const isSeen = run.item.fill || run.item.stroke;
    if (run.isBlank || !isSeen || run.layer.opacity < LEAST_ALPHA) continue;
    const first = firsts.get(run.text) ?? lines.length;
    const before = alike.get(run.text) ?? [];
    const below = before.find((line) => isSamePlace(line.run, run));
    if (below) {
      below.outlines = [...below.outlines, ...seenStroke(below.run.item)];
      below.run = run;
      continue;
    }
    if (first === lines.length) firsts.set(run.text, first);
    const line = { run, outlines: NONE, first };
    lines.push(line);
    alike.set(run.text, [...before.slice(1 - MOST_ALIKE), line]);
  }
  return firsts.size === lines.length ? lines : lines.sort((a, b) => a.first - b.first);
}

/** Groups the lines of one element in one paint. */
export function elementsOf(all: readonly TextLine[]): readonly (readonly [TextLine, ...TextLine[]])[] {
  const elements: [TextLine, ...TextLine[]][] = [];
  for (const line of all) {
    const last = elements.at(-1);
    if (last && isOneElement(last[0].run, line.run)) last.push(line);
    else elements.push([line]);
  }
  return elements;
}

const isOneElement = (a: Run, b: Run): boolean =>
  a.item.origin === b.item.origin && a.layer === b.layer && a.item.fill === b.item.fill;

function isSamePlace(a: Run, b: Run): boolean {
  const [from, to] = [a, b].map(({ item, layer }) => apply(layer.matrix, item)) as [Point, Point];
  return Math.hypot(from.x - to.x, from.y - to.y) <= SAME_PLACE * b.item.size * b.layer.scale;
}

/** The line's own outline, if it is wide enough to be seen. */
export function seenStroke({ stroke, size }: GlyphsItem): readonly Paint[] {
  return stroke && stroke.width >= SEEN_OUTLINE * size ? [stroke.paint] : [];
}
