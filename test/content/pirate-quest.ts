/** The Pirate Quest pack as the game stage sees it. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { Card, Die, Game } from "../../src/game/game.ts";
import { fieldOf } from "../../src/game/game.ts";
import type { CheckedDeck } from "../../src/game/input.ts";
import { resolveGame } from "../../src/game/resolve-game.ts";

const FOLDER = "content/pirate-quest";
const root = fileURLToPath(new URL(`../../${FOLDER}/`, import.meta.url));

const read = (path: string) => ({
  file: parse(readFileSync(root + path, "utf8")),
  path: `${FOLDER}/${path}`,
});
const readAll = (folder: string) => readdirSync(root + folder).map((name) => read(`${folder}/${name}`));

export const resolved = resolveGame({
  folder: FOLDER,
  game: read("game.yaml"),
  decks: readAll("decks").map(({ file, path }): CheckedDeck => {
    return { file, path, cardsFile: path, cardsPath: ["cards"], fields: {} };
  }),
  dice: readAll("dice"),
  kits: readAll("kits"),
  tables: readAll("tables"),
  glossary: read("glossary.yaml"),
  rules: read("rules.yaml"),
  sources: new Map(),
});

export const game: Game = resolved.value;

export function cardsOf(deck: string): readonly Card[] {
  const found = game.decks.find(({ id }) => id === deck);
  if (!found) throw new Error(`the pack has no deck ${deck}`);
  return found.cards;
}

export function dieOf(id: string): Die {
  const found = game.dice.find((die) => die.id === id);
  if (!found) throw new Error(`the pack has no die ${id}`);
  return found;
}

/** A number or text of a card by path, as in "special.cost". */
export const numberOf = (card: Card, path: string) => Number(fieldOf(card.fields, path.split(".")));
export const textOf = (card: Card, path: string) => String(fieldOf(card.fields, path.split(".")));

/** How often each word occurs. */
export function countOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
