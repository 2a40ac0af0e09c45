/** Pieces of earlier prints: only the changed parts of a game are laid out and drawn again. */
import type { KeptSections } from "../../press/press.ts";
import { BYTES, type Kind } from "../../remember/kind.ts";
import { whileLasting } from "../../remember/memory.ts";
import type { MadeGame } from "../made-game.ts";

const SECTIONS: Kind<Uint8Array> = { name: "sections", weight: ({ length }) => length, codec: BYTES };

/** Undefined if nothing can be kept: without a memory, and for results that must not be reused. */
export function keptSections({ means, laid }: Pick<MadeGame, "means" | "laid">): KeptSections | undefined {
  if (!means.memory || !means.isLasting()) return undefined;
  const memory = whileLasting(means.memory, means.isLasting);
  return {
    drawnWith: means.key,
    sceneName: (key) => laid.scenes.nameOf(key),
    get: (key) => memory.get(SECTIONS, key),
    put: (key, bytes) => memory.put(SECTIONS, key, bytes),
  };
}
