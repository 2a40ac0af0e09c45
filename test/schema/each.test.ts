/** Entries with `each:` are checked with all that they stand for. */
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
  test("gives what is required, and its texts are read as they will be", () => {
    const { value, faults } = check(
      '  - {id: "{suit}-{value}", each: {suit: [red, green], value: {from: 1, to: 9}}, title: "The {suit} {value}", art: "{suit}-art"}\n',
    );
    expect(faults).toEqual([]);
    expect(value?.file.cards).toEqual([
      {
        id: "{suit}-{value}",
        each: { suit: ["red", "green"], value: { from: 1, to: 9 } },
        title: "The {suit} {value}",
        art: "{suit}-art",
      },
    ]);
  });

  test("a later card of a generated id need not say everything again", () => {
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
      '13:57 schema/not-allowed: suit[1] is "gren", expected one of red or green | write green',
      '13:75 schema/wrong-type: value[1] is "x", expected a whole number of at most 9 | write a number',
    ]);
  });

  test("a range is checked number by number", () => {
    expect(
      check('  - {id: "red-{value}", suit: red, title: T, each: {value: {from: 1, to: 11}}}\n').faults,
    ).toEqual([
      "13:60 schema/out-of-range: value is 10, expected a whole number of at most 9 | correct the number",
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

  test("ids that would be the same, and ids that would be none", () => {
    expect(check('  - {id: "{suit}", title: T, each: {suit: [red, green], value: [1, 2]}}\n').faults).toEqual(
      ['13:10 schema/each-id: the id "{suit}" is the same for every value of value | write "{suit}-{value}"'],
    );
    const { faults } = deck(
      'card: {properties: {rank: {type: string}}}\ncards: [{id: "{rank}", each: {rank: [ace, King of Hearts]}}]\n',
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('id is "King of Hearts"');
  });

  test("a field that nobody declares", () => {
    expect(check('  - {id: "{suti}", title: T, value: 1, suit: red, each: {suti: [red]}}\n').faults).toEqual([
      '13:58 schema/unknown-field: unknown field "suti" | did you mean suit?',
    ]);
  });

  test("a range without end is not counted out", () => {
    const start = performance.now();
    check(
      '  - {id: "red-{value}", suit: red, title: T, each: {value: {from: -1000000000, to: 1000000000}}}\n',
    );
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
