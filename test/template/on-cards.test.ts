import { expect, test } from "vitest";
import { gatherOnCards } from "../../src/diagnostics/on-cards.ts";
import { render } from "./sample.ts";

test("C029: one slip on many cards is one finding that counts them", () => {
  const faces = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) => ({
    cards: [{ deck: "crew", id }],
    diagnostics: render(
      "{{titel}}{{n}}",
      { title: "", ...(id === "b" ? {} : { n: id === "c" ? [1] : 1 }) },
      { card: { id } },
    ).diagnostics,
  }));
  expect(gatherOnCards(faces).map((one) => one.message)).toEqual([
    'the card has no field "titel" (cards a, b, c, d, e and 3 more)',
    'the card has no field "n" (card b)',
    '"n" is a list, which cannot be printed as text (card c)',
  ]);
});

test("the two sides of one card are one card", () => {
  const { diagnostics } = render("{{nope}}", {});
  const faces = [diagnostics, diagnostics].map((each) => ({
    cards: [{ deck: "crew", id: "ogre" }],
    diagnostics: each,
  }));
  expect(gatherOnCards(faces).map(({ message }) => message)).toEqual([
    'the card has no field "nope" (card ogre)',
  ]);
  expect(diagnostics).toHaveLength(1);
});

test("cards that look alike count separately, and those of two decks with one id count twice", () => {
  const { diagnostics } = render("{{nope}}", {});
  const cards = ["a", "b", "c", "d", "e"].map((id) => ({ deck: "crew", id }));
  const faces = [
    { cards, diagnostics },
    { cards: [{ deck: "ships", id: "a" }], diagnostics },
  ];
  expect(gatherOnCards(faces).map(({ message }) => message)).toEqual([
    'the card has no field "nope" (cards a, b, c, d, e and 1 more)',
  ]);
});
