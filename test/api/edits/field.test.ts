/** A field of a card set or removed: what a person would have written, and nothing else changed. */
import { describe, expect, test } from "vitest";
import type { EditAsk } from "../../../src/index.ts";
import { codeOf } from "../../support/api/sample-project.ts";
import { CSV, DECK, deckWith, FIELDS, HEAD, openDuel, stepIn } from "../../support/edits/small-deck.ts";

type Value = Pick<EditAsk & { kind: "field" }, "value" | "text">;

/** The cards after a step on the card `a`, without what is before them. */
async function set(cards: string, path: readonly (string | number)[], value: Value): Promise<string> {
  const before = deckWith(cards);
  const { after } = await stepIn({ [DECK]: before }, { kind: "field", card: "a", path, ...value });
  return (after[DECK] ?? before).slice(deckWith("").length);
}

const flow = (fields: string): string => `cards:\n  - { id: a, ${fields} } # keep\n  - { id: b }\n`;
const block = (lines: string): string => `cards:\n  # keep\n  - id: a\n${lines}  - id: b\n`;

describe("a value in place of another", () => {
  test.each([
    ["a number", "cost: 1, text: x", ["cost"], { text: "3" }, "cost: 3, text: x"],
    ["a text where a number is wanted", "cost: 1", ["cost"], { text: "many" }, "cost: many"],
    ["a text that looks like a number", "text: abc", ["text"], { text: "007" }, "text: 007"],
    ["a text that means nothing in YAML", "text: abc", ["text"], { text: "null" }, 'text: "null"'],
    [
      "a text with a comma",
      "text: abc",
      ["text"],
      { text: "Take 5, then rest" },
      'text: "Take 5, then rest"',
    ],
    ["a text in quotes, which stay", 'text: "old"', ["text"], { text: "new" }, 'text: "new"'],
    ["in single quotes", "text: 'old'", ["text"], { text: "it's" }, "text: 'it''s'"],
    ["quotes in a text", "text: abc", ["text"], { text: 'the "Crow": 1' }, "text: 'the \"Crow\": 1'"],
    ["a flag", "rare: false", ["rare"], { text: "true" }, "rare: true"],
    ["a fraction with a comma", "weight: 1", ["weight"], { text: "1,5" }, "weight: 1.5"],
    ["a list typed with bars", "tags: [x]", ["tags"], { text: "one | two" }, "tags: [one, two]"],
    ["a list typed in brackets", "tags: [x]", ["tags"], { text: '[one, "a, b"]' }, 'tags: [one, "a, b"]'],
    ["an item of a list", "tags: [x, y]", ["tags", 1], { text: "z" }, "tags: [x, z]"],
    ["a new item", "tags: [x]", ["tags", 1], { text: "y" }, "tags: [x, y]"],
    [
      "a field of a map",
      "special: { feature: fog, cost: 1 }",
      ["special", "cost"],
      { value: 2 },
      "special: { feature: fog, cost: 2 }",
    ],
    [
      "a field deep down",
      "special: { gives: { value: 1 } }",
      ["special", "gives", "suit"],
      { value: "sea" },
      "special: { gives: { value: 1, suit: sea } }",
    ],
    ["a map that is new", "cost: 1", ["special", "cost"], { value: 2 }, "cost: 1, special: { cost: 2 }"],
    ["several lines in brackets", "text: abc", ["text"], { value: "one\ntwo" }, 'text: "one\\ntwo"'],
    ["signs that no card can show", "text: abc", ["text"], { text: "a\u0007b" }, "text: ab"],
    ["a field without a value", "text: , cost: 1", ["text"], { text: "x" }, "text: x, cost: 1"],
    ["a field without a colon", "text, cost: 1", ["text"], { text: "x" }, "text: x, cost: 1"],
  ] as const)("%s", async (_, before, path, value, expected) => {
    expect(await set(flow(before), path, value)).toBe(flow(expected));
  });

  test.each([
    [
      "a text of several lines becomes a block",
      "    text: abc # why\n",
      { value: "one\n\ntwo" },
      "    text: | # why\n      one\n\n      two\n",
    ],
    [
      "a block stays one",
      "    text: |-  # why\n      one\n      two\n",
      { value: "one" },
      "    text: |-  # why\n      one\n",
    ],
    [
      "a folded block stays folded",
      "    text: >\n      one two\n      three\n",
      { value: "one two three four\nfive" },
      "    text: >\n      one two\n      three\n      four\n\n      five\n",
    ],
    ["a text with a comma needs no quotes", "    text: abc\n", { value: "one, two" }, "    text: one, two\n"],
    ["a text with a colon does", "    text: abc\n", { value: "one: two" }, '    text: "one: two"\n'],
    [
      "a text with signs that cannot be shown",
      "    text: abc\n",
      { value: "a\u2028c" },
      '    text: "a\\u2028c"\n',
    ],
    [
      "a text that begins with spaces",
      "    text: |\n      x\n",
      { value: "  deep\nless" },
      "    text: |2\n        deep\n      less\n",
    ],
    ["a field behind nothing", "    text: # why\n", { value: "x" }, "    text: x # why\n"],
  ])("line by line: %s", async (_, before, value, expected) => {
    expect(await set(block(before), ["text"], value)).toBe(block(expected));
  });

  test("lists and maps keep their layout", async () => {
    const pays = "    pays:\n      - { amount: 1, for: x } # one\n      - amount: 2\n        for: y\n";
    expect(await set(block(pays), ["pays", 1, "amount"], { value: 5 })).toBe(block(pays.replace("2", "5")));
    expect(await set(block(pays), ["pays", 2], { value: { amount: 3 } })).toBe(
      block(`${pays}      - { amount: 3 }\n`),
    );
    expect(await set(block(pays), ["pays", 0], {})).toBe(
      block("    pays:\n      - amount: 2\n        for: y\n"),
    );
  });
});

describe("a new field", () => {
  test("comes after the last one, with the comment on its line kept", async () => {
    expect(await set(block("    cost: 1 # one\n"), ["text"], { text: "x" })).toBe(
      block("    cost: 1 # one\n    text: x\n"),
    );
    expect(await set(block("    text: |\n      x\n\n"), ["cost"], { text: "2" })).toBe(
      block("    text: |\n      x\n    cost: 2\n\n"),
    );
  });

  test("goes on a line of its own where the line would be too long", async () => {
    const long = `text: "${"word ".repeat(20)}"`;
    expect(await set(`cards:\n  - { id: a, ${long} }\n`, ["title"], { text: "A short title" })).toBe(
      `cards:\n  - { id: a, ${long},\n      title: A short title }\n`,
    );
  });

  test("has the layout that other cards give it", async () => {
    const cards = "cards:\n  - id: b\n    tags:\n      - x\n  - id: a\n    cost: 1\n";
    expect(await set(cards, ["tags"], { text: "one" })).toBe(`${cards}    tags:\n      - one\n`);
  });

  test("fills a map without fields", async () => {
    expect(await set(flow("special: {}"), ["special", "cost"], { value: 1 })).toBe(
      flow("special: { cost: 1 }"),
    );
  });
});

describe("a removed field", () => {
  test.each([
    ["in the middle", flow("cost: 1, text: x"), ["cost"], flow("text: x")],
    ["the last one", flow("cost: 1, text: x"), ["text"], flow("cost: 1")],
    ["the only one of a map", flow("cost: 1, special: { cost: 1 }"), ["special", "cost"], flow("cost: 1")],
    ["on its line", block("    cost: 1 # gone\n    text: x\n"), ["cost"], block("    text: x\n")],
    ["a block", block("    text: |\n      x\n    cost: 1\n"), ["text"], block("    cost: 1\n")],
    ["behind the dash", "cards:\n  - cost: 1\n    id: a\n", ["cost"], "cards:\n  - id: a\n"],
    ["at the end of the file", "cards:\n  - id: a\n    cost: 1", ["cost"], "cards:\n  - id: a"],
  ] as const)("%s", async (_, before, path, expected) => {
    expect(await set(before, path, {})).toBe(expected);
  });

  test("is refused where the card does not have it", async () => {
    const files = { [DECK]: deckWith("defaults: { cost: 1 }\ncards:\n  - { id: a }\n") };
    const remove = async (path: readonly string[]) => stepIn(files, { kind: "field", card: "a", path });
    await expect(remove(["text"])).rejects.toThrow("A has no text");
    await expect(remove(["cost"])).rejects.toThrow("cost of A comes from the deck's `defaults:`");
  });
});

describe("what is written elsewhere", () => {
  test("a value that the card has already gives no edits", async () => {
    const same = async (cards: string, path: readonly string[], value: Value) =>
      (await stepIn({ [DECK]: deckWith(cards) }, { kind: "field", card: "a", path, ...value })).files;
    expect(await same(flow("cost: 0x1"), ["cost"], { text: "1" })).toEqual([]);
    expect(await same(flow("text: 'x'"), ["text"], { value: "x" })).toEqual([]);
    expect(await same(`defaults: { cost: 1 }\n${flow("text: x")}`, ["cost"], { value: 1 })).toEqual([]);
    expect(
      await same(flow("special: { cost: 1, feature: x }"), ["special"], { value: { feature: "x", cost: 1 } }),
    ).toEqual([]);
  });

  test("a map of the defaults is written as a whole", async () => {
    const head = "defaults: { special: { feature: fog, cost: 1 } }\n";
    expect(await set(head + flow("cost: 1"), ["special", "cost"], { value: 2 })).toBe(
      head + flow("cost: 1, special: { feature: fog, cost: 2 }"),
    );
  });

  test("a field that `<<` merges gets a value in the card, and the anchor stays", async () => {
    const cards =
      "cards:\n  - &base { id: b, cost: 1, special: { feature: x, cost: 1 } }\n  - { <<: *base, id: a }\n";
    expect(await set(cards, ["cost"], { value: 2 })).toBe(cards.replace("id: a }", "id: a, cost: 2 }"));
    expect(await set(cards, ["special", "cost"], { value: 2 })).toBe(
      cards.replace("id: a }", "id: a, special: { feature: x, cost: 2 } }"),
    );
  });

  test("an alias is replaced by a value of the card's own", async () => {
    const cards =
      "cards:\n  - { id: b, special: &s { feature: x, cost: 1 } }\n  - id: a\n    special: *s # same\n";
    expect(await set(cards, ["special", "cost"], { value: 2 })).toBe(
      cards.replace("*s #", "{ feature: x, cost: 2 } #"),
    );
    expect(await set(cards, ["special"], {})).toBe(cards.replace("\n    special: *s # same", ""));
  });

  test("a value that other cards use through an anchor is not changed for them", async () => {
    const cards = "cards:\n  - { id: a, special: &s { cost: 1 } }\n  - { id: b, special: *s }\n";
    await expect(set(cards, ["special", "cost"], { value: 2 })).rejects.toThrow(
      "cost of A cannot be changed on its own",
    );
  });

  test("a card made by `each:` gets an entry after it, which later steps change", async () => {
    const each = 'cards:\n  - { each: { suit: [sea, sky] }, id: "{suit}-1", cost: 1 }\n';
    const files = (cards: string) => ({ [DECK]: deckWith(cards) });
    const one = await stepIn(files(each), { kind: "field", card: "sky-1", path: ["cost"], text: "2" });
    expect(one.title).toBe("Set cost of Sky 1 to 2");
    const first = `${each}  - { id: sky-1, cost: 2 }\n`;
    expect(one.after[DECK]).toBe(deckWith(first));
    const two = await stepIn(files(first), { kind: "field", card: "sky-1", path: ["text"], text: "x" });
    const second = `${each}  - { id: sky-1, cost: 2, text: x }\n`;
    expect(two.after[DECK]).toBe(deckWith(second));
    const three = await stepIn(files(second), { kind: "field", card: "sea-1", path: ["text"], text: "y" });
    expect(three.after[DECK]).toBe(deckWith(`${second}  - { id: sea-1, text: y }\n`));
    const back = await stepIn(files(second), { kind: "field", card: "sky-1", path: ["cost"] });
    expect(back.after[DECK]).toBe(deckWith(`${each}  - { id: sky-1, text: x }\n`));
    const remove = stepIn(files(each), { kind: "field", card: "sky-1", path: ["suit"] });
    await expect(remove).rejects.toThrow("comes from `each:`");
    const rename = stepIn(files(each), { kind: "field", card: "sky-1", path: ["id"], text: "x" });
    await expect(rename).rejects.toThrow("made by `each:`");
  });
});

test("byte order mark and line ends of Windows stay", async () => {
  const before = `\uFEFF${deckWith(block("    cost: 1\n"))}`.replaceAll("\n", "\r\n");
  const { after } = await stepIn(
    { [DECK]: before },
    { kind: "field", card: "a", path: ["text"], value: "x\ny" },
  );
  expect(after[DECK]).toBe(before.replace("cost: 1\r\n", "cost: 1\r\n    text: |\r\n      x\r\n      y\r\n"));
});

describe("cards of a CSV file", () => {
  const deck = `${HEAD}${FIELDS}columns: { Qty: copies }\ncards: finds.csv\n`;
  const set = async (csv: string, path: readonly (string | number)[], value: Value) => {
    const files = { [DECK]: deck, [CSV]: csv };
    const { after } = await stepIn(files, { kind: "field", card: "a", path, ...value });
    return after[CSV] ?? csv;
  };

  test.each([
    ["a cell", "id,cost,text\na,1,x\nb,2,y\n", ["cost"], { text: "3" }, "id,cost,text\na,3,x\nb,2,y\n"],
    [
      "a cell in quotes",
      'id;text\r\na;"x"\r\nb;y\r\n',
      ["text"],
      { text: "z" },
      'id;text\r\na;"z"\r\nb;y\r\n',
    ],
    ["a text with the separator", "id;text\na;x\n", ["text"], { text: 'a; "b"' }, 'id;text\na;"a; ""b"""\n'],
    ["several lines", "id,text\na,x", ["text"], { value: "one\ntwo" }, 'id,text\na,"one\ntwo"'],
    ["a cell of tabs", "id\ttext\na\tx\n", ["text"], { text: "y, z" }, "id\ttext\na\ty, z\n"],
    ["a list", "id,tags\na,x\n", ["tags"], { value: ["x", "y"] }, "id,tags\na,x | y\n"],
    ["an item of a list", "id,tags\na,x | y\n", ["tags", 0], { text: "z" }, "id,tags\na,z | y\n"],
    [
      "a field of a map",
      "id,special.cost\na,1\n",
      ["special", "cost"],
      { text: "2" },
      "id,special.cost\na,2\n",
    ],
    ["a column with another name", "id,Qty\na,1\n", ["copies"], { text: "2" }, "id,Qty\na,2\n"],
    ["a short row", "id,cost,text\na\nb,1,x\n", ["text"], { text: "y" }, "id,cost,text\na,,y\nb,1,x\n"],
    ["a removed value", "id,cost\na,1\n", ["cost"], {}, "id,cost\na,\n"],
    [
      "a field without a column",
      "id,cost\na,1\nb,2\n",
      ["text"],
      { text: "x" },
      "id,cost,text\na,1,x\nb,2,\n",
    ],
    ["the same value", "id,cost\na, 1 \n", ["cost"], { text: "1" }, "id,cost\na, 1 \n"],
  ] as const)("%s", async (_, before, path, value, expected) => {
    expect(await set(before, path, value)).toBe(expected);
  });

  test("what no cell can hold is refused", async () => {
    const pays = set("id,cost\na,1\n", ["pays"], { value: [{ amount: 1 }] });
    await expect(pays).rejects.toThrow("pays of A cannot be changed on its own");
  });
});

test("an ask about what does not exist is refused with the nearest name", async () => {
  const files = { [DECK]: deckWith(flow("cost: 1")) };
  const project = await openDuel(files);
  const ask = { kind: "field", game: "duel", deck: "finds", card: "a", path: ["cost"], value: 1 } as const;
  await expect(project.edits({ ...ask, game: "dual" })).rejects.toThrow('did you mean "duel"?');
  await expect(project.edits({ ...ask, deck: "find" })).rejects.toThrow('did you mean "finds"?');
  await expect(project.edits({ ...ask, card: "c" })).rejects.toThrow('there is no card "c"');
  expect(await codeOf(project.edits({ ...ask, card: "c" }))).toBe("unknown-name");
  expect(await codeOf(project.edits({ ...ask, path: ["__proto__"] }))).toBe("bad-order");
  expect(await codeOf(project.edits({ ...ask, path: [0] as never }))).toBe("bad-order");
  expect(await codeOf(project.edits({ ...ask, value: Number.NaN }))).toBe("bad-order");
  expect(await codeOf(project.edits({ ...ask, text: "1" }))).toBe("bad-order");
  expect(await codeOf(project.edits({ ...ask, kind: "fields" as never }))).toBe("bad-order");
});

test("a deck that is not YAML is refused with its place; a draft of it counts", async () => {
  const project = await openDuel({ [DECK]: deckWith(flow("cost: 1")) });
  const ask = { kind: "field", game: "duel", deck: "finds", card: "a", path: ["cost"], value: 2 } as const;
  const broken = { path: DECK, text: deckWith("cards:\n  - { id: a\n") };
  await expect(project.edits(ask, { drafts: [broken] })).rejects.toThrow(
    /finds\.yaml cannot be read \(line \d+/,
  );
  const text = deckWith(flow("cost: 1, text: new"));
  const { files } = await project.edits(ask, { drafts: [{ path: DECK, text }] });
  expect(files[0]?.before).toBe(text);
});
