/** What a table of pieces remembers, and what it lets go. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createPieceTable, type Piece, type PieceMaker, type PieceTable } from "../../src/template/pieces.ts";

/** More than half of what a table remembers. */
const LONG = "x".repeat(310_000);

function fill(table: PieceTable, place: string): PieceMaker {
  const maker = table.maker([`<${place} t="`, `${LONG}"/>`]);
  maker(["1"]);
  return maker;
}

/** Pieces of makers that make nothing any more; a variable of the test would hold them. */
function used(table: PieceTable, places: readonly string[]): readonly WeakRef<Piece>[] {
  return places.map((place) => new WeakRef(table.maker([`<${place} t="`, '"/>'])(["1"])));
}

/** How many are left once everything is collected that nothing refers to. */
async function left(pieces: readonly WeakRef<Piece>[]): Promise<number> {
  // A weak reference holds its target until the turn ends.
  await new Promise(setImmediate);
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return pieces.filter((piece) => piece.deref() !== undefined).length;
}

test("pieces are let go even where their maker makes no more", async () => {
  const table = createPieceTable();
  const pieces = used(table, ["a", "b", "c", "d", "e", "f", "g", "h"]);
  fill(table, "x");
  fill(table, "y");
  expect(await left(pieces)).toBe(0);
  // The table itself is still in use.
  fill(table, "z");
});

test("a piece that was used is the same object, until others took its room", () => {
  const table = createPieceTable();
  const maker = table.maker(['<a t="', '"/>']);
  const piece = maker(["1"]);
  expect(piece.text).toBe('<a t="1"/>');
  fill(table, "b");
  expect(maker(["1"])).toBe(piece);
  fill(table, "c");
  expect(maker(["1"])).toBe(piece);
  fill(table, "d");
  fill(table, "e");
  expect(maker(["1"])).not.toBe(piece);
});
