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
 * A GUID of Tabletop Simulator. Its own have six hexadecimal digits, but it takes others: with twelve, two of 50,000
 * objects meet once in 200,000 games, so that none has to give way to another.
 */
export const shortGuid = (...names: readonly (string | number)[]): string => digest(names, 12);

const digest = (names: readonly (string | number)[], digits: number): string =>
  hash("sha256", JSON.stringify(names)).slice(0, digits);
