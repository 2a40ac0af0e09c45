/** What is drawn of pieces is remembered while it is used, and let go when others take its room. */
import { expect, test } from "vitest";
import type { DrawnPiece } from "../../src/layout/pieces/drawn-piece.ts";
import { PieceRoom, RecentPieces } from "../../src/layout/pieces/recent-pieces.ts";
import { createPiecePlaces, createPieceTable } from "../../src/template/pieces.ts";

const make = createPiecePlaces().maker(['<a t="', '"/>']);
const table = createPieceTable();
const pieceOf = (value: string) => make(table, [value]);
const drawn = (): DrawnPiece => ({ cost: 1 }) as DrawnPiece;

/** Takes more than half of the room. */
function fill(pieces: RecentPieces, name: string): void {
  pieces.set(pieceOf(name.repeat(600)), drawn());
}

test("a piece is remembered until others have taken its room twice", () => {
  const room = new PieceRoom(1_000);
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
  const pieces = new RecentPieces(new PieceRoom(1_000));
  const [piece, made] = [pieceOf("1"), drawn()];
  pieces.set(piece, made);
  for (const name of "abcdefgh") {
    fill(pieces, name);
    expect(pieces.get(piece)).toBe(made);
  }
});

test("pieces are released even if their holder is never asked again", () => {
  const room = new PieceRoom(1_000);
  const [pieces, others] = [new RecentPieces(room), new RecentPieces(room)];
  pieces.set(pieceOf("1"), drawn());
  for (const name of "ab") fill(others, name);
  expect(pieces.forget()).toBe(false);
});
