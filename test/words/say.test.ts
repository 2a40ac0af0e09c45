/** What Broadside prints, in English and in another language. */
import { describe, expect, test } from "vitest";
import { inEnglish, sayCounted, sayIn, sayNumber } from "../../src/words/say.ts";

const german = sayIn({
  "sheet {sheet} of {sheets}": "Blatt {sheet} von {sheets}",
  "{count} bar": "{count} Sperre",
  "{count} bars": "{count} Sperren",
  ".": ",",
});

describe("words on paper", () => {
  test("are English by default", () => {
    expect(inEnglish("sheet {sheet} of {sheets}", { sheet: 2, sheets: 9 })).toBe("sheet 2 of 9");
    expect(sayNumber(inEnglish, 0.31)).toBe(0.31);
  });

  test("are translated, with their values", () => {
    expect(german("sheet {sheet} of {sheets}", { sheet: 2, sheets: 9 })).toBe("Blatt 2 von 9");
    expect(sayNumber(german, 0.31)).toBe("0,31");
  });

  test("stay English where the translation has none", () => {
    expect(german("page {page}", { page: "B2" })).toBe("page B2");
  });

  test("have a form for one and one for all others", () => {
    const bars = (count: number): string => sayCounted(german, count, "{count} bar", "{count} bars");
    expect([0, 1, 2].map(bars)).toEqual(["0 Sperren", "1 Sperre", "2 Sperren"]);
  });

  test("leave unknown fields, and names that every object has", () => {
    const odd = sayIn({ start: "{constructor} {unknown}" });
    expect(odd("start")).toBe("{constructor} {unknown}");
  });
});
