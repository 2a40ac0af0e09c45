/**
 * How well a scene's texts can be read: what rules need to know of the drawing itself, computed while it is in memory.
 */
import type { FontPrograms } from "../../font/font-program.ts";
import { areSpent, type Looks, startLooks } from "../looks.ts";
import type { Scene } from "../scene.ts";
import { walkScene } from "../scene-walk.ts";
import { type Collisions, collisions, iconsIn } from "./collisions.ts";
import { type CrossedText, crossedTexts, linesAcross } from "./crossed-texts.ts";
import type { Marks } from "./marks.ts";
import { type OpenRuns, openRuns } from "./open-runs.ts";
import { type WeakText, weakTexts } from "./weak-texts.ts";

/** Only problems, so that it stays small. */
export interface Legibility extends Collisions {
  readonly weak: readonly WeakText[];
  readonly crossed: readonly CrossedText[];
}

/**
 * @param isBold whether a face counts as bold, by its key
 * @param looks the budget of the whole face, shared with other checks
 * @param fonts the faces of the texts; letters of a missing face are not compared with lines
 */
export function legibilityOf(
  scene: Scene,
  isBold: (face: string) => boolean,
  fonts: FontPrograms,
  looks: Looks = startLooks(),
): Legibility {
  const marks = marksOf(scene);
  const open = openRuns(marks, scene.texts, {
    symbols: scene.symbols,
    trim: scene.trim,
    looks,
    fonts,
    isBold,
  });
  return judged(open, marks, scene, isBold, fonts, looks);
}

/** The same, with every letter judged: slower, and the measure of what may be left out. */
export function legibilityOfLetters(
  scene: Scene,
  isBold: (face: string) => boolean,
  fonts: FontPrograms,
  looks: Looks = startLooks(),
): Legibility {
  const marks = marksOf(scene);
  const { runs } = marks;
  const all = { weak: [], contrast: runs, collisions: runs, crossings: runs };
  return judged(all, marks, scene, isBold, fonts, looks);
}

function marksOf(scene: Scene): Marks {
  const { runs, lines, uses } = walkScene(scene);
  return { runs, lines, icons: iconsIn(uses, scene) };
}

function judged(
  open: OpenRuns,
  marks: Marks,
  { symbols, trim, texts }: Scene,
  isBold: (face: string) => boolean,
  fonts: FontPrograms,
  looks: Looks,
): Legibility {
  const setting = { symbols, trim, looks };
  const weak = [...open.weak, ...weakTexts(open.contrast, setting, isBold)];
  const found = collisions(open.collisions, marks.icons, setting);
  const isCrossed = open.crossings.length > 0;
  const crossed = isCrossed ? crossedTexts(open.crossings, linesAcross(marks, texts), fonts, setting) : [];
  return { weak, ...found, isPartial: found.isPartial || areSpent(looks), crossed };
}
