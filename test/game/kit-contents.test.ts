/** What a kit has in all: pieces, and what is printed beside them. */
import { expect, test } from "vitest";
import { type Component, piecesIn, totalWords } from "../../src/game/kits/kit-contents.ts";

const component = (title: string, copies: number, paper?: string): Component => ({
  title,
  ...(paper === undefined ? {} : { paper }),
  lines: [{ id: title, copies }],
});
const CARDS = [component("Crew", 46), component("Board", 1)];

test("booklets and sheets are no pieces: 46 cards and a board are 47 pieces", () => {
  const all = [...CARDS, component("Set-up sheets", 10, "set-up sheet"), component("Booklets", 1, "booklet")];
  expect(piecesIn(all)).toBe(47);
  expect(totalWords(all)).toBe("47 pieces, 10 set-up sheets and 1 booklet");
});

test("of pieces alone nothing else is said", () => expect(totalWords(CARDS.slice(1))).toBe("1 piece"));
