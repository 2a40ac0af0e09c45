/**
 * Lines of text that stand out too little from what lies below them, by the contrast ratio of WCAG 2.2.
 * A line counts as weak where several of its letters are; a letter alone on an ornament does not make it so. Where the
 * ground is a picture nothing is said. An outline of another colour around the letters helps as well as the ground.
 */
import { type Point, unionOf } from "../units/box.ts";
import { contrastOf, hexOf } from "../units/colour-difference.ts";
import { ptOfMm } from "../units/length.ts";
import { apply, scaleOf } from "../units/matrix.ts";
import { coloursAt, type Ground, groundOf, placeOfRun } from "./ground.ts";
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

type Setting = Pick<Scene, "symbols" | "trim">;

export function weakTexts(
  runs: readonly Drawn<GlyphsItem>[],
  setting: Setting,
  isBold: (face: string) => boolean,
): readonly WeakText[] {
  return elementsOf(gathered(runs)).flatMap((lines) => {
    const needs = lines.map((line) => neededFor(line.run, isBold));
    if (lines.length > 1 && isClear(lines, Math.max(...needs), setting)) return [];
    return lines.flatMap((line, index) => weakLine(line, needs[index] as number, setting));
  });
}

/** Lines of one element in one paint. */
function elementsOf(all: readonly Judged[]): readonly (readonly Judged[])[] {
  const elements: Judged[][] = [];
  for (const judged of all) {
    const last = elements.at(-1);
    const [head] = last ?? [];
    const isNext =
      head && head.run.item.origin === judged.run.item.origin && head.run.layer === judged.run.layer;
    if (last && isNext && head.run.item.fill === judged.run.item.fill) last.push(judged);
    else elements.push([judged]);
  }
  return elements;
}

function neededFor({ item, layer }: Drawn<GlyphsItem>, isBold: (face: string) => boolean): number {
  const pt = ptOfMm(item.size * scaleOf(layer.matrix));
  const isLarge = pt >= LARGE_PT.plain - 0.01 || (pt >= LARGE_PT.bold - 0.01 && isBold(item.face));
  return isLarge ? NEEDED.large : NEEDED.small;
}

/** True when the first, middle and last of many lines stand out so well that the others will too. */
function isClear(lines: readonly Judged[], needed: number, setting: Setting): boolean {
  const last = lines.at(-1) as Judged;
  const box = unionOf(lines.map(({ run }) => placeOfRun(run)));
  const ground = box && groundOf(last.run, setting.symbols, box);
  if (!ground) return false;
  const some = new Set([lines[0], lines[lines.length >> 1], last]);
  const spots = [...some].flatMap((line) => (line ? spotsOf(line.run, 2) : []));
  const letters = lettersAt(spots, ground, inksOf(last.run.item, last.outlines), setting);
  const [worst] = letters;
  return letters.length === spots.length && worst !== undefined && worst.contrast >= needed * CLEARLY;
}

function weakLine({ run, outlines }: Judged, needed: number, setting: Setting): readonly WeakText[] {
  const ground = groundOf(run, setting.symbols);
  if (!ground) return [];
  const inks = inksOf(run.item, outlines);
  const [first] = lettersAt(spotsOf(run, FIRST_LETTERS), ground, inks, setting);
  if (!first || first.contrast >= needed * CLEARLY) return [];
  const letters = lettersAt(spotsOf(run, LETTERS), ground, inks, setting);
  const weak = letters[letters.length < 4 ? 0 : 1];
  if (!weak || weak.contrast >= needed) return [];
  return [{ origin: run.item.origin, text: textOf(run.item).trim(), needed, ...weak }];
}

/** What is known of the letters at these places on the card, the weakest first. */
function lettersAt(
  spots: readonly Point[],
  ground: Ground,
  inks: readonly Paint[],
  { symbols, trim }: Setting,
): readonly Letter[] {
  return spots
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= trim.width && y <= trim.height)
    .flatMap((spot) => {
      const colours = coloursAt(ground, spot, inks, symbols);
      return colours ? (letterOf(colours.ground, colours.inks) ?? []) : [];
    })
    .sort((a, b) => a.contrast - b.contrast);
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
