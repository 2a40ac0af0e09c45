/** Pieces are found by the values of their holes, in tables that do not grow without end. */
import { expect, test } from "vitest";
import { createPiecePlaces, createPieceTable, pieceTables } from "../../src/template/pieces.ts";

const LONG = "x".repeat(600);

test("a piece with the same values is the same object, and no two have the same id", () => {
  const places = createPiecePlaces();
  const table = createPieceTable();
  const maker = places.maker(['<a t="', '" u="', '"/>']);
  const piece = maker(table, ["1", "2"]);
  expect(piece.text).toBe('<a t="1" u="2"/>');
  expect(piece.length).toBe(piece.text.length);
  expect(maker(table, ["1", "2"])).toBe(piece);
  const ids = [piece, maker(table, ["1", "3"]), places.maker(["<b/>"])(table, [])].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test("text boxes with the same values in their tags share the tag", () => {
  const make = createPiecePlaces().boxMaker(["<b:text x='", "'"]);
  const table = createPieceTable();
  const [one, two, other] = [
    make(table, ["1"], "a < b"),
    make(table, ["1"], "c"),
    make(table, ["2"], "c"),
  ] as const;
  expect(one.text).toBe("<b:text x='1'>a &lt; b</b:text>");
  expect(one.length).toBe(one.text.length);
  expect(two.tag).toBe(one.tag);
  expect(other.tag).not.toBe(one.tag);
  expect(make(table, ["2"], "c")).toBe(other);
});

test("places with the same texts make the same pieces", () => {
  const places = createPiecePlaces();
  const table = createPieceTable();
  const texts = ["<a t='", "'/>"];
  expect(places.maker([...texts])(table, ["1"])).toBe(places.maker([...texts])(table, ["1"]));
});

test("an object keeps its table, and others begin with an empty one when it is full", () => {
  const tableOf = pieceTables(1_000);
  const maker = createPiecePlaces().maker(['<a t="', '"/>']);
  const [game, next, last] = [{}, {}, {}];
  const piece = maker(tableOf(game), ["1"]);
  expect(maker(tableOf(next), ["1"])).toBe(piece);
  for (const end of ["a", "b"]) maker(tableOf(next), [LONG + end]);
  expect(maker(tableOf(next), ["1"])).toBe(piece);
  expect(maker(tableOf(last), ["1"])).not.toBe(piece);
});

test("pieces that many objects did not use are forgotten, those in use are not", () => {
  const tableOf = pieceTables();
  const box = createPiecePlaces().boxMaker(["<b:text x='", "'"]);
  const at = (game: object, words: string) => box(tableOf(game), ["1"], words);
  const first = {};
  const [used, unused] = [at(first, "used"), at(first, "unused")];
  for (let game = 0; game < 120; game++) expect(at({}, "used")).toBe(used);
  expect(at({}, "unused")).not.toBe(unused);
  // Whatever others have drawn in the meantime.
  expect([at(first, "used"), at(first, "unused")]).toEqual([used, unused]);
  expect(at(first, "unused")).toBe(unused);
});
