/**
 * Lines of text as they are looked at: what is drawn several times at one place is one line, and the lines of an element
 * go together.
 */
import type { Point } from "../units/box.ts";
import { apply, scaleOf } from "../units/matrix.ts";
import type { GlyphsItem, Paint } from "./scene.ts";
import type { Drawn } from "./scene-walk.ts";

/** Share of the size that an outline is wide at least to be seen. */
const SEEN_OUTLINE = 0.02;
/** Share of the size within which two equal lines are one, the lower of them its outline or shadow. */
const SAME_PLACE = 0.25;
/** Ink that is fainter is not meant to be seen. */
const LEAST_ALPHA = 0.02;

export interface TextLine {
  readonly run: Drawn<GlyphsItem>;
  /** Strokes of equal lines that are drawn below this one. */
  readonly outlines: readonly Paint[];
}

/** Lines with something to read; of those that are drawn twice at one place the topmost, with the strokes below it. */
export function textLines(runs: readonly Drawn<GlyphsItem>[]): readonly TextLine[] {
  const byText = new Map<string, { run: Drawn<GlyphsItem>; outlines: Paint[] }[]>();
  for (const run of runs) {
    const text = textOf(run.item);
    if (text.trim() === "" || !(run.item.fill || run.item.stroke) || run.layer.opacity < LEAST_ALPHA)
      continue;
    const equal = byText.get(text) ?? [];
    byText.set(text, equal);
    const below = equal.find((other) => isSamePlace(other.run, run));
    if (!below) {
      equal.push({ run, outlines: [] });
      continue;
    }
    below.outlines.push(...seenStroke(below.run.item));
    below.run = run;
  }
  return [...byText.values()].flat();
}

/** Of all lines, those of one element in one paint. */
export function elementsOf(all: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const elements: TextLine[][] = [];
  for (const line of all) {
    const last = elements.at(-1);
    const [head] = last ?? [];
    const isNext = head && head.run.item.origin === line.run.item.origin && head.run.layer === line.run.layer;
    if (last && isNext && head.run.item.fill === line.run.item.fill) last.push(line);
    else elements.push([line]);
  }
  return elements;
}

function isSamePlace(a: Drawn<GlyphsItem>, b: Drawn<GlyphsItem>): boolean {
  const [from, to] = [a, b].map(({ item, layer }) => apply(layer.matrix, item)) as [Point, Point];
  return Math.hypot(from.x - to.x, from.y - to.y) <= SAME_PLACE * b.item.size * scaleOf(b.layer.matrix);
}

/** The line's own outline, where it is wide enough to be seen. */
export function seenStroke({ stroke, size }: GlyphsItem): readonly Paint[] {
  return stroke && stroke.width >= SEEN_OUTLINE * size ? [stroke.paint] : [];
}

export const textOf = ({ text }: GlyphsItem): string => text.join("");
