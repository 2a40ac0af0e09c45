/**
 * The scenes of a game within bounded memory. The first ones are kept; what comes after is laid out again when it is
 * asked for, for decks of many thousands do not fit into memory and are printed card by card anyway.
 */
import type { Scene } from "../../scene/scene.ts";

/** Characters of SVG text whose scenes are kept: about 85 MB, or 7,500 cards that share all but their texts. */
const KEPT_CHARACTERS = 3_000_000;
/** What a scene of shared parts alone weighs. */
const SCENE_CHARACTERS = 100;
/** Scenes laid out again that are kept for a while: more than lie on one sheet. */
const KEPT_AGAIN = 64;

export interface SceneStore {
  /** @throws Error for a key that was never put: our own bug. */
  get(key: string): Scene;
  /** Names the scene among those that are laid out with the same means, in this run and others. */
  nameOf(key: string): string;
}

export interface FillingSceneStore extends SceneStore {
  /**
   * `own` is how many characters of the drawing's text it shares with no scene before; `again` makes it anew, or for the
   * first time. `file` is the template's: a key alone names the drawing's text and size.
   */
  put(key: string, scene: Scene | undefined, own: number, again: () => Scene, file: string): void;
}

export function createSceneStore(): FillingSceneStore {
  const makers = new Map<
    string,
    { readonly make: () => Scene; readonly fits: boolean; readonly file: string }
  >();
  const kept = new Map<string, Scene>();
  const again = new Map<string, Scene>();
  let characters = 0;
  return {
    put: (key, scene, own, make, file) => {
      characters += own + SCENE_CHARACTERS;
      const fits = characters <= KEPT_CHARACTERS;
      makers.set(key, { make, fits, file });
      if (fits && scene) kept.set(key, scene);
    },
    get: (key) => kept.get(key) ?? again.get(key) ?? remade(key),
    nameOf: (key) => `${makerOf(key).file} ${key}`,
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
