/** Judges every letter of a scene: slower than the product, and the measure of what it may leave out. */
import type { FontPrograms } from "../../../src/font/font-program.ts";
import { collisions, iconsIn } from "../../../src/scene/legibility/collisions.ts";
import { crossedTexts, linesAcross } from "../../../src/scene/legibility/crossed-texts.ts";
import type { Legibility } from "../../../src/scene/legibility/legibility.ts";
import { weakTexts } from "../../../src/scene/legibility/weak-texts.ts";
import { areSpent, startLooks } from "../../../src/scene/looks.ts";
import type { Scene } from "../../../src/scene/scene.ts";
import { walkScene } from "../../../src/scene/scene-walk.ts";

export function legibilityOfLetters(
  scene: Scene,
  isBold: (face: string) => boolean,
  fonts: FontPrograms,
  looks = startLooks(),
): Legibility {
  const { symbols, trim, texts } = scene;
  const { runs, lines, uses } = walkScene(scene);
  const setting = { symbols, trim, looks };
  const icons = iconsIn(uses, scene);
  const weak = weakTexts(runs, setting, isBold);
  const found = collisions(runs, icons, setting);
  const across = linesAcross({ runs, lines, icons }, texts);
  const crossed = crossedTexts(runs, across, fonts, setting);
  return { weak, ...found, isPartial: found.isPartial || areSpent(looks), crossed };
}
