/** Finds icons by words in their names: in the game-icons set, and in the games of an open project. */
import type { IconSearch } from "../pipeline/draw/list/found-icons.ts";
import type { DrawingsOrder, IconDrawing } from "./assist/icon-drawings.ts";
import type { IconOrder, IconSheet } from "./find-icons.ts";
import type { Handle } from "./handle.ts";
import type { Work } from "./work.ts";

export interface Icons {
  /** Icons whose names contain all the words, or parts of words; default all icons. */
  find(words?: readonly string[], work?: Work): Promise<IconSearch>;
  /** The same as pictures with names and artists. */
  sheet(order?: IconOrder, work?: Work): Promise<IconSheet>;
  /** Drawings of icons by the names that a game gives them. */
  drawings(order: DrawingsOrder, work?: Work): Promise<readonly IconDrawing[]>;
}

export const iconsOf = (late: Handle["late"]): Icons => ({
  find: late(1, async () => (await import("./find-icons.ts")).findIcons),
  sheet: late(1, async () => (await import("./find-icons.ts")).drawIcons),
  drawings: late(1, async () => (await import("./assist/icon-drawings.ts")).drawingsOf),
});
