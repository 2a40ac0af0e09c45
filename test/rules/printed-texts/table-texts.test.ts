/** The texts of cards in a table are those that the tree of their file has, at the same places. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { RuleContext } from "../../../src/rules/define-rule.ts";
import { writtenTexts } from "../../../src/rules/printed-texts/written-texts.ts";
import { wholeTree } from "../../../src/source/field-table.ts";
import type { SourceDocument, SourceList } from "../../../src/source/tree.ts";
import { parseYaml } from "../../../src/source/yaml/yaml.ts";
import { oddText } from "../../support/game/odd-texts.ts";

const PATH = "content/g/decks/d.yaml";
const HEAD = `deck: d
defaults: { note: "from the deck", title: none }
cards:
`;

/** What rules see of a text. */
interface Seen {
  readonly text: string;
  readonly field: string;
  readonly from: string;
  readonly place: unknown;
  readonly source: unknown;
  readonly edit: unknown;
}

const documentOf = (cards: string): SourceDocument => parseYaml({ path: PATH, text: HEAD + cards }).value;

const cardsIn = ({ root }: SourceDocument): SourceList => {
  const entries = root?.kind === "map" ? root.entries : [];
  const list = entries.find(({ key }) => key === "cards")?.value;
  if (list?.kind !== "list") throw new Error("no list of cards");
  return list;
};

function seenIn(document: SourceDocument): readonly Seen[] {
  const cards = cardsIn(document).items.map((_, index) => ({
    front: index % 2 === 0 ? "card" : "other",
    back: "other",
    fields: {},
    source: { file: PATH, path: ["cards", index] },
  }));
  const texts = (...paths: readonly string[]) => ({
    texts: { fields: paths.map((path) => path.split(".")), others: [], written: [] },
  });
  const templates = new Map([
    ["card", texts("title", "list", "rank", "note", "title")],
    ["other", texts("title", "list.*", "map.inner", "map.*")],
  ]);
  const game = {
    decks: [{ id: "d", source: { file: PATH, path: [] }, cards }],
    tables: [],
    scenarios: [],
    figures: [],
    glossary: { terms: {} },
    source: { file: "content/g/game.yaml", path: [] },
  };
  const sources = new Map([[PATH, document]]);
  const context = { game, templates, sources, booklets: [] } as unknown as RuleContext;
  const found = writtenTexts(context);
  return found.numbers.map((_, index) => {
    const written = found.at(index);
    return {
      text: written.text,
      field: written.field,
      from: written.from,
      place: written.place(0, Math.min(2, written.text.length)),
      source: written.source(0, 1),
      edit: written.edit(0, 1, "Z"),
    };
  });
}

const asTree = (document: SourceDocument): SourceDocument => ({
  ...document,
  root: document.root && wholeTree(document.root),
});

const field = fc.oneof(
  oddText.map((text) => `title: ${JSON.stringify(text)}`),
  fc.constantFrom(
    "title: 'it''s here'",
    "title: plain words",
    "title: null",
    'title: ""',
    "list: [one, two words, null]",
    "list:\n      - one\n      - two",
    "map: { inner: words, other: [more] }",
    "map:\n      inner: words",
    "title: |\n      a block\n      of text",
    "rank: 007",
    "rank: true",
    "note: its own",
    "each: { title: [first, second] }",
  ),
);
const card = fc
  .uniqueArray(field, { maxLength: 4, selector: (one) => one.split(":")[0] })
  .map((fields) => ["id: a", ...fields].map((one, index) => `${index ? "    " : "  - "}${one}\n`).join(""));

test("a card's texts do not depend on how its deck was read", () => {
  let tables = 0;
  fc.assert(
    fc.property(fc.array(card, { minLength: 1, maxLength: 5 }), (cards) => {
      const document = documentOf(cards.join(""));
      if (cardsIn(document).table) tables += 1;
      expect(seenIn(document)).toEqual(seenIn(asTree(document)));
    }),
  );
  expect(tables).toBeGreaterThan(10);
});

test("cards of one entry are read once, cards with all kinds of fields completely", () => {
  const cards =
    "  - id: a\n    title: words\n    rank: 1\n  - id: b\n    each: { title: [first, second] }\n    note: x\n";
  const document = documentOf(cards);
  expect(cardsIn(document).table).toBeDefined();
  const texts = seenIn(document).map(({ text }) => text);
  expect(texts).toEqual(["words", "1", "from the deck", "first", "second"]);
  expect(seenIn(asTree(document)).map(({ text }) => text)).toEqual(texts);
});
