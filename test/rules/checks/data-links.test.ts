/** Rules of rules.yaml that connect entries: mutual references, names in texts, formulas, words in `where`. */
import { describe, expect, test, vi } from "vitest";
import { namesOf, readFormula, reckon } from "../../../src/rules/checks/formula.ts";
import { nameFinder } from "../../../src/rules/checks/mentions.ts";
import { dataFindings } from "../../support/game/data-findings.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const lines = (list: readonly string[]): string => list.map((line) => `  - { ${line} }\n`).join("");

function found(
  cards: readonly string[],
  rules: readonly string[],
  more: Readonly<Record<string, string>> = {},
) {
  const files = {
    "decks/crew.yaml": `deck: crew\ntitle: Crew\nsize: poker-us\nfront: card\ncard: { properties: { set: { type: string } }, additionalProperties: true }\ncards:\n${lines(cards)}`,
    "rules.yaml": `rules:\n${lines(rules.map((rule, index) => `id: r${index + 1}, why: w, deck: crew, ${rule}`))}`,
    ...more,
  };
  const placed = Object.entries(files).map(([path, text]) => [`content/sample/${path}`, text] as const);
  return dataFindings("sample", { ...SAMPLE_GAME, ...Object.fromEntries(placed) }).map(
    ({ rule, file, start, message }) => `${rule} ${file.split("/").at(-1)}:${start.line} ${message}`,
  );
}

describe("mutual references", () => {
  test("all cards of a family must name this one back, by its family", () => {
    const cards = [
      "id: guard, family: Guard, stops: [Thief]",
      "id: thief-1, family: Thief, by: [Guard]",
      "id: thief-2, family: Thief, by: [Dog]",
      "id: dog, family: Dog",
    ];
    const rules = [
      "check: reference, field: stops, to: { deck: crew, field: family }, back: by",
      "check: reference, field: by, to: { deck: crew, field: family }, back: stops",
    ];
    expect(found(cards, rules)).toEqual([
      'facts/one-sided-reference crew.yaml:7 stops names "Thief", but thief-2 does not name "Guard" in its by',
      'facts/one-sided-reference crew.yaml:9 by names "Dog", but dog does not name "Thief" in its stops',
    ]);
  });

  test("a field that no card has is reported once, in the rule", () => {
    const rule = "check: reference, field: stops, to: { deck: crew }, back: bye";
    expect(found(["id: a, stops: [b]", "id: b, by: [a]"], [rule])).toEqual([
      'rules/unknown-name rules.yaml:2 no card of the deck "crew" has a field "bye"',
    ]);
  });
});

describe("names in texts", () => {
  const rule = (more: string) =>
    `check: mentions, field: text, of: { deck: crew, ${more} field: name }, shares: { set: set, needs: set }`;

  test("of names that begin alike the longer one matches, and only whole words", () => {
    const find = nameFinder(["Storm", "Wind Storm", "Wind", "Go!", "Rats", "Rats & More Rats"]);
    const names = (text: string) => find(text).map(({ written, start }) => [written, start]);
    expect(names("A Wind Storm, Winds and storms")).toEqual([["Wind Storm", 2]]);
    expect(names("Rats & More Rats; Rats. Storm")).toEqual([
      ["Rats & More Rats", 0],
      ["Rats", 18],
      ["Storm", 24],
    ]);
    expect(names("Go! Go")).toEqual([["Go!", 0]]);
  });

  test("thousands of names that begin alike take no longer", () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `A ${index}`);
    const has = vi.spyOn(Set.prototype, "has");
    expect(nameFinder(names)("A ".repeat(1_000))).toEqual([]);
    // Names of four to seven characters: four lookups per word.
    expect(has.mock.calls.length).toBeLessThan(10 * 1_000);
    has.mockRestore();
  });

  test("a name that a card of the first set shares may be used freely", () => {
    const cards = [
      "id: a, name: Armada, set: main",
      "id: b, name: Armada, set: pack",
      "id: c, name: Vision, set: pack, text: An Armada",
      "id: d, name: Fog, set: main, text: An Armada and a Vision",
      "id: e, name: Sails, set: main, text: Until a Vision, needs: [pack]",
    ];
    expect(found(cards, [rule("where: { set: { not: main } },")])).toEqual([
      'facts/unlisted-mention crew.yaml:10 text names "Vision" with set "pack", but set is "main"',
    ]);
  });

  test("a card without any of the fields, and one of several cards with a name", () => {
    const cards = [
      "id: a, name: Fog, set: one",
      "id: b, name: Fog, set: two",
      "id: c, text: Fog comes",
      "id: d, text: Fog goes, needs: [two]",
    ];
    expect(found(cards, [rule("")])).toEqual([
      'facts/unlisted-mention crew.yaml:9 text names "Fog" with set "one", but its fields do not mention it',
    ]);
  });
});

describe("formulas", () => {
  const value = (text: string, fields: Readonly<Record<string, number>> = {}) => {
    const formula = readFormula(text);
    return "fault" in formula ? formula.fault : reckon(formula, (name) => fields[name]);
  };

  // By hand: products before sums, equal precedence from the left.
  test.each([
    ["2 + 3 * 4", 14],
    ["(2 + 3) * 4", 20],
    ["20 - 5 - 3", 12],
    ["24 / 4 / 3", 2],
    ["up(9 / 2)", 5],
    ["down(9 / 2)", 4],
    ["up(8 / 2)", 4],
    ["up(0.1 * 3 * 10)", 3],
    ["1 / 0", undefined],
  ])("%s is %s", (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  test("fields may have hyphens and dots; a minus has spaces around it", () => {
    expect(value("pieces - start-all", { pieces: 48, "start-all": 35 })).toBe(13);
    expect(value("half.of - up", { "half.of": 9, up: 5 })).toBe(4);
    expect(namesOf("up(half.of / 2) + half.of - start-all")).toEqual(["half.of", "start-all"]);
    expect(value("pieces * lost", { pieces: 3 })).toBeUndefined();
  });

  test.each(["", "2 +", "* 2", "(2", "2)", "2 3", "a $ b", "up(", `${"(".repeat(150)}1`])(
    "%j is none",
    (text) => {
      expect(value(text)).toBeTypeOf("string");
      expect(namesOf(text)).toEqual([]);
    },
  );

  test("an unknown field is reported in the rule, which is then not checked", () => {
    expect(found(["id: a, worth: 3, pieces: 3"], ["check: reckons, field: worth, as: peices * 2"])).toEqual([
      'rules/unknown-name rules.yaml:2 no card of the deck "crew" has a field "peices"',
    ]);
  });
});

test("a text that contains a whole word, in any case, or a sequence of words", () => {
  const cards = [
    "id: a, text: Roll a die",
    "id: b, text: On the scroll",
    "id: c, text: 'Two spaces\u2019 away: roll!'",
    "id: d, text: Your Next  Roll counts",
  ];
  const count = (says: string, is: number) => `where: { text: { says: ${says} } }, check: count, is: ${is}`;
  expect(found(cards, [count("roll", 3), count("[scroll, die]", 2), count("next roll", 1)])).toEqual([]);
  expect(found(cards, [count("[roll, die]", 9)])).toEqual([
    'facts/wrong-count rules.yaml:2 deck "crew" has 3 cards with text saying roll or die, expected 9',
  ]);
});

test("the die and the face that a card shows", () => {
  const dice = {
    "dice/d.yaml":
      'die: d\ntitle: D\ncolour: "#000000"\nfaces: [[pip], [pip], [pip], [pip], [pip, pip], [pip, pip]]\n',
    "decks/net.yaml":
      "deck: net\ntitle: N\nkind: dice\nshape: square\nsize: 12mm\nfront: card\ncards:\n  - { id: a, die: d, face: 2 }\n  - { id: b, die: d, face: 3 }\n",
    "rules.yaml":
      "rules:\n  - { id: r, why: w, deck: net, check: covers, per: die, field: face, from: 1, to: 3, times: 1 }\n",
  };
  expect(found(["id: z"], [], dice)).toEqual(['facts/uncovered-value rules.yaml:2 die "d" has no face "1"']);
});
