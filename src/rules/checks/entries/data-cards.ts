/** Cards as entries for rules of rules.yaml: the fields of every card, its own, the cells of map cards, and the die, face or board that a card shows. */

import { tileOf } from "../../../game/cells/tile.ts";
import type { Card } from "../../../game/game.ts";
import type { JsonObject } from "../../../schema/files.ts";
import type { SourcePath } from "../../../source/tree.ts";
import { cellsField } from "../../../units/cells.ts";
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
    ...(map ? { cells: map.cells } : {}),
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

type MapSquares = Pick<NonNullable<Card["map"]>, "squares" | "cells">;

/** The lines of cells as a map card writes them; and the cell at each place: `at.a1` ... */
function mapFields({ squares, bars, cells }: NonNullable<Card["map"]>): JsonObject {
  const lines = linesOf({ squares, cells });
  return {
    [cellsField(cells.shape)]: lines.map((line) => line.map(({ terrain }) => terrain)),
    at: Object.fromEntries(squares.map(({ name, terrain }) => [name, terrain])),
    bars: bars.map(({ square, towards }) => `${square}|${towards}`),
  };
}

/** Without cells whose terrain could not be read. */
function linesOf({ squares, cells }: MapSquares) {
  const byName = new Map(squares.map((square) => [square.name, square]));
  return tileOf(cells)
    .lines.map((line) => line.flatMap(({ name }) => byName.get(name) ?? []))
    .filter((line) => line.length > 0);
}

/** The path of the cell of `at.a1`. */
function squarePath(map: MapSquares, path: SourcePath): SourcePath {
  const [first, name] = path;
  if (first !== "at") return path;
  const field = cellsField(map.cells.shape);
  const lines = linesOf(map);
  const line = lines.findIndex((cells) => cells.some((cell) => cell.name === name));
  const index = lines[line]?.findIndex((cell) => cell.name === name) ?? -1;
  return index < 0 ? [field] : [field, line, index];
}
