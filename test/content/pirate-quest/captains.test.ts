import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from "culori";
import { describe, expect, test } from "vitest";
import { cardsOf, textOf } from "./pirate-quest.ts";

const cards = cardsOf("captains");
const difference = differenceCiede2000();
const pairs = cards.flatMap((one, index) => cards.slice(index + 1).map((other) => [one, other] as const));

function colourOf(hex: string) {
  const colour = parse(hex);
  if (!colour) throw new Error(`${hex} is not a colour`);
  return colour;
}

test("six captains, four of them stated", () => {
  expect(cards.map((card) => [textOf(card, "name"), card.origin])).toEqual([
    ["Black", undefined],
    ["White", undefined],
    ["Blue", undefined],
    ["Orange", undefined],
    ["Red", "reconstruction"],
    ["Yellow", "reconstruction"],
  ]);
});

test("each has a different emblem", () => {
  expect(new Set(cards.map((card) => textOf(card, "emblem"))).size).toBe(6);
});

describe("colours", () => {
  test.each(pairs.map(([one, other]) => [one.id, other.id, one, other] as const))(
    "%s and %s",
    (_a, _b, one, other) => {
      const [a, b] = [colourOf(textOf(one, "colour")), colourOf(textOf(other, "colour"))];
      expect(difference(a, b)).toBeGreaterThanOrEqual(20);
      // For people who see fewer colours the emblem distinguishes them; the colours help as far as six colours can.
      for (const seen of [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)])
        expect(difference(seen(a), seen(b))).toBeGreaterThanOrEqual(15);
    },
  );
  test.each(cards)("ink on $id has a contrast of at least 4.5", (card) => {
    expect(wcagContrast(textOf(card, "colour"), textOf(card, "ink"))).toBeGreaterThanOrEqual(4.5);
  });
});
