/**
 * Ids on digital tables. They follow from the names of game, deck, card and copy alone, so that they stay equal when cards
 * are added, removed or moved.
 */
import { hash } from "node:crypto";

/**
 * Readable and unambiguous: ids of content have single hyphens only. Letters may be capitals, and no table takes them for
 * file names.
 */
export const joinedId = (...names: readonly (string | number)[]): string => names.join("--");

/** 32 hexadecimal digits, as Tabletop Playground wants them. */
export const longGuid = (...names: readonly (string | number)[]): string => digest(names, 32).toUpperCase();

/**
 * Makes GUIDs of Tabletop Simulator, six hexadecimal digits, unique within one file. Of two names with the same digits
 * the later one gets others; with 750 objects that happens in one of sixty games.
 */
export function shortGuids(): (...names: readonly (string | number)[]) => string {
  const taken = new Set<string>();
  return (...names) => {
    let guid = digest(names, 6);
    for (let again = 1; taken.has(guid); again += 1) guid = digest([...names, `again ${again}`], 6);
    taken.add(guid);
    return guid;
  };
}

const digest = (names: readonly (string | number)[], digits: number): string =>
  hash("sha256", JSON.stringify(names)).slice(0, digits);
