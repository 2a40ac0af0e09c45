/**
 * Lines of text with too little contrast to what is below them, by the contrast ratio of WCAG 2.2. A line is weak if
 * several of its letters are; a single letter on an ornament does not count. If the background is a picture, nothing is
 * reported. An outline of another colour around the letters counts like the background.
 * Limits: looks are counted (looks.ts); texts at which the budget runs out, and those after them, are not judged.
 */
import { unionOf } from "../../units/box.ts";
import { hexOf } from "../../units/colour-difference.ts";
import { ptOfMm } from "../../units/length.ts";
import { backgroundOf, passedBy } from "../background.ts";
import { areSpent } from "../looks.ts";
import type { GlyphsItem, Origin, Paint } from "../scene.ts";
import type { Run } from "../scene-walk.ts";
import { type Letter, lettersAt, type Setting, spotsOf } from "./letters.ts";
import { sightMemory } from "./sight.ts";
import { elementsOf, seenStroke, type TextLine, textLines } from "./text-lines.ts";

/** A line of text with less contrast than its size needs. */
export interface WeakText {
  readonly origin: Origin;
  readonly text: string;
  /** The required contrast. */
  readonly needed: number;
  /** By WCAG 2.2, 1 to 21. */
  readonly contrast: number;
  /** "#rrggbb" as printed, including opacity. */
  readonly ink: string;
  readonly background: string;
}

/** WCAG 2.2, success criterion 1.4.3: 3 for text of 18 pt or more, or bold of 14 pt or more; else 4.5. */
const NEEDED = { large: 3, small: 4.5 };
const LARGE_PT = { plain: 18, bold: 14 };
/** Number of sampled letters per line; of four or more, one may be weak. */
const LETTERS = 8;
/** Sampled first: if their contrast is this many times the requirement, the others are not sampled. */
const FIRST_LETTERS = 3;
const CLEARLY = 1.4;

const recall = sightMemory<readonly WeakText[]>();

/** @param isBold whether a face is bold, by its key */
export function weakTexts(
  runs: readonly Run[],
  setting: Setting,
  isBold: (face: string) => boolean,
): readonly WeakText[] {
  return elementsOf(textLines(runs)).flatMap((lines) => {
    const needs = lines.map(({ run }) => neededFor(run, isBold));
    // Counted here, because it depends on items far away, which are not part of what is recalled.
    for (const { run } of lines) setting.looks.spent += passedBy(run);
    if (areSpent(setting.looks)) return [];
    const found = recall(lines, needs, setting, () => weakElement(lines, needs, setting));
    return areSpent(setting.looks) ? [] : found;
  });
}

function weakElement(
  lines: readonly TextLine[],
  needs: readonly number[],
  setting: Setting,
): readonly WeakText[] {
  if (lines.length > 1 && isClear(lines, Math.max(...needs), setting)) return [];
  return lines.flatMap((line, index) =>
    areSpent(setting.looks) ? [] : weakLine(line, needs[index] as number, setting),
  );
}

/** The contrast that a line needs. */
export const neededFor = ({ item, layer }: Run, isBold: (face: string) => boolean): number =>
  neededAt(item, layer.scale, isBold);

/** @param scale mm per unit of the line's coordinates */
export function neededAt(
  { size, face }: Pick<GlyphsItem, "size" | "face">,
  scale: number,
  isBold: (face: string) => boolean,
): number {
  const pt = ptOfMm(size * scale);
  const isLarge = pt >= LARGE_PT.plain - 0.01 || (pt >= LARGE_PT.bold - 0.01 && isBold(face));
  return isLarge ? NEEDED.large : NEEDED.small;
}

/** True if the first, middle and last of many lines have so much contrast that the others are not sampled. */
function isClear(lines: readonly TextLine[], needed: number, setting: Setting): boolean {
  const last = lines.at(-1) as TextLine;
  const box = unionOf(lines.map(({ run }) => run.place));
  const background = box && backgroundOf(last.run, setting, box);
  if (!background) return false;
  const some = new Set([lines[0], lines[lines.length >> 1], last]);
  const spots = [...some].flatMap((line) => (line ? spotsOf(line.run, 2) : []));
  const letters = lettersAt(spots, background, inksOf(last.run.item, last.outlines), setting);
  const [worst] = letters;
  return letters.length === spots.length && worst !== undefined && worst.contrast >= needed * CLEARLY;
}

function weakLine({ run, outlines }: TextLine, needed: number, setting: Setting): readonly WeakText[] {
  const background = backgroundOf(run, setting);
  if (!background) return [];
  const inks = inksOf(run.item, outlines);
  const [first] = lettersAt(spotsOf(run, FIRST_LETTERS), background, inks, setting);
  if (!first || first.contrast >= needed * CLEARLY) return [];
  const letters = lettersAt(spotsOf(run, LETTERS), background, inks, setting);
  const weak = letters[letters.length < 4 ? 0 : 1];
  if (!weak || weak.contrast >= needed) return [];
  return [weakText(run, needed, weak)];
}

/** The finding on a line, by one of its letters. */
export function weakText(run: Run, needed: number, { contrast, ink, background }: Letter): WeakText {
  const colours = { ink: hexOf(ink), background: hexOf(background) };
  return { origin: run.item.origin, text: run.text.trim(), needed, contrast, ...colours };
}

/** The letters' own paint first, then their outlines. */
function inksOf(item: GlyphsItem, outlines: readonly Paint[]): readonly Paint[] {
  const own = [...(item.fill ? [item.fill] : []), ...(item.fill ? seenStroke(item) : strokeOf(item))];
  return [...own, ...outlines];
}

const strokeOf = ({ stroke }: GlyphsItem): readonly Paint[] => (stroke ? [stroke.paint] : []);
