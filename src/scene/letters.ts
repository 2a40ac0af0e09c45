/** Single letters of a line: their places, and the contrast that they have with what is around them. */
import type { Point } from "../units/box.ts";
import { contrastOf, hexOf } from "../units/colour-difference.ts";
import { apply } from "../units/matrix.ts";
import { coloursAt, type Ground } from "./ground.ts";
import { type Film, rgbOfFilm } from "./paint-at.ts";
import type { GlyphsItem, Paint, Scene } from "./scene.ts";
import type { Drawn } from "./scene-walk.ts";

export type Setting = Pick<Scene, "symbols" | "trim">;

export interface Letter {
  /** By WCAG 2.2, 1 to 21. */
  readonly contrast: number;
  /** "#rrggbb" as printed, opacity counted in. */
  readonly ink: string;
  readonly ground: string;
}

/** What is known of the letters at these places on the card, the weakest first. */
export function lettersAt(
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

/** The middles of some letters, half as high as small letters are, in the scene. */
export function spotsOf({ item, layer }: Drawn<GlyphsItem>, most: number): readonly Point[] {
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
