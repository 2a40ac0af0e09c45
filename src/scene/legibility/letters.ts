/** Single letters of a line: their positions, and their contrast with the surroundings. */

import type { Point } from "../../units/box.ts";
import type { Rgb } from "../../units/colour-deficiency.ts";
import { contrastOf } from "../../units/colour-difference.ts";
import { apply } from "../../units/matrix.ts";
import { type Background, type Colours, coloursAt } from "../background.ts";
import { glyphsOf } from "../glyph-runs.ts";
import type { Looks } from "../looks.ts";
import { type Film, rgbOfFilm } from "../paint-at.ts";
import type { GlyphsItem, Paint, Scene } from "../scene.ts";
import type { Drawn } from "../scene-walk.ts";
import { isBlank } from "../shaped-run.ts";

/** The scene around the letters, and the budget of looks. */
export interface Setting extends Pick<Scene, "symbols" | "trim"> {
  readonly looks: Looks;
}

/** A letter as printed, including opacity. */
export interface Letter {
  /** By WCAG 2.2, 1 to 21. */
  readonly contrast: number;
  readonly ink: Rgb;
  readonly background: Rgb;
}

/** The letters at these positions on the card, those with the least contrast first. */
export function lettersAt(
  spots: readonly Point[],
  background: Background,
  inks: readonly Paint[],
  setting: Setting,
): readonly Letter[] {
  const { trim } = setting;
  const letters: Letter[] = [];
  const isOne = isEverywhereAlike(background, inks);
  let last: { readonly colours: Colours; readonly letter: Letter | undefined } | undefined;
  for (const spot of spots) {
    if (!(spot.x >= 0 && spot.y >= 0 && spot.x <= trim.width && spot.y <= trim.height)) continue;
    const colours = isOne && last ? last.colours : coloursAt(background, spot, inks, setting);
    if (!colours) continue;
    // Most letters of a text have the same background.
    if (!last || !areEqual(last.colours, colours)) last = { colours, letter: letterOf(colours) };
    if (last.letter) letters.push(last.letter);
  }
  return letters.sort((a, b) => a.contrast - b.contrast);
}

/** On bare paper and with plain colours, the result for one visible letter applies to all. */
function isEverywhereAlike({ levels }: Background, inks: readonly Paint[]): boolean {
  return (
    levels.every(({ below }) => below.length === 0) &&
    inks.every(({ kind }) => kind === "solid" || kind === "inherited")
  );
}

function areEqual(a: Colours, b: Colours): boolean {
  for (let at = 0; at < a.length; at++) if (!isSameFilm(a[at] as Film, b[at] as Film)) return false;
  return true;
}

const isSameFilm = (a: Film, b: Film): boolean =>
  a.red === b.red && a.green === b.green && a.blue === b.blue && a.alpha === b.alpha && a.sure === b.sure;

/**
 * The best contrast of a letter: of any of its inks with the background, or of its own with its outline. Undefined if
 * one of them is unknown.
 */
export function letterOf([background, ink, ...outlines]: Colours): Letter | undefined {
  if (!ink || !background.sure || [ink, ...outlines].some(({ sure }) => !sure)) return undefined;
  const [paper, letter] = [rgbOfFilm(background), rgbOfFilm(ink)];
  const contrasts = outlines.flatMap((outline) => {
    const around = rgbOfFilm(outline);
    return [contrastOf(around, paper), contrastOf(around, letter)];
  });
  const contrast = Math.max(contrastOf(letter, paper), ...contrasts);
  return { contrast, ink: letter, background: paper };
}

/** Half the x-height, in the item's coordinates. */
export const sampledHeight = ({ y, size }: GlyphsItem): number => y - 0.25 * size;

/** The middles of some letters, at half the x-height, in the scene. */
export function spotsOf({ item, layer }: Drawn<GlyphsItem>, most: number): readonly Point[] {
  const { x, size } = item;
  const { advances, text } = glyphsOf(item);
  const middles: number[] = [];
  let pen = x;
  for (let index = 0; index < advances.length; index++) {
    const advance = (advances[index] as number) * size;
    if (!isBlank(text[index])) middles.push(pen + advance / 2);
    pen += advance;
  }
  const step = Math.max(1, middles.length / most);
  const some = Array.from(
    { length: Math.min(most, middles.length) },
    (_, index) => middles[Math.floor((index + 0.5) * step)] ?? x,
  );
  const height = sampledHeight(item);
  return some.map((at) => apply(layer.matrix, { x: at, y: height }));
}
