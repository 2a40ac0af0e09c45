import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isInvisible } from "../../../src/font/drawn-characters.ts";
import { wordStore } from "../../../src/layout/text/words/words.ts";
import { ALEGREYA, bookOf, endOf, glyphItems, layOut } from "./setting.ts";

const fonts = bookOf(...ALEGREYA, "hebrew", "arabic", "chinese", "emoji");

const word = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-z]{1,9}[,.!)]?$/) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("well-known", "Com\u00ADpu\u00ADter", "(12)", "office", "a\u00A0b", "x/y"),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("שלום", "قلعة", "夜市当你", "👩‍🚒", "e\u0301", "試", "한국어", "\u200B"),
  },
);
const text = fc
  .array(fc.tuple(word, fc.constantFrom(" ", " ", " ", "\n", "\n\n", "\n- ")), { maxLength: 25 })
  .map((parts) => parts.map(([first, second]) => first + second).join(""));
const box = fc.record({
  x: fc.constant(3),
  y: fc.constant(2),
  width: fc.double({ min: 5, max: 80, noNaN: true }),
  height: fc.double({ min: 3, max: 60, noNaN: true }),
});
const align = fc.constantFrom("start", "end", "left", "right", "center", "justify" as const);
const RUNS = { numRuns: 40 };

/** Visible characters, sorted, because visual order is not reading order. */
const visible = (said: string) =>
  [...said.normalize("NFC")]
    .filter((sign) => !/[\s•]/u.test(sign) && !isInvisible(sign.codePointAt(0) ?? 0))
    .sort();

describe("laws of a text box", () => {
  test("no line is wider than the box unless that is reported", () => {
    fc.assert(
      fc.property(text, box, align, (markup, place, how) => {
        const { items, overflow } = layOut(fonts, markup, { box: place, align: how as "start" });
        if (overflow > 0) return;
        for (const item of glyphItems(items)) {
          expect(item.x).toBeGreaterThan(place.x - 0.006);
          expect(endOf(item)).toBeLessThan(place.x + place.width + 0.006);
        }
      }),
      RUNS,
    );
  });

  test("every visible character appears exactly once", () => {
    fc.assert(
      fc.property(text, box, (markup, place) => {
        const { items } = layOut(fonts, markup, { box: place });
        const drawn = glyphItems(items).flatMap((item) => item.text);
        expect(visible(drawn.join(""))).toEqual(visible(markup.replaceAll(/^- (?=\S)/gm, "")));
      }),
      RUNS,
    );
  });

  test("shrinking stays between the smallest and the requested size, and fits or reports overflow", () => {
    fc.assert(
      fc.property(text, box, fc.double({ min: 1, max: 5, noNaN: true }), (markup, place, minSize) => {
        const { size, overflow, items } = layOut(fonts, markup, { box: place, minSize });
        expect(size).toBeGreaterThanOrEqual(Math.min(minSize, 4));
        expect(size).toBeLessThanOrEqual(4);
        if (overflow > 0) expect(size).toBe(Math.min(minSize, 4));
        for (const item of glyphItems(items)) expect(item.size).toBe(size);
      }),
      RUNS,
    );
  });

  test("a larger box never has smaller text", () => {
    fc.assert(
      fc.property(text, box, fc.nat(20), fc.nat(20), (markup, place, wider, higher) => {
        const larger = { ...place, width: place.width + wider, height: place.height + higher };
        const sizeIn = (spec: typeof place) => layOut(fonts, markup, { box: spec, minSize: 1 }).size;
        expect(sizeIn(larger)).toBeGreaterThanOrEqual(sizeIn(place));
      }),
      RUNS,
    );
  });

  test("glyphs, advances, offsets and characters come in equal numbers", () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: "grapheme", maxLength: 40 })), box, (markup, place) => {
        for (const item of glyphItems(layOut(fonts, markup, { box: place }).items)) {
          expect(item.advances).toHaveLength(item.ids.length);
          expect(item.text).toHaveLength(item.ids.length);
          if (item.offsets) expect(item.offsets).toHaveLength(item.ids.length);
          expect(item.advances.every(Number.isFinite)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test("the same text gives the same result, whatever was set before", () => {
    fc.assert(
      fc.property(text, text, (before, markup) => {
        const fresh = bookOf("regular", "italic");
        layOut(fresh, before);
        const plain = bookOf("regular", "italic");
        expect(layOut(fresh, markup).items).toEqual(layOut(plain, markup).items);
      }),
      { numRuns: 5 },
    );
  });
});

test("the store of words is emptied rather than growing", () => {
  const store = wordStore(10);
  const words = store.of("style");
  for (let index = 0; index < 1000; index++) {
    words.getOrMake(`word${index}`, () => ({ runs: [], width: index, missing: [] }));
    expect(store.size).toBeLessThanOrEqual(10);
  }
  expect(words.getOrMake("word999", () => ({ runs: [], width: -1, missing: [] })).width).toBe(999);
});

test("words that were not used while many new ones came are forgotten", () => {
  const store = wordStore();
  const words = store.of("style");
  const make = (width: number) => () => ({ runs: [], width, missing: [] });
  const used = words.getOrMake("used", make(1));
  words.getOrMake("unused", make(2));
  const typeMany = (round: number) => {
    for (let key = 0; key < 400; key++) words.getOrMake(`${round} ${key}`, make(3));
    store.forgetUnused();
  };
  typeMany(1);
  store.forgetUnused();
  expect(words.known.get("used")).toBe(used);
  typeMany(2);
  expect(words.known.get("used")).toBe(used);
  typeMany(3);
  expect([words.known.get("used"), words.known.get("unused")]).toEqual([used, undefined]);
  expect(store.size).toBeLessThan(1_000);
});
