import { expect, test } from "vitest";
import { fullMessage } from "../../src/diagnostics/diagnostic.ts";
import { gatherOnCards, joinedCards } from "../../src/diagnostics/on-cards.ts";
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
  expect(gatherOnCards("duel", faces).map(fullMessage)).toEqual([
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
  expect(gatherOnCards("duel", faces).map(fullMessage)).toEqual(['the card has no field "nope" (card ogre)']);
  expect(diagnostics).toHaveLength(1);
});

test("cards that look alike count separately, and those of two decks with one id count twice", () => {
  const { diagnostics } = render("{{nope}}", {});
  const cards = ["a", "b", "c", "d", "e"].map((id) => ({ deck: "crew", id }));
  const faces = [
    { cards, diagnostics },
    { cards: [{ deck: "ships", id: "a" }], diagnostics },
  ];
  expect(gatherOnCards("duel", faces).map(fullMessage)).toEqual([
    'the card has no field "nope" (cards a, b, c, d, e and 1 more)',
  ]);
});

test("the cards are data, by deck, and the message itself names none", () => {
  const { diagnostics } = render("{{nope}}", {});
  const faces = [
    { cards: [{ deck: "crew", id: "a" }], diagnostics },
    { cards: [{ deck: "ships", id: "a" }], diagnostics },
    { cards: [{ deck: "crew", id: "b" }], diagnostics },
  ];
  const [found] = gatherOnCards("duel", faces);
  expect(found?.message).toBe('the card has no field "nope"');
  expect(found?.cards).toEqual([
    { game: "duel", deck: "crew", ids: ["a", "b"] },
    { game: "duel", deck: "ships", ids: ["a"] },
  ]);
});

test("a place in the entry of a card shows which one it is, so the message does not name it", () => {
  const { diagnostics } = render("{{nope}}", {});
  const cards = [{ deck: "crew", id: "a" }];
  const [found] = gatherOnCards("duel", [{ cards, isAtValue: true, diagnostics }]);
  expect(found?.cards).toEqual([{ game: "duel", deck: "crew", ids: ["a"] }]);
  expect(found && fullMessage(found)).toBe('the card has no field "nope"');
});

test("cards of two games with one fault are joined, each once", () => {
  const of = (game: string, ...ids: string[]) => ({ game, deck: "crew", ids });
  expect(joinedCards([of("duel", "a", "b")], [of("duel", "b", "c"), of("race", "a")])).toEqual([
    of("duel", "a", "b", "c"),
    of("race", "a"),
  ]);
});
