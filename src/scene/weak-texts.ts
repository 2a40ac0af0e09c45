/**
 * Lines of text that stand out too little from what lies below them, by the contrast ratio of WCAG 2.2.
 * A line counts as weak where several of its letters are; a letter alone on an ornament does not make it so. Where the
 * ground is a picture nothing is said. An outline of another colour around the letters helps as well as the ground.
 */
import { contrastOf, hexOf } from "../units/colour-difference.ts";
import { ptOfMm } from "../units/length.ts";
import { apply, scaleOf } from "../units/matrix.ts";
import { coloursAt, groundOf } from "./ground.ts";
import { type Film, rgbOfFilm } from "./paint-at.ts";
import type { GlyphsItem, Origin, Paint, Scene } from "./scene.ts";
import type { Drawn } from "./scene-walk.ts";

/** A line of text with less contrast than its size needs. */
export interface WeakText {
  readonly origin: Origin;
  readonly text: string;
  /** 1 to 21. */
  readonly contrast: number;
  /** What it should be. */
  readonly needed: number;
  /** "#rrggbb" as printed, opacity counted in. */
  readonly ink: string;
  readonly ground: string;
}

/** WCAG 2.2, success criterion 1.4.3: 3 for text of 18 pt or more, or bold of 14 pt or more; else 4.5. */
const NEEDED = { large: 3, small: 4.5 };
const LARGE_PT = { plain: 18, bold: 14 };
/** Letters of a line that are looked at; with four or more, one may be weak. */
const LETTERS = 8;
/** So many first: where they stand out clearly, so many times better than needed, the others will do. */
const FIRST_LETTERS = 3;
const CLEARLY = 1.4;
/** Share of the size that an outline is wide at least to be seen. */
const SEEN_OUTLINE = 0.02;
/** Share of the size within which two equal lines are one, the lower of them its outline or shadow. */
const SAME_PLACE = 0.25;
/** Ink that is fainter is not meant to be seen. */
const LEAST_ALPHA = 0.02;

export function weakTexts(
  runs: readonly Drawn<GlyphsItem>[],
  { symbols, trim }: Pick<Scene, "symbols" | "trim">,
  isBold: (face: string) => boolean,
): readonly WeakText[] {
  return gathered(runs).flatMap(({ run, outlines }) => {
    const { item, layer } = run;
    const pt = ptOfMm(item.size * scaleOf(layer.matrix));
    const isLarge = pt >= LARGE_PT.plain - 0.01 || (pt >= LARGE_PT.bold - 0.01 && isBold(item.face));
    const needed = isLarge ? NEEDED.large : NEEDED.small;
    const ground = groundOf(run, symbols);
    if (!ground) return [];
    const inks = inksOf(item, outlines);
    const lettersAt = (most: number): readonly Letter[] =>
      spotsOf(run, most)
        .filter(({ x, y }) => x >= 0 && y >= 0 && x <= trim.width && y <= trim.height)
        .flatMap((spot) => {
          const colours = coloursAt(ground, spot, inks, symbols);
          return colours ? (letterOf(colours.ground, colours.inks) ?? []) : [];
        })
        .sort((a, b) => a.contrast - b.contrast);
    const [worst] = lettersAt(FIRST_LETTERS);
    if (!worst || worst.contrast >= needed * CLEARLY) return [];
    const letters = lettersAt(LETTERS);
    const weak = letters[letters.length < 4 ? 0 : 1];
    if (!weak || weak.contrast >= needed) return [];
    return [{ origin: item.origin, text: textOf(item).trim(), needed, ...weak }];
  });
}

interface Judged {
  readonly run: Drawn<GlyphsItem>;
  /** Strokes of equal lines that are drawn below this one. */
  readonly outlines: readonly Paint[];
}

/** Lines with something to read; of those that are drawn twice at one place the topmost, with the strokes below it. */
function gathered(runs: readonly Drawn<GlyphsItem>[]): readonly Judged[] {
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

function isSamePlace(a: Drawn<GlyphsItem>, b: Drawn<GlyphsItem>): boolean {
  const [from, to] = [a, b].map(({ item, layer }) => apply(layer.matrix, item)) as [Point, Point];
  return Math.hypot(from.x - to.x, from.y - to.y) <= SAME_PLACE * b.item.size * scaleOf(b.layer.matrix);
}

type Point = { readonly x: number; readonly y: number };

function seenStroke({ stroke, size }: GlyphsItem): readonly Paint[] {
  return stroke && stroke.width >= SEEN_OUTLINE * size ? [stroke.paint] : [];
}

/** The letters' own paint first, then what goes around them. */
function inksOf(item: GlyphsItem, outlines: readonly Paint[]): readonly Paint[] {
  const own = [...(item.fill ? [item.fill] : []), ...(item.fill ? seenStroke(item) : strokeOf(item))];
  return [...own, ...outlines];
}

const strokeOf = ({ stroke }: GlyphsItem): readonly Paint[] => (stroke ? [stroke.paint] : []);

type Letter = Pick<WeakText, "contrast" | "ink" | "ground">;

/** The best contrast that a letter has: of any of its inks with the ground, or of its own with what goes around it. */
function letterOf(ground: Film, [ink, ...outlines]: readonly Film[]): Letter | undefined {
  if (!ink || !ground.sure || [ink, ...outlines].some(({ sure }) => !sure)) return undefined;
  const [paper, letter] = [rgbOfFilm(ground), rgbOfFilm(ink)];
  const contrasts = outlines.flatMap((outline) => {
    const around = rgbOfFilm(outline);
    return [contrastOf(around, paper), contrastOf(around, letter)];
  });
  const contrast = Math.max(contrastOf(letter, paper), ...contrasts);
  return { contrast, ink: hexOf(letter), ground: hexOf(paper) };
}

export const textOf = ({ text }: GlyphsItem): string => text.join("");

/** The middles of some letters, half as high as small letters are, in the scene. */
function spotsOf({ item, layer }: Drawn<GlyphsItem>, most: number): readonly Point[] {
  const { advances, text, x, y, size } = item;
  const middles: number[] = [];
  let pen = x;
  for (const [index, advance] of advances.entries()) {
    if ((text[index] ?? "").trim() !== "") middles.push(pen + advance / 2);
    pen += advance;
  }
  const step = Math.max(1, middles.length / most);
  const some = Array.from(
    { length: Math.min(most, middles.length) },
    (_, index) => middles[Math.floor((index + 0.5) * step)] ?? x,
  );
  return some.map((at) => apply(layer.matrix, { x: at, y: y - 0.25 * size }));
}
