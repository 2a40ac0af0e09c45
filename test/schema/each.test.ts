/** Entries with `each:` are checked together with all entries that they generate. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deck } from "./support.ts";

const FIELDS = `card:
  properties:
    suit: {type: string, enum: [red, green]}
    value: {type: integer, maximum: 9}
    art: {type: string, enum: [red-art, green-art]}
    title: {type: string}
  required: [suit, value, title]
`;

const check = (cards: string) => deck(`${FIELDS}cards:\n${cards}`);

describe("each", () => {
  test("provides what is required, and its texts are checked as they will read", () => {
    const { value, faults } = check(
      '  - {id: "{suit}-{value}", each: {suit: [red, green], value: {from: 1, to: 9}}, title: "The {suit} {value}", art: "{suit}-art"}\n',
    );
    expect(faults).toEqual([]);
    expect(value?.cards).toHaveLength(18);
    expect(value?.cards[10]?.entry).toEqual({
      id: "green-2",
      suit: "green",
      value: 2,
      title: "The green 2",
      art: "green-art",
    });
  });

  test("a later card with a generated id need not repeat everything", () => {
    const each = '  - {id: "{suit}-1", each: {suit: [red, green]}, value: 1, title: T}\n';
    expect(check(`${each}  - {id: red-1, copies: 3}\n`).faults).toEqual([]);
    expect(check(`${each}  - {id: red-2, copies: 3}\n`).diagnostics.map(({ rule }) => rule)).toEqual(
      Array(3).fill("schema/missing-field"),
    );
  });

  test("each value is checked against its field, at its place", () => {
    expect(
      check('  - {id: "{suit}-{value}", title: T, each: {suit: [red, gren], value: [1, x]}}\n').faults,
    ).toEqual([
      '13:57 schema/not-allowed: suit is "gren", expected one of red or green | write green',
      '13:75 schema/wrong-type: value is "x", expected a whole number of at most 9 | write a number',
    ]);
  });

  test("a range is checked number by number", () => {
    expect(
      check('  - {id: "red-{value}", suit: red, title: T, each: {value: {from: 1, to: 11}}}\n').faults,
    ).toEqual([
      "13:60 schema/out-of-range: value is 10, expected a whole number of at most 9 | write a whole number of at most 9",
    ]);
  });

  test("a text with braces is checked as it reads on the cards", () => {
    const { faults } = check(
      '  - {id: "{suit}-1", value: 1, title: T, art: "{suit}-at", each: {suit: [red, green]}}\n',
    );
    expect(faults).toEqual([
      '13:47 schema/not-allowed: art is "red-at", expected one of red-art or green-art | write red-art',
    ]);
  });

  test("duplicate ids, and empty ids", () => {
    expect(check('  - {id: "{suit}", title: T, each: {suit: [red, green], value: [1, 2]}}\n').faults).toEqual(
      ['13:10 schema/each-id: the id "{suit}" is the same for every value of value | write "{suit}-{value}"'],
    );
    const { faults } = deck(
      'card: {properties: {rank: {type: string}}}\ncards: [{id: "{rank}", each: {rank: [ace, King of Hearts]}}]\n',
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('id is "King of Hearts"');
  });

  test("an undeclared field", () => {
    expect(check('  - {id: "{suti}", title: T, value: 1, each: {suti: [red]}}\n').faults).toEqual([
      "13:10 schema/missing-field: the card {suti} has no suit | add `suit: ...`",
      '13:47 schema/unknown-field: unknown field "suti" | did you mean suit?',
    ]);
  });

  test("a range or a product that is far too large is refused at once", () => {
    const huge = "{from: -1000000000, to: 1000000000}";
    const { value, diagnostics } = deck(
      `card: {properties: {a: {}, b: {}}}\ncards: [{id: one}, {id: "{a}-{b}", each: {a: ${huge}, b: ${huge}}}]\n`,
    );
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["schema/too-many-cards"]);
    expect(value?.cards).toHaveLength(1);
  });

  test("numbers from high to low make no cards, which is reported", () => {
    const { value, faults } = deck(
      "card: {properties: {value: {}}}\ncards: [{id: one}, {id: 'v{value}', each: {value: {from: 5, to: 1}}}]\n",
    );
    expect(faults).toEqual([
      '6:51 schema/empty-each: "value" has no values, so this entry makes no cards | write a list, or from a lower number to a higher one',
    ]);
    expect(value?.cards).toHaveLength(1);
  });

  test("a placeholder for an unknown field is an error in the id and a warning in a text", () => {
    const { value, diagnostics } = check(
      '  - {id: "x-{sut}", value: 1, title: "{number} of {suit}", each: {suit: [red, green]}}\n',
    );
    expect(diagnostics.map(({ rule, severity, fix }) => [rule, severity, fix])).toEqual([
      ["schema/unknown-placeholder", "error", "write {suit}"],
      ["schema/unknown-placeholder", "warning", 'add "number" to `each`, or leave the braces out'],
    ]);
    expect(value?.cards.map(({ entry }) => entry.id)).toEqual(["card-1-1", "card-1-2"]);
  });

  test("an undeclared field with braces is reported once", () => {
    expect(
      check('  - {id: "{suit}", value: 1, title: T, tilte: "{suit}", each: {suit: [red, green]}}\n').faults,
    ).toEqual([
      '13:40 schema/unknown-field: unknown field "tilte" | declare it in `card:` under properties, or remove it',
    ]);
  });
});

describe("the cards of each", () => {
  const FREE =
    "card: {properties: {suit: {}, value: {}, text: {}, power: {}, a: {}, b: {}, c: {}}}\ncards:\n";
  const cards = (text: string) => deck(FREE + text).value?.cards ?? [];
  const ids = (text: string) => cards(text).map(({ entry }) => entry.id);

  test("are one per combination, the last field varying fastest", () => {
    expect(ids("  - {each: {suit: [red, green], value: {from: 1, to: 3}}, id: '{suit}-{value}'}\n")).toEqual([
      "red-1",
      "red-2",
      "red-3",
      "green-1",
      "green-2",
      "green-3",
    ]);
  });

  test("have {field} filled in texts at any depth, and numbers stay numbers", () => {
    const [card] = cards(
      "  - {each: {suit: [red], value: [7]}, id: '{suit}-{value}', text: 'The {value} of {suit}', power: {lines: ['{suit} once', 4]}, front: '{suit}-front', copies: 3}\n",
    );
    expect(card?.entry).toEqual({
      id: "red-7",
      suit: "red",
      value: 7,
      text: "The 7 of red",
      power: { lines: ["red once", 4] },
      front: "red-front",
      copies: 3,
    });
  });

  test("a number made from a placeholder is a number", () => {
    const { value, faults } = deck(
      "card: {properties: {n: {type: integer}, m: {type: integer}}}\ncards:\n  - each: {n: [1, 2]}\n    id: v{n}\n    m: 1{n}\n",
    );
    expect(faults).toEqual([]);
    expect(value?.cards.map(({ entry }) => entry.m)).toEqual([11, 12]);
  });

  test("a later card with a generated id overrides its fields and keeps its position", () => {
    const made = cards(
      "  - {each: {value: {from: 1, to: 3}}, id: 'v{value}', text: plain}\n  - {id: v2, text: special, copies: 0}\n  - {id: extra}\n",
    );
    expect(made.map(({ entry }) => entry.id)).toEqual(["v1", "v2", "v3", "extra"]);
    expect(made[1]?.entry).toEqual({ id: "v2", value: 2, text: "special", copies: 0 });
    expect(made.map(({ index }) => index)).toEqual([0, 1, 0, 2]);
  });

  test("two written cards with one id, and a card before the product, stay two cards", () => {
    const text =
      "  - {id: v1, text: before}\n  - {each: {value: [1]}, id: 'v{value}'}\n  - {id: x}\n  - {id: x}\n";
    expect(ids(text)).toEqual(["v1", "v1", "x", "x"]);
    expect(cards(text)[1]?.entry).toEqual({ id: "v1", value: 1 });
  });

  test("a second override is a duplicate, not another override", () => {
    const text = "  - {each: {value: [1]}, id: 'v{value}'}\n  - {id: v1, text: a}\n  - {id: v1, text: b}\n";
    expect(cards(text).map(({ entry }) => entry)).toEqual([
      { id: "v1", value: 1, text: "a" },
      { id: "v1", text: "b" },
    ]);
  });

  test("are as many as the product of the lengths, with distinct ids", () => {
    const length = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(length, length, length, (a, b, c) => {
        const each = `{a: {from: 1, to: ${a}}, b: {from: 1, to: ${b}}, c: {from: 1, to: ${c}}}`;
        const made = ids(`  - {each: ${each}, id: '{a}-{b}-{c}'}\n`);
        expect(made.length).toBe(a * b * c);
        expect(new Set(made).size).toBe(made.length);
      }),
      { numRuns: 30 },
    );
  });
});

describe("numbers padded by zeros", () => {
  const padded = (id: string, title = "T") =>
    deck(`card: {properties: {title: {type: string}, n: {}, suit: {}}}\ncards:
  - {id: "${id}", each: {n: {from: 9, to: 10}, suit: [red]}, title: "${title}"}\n`);

  test("have at least as many digits in ids and texts as the format says", () => {
    const { value, diagnostics } = padded("c-{n:03}", "{n:01} of {n:04}");
    expect(value?.cards.map(({ entry: { id, title } }) => [id, title])).toEqual([
      ["c-009", "9 of 0009"],
      ["c-010", "10 of 0010"],
    ]);
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ["{n:3}", "write {n:03} for at least 3 digits"],
    ["{n:3d}", "write {n:03} for at least 3 digits"],
    ["{n:%02d}", "write {n:02} for at least 2 digits"],
    ["{n:000}", "write {n:03} for at least 3 digits"],
    ["{suit:03}", "write {suit}"],
  ])("%s is reported with the right one", (pattern, fix) => {
    const { diagnostics } = padded(`c-{n}-${pattern}`);
    const faults = diagnostics.filter(({ rule }) => rule === "schema/bad-padding");
    expect(faults.map((fault) => fault.fix)).toEqual([fix]);
  });

  test("braces in texts that are not placeholders are kept", () => {
    const { value, diagnostics } = padded("c-{n}", "{Note: hot} {a:b} {time:12}");
    expect(value?.cards[0]?.entry.title).toBe("{Note: hot} {a:b} {time:12}");
    expect(diagnostics).toEqual([]);
  });

  test("an unknown name with a format is an unknown name", () => {
    const { diagnostics } = padded("c-{nn:03}");
    expect(diagnostics.map(({ rule }) => rule)).toContain("schema/unknown-placeholder");
  });
});
