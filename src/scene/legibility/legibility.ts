/**
 * How well a scene's texts can be read: what rules need to know of the drawing itself, computed while it is in memory.
 */
import type { FontPrograms } from "../../font/font-program.ts";
import { areSpent, type Looks, startLooks } from "../looks.ts";
import type { Scene } from "../scene.ts";
import { walkScene } from "../scene-walk.ts";
import { type Collisions, collisions, iconsIn } from "./collisions.ts";
import { type CrossedText, crossedTexts, linesAcross } from "./crossed-texts.ts";
import { openRuns } from "./open-runs.ts";
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
  const { symbols, trim, texts } = scene;
  const { runs, lines, uses } = walkScene(scene);
  const marks = { runs, lines, icons: iconsIn(uses, scene) };
  const open = openRuns(marks, texts, { symbols, trim, fonts, isBold });
  const setting = { symbols, trim, looks };
  const weak = [...open.weak, ...weakTexts(open.contrast, setting, isBold)];
  const found = collisions(open.collisions, marks.icons, setting);
  const isCrossed = open.crossings.length > 0;
  const crossed = isCrossed ? crossedTexts(open.crossings, linesAcross(marks, texts), fonts, setting) : [];
  return { weak, ...found, isPartial: found.isPartial || areSpent(looks), crossed };
}
