/** Cards added, copied, deleted and moved, with what belongs to them. */
import { describe, expect, test } from "vitest";
import { type Ask, CSV, DECK, deckWith, FIELDS, HEAD, stepIn } from "../../support/edits/small-deck.ts";

/** The cards after a step, without what is before them. */
async function edited(cards: string, ask: Ask, fields = FIELDS): Promise<string> {
  const before = deckWith(cards, fields);
  const step = await stepIn({ [DECK]: before }, ask);
  return (step.after[DECK] ?? before).slice(deckWith("", fields).length);
}

const BLOCK = `cards:
  # Sea
  - { id: sea-1, cost: 1 }
  - { id: sea-2, cost: 2 } # two
  # Much too strong?
  - { id: sea-3, cost: 3 }
  # Sky
  - id: sky-1
    cost: 1
    text: |
      a
      b
  - id: sky-2
`;

const lines = (text: string, from: number, to = from): string =>
  text
    .split("\n")
    .slice(from, to + 1)
    .map((line) => `${line}\n`)
    .join("");

describe("deleted", () => {
  test("a card goes with its own comment, and headings stay as long as they have cards", async () => {
    const remove = (...cards: string[]) => edited(BLOCK, { kind: "delete-cards", cards });
    expect(await remove("sea-3")).toBe(lines(BLOCK, 0, 3) + lines(BLOCK, 6, 12));
    expect(await remove("sea-1")).toBe(lines(BLOCK, 0, 1) + lines(BLOCK, 3, 12));
    expect(await remove("sea-1", "sea-2", "sea-3")).toBe(`cards:\n${lines(BLOCK, 6, 12)}`);
    expect(await remove("sky-2")).toBe(lines(BLOCK, 0, 11));
    expect(await remove("sea-1", "sea-2", "sea-3", "sky-1", "sky-2")).toBe("cards: []\n");
  });

  test("the empty lines between cards stay as they were", async () => {
    const spaced = "cards:\n  - id: a\n    cost: 1\n\n  # of b\n  - id: b\n\n  - id: c";
    expect(await edited(spaced, { kind: "delete-cards", cards: ["b"] })).toBe(
      "cards:\n  - id: a\n    cost: 1\n\n  - id: c",
    );
    expect(await edited(spaced, { kind: "delete-cards", cards: ["c"] })).toBe(
      "cards:\n  - id: a\n    cost: 1\n\n  # of b\n  - id: b",
    );
  });

  test("from a list in brackets", async () => {
    const cards = "cards: [{ id: a }, { id: b }, { id: c }]\n";
    expect(await edited(cards, { kind: "delete-cards", cards: ["a", "b"] })).toBe("cards: [{ id: c }]\n");
  });

  test("a card of `each:` is refused, and one whose anchor others use", async () => {
    const each = 'cards:\n  - { each: { suit: [sea, sky] }, id: "{suit}-1" }\n  - { id: sky-1, cost: 2 }\n';
    for (const card of ["sea-1", "sky-1"])
      await expect(edited(each, { kind: "delete-cards", cards: [card] })).rejects.toThrow(
        "set its copies to 0",
      );
    const anchored = "cards:\n  - { id: a, special: &s { cost: 1 } }\n  - { id: b, special: *s }\n";
    await expect(edited(anchored, { kind: "delete-cards", cards: ["a"] })).rejects.toThrow("depend on how");
    expect(await edited(anchored, { kind: "delete-cards", cards: ["b"] })).toBe(lines(anchored, 0, 1));
  });
});

describe("moved", () => {
  test.each([
    ["down", ["sea-1"], "down", [0, 1, 3, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ["up, with its comment", ["sea-3"], "up", [0, 1, 2, 4, 5, 3, 6, 7, 8, 9, 10, 11, 12]],
    ["over a heading", ["sky-1"], "up", [0, 1, 2, 3, 7, 8, 9, 10, 11, 4, 5, 6, 12]],
    ["to the end", ["sea-2", "sea-3"], { after: "sky-2" }, [0, 1, 2, 6, 7, 8, 9, 10, 11, 12, 3, 4, 5]],
    ["to the beginning", ["sky-2"], { after: "" }, [0, 1, 12, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ["around one", ["sea-1", "sky-2"], { after: "sea-2" }, [0, 1, 3, 2, 12, 4, 5, 6, 7, 8, 9, 10, 11]],
    ["nowhere", ["sea-1"], "up", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ] as const)("%s", async (_, cards, to, order) => {
    const expected = order.map((line) => lines(BLOCK, line)).join("");
    expect(await edited(BLOCK, { kind: "move-cards", cards, to })).toBe(expected);
  });
});

describe("new", () => {
  test("a card has what the deck requires, in the layout of the one before it", async () => {
    const fields = FIELDS.replace("    cost:", "    level: { type: integer, minimum: 2 }\n    cost:").concat(
      "  required: [suit, level, text, tags]\n",
    );
    const flow = "cards:\n  - { id: a, suit: sky, level: 3, text: x, tags: [] }\n";
    expect(await edited(flow, { kind: "new-card" }, fields)).toBe(
      `${flow}  - { id: new-card, suit: sky, level: 2, text: "", tags: [] }\n`,
    );
    const block = "cards:\n  - id: a1\n    suit: sea\n    level: 2\n    text: x\n    tags: []\n";
    expect(await edited(block, { kind: "new-card", values: { text: "one\ntwo" } }, fields)).toBe(
      `${block}  - id: a2\n    suit: sea\n    level: 2\n    text: |\n      one\n      two\n    tags: []\n`,
    );
  });

  test("its id is free: a series goes on, a title makes one", async () => {
    const cards = "cards:\n  - { id: m08 }\n  - { id: m09 }\n";
    const step = await stepIn({ [DECK]: deckWith(cards) }, { kind: "new-card", after: "m08" });
    expect(step).toMatchObject({ title: "New card after M08", cards: ["m10"] });
    const values = { title: "The Crow's Nest" };
    const titled = "cards:\n  - { id: fox, title: Fox }\n";
    expect(await edited(titled, { kind: "new-card", values })).toBe(
      `${titled}  - { id: the-crow-s-nest, title: The Crow's Nest }\n`,
    );
    expect(await edited(titled, { kind: "new-card", values: { id: "fox" } })).toBe(
      `${titled}  - { id: fox-2 }\n`,
    );
  });

  test.each([
    ["cards: []\n", "cards:\n  - { id: card-1 }\n"],
    ["cards: [] # none yet\n", "cards: # none yet\n  - { id: card-1 }\n"],
    ["cards: [{ id: a }]\n", "cards: [{ id: a }, { id: new-card }]\n"],
    ["cards:\n- id: a", "cards:\n- id: a\n- id: new-card"],
    ["cards:\n  - id: a\n\n  - id: b\n", "cards:\n  - id: a\n\n  - id: b\n\n  - id: new-card\n"],
  ])("in %j", async (cards, expected) => {
    expect(await edited(cards, { kind: "new-card" })).toBe(expected);
  });
});

describe("copied", () => {
  test("each behind its card, as it is written but for the id", async () => {
    const step = await stepIn({ [DECK]: deckWith(BLOCK) }, { kind: "copy-cards", cards: ["sky-1", "sea-2"] });
    expect(step).toMatchObject({ title: "Duplicate 2 cards", cards: ["sea-4", "sky-3"] });
    const sky = lines(BLOCK, 7, 11);
    expect(step.after[DECK]).toBe(
      deckWith(
        lines(BLOCK, 0, 3) +
          "  - { id: sea-4, cost: 2 }\n" +
          lines(BLOCK, 4, 11) +
          sky.replace("sky-1", "sky-3") +
          lines(BLOCK, 12),
      ),
    );
  });

  test("a card of `each:` with all that it has", async () => {
    const each =
      'cards:\n  - { each: { suit: [sea, sky] }, id: "{suit}-1", cost: 1 }\n  - { id: sky-1, cost: 2 }\n';
    expect(await edited(each, { kind: "copy-cards", cards: ["sea-1"] })).toBe(
      `${each}  - { id: sea-2, suit: sea, cost: 1 }\n`,
    );
    expect(await edited(each, { kind: "copy-cards", cards: ["sky-1"] })).toBe(
      `${each}  - { id: sky-2, suit: sky, cost: 2 }\n`,
    );
  });

  test("an anchor is not copied with its card", async () => {
    const cards = "cards:\n  - &base { id: a, cost: 1 }\n  - { <<: *base, id: b }\n";
    expect(await edited(cards, { kind: "copy-cards", cards: ["a"] })).toBe(
      "cards:\n  - &base { id: a, cost: 1 }\n  - { id: a-2, cost: 1 }\n  - { <<: *base, id: b }\n",
    );
  });
});

describe("rows of a CSV file", () => {
  const inCsv = async (csv: string, ask: Ask, orders = "") => {
    const files = { [DECK]: `${HEAD}${FIELDS}${orders}cards: finds.csv\n`, [CSV]: csv };
    return (await stepIn(files, ask)).after[CSV] ?? csv;
  };
  const ROWS = 'id;text\r\na1;"x;y"\r\na2;"one\r\ntwo"\r\nb;z\r\n';

  test("are added, copied, deleted and moved with the file's own signs", async () => {
    expect(await inCsv(ROWS, { kind: "new-card", after: "a1" })).toBe(ROWS.replace("a2;", "a3;\r\na2;"));
    expect(await inCsv(ROWS, { kind: "copy-cards", cards: ["a1"] })).toBe(
      ROWS.replace("a2;", 'a3;"x;y"\r\na2;'),
    );
    expect(await inCsv(ROWS, { kind: "delete-cards", cards: ["a2"] })).toBe('id;text\r\na1;"x;y"\r\nb;z\r\n');
    expect(await inCsv(ROWS, { kind: "move-cards", cards: ["b"], to: { after: "a1" } })).toBe(
      'id;text\r\na1;"x;y"\r\nb;z\r\na2;"one\r\ntwo"\r\n',
    );
  });

  test("get a name where ids are made from names", async () => {
    const ids = 'ids: "{title}"\n';
    const csv = "title,cost\nFox,1\nFox 2,2\n";
    expect(await inCsv(csv, { kind: "copy-cards", cards: ["Fox"] }, ids)).toBe(
      "title,cost\nFox,1\nFox 3,1\nFox 2,2\n",
    );
    expect(await inCsv(csv, { kind: "new-card" }, ids)).toBe(`${csv}New card,\n`);
    const capital = "card:\n  properties:\n    Name: { type: string }\n  required: [Name]\n";
    const files = {
      [DECK]: `${HEAD}${capital}ids: "{Name}"\ncards: finds.csv\n`,
      [CSV]: "Name\tCost\nFox\t1",
    };
    const step = await stepIn(files, { kind: "new-card" });
    expect(step.after[CSV]).toBe("Name\tCost\nFox\t1\nNew card\t");
    expect(step.cards).toEqual(["New-card"]);
    const rename = { kind: "field", card: "Fox", path: ["title"], text: "Vixen" } as const;
    expect(await inCsv(csv, rename, ids)).toBe(csv.replace("Fox,", "Vixen,"));
    expect(
      await inCsv("title\nFox\nHen\n", { kind: "delete-cards", cards: ["n-1"] }, 'ids: "n-{@number}"\n'),
    ).toBe("title\nHen\n");
  });
});
