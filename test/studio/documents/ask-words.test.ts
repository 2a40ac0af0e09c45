/** What waits, in words, while the project cannot name it. */
import { expect, test } from "vitest";
import type { EditAsk } from "../../../src/index.ts";
import { askWords } from "../../../src/studio/client/documents/ask-words.ts";

const DECK = { game: "harbour", deck: "ships" };
const THING = { ...DECK, card: "axe-7", side: "front", start: 3 } as const;

test.each<[string, EditAsk]>([
  ["Set cost of axe 7", { kind: "field", ...DECK, card: "axe-7", path: ["special", "cost"], value: 3 }],
  ["Set pays of axe 7", { kind: "field", ...DECK, card: "axe-7", path: ["pays", 0], text: "x" }],
  ["Remove cost of axe 7", { kind: "field", ...DECK, card: "axe-7", path: ["cost"] }],
  ["Change bars of axe 7", { kind: "item", ...DECK, card: "axe-7", path: ["bars"], change: "add" }],
  ["Delete cards: axe 7", { kind: "delete-cards", ...DECK, cards: ["axe-7"] }],
  ["Delete cards", { kind: "delete-cards", ...DECK, cards: ["axe-7", "axe-8"] }],
  ["New field weapon", { kind: "new-field", ...DECK, name: "weapon" }],
  ["Move thing", { kind: "move-thing", ...THING, by: { x: 1, y: 0 } }],
])("%s", (words, ask) => expect(askWords(ask)).toBe(words));
