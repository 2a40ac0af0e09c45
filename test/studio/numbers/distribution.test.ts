/** Values of fields counted over small decks. */
import { expect, test } from "vitest";
import {
  barsOf,
  countableFields,
  matrixOf,
  NO_VALUE,
} from "../../../src/studio/client/numbers/distribution.ts";

const CARDS = [
  { id: "a", copies: 2, values: { suit: "red", cost: 3, special: { gives: 1 }, title: "A" } },
  { id: "b", copies: 1, values: { suit: "blue", cost: 1, tags: ["old", "rare"], title: "B" } },
  { id: "c", copies: 3, values: { suit: "red", cost: 1, tags: ["old"], title: "C" } },
  { id: "d", copies: 0, values: { suit: "green", title: "D" } },
];

test("copies are counted, numbers are in order with what is between them, and cards without a value count as such", () => {
  expect(barsOf(CARDS, "cost")).toEqual([
    { value: "1", count: 4 },
    { value: "2", count: 0 },
    { value: "3", count: 2 },
    { value: NO_VALUE, count: 0 },
  ]);
  expect(barsOf(CARDS, "suit")).toEqual([
    { value: "red", count: 5 },
    { value: "blue", count: 1 },
    { value: "green", count: 0 },
  ]);
});

test("each item of a list counts, and fields within fields have dotted names", () => {
  expect(barsOf(CARDS, "tags")).toEqual([
    { value: "old", count: 4 },
    { value: "rare", count: 1 },
    { value: NO_VALUE, count: 2 },
  ]);
  expect(barsOf(CARDS, "special.gives")[0]).toEqual({ value: "1", count: 2 });
});

test("two fields make a matrix", () => {
  expect(matrixOf(CARDS, "suit", "cost")).toEqual({
    columns: ["1", "2", "3", NO_VALUE],
    rows: [
      { value: "red", counts: [3, 0, 2, 0] },
      { value: "blue", counts: [1, 0, 0, 0] },
      { value: "green", counts: [0, 0, 0, 0] },
    ],
  });
});

test("fields in which nearly every card has a value of its own are not offered", () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    id: String(index),
    copies: 1,
    values: { title: `Card ${index}`, cost: index % 4 },
  }));
  expect(countableFields(many)).toEqual(["cost"]);
});
