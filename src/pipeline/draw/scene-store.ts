/**
 * Stores the scenes of a game within bounded memory. The first ones are kept; later ones are laid out again on request,
 * because decks of many thousands do not fit into memory and are printed card by card anyway.
 */
import type { Scene } from "../../scene/scene.ts";

/** Characters of SVG text whose scenes are kept: about 85 MB, or 7,500 cards that differ only in their texts. */
const KEPT_CHARACTERS = 3_000_000;
/** Weight of a scene that consists only of shared parts. */
const SCENE_CHARACTERS = 100;
/** Number of re-created scenes to keep for a while: more than are on one sheet. */
const KEPT_AGAIN = 64;

export interface SceneStore {
  /** @throws Error for a key that was never put, which is a bug. */
  get(key: string): Scene;
  /** Identifies the scene among those laid out with the same resources, in this run and others. */
  nameOf(key: string): string;
}

export interface FillingSceneStore extends SceneStore {
  /**
   * `own` is the number of characters of the drawing's text not shared with earlier scenes; `again` makes the scene.
   * `name` gives what identifies the scene in other runs too.
   */
  put(key: string, scene: Scene | undefined, own: number, again: () => Scene, name: () => string): void;
}

export function createSceneStore(): FillingSceneStore {
  const makers = new Map<
    string,
    { readonly make: () => Scene; readonly fits: boolean; readonly name: () => string }
  >();
  const kept = new Map<string, Scene>();
  const again = new Map<string, Scene>();
  let characters = 0;
  return {
    put: (key, scene, own, make, name) => {
      characters += own + SCENE_CHARACTERS;
      const fits = characters <= KEPT_CHARACTERS;
      makers.set(key, { make, fits, name });
      if (fits && scene) kept.set(key, scene);
    },
    get: (key) => kept.get(key) ?? again.get(key) ?? remade(key),
    nameOf: (key) => makerOf(key).name(),
  };

  function makerOf(key: string) {
    const maker = makers.get(key);
    if (!maker) throw new Error(`no scene "${key}"`);
    return maker;
  }

  function remade(key: string): Scene {
    const maker = makerOf(key);
    const scene = maker.make();
    if (maker.fits) {
      kept.set(key, scene);
      return scene;
    }
    again.set(key, scene);
    const [oldest] = again.keys();
    if (again.size > KEPT_AGAIN && oldest !== undefined) again.delete(oldest);
    return scene;
  }
}
