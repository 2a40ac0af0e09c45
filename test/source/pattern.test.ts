import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Pattern, readPattern } from "../../src/source/pattern.ts";

function patternOf(written: string): Pattern {
  const read = readPattern(written);
  if ("fault" in read) throw new Error(`${written} ${read.fault}`);
  return read.ok;
}

test("a pattern takes at most its sets plus one, times the positions of a text", () => {
  for (const written of ["^a*b$", "(a|b?){3}c", "((ab){2}|c){4}", "\\bx{2,}"])
    for (const text of ["", "ab", "abababcc", "xxxxxxxx"]) {
      const { sets, run } = patternOf(written);
      expect(run(text).steps).toBeLessThanOrEqual((sets + 1) * (text.length + 1));
    }
});

test("a match takes the same steps, whichever engine finds it", () => {
  // The group, which JavaScript's engine is not trusted with, is one more part.
  for (const [straight, grouped] of [
    ["^#[0-9a-f]{6}$", "^#(?:[0-9a-f]{6})$"],
    ["^a.+$", "^a(?:.+)$"],
  ] as const)
    for (const text of ["#00ff7a", "a\u{1F3B2}b", "a\ud83c"]) {
      const [one, other] = [straight, grouped].map((written) => patternOf(written).run(text));
      expect(one?.matches).toBe(other?.matches);
      if (one?.matches) expect(one.steps).toBe((other?.steps ?? 0) - [...text, ""].length);
    }
});

describe("patterns answer as JavaScript does", () => {
  test.each([
    ["^#[0-9a-f]{6}$", ["#00ff7a", "#00FF7a", "#00ff7", "x#00ff7a", ""]],
    ["^[A-Z][a-z]+$", ["Cook", "C", "cook", "Cook ", "Cook\n"]],
    ["^\\d+/\\d+$", ["1/2", "12/345", "/2", "1/", "1/2/3", "١/٢"]],
    ["^(captain-(black|white)|dummy)-[1-6]$", ["captain-white-3", "dummy-6", "captain-3", "dummy-7"]],
    ["before the dice|after it", ["long before the dice", "right after it", "before it"]],
    ["^.{2,4}$", ["a", "ab", "abcd", "abcde", "a\u{1F3B2}", "\u{1F3B2}\u{1F3B2}\u{1F3B2}", "a\nb"]],
    ["^a{2,}?b??c*?$", ["aab", "aa", "aabcc", "ab", "acc"]],
    ["\\bcat\\b", ["the cat sat", "category", "cat", "a-cat-b", "caté"]],
    ["\\Bx", ["ax", "x", "a x"]],
    ["^[^\\]a-c\\\\-]+$", ["xyz", "x]", "b", "\\", "-", "\n"]],
    [
      "^\\p{Lu}\\P{Lu}\\u{1F3B2}\\uD83C\\uDFB2\\u0041\\x41\\t$",
      ["Éé\u{1F3B2}\u{1F3B2}AA\t", "Éé\u{1F3B2}AA\t"],
    ],
    ["^\\.\\*\\(\\)\\|\\/$", [".*()|/", "x*()|/"]],
    ["^$|^-$", ["", "-", "--"]],
    ["a||b", ["", "zzz"]],
    ["[]|^[^]$", ["", "\n", "ab"]],
    ["^\\s\\S\\w\\W$", ["\u00A0x_-", " x_é", " x_a"]],
    ["^a{3}b{0}$", ["aaa", "aaab", "aa"]],
    ["^\\d+(st|nd)?$", ["1", "1st", "2nd", "1stnd", "1s", "st"]],
    ["^a(?:b|cd){0,1}?e$", ["ae", "abe", "acde", "abcde", "ace"]],
    ["^(a|b|cd){1,3}$", ["", "a", "acdb", "abab", "cdcdcd", "abc"]],
    ["^(ab){2}(c){0}$", ["ab", "abab", "ababc", "ababab"]],
    ["^((a|b)?-){1,2}$", ["-", "a-", "--", "a-b-", "a-b--", "ab-"]],
    ["^(|a){2,4}(?:\\b|b)?$", ["", "aaaa", "aaaab", "aaaaa", "b"]],
  ])("%s", (written, texts) => {
    const javaScript = new RegExp(written, "u");
    expect(texts.map((text) => [text, patternOf(written).test(text)])).toEqual(
      texts.map((text) => [text, javaScript.test(text)]),
    );
  });

  test("whatever is composed of supported parts", () => {
    const sign = fc.constantFrom("a", "b", ".", "[ab]", "[^a]", "\\w", "\\b", "^", "$", "\\u{1F3B2}");
    const repeated = fc.constantFrom("", "", "*", "+", "?", "{2}", "{1,2}", "{0,3}?", "{2,}", "+?");
    const part = fc
      .tuple(sign, repeated)
      .map(([one, times]) => (["\\b", "^", "$"].includes(one) ? one : `${one}${times}`));
    const row = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(""));
    const often = fc.constantFrom("", "", "?", "??", "{0,1}", "{0}", "{2}", "{1,3}", "{0,2}?");
    const group = fc
      .tuple(fc.array(row, { minLength: 1, maxLength: 3 }), often)
      .map(([rows, times]) => `(?:${rows.join("|")})${times}`);
    const pattern = fc.array(fc.oneof(part, group), { maxLength: 5 }).map((parts) => parts.join(""));
    const text = fc
      .array(fc.constantFrom("a", "b", "c", " ", "\n", "\u{1F3B2}"), { maxLength: 8 })
      .map((characters) => characters.join(""));
    fc.assert(
      fc.property(pattern, text, (written, said) => {
        expect(patternOf(written).test(said)).toBe(new RegExp(written, "u").test(said));
      }),
      { seed: 42, numRuns: 500 },
    );
  });
});

describe("patterns take few steps", () => {
  const long = "a".repeat(400);

  /** Each would take JavaScript's engine from thousands of millions of steps to more than there is time for. */
  test.each([
    ["wide counted repetition", `^${"a{0,400}".repeat(6)}$`],
    ["counted repetition from a number on", `^${"a{1,}".repeat(8)}b$`],
    ["stars in a row", `${"a*".repeat(12)}b`],
    ["choices in a row", `^${"a?".repeat(100)}${"a".repeat(100)}b$`],
    ["alternatives that overlap", `^${"(?:a|a.|.a|aa)".repeat(25)}b$`],
    ["anything, again and again", `^${"(.*)".repeat(20)}x$`],
    ["sets that overlap", `^${"\\w+[a-z]+\\S*".repeat(6)}!$`],
    ["repetition as few times as it goes", `^${"a*?".repeat(12)}b$`],
  ])("%s", (_, written) => {
    const { steps } = patternOf(written).run(`${long}!`);
    // at most parts x positions; no pattern here has more than 300 characters
    expect(steps).toBeLessThanOrEqual(300 * 402);
  });

  test("twice the text takes twice the steps", () => {
    const pattern = patternOf("a*a*a*b");
    const steps = [100, 200].map((length) => pattern.run("a".repeat(length)).steps);
    // 1 initial set, one for each of 4 parts, one for the only alternative: 6 x (length + 1)
    expect(steps).toEqual([606, 1206]);
  });
});

describe("refused patterns", () => {
  test.each([
    ["(a+)+$", "repeats a group"],
    ["(a|a)*b", "repeats a group"],
    ["(?:ab?){2,}", "repeats a group without an upper limit"],
    // 2 parts and the group, 134 times: 402
    ["(ab){1,134}", "is too long: more than 400 characters and alternatives, with those of a repeated group"],
    ["((a{1,30}){1,30}){1,30}", "those of a repeated group counted each time"],
    ["(){99999999999999999999}", "those of a repeated group counted each time"],
    ["(?=a)b", "a lookahead, a lookbehind"],
    ["(?!a+b)a", "a lookahead, a lookbehind"],
    ["(?<=a+)b", "a lookahead, a lookbehind"],
    ["(?<!a)b", "a lookahead, a lookbehind"],
    ["(?<name>a)\\k<name>", "a named group"],
    ["(a*)\\1", "has a back reference"],
    ["(", "is not a valid regular expression"],
    ["a{2,1}", "is not a valid regular expression"],
    ["x".repeat(401), "is too long"],
    [`a${"|".repeat(401)}`, "is too long"],
    [`${"(".repeat(40)}${")".repeat(40)}`, "nests groups too deeply"],
  ])("%s", (written, reason) => {
    expect(readPattern(written)).toEqual({ fault: expect.stringContaining(reason) });
  });
});
