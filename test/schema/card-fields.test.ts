/** What a deck may declare for its cards: a schema that is itself checked. */
import { describe, expect, test } from "vitest";
import { checkDeck } from "../../src/schema/entries/check-deck.ts";
import { boundedPattern, patternSteps } from "../../src/schema/fit/bounded-pattern.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";
import { deck } from "./support.ts";

const SCHEMA = "content/g/schemas/s.yaml";
const REF = "card: {$ref: ../schemas/s.yaml}\ncards: [{id: x, suit: c}]\n";
const faultsIn = (text: string, files: Readonly<Record<string, string>> = {}): readonly string[] =>
  deck(text, files).diagnostics.map(
    ({ file, start, rule, fix }) =>
      `${file.split("/").at(-1)}:${start.line}:${start.column} ${rule} | ${fix}`,
  );

describe("faults of the declaration are reported at their place", () => {
  test("misspelt keywords, types and required fields", () => {
    expect(
      faultsIn(
        "card:\n  properties:\n    a: {type: strng}\n    b: {type: integer, minimun: 3}\n  required: [a, weight]\ncards: []\n",
      ),
    ).toEqual([
      "d.yaml:7:15 schema/not-allowed | write string",
      "d.yaml:8:24 schema/unknown-field | did you mean minimum?",
      "d.yaml:9:17 schema/unknown-required | declare weight under properties",
    ]);
  });

  test("keywords without effect, patterns that hang, names that are taken", () => {
    expect(
      faultsIn(
        'card:\n  properties:\n    a: {type: string, minimum: 3}\n    b: {type: string, pattern: "(a+)+$"}\n    copies: {type: string}\ncards: []\n',
      ),
    ).toEqual([
      "d.yaml:7:32 schema/useless-keyword | remove it, or write type: number",
      "d.yaml:8:32 schema/bad-pattern | write a simpler one, or list the values in enum",
      "d.yaml:9:5 schema/reserved-field | remove it, or choose another name",
    ]);
  });

  test("an empty declaration", () => {
    expect(faultsIn("card: {type: string}\ncards: []\n")).toEqual([
      "d.yaml:5:7 schema/no-fields | name them under `properties:`, or remove it",
    ]);
  });
});

test("a value that fits two schemas of oneOf is reported, and one that fits none as the intended branch", () => {
  const fields = "card: {properties: {a: {oneOf: [{type: integer}, {type: number, maximum: 5}]}}}\n";
  const rules = (value: string) =>
    deck(`${fields}cards: [{id: x, a: ${value}}]\n`).diagnostics.map(({ message }) => message);
  expect(rules("7")).toEqual([]);
  expect(rules("3")).toEqual(["a fits more than one of the schemas in oneOf"]);
  expect(rules("x")).toHaveLength(1);
});

describe("references", () => {
  test("lead to another file of the game and to parts of it", () => {
    const files = {
      [SCHEMA]:
        'properties:\n  suit: {$ref: "#/$defs/suit"}\n  other: {$ref: "t.yaml#/$defs/number"}\n$defs:\n  suit: {type: string, enum: [a, b]}\n',
      "content/g/schemas/t.yaml": "$defs:\n  number: {type: integer}\n",
    };
    expect(faultsIn("card: {$ref: ../schemas/s.yaml}\ncards: [{id: x, suit: a, other: 3}]\n", files)).toEqual(
      [],
    );
    expect(faultsIn(REF, files)).toEqual(["d.yaml:6:23 schema/not-allowed | write a"]);
  });

  test("faults of that file are reported in it", () => {
    expect(faultsIn(REF.replace("c}", "a}"), { [SCHEMA]: "properties:\n  suit: {type: strng}\n" })).toEqual([
      "s.yaml:2:16 schema/not-allowed | write string",
    ]);
  });

  test.each([
    ["nope.yaml", {}],
    ["../../../../etc/passwd", {}],
    ["/etc/passwd", {}],
    ["https://example.com/s.yaml", {}],
    ["../schemas/s.yaml#/properties/x", { [SCHEMA]: "properties: {}\n" }],
    ["../schemas/s.yaml", { [SCHEMA]: "{$ref: s.yaml}\n" }],
  ])("to %s are refused, and the cards are not blamed (P1, P3)", (ref, files) => {
    expect(
      deck(`card: {$ref: "${ref}"}\ncards: [{id: x, anything: 1}]\n`, files).diagnostics.map(
        ({ rule }) => rule,
      ),
    ).toEqual(["schema/bad-reference"]);
  });

  test("in a circle are refused where the circle closes", () => {
    const files = { [SCHEMA]: "properties:\n  suit: {type: string}\n  self: {$ref: s.yaml}\n" };
    expect(faultsIn(REF, files)).toEqual(["s.yaml:3:16 schema/bad-reference | write the fields out"]);
  });

  test("that double at every level stop at a limit", () => {
    const levels = Array.from(
      { length: 30 },
      (_, index) =>
        `  d${index + 1}: {properties: {a: {$ref: "#/$defs/d${index}"}, b: {$ref: "#/$defs/d${index}"}}}\n`,
    );
    const schema = `properties: {x: {$ref: "#/$defs/d30"}}\n$defs:\n  d0: {type: string}\n${levels.join("")}`;
    const rules = deck("card: {$ref: ../schemas/s.yaml}\ncards: []\n", { [SCHEMA]: schema }).diagnostics.map(
      ({ rule }) => rule,
    );
    expect(rules).toEqual(["schema/too-large"]);
  });
});

describe("patterns (S2)", () => {
  test("match as many texts as they have steps for", () => {
    const matches = boundedPattern("^a*$");
    // Each text of 9 characters takes steps of 10: an initial set, 3 parts, an alternative.
    const steps = { left: 100 };
    expect(["aaaaaaaaa", "bbbbbbbbb"].map((text) => matches(text, steps))).toEqual([true, false]);
    expect(steps.left).toBe(0);
    const fewer = { left: 49 };
    expect([matches("aaaaaaaaa", fewer), fewer.left < 0, matches("bbbbbbbbb", fewer)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("share their steps among all decks of a game; the first to run out says so", () => {
    const patterns = { left: 240 };
    const check = (id: string) => {
      const text = `deck: ${id}\ntitle: D\nsize: poker-us\nfront: f\ncard: { properties: { t: { type: string, pattern: "^a*$" } } }\ncards: [{ id: a, t: aaaaaaaaa }, { id: b, t: bbbbbbbbb }]\n`;
      const { value } = parseYaml({ path: `content/g/decks/${id}.yaml`, text });
      return checkDeck(value, { refs: () => undefined, patterns }).diagnostics.map(({ rule }) => rule);
    };
    // Each text takes 50 steps; one that does not match is examined three times, to find words for it.
    expect([check("one"), patterns.left]).toEqual([["schema/bad-format"], 40]);
    expect([check("two"), check("three")]).toEqual([["schema/too-large"], []]);
  });

  test.each([
    ["matched in linear time", "^a*$", 100_000],
    ["left to JavaScript's engine", "^(?!b)a*$", 400],
  ])("match no text that is too long: those %s", (_, written, longest) => {
    const matches = boundedPattern(written);
    const steps = patternSteps();
    expect([longest, longest + 1].map((length) => matches("a".repeat(length), steps))).toEqual([true, false]);
  });

  test("report a text that is too long, and match a long one", () => {
    const long = (length: number) =>
      deck(
        `card: { properties: { text: { type: string, pattern: "^[A-Z]" } } }\ncards: [{ id: a, text: W${"o".repeat(length - 1)} }]\n`,
      ).diagnostics.map(({ rule, message }) => `${rule} ${message}`);
    expect(long(451)).toEqual([]);
    expect(long(100_001)).toEqual([
      "schema/bad-format text has 100001 characters; patterns are matched on texts of up to 100000",
    ]);
  });
});
