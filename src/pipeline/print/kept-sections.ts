/** Pieces of earlier prints in the project's cache: only the changed parts of a game are laid out and drawn again. */
import type { KeptSections } from "../../press/press.ts";
import type { MadeGame } from "../made-game.ts";

const SHELF = "sections";

/** Undefined if nothing can be kept: without a cache, and for results that must not be reused. */
export function keptSections({
  cache,
  means,
  laid,
}: Pick<MadeGame, "cache" | "means" | "laid">): KeptSections | undefined {
  if (!cache || means.key === "" || !means.isLasting()) return undefined;
  return {
    drawnWith: means.key,
    sceneName: (key) => laid.scenes.nameOf(key),
    get: (key) => cache.get(SHELF, key),
    put: (key, bytes) => {
      if (means.isLasting()) cache.put(SHELF, key, bytes);
    },
  };
}
