/** What changed between two prints of a kit. */
import { expect, test } from "vitest";
import { comparePieces, decksWithOtherBacks } from "../../../../src/pipeline/print/update/compare-pieces.ts";
import type { PieceRecord } from "../../../../src/pipeline/print/update/journal-pieces.ts";

const piece = (card: string, more: Partial<PieceRecord> = {}): PieceRecord => ({
  ...{ deck: "crew", card, copies: 1, front: `front of ${card}`, back: "back", title: card },
  ...more,
});

const inShort = (before: readonly PieceRecord[], now: readonly PieceRecord[]) =>
  comparePieces(before, now).map(({ kind, print, takeOut }) => [kind, print, takeOut]);

test.each([
  ["the same", [piece("a")], [piece("a")], []],
  ["another title alone", [piece("a")], [piece("a", { title: "A" })], []],
  [
    "another front",
    [piece("a", { copies: 3 })],
    [piece("a", { copies: 2, front: "x" })],
    [["changed", 2, 3]],
  ],
  ["another back", [piece("a")], [piece("a", { back: "" })], [["changed", 1, 1]]],
  ["copies rise from 2 to 3", [piece("a", { copies: 2 })], [piece("a", { copies: 3 })], [["more", 1, 0]]],
  ["copies fall from 3 to 1", [piece("a", { copies: 3 })], [piece("a")], [["fewer", 0, 2]]],
  ["a new card", [], [piece("a", { copies: 4 })], [["new", 4, 0]]],
  ["a removed card", [piece("a", { copies: 4 })], [], [["removed", 0, 4]]],
  [
    "the same id in another deck",
    [piece("a")],
    [piece("a", { deck: "map", front: "y" })],
    [
      ["new", 1, 0],
      ["removed", 0, 1],
    ],
  ],
])("%s", (_, before, now, expected) => {
  expect(inShort(before, now)).toEqual(expected);
});

test("a card with another id and the same picture is named as its counterpart, each once", () => {
  const before = [piece("a", { front: "same" }), piece("b", { front: "same" })];
  const now = [piece("c", { front: "same" }), piece("d")];
  expect(
    comparePieces(before, now).map(({ now: new_, before: old, renamed }) => [
      (new_ ?? old)?.card,
      renamed?.card,
    ]),
  ).toEqual([
    ["c", "a"],
    ["d", undefined],
    ["a", "c"],
    ["b", undefined],
  ]);
});

test.each([
  ["all backs of a deck", ["a", "b"], ["crew"]],
  ["one of two backs", ["a"], []],
])("%s", (_, others, expected) => {
  const before = [piece("a"), piece("b"), piece("m", { deck: "map" })];
  const now = before.map((one) => (others.includes(one.card) ? { ...one, back: "other" } : one));
  expect(decksWithOtherBacks(comparePieces(before, now), before, now)).toEqual(expected);
});
