/**
 * Cards read from the table of their list against cards read from the tree: the same cards, findings and steps of patterns.
 * Inputs: shipped decks, and generated ones with faults of all kinds. (All other tests of decks in this folder compare the
 * two as well, see support.ts.)
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SourceDocument } from "../../src/source/tree.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";
import { checkBothWays, deck } from "./support.ts";

const opened = (path: string): SourceDocument => parseYaml({ path, text: readFileSync(path, "utf8") }).value;

describe("shipped decks", () => {
  const files = ["content", "docs"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /^(?!.*locales\/).*decks\/[^/]+\.yaml$/.test(file))
      .map((file) => join(folder, file)),
  );

  test.each(files)("%s", (path) => {
    const { value } = checkBothWays(opened(path), { refs: opened });
    expect(value?.file.deck).toBeDefined();
  });
});

const FIELDS = `card:
  properties:
    title: {type: string, minLength: 1, maxLength: 12}
    suit: {type: string, enum: [axe, 007, no]}
    cost: {type: integer, minimum: 1, maximum: 9}
    weight: {type: number}
    colour: {type: string, pattern: "^#[0-9a-f]{6}$"}
    either: {type: [string, integer]}
    free: {}
    flag: {type: boolean}
    tags: {type: array, items: {type: string, maxLength: 5}}
    special: {type: object, properties: {cost: {type: integer}, 2: {}, 1: {}}, required: [cost]}
    7: {type: string}
  required: [title, suit]
`;

const part = (...texts: readonly string[]) => fc.constantFrom(...texts);

/** Values that fit, mostly, and some that fit no or another field. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  title: [
    "Cook",
    '"The \\"Crow\\""',
    "'it''s'",
    "|\n      Cook",
    "true",
    "12",
    "much longer than allowed",
    '""',
  ],
  suit: ["axe", "axe", "007", "no", "sword", "'no'", "7"],
  cost: [
    "1",
    "9",
    "1",
    "10",
    "0",
    "-0",
    "007",
    "+1",
    "1.0",
    "1.5",
    '"1"',
    "0x1",
    "many",
    "99999999999999999999",
  ],
  weight: ["1", "-1", "0.5", "1.50", ".5", "1e3", ".nan", "1.000"],
  colour: ["'#00ff7a'", '"#00ff7a"', "'#00ff7'", "red", "#00ff7a"],
  either: ["7", "07", "seven", '"7"', "null"],
  free: ["1", "1.50", "yes", "[1, 2]", "{ 2: a, 1: b }", "~"],
  flag: ["true", "FALSE", "yes", '"true"'],
  tags: ["[a, b]", "[]", "[abcdef]", "\n      - a\n      - b", "a"],
  special: ["{ cost: 1 }", "{ cost: x }", "{}", "{ cost: 1, 2: a, 1: b }", "\n      cost: 1\n      2: a"],
  7: ["a", "1"],
  copies: ["2", "0", "2.0", "two"],
  note: ["a note"],
  tilte: ["Cook"],
  each: ["\n      suit: [axe, no]", "\n      cost: { from: 1, to: 3 }", "1"],
  origin: ["", "A book # 5", "Book #5", "here # a comment"],
};
const common = ["title", "suit", "cost", "colour"];
const entry = fc
  .record({
    id: fc.option(part("a", "b", "c-1", "d", "e", "f", '"{suit}-x"', "Bad Id", "~", "12")),
    names: fc.uniqueArray(part(...common, ...common, ...Object.keys(VALUES)), { maxLength: 6 }),
    picks: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
  })
  .map(({ id, names, picks }) => {
    const fields = names.map((name, index) => {
      const values = VALUES[name] ?? [""];
      // Mostly the first ones, which fit.
      return `${name}: ${values[Math.min(picks[index] ?? 0, picks[0] ?? 0) % values.length]}`;
    });
    const lines = [...(id === null ? [] : [`id: ${id}`]), ...fields];
    return lines.length === 0 ? "  - {}\n" : `  - ${lines.join("\n    ")}\n`;
  });
const inBrackets = part("  - { id: g, title: Cook, suit: axe }\n", "  - word\n", "  -\n", "  - [a]\n");

test("generated decks", () => {
  let plain = 0;
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 6, arbitrary: entry }, inBrackets), { maxLength: 8 }),
      part("", "", "defaults:\n  title: Cook\n", "defaults: { suit: axe, cost: 10 }\n"),
      part("", "  additionalProperties: true\n", "  additionalProperties: { type: integer }\n"),
      (entries, defaults, others) => {
        const { faults } = deck(`${FIELDS}${others}${defaults}cards:\n${entries.join("") || "  []\n"}`);
        plain += faults.length === 0 ? 1 : 0;
      },
    ),
    { numRuns: 250 },
  );
  expect(plain).toBeGreaterThan(10);
});

test("a deck whose patterns take more steps than are left", () => {
  const text = "a".repeat(200);
  const path = "content/g/decks/d.yaml";
  const cards = ["a", "b", "c"].map((id) => `  - id: ${id}\n    text: ${text}\n`).join("");
  const head = "deck: d\ntitle: D\nsize: poker-us\nfront: f\n";
  const fields = 'card: { properties: { text: { type: string, pattern: "^(a|b){9}a*$" } } }\n';
  const { value } = parseYaml({ path, text: `${head}${fields}cards:\n${cards}` });
  const { diagnostics } = checkBothWays(value, { refs: opened }, 5_000);
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["schema/too-large"]);
});
