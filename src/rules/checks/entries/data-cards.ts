/** Cards as entries for rules of rules.yaml: the fields of every card, its own, the squares of map cards, and the die, face or board that a card shows. */
import type { Card } from "../../../game/game.ts";
import type { JsonObject } from "../../../schema/files.ts";
import type { SourcePath } from "../../../source/tree.ts";
import { cardPlace, fieldRef } from "../../places.ts";
import type { Entry } from "./data-entry.ts";

/** @param copies replaces the card's own number of copies */
export function cardEntry(card: Card, copies = card.copies): Entry {
  const { id, front, back, origin, number, deck, map, fields } = card;
  return {
    id,
    copies,
    fields: {
      id,
      deck,
      number,
      copies,
      front,
      ...(back === undefined ? {} : { back }),
      ...(origin === undefined ? {} : { origin }),
      ...(map ? mapFields(map) : {}),
      ...shownBy(card),
      ...fields,
    },
    ref: (context, path) => fieldRef(context, card, map ? squarePath(map, path) : path),
    head: (context) => cardPlace(context, card),
  };
}

/** What a card of a deck of dice or boards shows; other decks may have fields with these names. */
function shownBy({ die, face, board }: Card): JsonObject {
  return {
    ...(die === undefined ? {} : { die }),
    ...(face === undefined ? {} : { face }),
    ...(board === undefined ? {} : { board }),
  };
}

type MapSquares = Pick<NonNullable<Card["map"]>, "squares">;

/** Rows of squares as a map card writes them, top row first; and the square at each place: `at.a1` ... */
function mapFields({ squares, bars }: NonNullable<Card["map"]>): JsonObject {
  const rows = rowsOf({ squares });
  return {
    squares: rows.map((row) => row.map(({ terrain }) => terrain)),
    at: Object.fromEntries(squares.map(({ name, terrain }) => [name, terrain])),
    bars: bars.map(({ square, towards }) => `${square}|${towards}`),
  };
}

function rowsOf({ squares }: MapSquares) {
  const rows = [...new Set(squares.map(({ row }) => row))].sort((a, b) => b - a);
  return rows.map((row) => squares.filter((square) => square.row === row));
}

/** The path of the square of `at.a1`. */
function squarePath(map: MapSquares, path: SourcePath): SourcePath {
  const [first, name] = path;
  if (first !== "at") return path;
  const rows = rowsOf(map);
  const row = rows.findIndex((squares) => squares.some((square) => square.name === name));
  const column = rows[row]?.findIndex((square) => square.name === name) ?? -1;
  return column < 0 ? ["squares"] : ["squares", row, column];
}
