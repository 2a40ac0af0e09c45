/**
 * Which parts of a game a template may read besides its card and deck: its cards need not be drawn again if other parts
 * change. A helper, or a name after "@", that is not listed counts as all of them.
 */
import type { Game } from "../../game/game.ts";
import { HELPERS } from "../helpers/index.ts";
import type { CompiledTemplate } from "../template.ts";

export type GamePart = keyof Game;

/** The data behind the "@" names (face-data.ts). Panels of a die's net have its symbols. */
const BEHIND: Readonly<Record<string, readonly GamePart[]>> = {
  game: ["id", "title", "version"],
  ink: ["ink"],
  gray: ["ink"],
  dice: ["dice"],
  die: ["dice"],
  face: ["dice"],
  shape: ["dice"],
  symbols: ["glossary"],
  terms: ["glossary"],
  board: ["boards"],
  decks: ["decks"],
  ...Object.fromEntries(
    ["card", "deck", "side", "map", "root", "index", "number", "key", "first", "last"].map((name) => [
      name,
      [],
    ]),
  ),
};

/** Unusable files excuse missing parts. */
const ALWAYS: readonly GamePart[] = ["unusable"];

/** Sorted; undefined = any of them. */
export function gamePartsOf({
  dataReads,
  helpers,
}: Pick<CompiledTemplate, "dataReads" | "helpers">): readonly GamePart[] | undefined {
  const parts = new Set(ALWAYS);
  const read = [
    ...[...dataReads].map((name) => (Object.hasOwn(BEHIND, name) ? BEHIND[name] : undefined)),
    ...[...helpers].map((name) => (Object.hasOwn(HELPERS, name) ? HELPERS[name]?.reads : undefined)),
  ];
  for (const some of read) {
    if (!some) return undefined;
    for (const part of some) parts.add(part);
  }
  return [...parts].sort();
}
