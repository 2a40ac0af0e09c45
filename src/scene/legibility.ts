/** How well a scene's texts can be read: what rules ask about the drawing itself, found while it is at hand. */
import { type Collision, collisions } from "./collisions.ts";
import type { Scene } from "./scene.ts";
import { walkScene } from "./scene-walk.ts";
import { type WeakText, weakTexts } from "./weak-texts.ts";

/** Only what is amiss, so that it stays small. */
export interface Legibility {
  readonly weak: readonly WeakText[];
  readonly collisions: readonly Collision[];
}

/** @param isBold whether a face counts as bold, by its key */
export function legibilityOf(scene: Scene, isBold: (face: string) => boolean): Legibility {
  const { runs, uses } = walkScene(scene);
  const icons = new Set(scene.icons.map(({ origin }) => origin));
  return {
    weak: weakTexts(runs, scene, isBold),
    collisions: collisions(runs, uses, icons, scene.symbols),
  };
}
