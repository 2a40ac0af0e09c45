/** Edge cases of the checks of rules.yaml: sources, paths, groups, copies, places and edits. */
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { dataFindings } from "../../support/game/data-findings.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const ANY = "card: { properties: { suit: { type: string } }, additionalProperties: true }\n";

/** Cards and rules as lists of flow maps, other files by their path in the game. */
function find(
  cards: readonly string[],
  rules: readonly string[],
  more: Readonly<Record<string, string>> = {},
): readonly Diagnostic[] {
  const lines = (list: readonly string[]) => list.map((line) => `  - { ${line} }\n`).join("");
  const files = {
    "decks/crew.yaml": `deck: crew\ntitle: Crew\nsize: poker-us\nfront: card\n${ANY}cards:\n${lines(cards)}`,
    "rules.yaml": `rules:\n${lines(rules.map((rule, index) => `id: r${index + 1}, why: w${index + 1}, ${rule}`))}`,
    ...more,
  };
  const placed = Object.entries(files).map(([path, text]) => [`content/sample/${path}`, text] as const);
  return dataFindings("sample", { ...SAMPLE_GAME, ...Object.fromEntries(placed) });
}

const short = ({ rule, file, start, message }: Diagnostic): string =>
  `${rule} ${file.split("/").at(-1)}:${start.line} ${message}`;
const found = (...given: Parameters<typeof find>): readonly string[] => find(...given).map(short);

const SEA = [
  "id: a, suit: sea, value: 1",
  "id: b, suit: sea, value: 2, copies: 3",
  "id: c, suit: land, value: 5",
];

describe("subjects", () => {
  test("several decks, a kit with its times, rows, faces, words of the glossary, the game itself", () => {
    const more = {
      "decks/mate.yaml": `deck: mate\ntitle: M\nsize: poker-us\nfront: card\n${ANY}cards:\n  - { id: m }\n`,
      "kits/all.yaml":
        "kit: all\ntitle: A\ncontents:\n  - { deck: crew, only: [b], times: 2 }\n  - { deck: mate }\n",
      "tables/t.yaml": "table: t\ntitle: T\nrows: [{ id: x }, { id: y }]\n",
      "dice/d.yaml":
        'die: d\ntitle: D\ncolour: "#000000"\nfaces: [[pip], [pip], [pip], [pip], [pip, pip], [pip, pip]]\n',
    };
    const wrong = (subject: string) => `${subject}, check: count, is: 99`;
    const subjects = [
      "deck: [crew, mate]",
      "kit: all",
      "table: t",
      "die: d",
      "die: d, where: { points: 2 }",
      "list: terms",
      "list: decks",
      "list: game",
    ];
    const messages = find(SEA, subjects.map(wrong), more).map(({ message }) => message);
    expect(messages).toEqual([
      'decks "crew" and "mate" have 6 cards, expected 99',
      'kit "all" has 7 cards, expected 99',
      'table "t" has 2 rows, expected 99',
      'die "d" has 6 faces, expected 99',
      'die "d" has 2 faces with points 2, expected 99',
      "list of terms has 1 term, expected 99",
      "list of decks has 2 decks, expected 99",
      "game.yaml has 1 entry, expected 99",
    ]);
  });

  test("scenarios with the fields of their file, counts of cards and acceleration points, and what a kit prints of them", () => {
    const more = {
      "decks/sea.yaml":
        "deck: sea\ntitle: Sea\nkind: map\nsize: poker-us\nfront: card\n" +
        `cards:\n${[1, 2, 3].map((n) => `  - { id: s${n}, squares: [[red, blue], [red, blue], [red, blue]] }\n`).join("")}`,
      "scenarios/bay.yaml":
        "scenario: bay\ntitle: The Bay\nplayers: { min: 2, max: 4 }\nlength: short\nforced-diagonals: 0\ntrack:\n" +
        "  - { card: s1, at: [0, 0] }\n  - { card: s2, at: [0, 3], acceleration: true }\n  - { card: s3, at: [0, 6] }\n",
      "kits/box.yaml":
        "kit: box\ntitle: Box\ncontents: [{ deck: crew }]\nscenarios: [{ scenario: bay, poster: true }]\n",
    };
    const rules = [
      "list: scenarios, check: count, is: 99",
      "list: scenarios, check: range, field: cards, max: 2",
      "list: scenarios, check: range, field: accelerations, min: 2",
      "list: scenarios, check: range, field: forced-diagonals, min: 1",
      "list: scenarios, check: range, field: players.max, max: 3",
      "list: scenarios, items: track, where: { acceleration: true }, check: range, field: card, values: [s1]",
      "list: kits, items: scenarios, check: range, field: poster, values: [false]",
    ];
    const places = find(SEA, rules, more).map(
      ({ file, start, why }) => `${why} ${file.split("/").at(-1)}:${start.line}`,
    );
    expect(places.sort()).toEqual([
      "w1 rules.yaml:2",
      "w2 bay.yaml:1",
      "w3 bay.yaml:1",
      "w4 bay.yaml:5",
      "w5 bay.yaml:3",
      "w6 bay.yaml:8",
      "w7 box.yaml:4",
    ]);
  });

  test("where: a value, one of several, a range, a missing field, and not", () => {
    const where = [
      "{ suit: sea }",
      "{ suit: [sea, land], value: { from: 2 } }",
      "{ value: { from: 2, to: 4 } }",
      "{ mark: { present: false } }",
      "{ suit: { not: sea } }",
      '{ value: "5" }',
    ];
    const cards = [...SEA, "id: d, suit: air, value: 9, mark: x"];
    const rules = where.map((one) => `deck: crew, where: ${one}, check: count, is: 99`);
    expect(find(cards, rules).map(({ message }) => Number(/has (\d+)/.exec(message)?.[1]))).toEqual([
      4, 4, 3, 5, 2, 1,
    ]);
  });

  test("lists inside cards are flattened, maps in lists are searched, and items are checked one by one", () => {
    const cards = ["id: a, steps: [{ n: 1, to: [x, y] }, { n: 3, to: [x] }]"];
    const rules = [
      "deck: crew, check: count, field: steps.to, is: { x: 1, y: 1 }",
      "deck: crew, items: steps, check: run, field: n, from: 1, to: 2",
      "deck: crew, items: steps, where: { number: 2 }, check: count, is: 1",
    ];
    expect(found(cards, rules)).toEqual([
      'facts/wrong-count crew.yaml:7 steps.to "x" occurs 2 times in deck "crew", expected 1',
      'facts/broken-run crew.yaml:7 steps of deck "crew" has no n 2',
      'facts/broken-run crew.yaml:7 steps of deck "crew" has the n 3, expected 1 to 2',
    ]);
  });
});

describe("numbers", () => {
  test("a number for each group: too few, none, and an unexpected group", () => {
    const rule = "deck: crew, check: count, per: suit, is: { sea: 5, air: 1 }";
    expect(found(SEA, [rule])).toEqual([
      'facts/wrong-count crew.yaml:9 suit "land" has 1 card, but the rule expects no "land"',
      'facts/wrong-count rules.yaml:2 suit "sea" has 4 cards, expected 5',
      'facts/wrong-count rules.yaml:2 suit "air" has 0 cards, expected 1',
    ]);
  });

  test("sums count copies; cases give a different number where they match", () => {
    const rules = [
      "deck: crew, check: sum, field: value, is: 12",
      "deck: crew, check: sum, per: suit, field: value, is: { sea: 7, land: 6 }",
      "deck: crew, check: sum, field: [{ where: { suit: land }, is: 0 }, { field: value, plus: 10 }], is: 47",
    ];
    expect(found(SEA, rules)).toEqual([
      'facts/wrong-sum crew.yaml:9 value of suit "land" adds up to 5, expected 6',
    ]);
  });

  test("limits: min and max, and those of a single card's values", () => {
    const cards = ["id: a, tags: [x, y, z]", "id: b, tags: []"];
    const rules = [
      "deck: crew, check: count, field: tags, per: id, max: 2, min: 1",
      "deck: crew, check: count, min: 3",
      "deck: crew, where: { id: [a, b] }, check: count, max: 1",
    ];
    expect(found(cards, rules)).toEqual([
      'facts/wrong-count crew.yaml:7 id "a" has 3 values of tags, expected 1 to 2',
      'facts/wrong-count crew.yaml:8 id "b" has 0 values of tags, expected 1 to 2',
      'facts/wrong-count rules.yaml:3 deck "crew" has 2 cards, expected at least 3',
      'facts/wrong-count rules.yaml:4 deck "crew" has 2 cards with id a or b, expected at most 1',
    ]);
  });

  test("a difference to another field, and a text where a number is expected", () => {
    const cards = ["id: a, bid: 1, points: 3", "id: b, bid: 2, points: 5", "id: c, bid: 3, points: many"];
    expect(found(cards, ["deck: crew, check: range, field: points, over: bid, min: 2, max: 2"])).toEqual([
      "facts/out-of-range crew.yaml:8 points is 5, 3 more than bid, expected 2 more",
      'facts/out-of-range crew.yaml:9 points is "many", expected 2',
    ]);
  });

  test("a correlation that cannot be calculated is reported", () => {
    const cards = ["id: a, x: 1, y: 4", "id: b, x: 1, y: 5"];
    expect(found(cards, ["deck: crew, check: correlates, field: x, with: y, min: 0"])).toEqual([
      'facts/uncorrelated rules.yaml:2 x and y of deck "crew" cannot be compared: one of them is the same everywhere',
    ]);
  });
});

describe("names of other things", () => {
  const more = {
    "tables/t.yaml":
      "table: t\ntitle: T\nrow: { properties: { n: { type: integer } } }\nrows: [{ id: fog, n: 5 }, { id: luck }]\n",
  };

  test("a misspelled one is fixed in its own notation; a different notation of the same value is not reported", () => {
    const cards = [
      "id: a, does: 'fgo', n: 5",
      "id: b, does: luck, n: 7",
      "id: c, does: fog, n: 4",
      "id: d, does: fog",
    ];
    const rule = "deck: crew, check: reference, field: does, to: { table: t }, same: { n: n }";
    const findings = find(cards, [rule], more);
    expect(findings.map(short)).toEqual([
      'facts/dangling-reference crew.yaml:7 does is "fgo", and no row of table "t" has that id',
      "facts/disagreeing-value crew.yaml:9 n is 4, but n of fog is 5",
      "facts/disagreeing-value crew.yaml:10 n is not given, but n of fog is 5",
    ]);
    expect(findings[0]?.edits?.map(({ text }) => text)).toEqual(["'fog'"]);
    expect(findings[0]?.why).toBe("w1");
    expect(findings[0]?.related?.at(-1)?.message).toBe("asked for here");
  });

  test("icons of the set need no entry in the glossary", () => {
    const cards = ["id: a, icon: anchor", "id: b, icon: anchr"];
    const findings = find(cards, ["deck: crew, check: reference, field: icon, to: { list: icons }"]);
    expect(findings.map(short)).toEqual([
      'facts/dangling-reference crew.yaml:8 icon is "anchr", and no icon of list of icons has that id',
    ]);
    expect(findings[0]?.fix).toBe("write anchor");
  });

  test("pairs within a deck that name each other", () => {
    const rule =
      "deck: crew, where: { kind: c }, check: pairs, field: by, with: { deck: crew, where: { kind: h } }, mutual: heals";
    const good = ["id: c1, kind: c, by: h1", "id: h1, kind: h, heals: c1"];
    expect(found(good, [rule])).toEqual([]);
    expect(found([...good, "id: c2, kind: c, by: h1", "id: h2, kind: h, heals: c9"], [rule])).toEqual([
      "facts/unpaired crew.yaml:8 h1 is the partner of c2, but its heals is c1",
      "facts/unpaired crew.yaml:9 c2 and c1 are both partners of h1",
      'facts/unpaired crew.yaml:10 h2 is the partner of no card: no card is meant by "h2"',
    ]);
    expect(found([...good, "id: h2, kind: h, heals: c1"], [`${rule}, spare: true`])).toEqual([]);
  });

  test("every value that should occur: numbers, entries, how often, in each group", () => {
    const rules = [
      "deck: crew, check: covers, field: value, from: 1, to: 3",
      "deck: crew, check: covers, field: suit, of: { deck: crew, field: suit }, times: 1",
      "deck: crew, check: covers, per: suit, field: value, values: [1]",
    ];
    expect(found(SEA, rules)).toEqual([
      'facts/uncovered-value crew.yaml:8 deck "crew" has the suit "sea" 4 times, expected 1 time',
      'facts/uncovered-value rules.yaml:2 deck "crew" has no value "3"',
      'facts/uncovered-value rules.yaml:4 suit "land" has no value "1"',
    ]);
  });
});

describe("map cards", () => {
  const deck = (...cards: readonly string[]): Record<string, string> => ({
    "decks/map.yaml": `deck: map\ntitle: M\nkind: map\nsize: poker-us\nfront: card\ncards:\n${cards.map((card, n) => `  - { id: m${n + 1}, ${card} }\n`).join("")}`,
  });
  const FIRST = "squares: [[red, blue], [green, green], [white, red]], bars: [a1|b1, b3|north]";
  // Turned by 180 degrees: the last square comes first, a1 becomes b3, north becomes south.
  const TURNED = "squares: [[red, white], [green, green], [blue, red]], bars: [a1|south, a3|b3]";
  const OTHER = "squares: [[red, white], [green, green], [blue, red]], bars: [a1|south]";
  const rule = "deck: map, check: unique, field: [squares, bars], turned: true";

  test("a card and the same card turned are alike, whatever the order of its bars", () => {
    expect(found(SEA, [rule], deck(FIRST, TURNED))).toEqual([
      "facts/repeated-value map.yaml:8 m2 has the same squares and bars as m1",
    ]);
    expect(found(SEA, [rule], deck(FIRST, OTHER))).toEqual([]);
    expect(found(SEA, [rule.replace(", turned: true", "")], deck(FIRST, TURNED))).toEqual([]);
  });

  test("all six squares, or one of them; a finding is at its square", () => {
    const rules = [
      "deck: map, check: count, field: squares, value: red, is: 3",
      "deck: map, check: range, field: at.a1, values: [green]",
    ];
    const findings = find(SEA, rules, deck(FIRST));
    expect(findings.map(short)).toEqual([
      'facts/wrong-count map.yaml:7 deck "map" has 2 times the squares "red", expected 3',
      'facts/out-of-range map.yaml:7 at.a1 is "white", expected green',
    ]);
    const at = findings[1];
    const line = deck(FIRST)["decks/map.yaml"]?.split("\n")[6] ?? "";
    expect(line.slice((at?.start.column ?? 0) - 1, (at?.end.column ?? 0) - 1)).toBe("white");
  });
});

describe("texts", () => {
  test("numbers in digits and words, near a word, in the same sentence", () => {
    const text = (words: string) => [`id: a, text: "${words}", n: 4`];
    const rule = "deck: crew, check: states, field: text, number: n, near: universal";
    expect(found(text("This is universal 4. Take five."), [rule])).toEqual([]);
    expect(found(text("A universal of 5, or 9 skulls"), [rule])).toEqual([
      "text/wrong-number crew.yaml:7 text states 5, but n is 4",
    ]);
    expect(found(text("Worth Six universal points"), [rule])).toEqual([
      "text/wrong-number crew.yaml:7 text states Six, but n is 4",
    ]);
    expect(found(text("Be universal. 5 skulls win"), [rule])).toEqual([]);
    expect(found(text("Nothing"), [`${rule}, always: true`])).toEqual([
      'text/wrong-number crew.yaml:7 text states no number near "universal", expected 4',
    ]);
  });

  test("a pattern is not matched on a text that is too long", () => {
    const rule = 'deck: crew, check: pattern, field: text, matches: "^x*y*$"';
    expect(found([`id: a, text: ${"x".repeat(5000)}`], [rule])).toEqual([]);
    expect(found([`id: a, text: ${"x".repeat(100_001)}`], [rule])).toEqual([
      "facts/pattern-mismatch crew.yaml:7 text has 100001 characters; patterns are matched on texts of up to 100000",
    ]);
  });

  test("a pattern that could hang, or is invalid, is refused where it is written", () => {
    const rules = ['matches: "^(a+)+$"', 'matches: "["'].map(
      (matches) => `deck: crew, check: pattern, field: suit, ${matches}`,
    );
    expect(found(SEA, rules)).toEqual([
      'schema/bad-pattern rules.yaml:2 the pattern "^(a+)+$" repeats a group without an upper limit, which can take very long',
      'schema/bad-pattern rules.yaml:3 the pattern "[" is not a valid regular expression: Unterminated character class',
    ]);
  });
});

describe("faults of rules.yaml itself", () => {
  test.each([
    ["deck: crew, check: covers, field: value, from: 3, to: 1", "schema/reversed-range"],
    ["deck: crew, check: sum, field: suit, is: 3", "rules/no-numbers"],
    ["deck: crew, check: sum, field: value, is: 3, min: 1", "rules/contradiction"],
    ["deck: crew, check: rollable, field: value, dice: [gren]", "rules/unknown-name"],
    ["deck: crew, check: reference, field: suit, to: { table: tt }", "rules/unknown-name"],
    ["deck: crew, check: pattern, field: suit, form: '{sui}'", "rules/unknown-name"],
    ["deck: crew, check: sum, field: [{ where: { suit: se }, is: 1 }], is: 3", "rules/unknown-value"],
    ["deck: crew, check: sum, field: [{ plus: 1 }], is: 3", "rules/no-expectation"],
    [
      "deck: crew, where: { suit: land, value: 1 }, check: range, field: value, max: 1",
      "rules/empty-selection",
    ],
    ["check: count, is: 3", "rules/unclear-subject"],
    ["deck: crew, die: crew, check: count, is: 3", "rules/unclear-subject"],
    ["deck: crew, check: corelates, field: value, with: value, min: 1", "schema/not-allowed"],
    ["deck: crew, where: { value: { form: 1 } }, check: count, is: 4", "schema/unknown-field"],
  ])("%s", (rule, fault) => {
    const findings = find(SEA, [rule]);
    expect(findings[0]?.rule).toBe(fault);
    expect(findings.every(({ file }) => file.endsWith("rules.yaml"))).toBe(true);
    expect(findings[0]?.start.line).toBe(2);
  });

  test("a rule with a fault of its own finds nothing on the cards", () => {
    expect(found(SEA, ["deck: crew, where: { suit: see }, check: range, field: value, max: 0"])).toEqual([
      'rules/unknown-value rules.yaml:2 no card of the deck "crew" has the suit "see"',
    ]);
  });
});
