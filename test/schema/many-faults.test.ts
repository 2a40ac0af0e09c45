/** Of very many faults twenty are reported in full, the rest is counted, and the sound part of the cards is kept. */
import { describe, expect, test } from "vitest";
import { deck } from "./support.ts";

const FIELDS =
  "card:\n  properties:\n    suit: { type: string, enum: [axe, bow] }\n    value: { type: integer }\n  required: [suit]\ncards:\n";

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("");

describe("3000 cards with two faults each", () => {
  const text = lines(3_000, (index) => `  - { id: c${index}, suit: axes, value: x, note: n }\n`);
  const { value, faults } = deck(FIELDS + text);

  test("are twenty and a number, each of the twenty with its fix", () => {
    expect(faults).toHaveLength(21);
    expect(faults[0]).toContain('suit is "axes", expected one of axe or bow | write axe');
    expect(faults[19]).toContain('value is "x", expected a whole number');
    expect(faults[20]).toMatch(/schema\/more-faults: \d{4,} more faults/);
  });

  test("keep all that is sound", () => {
    expect(value?.cards).toHaveLength(3_000);
    for (const card of [value?.cards[0], value?.cards[2_999]]) {
      expect(card?.entry).toMatchObject({ note: "n" });
      expect(Object.keys(card?.entry ?? {})).toEqual(["id", "note"]);
    }
  });
});

test("of cards with `each:` every value is reported once, however many cards it makes", () => {
  const suits = Array.from({ length: 15 }, (_, index) => `s${index}`).join(", ");
  const { faults } = deck(
    `${FIELDS}  - { id: "{suit}-{value}", each: { suit: [${suits}], value: { from: 1, to: 200 } } }\n`,
  );
  expect(faults).toHaveLength(15);
  for (const fault of faults) expect(fault).toContain("schema/not-allowed");
});

test("fields that are missing on every card are counted", () => {
  const { faults } = deck(FIELDS + lines(500, (index) => `  - { id: c${index} }\n`));
  expect(faults.slice(0, 20).every((fault) => fault.includes("has no suit"))).toBe(true);
  expect(faults[20]).toContain("480 more faults");
});

describe("limits", () => {
  const rules = (text: string): unknown => deck(text).diagnostics.map(({ rule }) => rule);

  test("of what `each:` makes in one list", () => {
    const product = (id: number): string =>
      `  - { id: "c${id}-{value}", suit: axe, each: { value: { from: 1, to: 9000 } } }\n`;
    expect(rules(FIELDS + lines(6, product))).toEqual(["schema/too-many-cards"]);
  });

  test("of the fields of one product", () => {
    const fields = lines(60, (index) => `f${index}: 1, `);
    const text = `card: { properties: { f0: {} }, additionalProperties: true }\ncards:\n  - { id: "{n}", ${fields}each: { n: { from: 1, to: 9000 } } }\n`;
    expect(rules(text)).toEqual(["schema/too-many-cards"]);
  });

  test.each(["oneOf", "anyOf"])("of branches of %s", (keyword) => {
    const branches = lines(101, (index) => `{ const: v${index} }, `);
    const text = `card: { properties: { a: { ${keyword}: [${branches}] } } }\ncards: [{ id: x, a: v1 }]\n`;
    expect(rules(text)).toEqual(["schema/too-large"]);
    expect(rules(text.replace("{ const: v100 }, ", ""))).toEqual([]);
  });
});
