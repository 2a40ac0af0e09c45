/** Questions to the game: rows of its tables, faces of its dice and how likely they are. */
import { nearest } from "../../diagnostics/nearest.ts";
import { chanceOfAtLeast } from "../../game/die.ts";
import type { Die, Game } from "../../game/game.ts";
import { type Helpers, listIn, textIn, WrongValue, wholeIn } from "./define-helper.ts";

export const gameHelpers: Helpers = {
  row: {
    usage: '(row "table" id)',
    summary: "The row of a table of the game by its id; for use in #with.",
    least: 2,
    most: 2,
    apply: ([table, id], { game }) => rowOf(game, textIn(table), textIn(id)),
  },
  face: {
    usage: '(face "die" number)',
    summary: "The symbols on a face of a die, as a list; faces count from 1.",
    least: 2,
    most: 2,
    apply: ([die, number], { game }) => {
      const { faces } = dieOf(game, textIn(die));
      return faces[wholeIn(number, 1, faces.length) - 1];
    },
  },
  points: {
    usage: "(points symbols)",
    summary: "What a list of die symbols counts, by the glossary.",
    least: 1,
    most: 1,
    apply: ([list], { game }) =>
      listIn(list).reduce<number>((sum, name) => sum + pointsOf(game, textIn(name)), 0),
  },
  chance: {
    usage: '(chance "die" points)',
    summary: "How likely one roll of the die gives at least so many points, from 0 to 1.",
    least: 2,
    most: 2,
    apply: ([die, points], { game }) =>
      chanceOfAtLeast(dieOf(game, textIn(die)), game.glossary.symbols, wholeIn(points, 0, 1000)),
  },
};

function rowOf(game: Game, tableId: string, id: string): object {
  const table =
    game.tables.find((each) => each.id === tableId) ?? missing("the game", "table", tableId, game.tables);
  const row =
    table.rows.find((each) => each.id === id) ?? missing(`table "${tableId}"`, "row", id, table.rows);
  return { id: row.id, ...row.fields };
}

function dieOf(game: Game, id: string): Die {
  return game.dice.find((die) => die.id === id) ?? missing("the game", "die", id, game.dice);
}

function pointsOf({ glossary: { symbols } }: Game, name: string): number {
  const known = Object.keys(symbols).map((id) => ({ id }));
  return Object.hasOwn(symbols, name)
    ? (symbols[name]?.points ?? 0)
    : missing("the glossary", "symbol", name, known);
}

function missing(owner: string, kind: string, id: string, all: readonly { readonly id: string }[]): never {
  const ids = all.map((one) => one.id);
  const near = nearest(id, ids);
  const known = ids.length === 0 ? `${owner} has none` : `known: ${ids.slice(0, 8).join(", ")}`;
  throw new WrongValue(`${owner} has no ${kind} "${id}"`, near ? `write "${near}"` : known);
}
