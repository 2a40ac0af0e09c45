/** Single cards on a last sheet, and how to save it. Nine poker cards fit on a sheet of A4 or Letter. */
import { expect, test } from "vitest";
import type { Print } from "../../src/game/kits/prints.ts";
import { PAPERS } from "../../src/sheet/papers.ts";
import { planSheets } from "../../src/sheet/plan/flow.ts";
import { plansOf } from "../../src/sheet/plan/lonely-cards.ts";
import type { SheetPlan } from "../../src/sheet/plan/sheet-plan.ts";
import { defaultProfile } from "../../src/sheet/profile.ts";
import type { Paper, Piece } from "../../src/sheet/sheet.ts";
import { checkFiles } from "../support/game/check-example.ts";

const deck = (id: string, copies: number) => ({
  [`content/sample/decks/${id}.yaml`]: `deck: ${id}
title: ${id}
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards: [{ id: ${id}, rank: 1, title: ${id}, copies: ${copies} }]
`,
  [`content/sample/kits/${id}.yaml`]: `kit: ${id}\ntitle: ${id}\ncontents: [{ deck: ${id} }]\n`,
});

const found = async (files: Readonly<Record<string, string>>) =>
  (await checkFiles(files)).filter(({ rule }) => rule === "kit/nearly-empty-sheet");

test("another kit whose last sheet has room is named", async () => {
  // 10 and 17 cards are 2 and 2 sheets; together 27, which fill 3
  const [first, ...others] = await found({ ...deck("ants", 10), ...deck("bees", 17) });
  expect(others).toEqual([]);
  expect(first?.fix).toBe(
    "remove 1 card to save a sheet, or add up to 8 at no extra paper; printed as one with another kit it needs no extra sheet: ants+bees",
  );
});

test("a kit whose last sheet is full saves none, and is not named", async () => {
  // 10 and 18 cards are 2 and 2 sheets; together 28, on 4
  const [first, ...others] = await found({ ...deck("ants", 10), ...deck("bees", 18) });
  expect(others).toEqual([]);
  expect(first?.fix).toBe("remove 1 card to save a sheet, or add up to 8 at no extra paper");
});

test("a card that shares a sheet with tokens is not reported", async () => {
  const tokens = `deck: tokens
title: Tokens
shape: round
size: 30mm
front: plain-piece
back: plain-piece
cards: [{ id: token }]
`;
  const kit = "kit: ants\ntitle: ants\ncontents: [{ deck: ants }, { deck: tokens }]\n";
  const files = { ...deck("ants", 10), "content/sample/decks/tokens.yaml": tokens };
  expect(await found({ ...files, "content/sample/kits/ants.yaml": kit })).toEqual([]);
});

test("cards that are counted together are planned like single ones", () => {
  const single: Piece = {
    ...{ id: "ant", component: "Ants", front: "card", trim: { width: 63.5, height: 88.9 } },
    ...{ bleed: 0, copies: 1 },
  };
  const deck = { id: "ants", title: "Ants", shape: "card", size: single.trim, bleed: 0 };
  const other = { ...deck, id: "bees", size: { width: 44, height: 67 } };
  const card = (deck: object, id: string, back?: string) => ({
    deck,
    card: { id, front: "card", back },
    copies: 2,
  });
  const cards = [
    card(deck, "a"),
    card(deck, "b"),
    card(deck, "c", "back"),
    card(other, "d"),
    card(deck, "e"),
  ];
  const print = { id: "all", title: "All", cards } as unknown as Print;
  const profile = defaultProfile(PAPERS[1] as Paper);
  const pieces = cards.map(({ deck, card: { id, back } }) => ({
    ...{ ...single, id, trim: (deck as typeof other).size, copies: 2 },
    ...(back === undefined ? {} : { back }),
  }));
  const sizes = (plans: readonly SheetPlan[]) =>
    plans.map(({ cards }) => cards.map(({ trim, back }) => [trim.width, back]));
  expect(sizes(plansOf(print, profile))).toEqual(sizes(planSheets(pieces, profile).value));
});
