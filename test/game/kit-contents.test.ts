/** The totals of a kit: pieces, and everything else that is printed. */
import { expect, test } from "vitest";
import { type Component, type Paper, piecesIn, totalWords } from "../../src/game/kits/kit-contents.ts";

const component = (title: string, copies: number, paper?: Paper): Component => ({
  title,
  ...(paper === undefined ? {} : { paper }),
  lines: [{ id: title, copies }],
});
const CARDS = [component("Crew", 46), component("Board", 1)];

test("booklets and sheets are not pieces: 46 cards and a board are 47 pieces", () => {
  const all = [...CARDS, component("Set-up sheets", 10, "set-up sheet"), component("Booklets", 1, "booklet")];
  expect(piecesIn(all)).toBe(47);
  expect(totalWords(all)).toBe("47 pieces, 10 set-up sheets and 1 booklet");
});

test("if there are only pieces, nothing else is mentioned", () =>
  expect(totalWords(CARDS.slice(1))).toBe("1 piece"));
