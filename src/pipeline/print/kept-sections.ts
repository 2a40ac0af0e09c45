/** Pieces of earlier prints in the project's cache: a game of which little has changed is laid out and drawn in part. */
import type { KeptSections } from "../../press/press.ts";
import type { MadeGame } from "../made-game.ts";

const SHELF = "sections";

/** Undefined where nothing is kept: without a cache, and for what holds this time only. */
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
