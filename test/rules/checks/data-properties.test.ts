/** Properties of the checks of rules.yaml, compared with simpler implementations. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fits } from "../../../src/rules/checks/entries/data-where.ts";
import { rankCorrelation } from "../../../src/rules/checks/rank-correlation.ts";
import { turnedBars } from "../../../src/rules/on-tracks/turned-bars.ts";
import { numbersInText } from "../../../src/rules/printed-texts/text-numbers.ts";
import { DEFAULT_CELLS, DEFAULT_TERRAIN_IDS } from "../../../src/units/cells.ts";
import { dataFindings } from "../../support/game/data-findings.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const small = fc.integer({ min: -5, max: 5 });
const pairs = fc.array(fc.tuple(small, small), { minLength: 2, maxLength: 40 });

describe("rank correlation", () => {
  /** Spearman's by its definition, in n² steps: Pearson's of ranks, in which equal values share their mean rank. */
  function plain(values: readonly (readonly [number, number])[]): number {
    const rank = (all: readonly number[], one: number): number =>
      all.filter((other) => other < one).length + (all.filter((other) => other === one).length + 1) / 2;
    const [x, y] = [0, 1].map((side) => {
      const all = values.map((pair) => pair[side] as number);
      return all.map((one) => rank(all, one));
    }) as [number[], number[]];
    const mean = (values.length + 1) / 2;
    const product = (p: readonly number[], q: readonly number[]): number =>
      p.reduce((sum, one, index) => sum + (one - mean) * ((q[index] as number) - mean), 0);
    return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
  }

  test("agrees with the definition, including ties", () => {
    fc.assert(
      fc.property(pairs, (values) => {
        const found = rankCorrelation(values);
        if (found === undefined) expect(plain(values)).toBeNaN();
        else expect(found).toBeCloseTo(plain(values), 10);
      }),
    );
  });

  test("of a textbook example: ten children's IQ against hours of television", () => {
    const iq = [106, 86, 100, 101, 99, 103, 97, 113, 112, 110];
    const hours = [7, 0, 27, 50, 28, 29, 20, 12, 6, 17];
    const both = iq.map((one, index) => [one, hours[index] as number] as const);
    expect(rankCorrelation(both)).toBeCloseTo(-29 / 165, 12);
  });

  test("is 1 for any order that is the same, and -1 for its opposite", () => {
    fc.assert(
      fc.property(fc.uniqueArray(small, { minLength: 2 }), (values) => {
        expect(rankCorrelation(values.map((one) => [one, one ** 3]))).toBeCloseTo(1, 12);
        expect(rankCorrelation(values.map((one) => [one, -one]))).toBeCloseTo(-1, 12);
      }),
    );
  });
});

describe("where", () => {
  const suits = ["sea", "land", "air"];
  const card = fc.record({
    suit: fc.constantFrom(...suits),
    value: small,
    tags: fc.array(fc.constantFrom("x", "y")),
  });

  test("selects the same as a filter written by hand", () => {
    const condition = fc.record({
      suits: fc.uniqueArray(fc.constantFrom(...suits), { minLength: 1 }),
      from: small,
      to: small,
      tag: fc.constantFrom("x", "y"),
    });
    fc.assert(
      fc.property(card, condition, (fields, { suits: wanted, from, to, tag }) => {
        const is = (where: Parameters<typeof fits>[1]) => fits({ fields }, where);
        expect(is({ suit: wanted })).toBe(wanted.includes(fields.suit));
        expect(is({ suit: { not: wanted } })).toBe(!wanted.includes(fields.suit));
        expect(is({ value: { from, to } })).toBe(fields.value >= from && fields.value <= to);
        expect(is({ tags: tag })).toBe(fields.tags.includes(tag));
        expect(is({ tags: { present: true } })).toBe(fields.tags.length > 0);
        expect(is({ suit: wanted, tags: tag })).toBe(
          wanted.includes(fields.suit) && fields.tags.includes(tag),
        );
      }),
    );
  });
});

const HEXES = { shape: "pointy-hex", radius: 1 } as const;

test.each([
  [DEFAULT_CELLS, ["a1|b1", "b1|a1", "a2|a3", "a3|north", "b2|east", "a1|south", "a2|b2", "b3|b2"]],
  [HEXES, ["a1|b1", "b2|a2", "b2|b3", "a3|north-west", "c2|east", "a1|south-east", "a2|a1"]],
] as const)("bars turned twice are the same bars: %j", (cells, names) => {
  const bar = fc.constantFrom(...names);
  fc.assert(
    fc.property(fc.uniqueArray(bar), (bars) => {
      const sorted = bars.map((one) => (/^..\|..$/.test(one) ? one.split("|").sort().join("|") : one)).sort();
      expect(turnedBars(turnedBars(bars, cells), cells)).toEqual(sorted);
    }),
  );
});

test("bars of seven hexagons, turned by half", () => {
  // Rows from the bottom: a1 b1, a2 b2 c2, a3 b3; the middle one, b2, stays.
  expect(turnedBars(["a1|west", "a1|b2", "c2|b3", "b2|south-east"], HEXES)).toEqual([
    "a1|a2",
    "b2|b3",
    "b2|north-west",
    "b3|east",
  ]);
});

test("numbers are found in any text, at the right place, without failing", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.nat({ max: 20 }), (text, number) => {
      for (const { written, start } of numbersInText(text, ["near"]))
        expect(text.slice(start, start + written.length)).toBe(written);
      expect(numbersInText(`near ${number}`, ["near"]).map(({ value }) => value)).toEqual([number]);
    }),
  );
});

test("counts and sums agree with adding up by hand", () => {
  const card = fc.record({
    suit: fc.constantFrom("sea", "land"),
    value: small,
    copies: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(card, { minLength: 1, maxLength: 8 }), (cards) => {
      const sea = cards.filter(({ suit }) => suit === "sea");
      const count = sea.reduce((sum, { copies }) => sum + copies, 0);
      const sum = cards.reduce((total, { value, copies }) => total + value * copies, 0);
      const wrong = (more: number): number =>
        dataFindings("sample", {
          ...SAMPLE_GAME,
          "content/sample/decks/crew.yaml": `deck: crew\ntitle: C\nsize: poker-us\nfront: card\ncard: { properties: { suit: { type: string } }, additionalProperties: true }\ncards: ${JSON.stringify(
            [...cards, { suit: "sea", value: 0, copies: 1 }].map((one, index) => ({
              id: `c${index}`,
              ...one,
            })),
          )}\n`,
          "content/sample/rules.yaml": `rules:
  - { id: a, why: w, deck: crew, where: { suit: sea }, check: count, is: ${count + 1 + more} }
  - { id: b, why: w, deck: crew, check: sum, field: value, is: ${sum + more} }
`,
        }).length;
      expect(wrong(0)).toBe(0);
      expect(wrong(1)).toBe(2);
    }),
    { numRuns: 30 },
  );
});

test("rules can name every colour of a square", () => {
  expect(
    DEFAULT_TERRAIN_IDS.every((colour) => fits({ fields: { squares: [[colour]] } }, { squares: colour })),
  ).toBe(true);
});
