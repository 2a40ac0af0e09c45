/** What is drawn of pieces is remembered while it is used, and let go when others take its room. */
import { expect, test } from "vitest";
import type { DrawnPiece } from "../../src/layout/pieces/drawn-piece.ts";
import { MOST_CALLS, PieceRoom, RecentPieces } from "../../src/layout/pieces/recent-pieces.ts";
import { createPiecePlaces, createPieceTable } from "../../src/template/pieces.ts";

const make = createPiecePlaces().maker(['<a t="', '"/>']);
const table = createPieceTable();
const pieceOf = (value: string) => make(table, [value]);
const drawn = (): DrawnPiece => ({ cost: 1 }) as DrawnPiece;

const ONE_CALL = () => 1;

/** Takes more than half of the room. */
function fill(pieces: RecentPieces, name: string): void {
  pieces.set(pieceOf(name.repeat(600)), drawn());
}

test("a piece is remembered until others have taken its room twice", () => {
  const room = new PieceRoom(ONE_CALL, 1_000);
  const [pieces, others] = [new RecentPieces(room), new RecentPieces(room)];
  const [piece, made] = [pieceOf("1"), drawn()];
  pieces.set(piece, made);
  expect(others.get(piece)).toBeUndefined();
  fill(others, "a");
  expect(pieces.get(piece)).toBe(made);
  fill(others, "b");
  expect(pieces.get(piece)).toBe(made);
  fill(others, "c");
  fill(others, "d");
  expect(pieces.get(piece)).toBeUndefined();
});

test("a piece that is used stays", () => {
  const pieces = new RecentPieces(new PieceRoom(ONE_CALL, 1_000));
  const [piece, made] = [pieceOf("1"), drawn()];
  pieces.set(piece, made);
  for (const name of "abcdefgh") {
    fill(pieces, name);
    expect(pieces.get(piece)).toBe(made);
  }
});

test("pieces are released even if their holder is never asked again", () => {
  const room = new PieceRoom(ONE_CALL, 1_000);
  const [pieces, others] = [new RecentPieces(room), new RecentPieces(room)];
  pieces.set(pieceOf("1"), drawn());
  for (const name of "ab") fill(others, name);
  expect(pieces.forget()).toBe(false);
});

test("a piece that was not used for many calls is forgotten, one that was is not", () => {
  let call = 1;
  const pieces = new RecentPieces(new PieceRoom(() => call, 1_000_000));
  const [used, unused] = [pieceOf("1"), pieceOf("2")];
  for (const piece of [used, unused]) pieces.set(piece, drawn());
  for (let count = 0; count < 3 * MOST_CALLS; count++) {
    call += 1;
    pieces.set(pieceOf(`edit ${count}`), drawn());
    expect(pieces.get(used)).toBeDefined();
  }
  expect(pieces.get(unused)).toBeUndefined();
});
