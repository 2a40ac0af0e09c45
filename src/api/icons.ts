/** Icons by words of their names: of the game-icons set, and of the games of an open project. */
import type { IconSearch } from "../pipeline/draw/list/found-icons.ts";
import type { IconOrder, IconSheet } from "./find-icons.ts";
import type { Handle } from "./handle.ts";
import type { Work } from "./work.ts";

export interface Icons {
  /** Those whose names have all the words, or parts of words; all icons without any. */
  find(words?: readonly string[]): Promise<IconSearch>;
  /** The same as pictures with names and artists. */
  sheet(order: IconOrder, work?: Work): Promise<IconSheet>;
}

/** Each call is loaded when it is first made. */
export const iconsOf = ({ answer }: Handle): Icons => ({
  find: (words = []) => answer({}, async (call) => (await import("./find-icons.ts")).findIcons(call, words)),
  sheet: (order, work = {}) =>
    answer(work, async (call) => (await import("./find-icons.ts")).drawIcons(call, order)),
});
