/** A shipped game as read, for tests that compare its figures with its decks, tables and dice. */
import { readFileSync } from "node:fs";
import type { Figure } from "../../src/game/booklets/figure.ts";
import type { Card, Game, Table } from "../../src/game/game.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { readGame } from "../../src/pipeline/read/read-game.ts";
import { createMemory } from "../../src/remember/memory.ts";

export interface ShippedFigures {
  readonly game: Game;
  /** The text of its booklet. */
  readonly booklet: string;
  figure(id: string): Figure;
  /** The data of its template, typed as the test declares. */
  data<T>(id: string): T;
  card(deck: string, id: string): Card;
  rows(table: string): Table["rows"];
}

export function shippedFigures(id: string): ShippedFigures {
  const project = { host: createNodeHost(process.cwd()), bundle: openBundle(), memory: createMemory() };
  const { game } = readGame(project, id).value;
  if (!game) throw new Error(`the game ${id} cannot be read`);
  const figure = (name: string): Figure => named(game.figures, name);
  return {
    game,
    booklet: readFileSync(`content/${id}/booklets/rules.md`, "utf8"),
    figure,
    data: <T>(name: string) => figure(name).data as T,
    card: (deck, name) => named(named(game.decks, deck).cards, name),
    rows: (table) => named(game.tables, table).rows,
  };
}

export function named<T extends { readonly id: string }>(all: readonly T[], id: string): T {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`there is no "${id}"`);
  return found;
}

/** All whole numbers in a text, without their signs. */
export const numbersIn = (words: string): readonly number[] => (words.match(/\d+/g) ?? []).map(Number);

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
