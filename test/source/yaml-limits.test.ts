/** Files made to exhaust time or memory. */
import { describe, expect, test } from "vitest";
import { ends } from "../support/time-limits.ts";
import { readYaml, texts } from "./support.ts";

describe("nesting (Y14)", () => {
  test.each(["[", "- ", "{a: ", "? ", "- ["])("a million times %j is refused at once", (open) => {
    const { document, faults } = ends(() => readYaml(open.repeat(1_000_000)));
    expect(document.root).toBeUndefined();
    expect(faults).toHaveLength(1);
  });

  test("64 deep is read, 65 is not", () => {
    const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
    expect(readYaml(nested(64)).faults).toEqual([]);
    expect(readYaml(nested(65)).faults).toEqual(["1:65 yaml/limit"]);
  });

  test("by aliases counts too", () => {
    const lines = Array.from({ length: 70 }, (_, index) => `k${index + 1}: &k${index + 1} [*k${index}]`);
    const { diagnostics } = readYaml(["k0: &k0 [x]", ...lines].join("\n"));
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["yaml/alias"]);
    expect(diagnostics[0]?.message).toContain("64 deep");
  });
});

describe("aliases (Y1)", () => {
  test("a billion laughs are refused immediately, at the alias", () => {
    const level = (name: string, of: string): string =>
      `${name}: &${name} [${Array(9).fill(`*${of}`).join(",")}]`;
    const names = [..."abcdefghijklmnop"];
    const levels = names.slice(1).map((name, index) => level(name, names[index] as string));
    const text = ["a: &a [x,x,x,x,x,x,x,x,x]", ...levels].join("\n");
    const { diagnostics } = ends(() => readYaml(text));
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["yaml/alias"]);
    expect(diagnostics[0]?.start.line).toBe(6);
  });

  test("a thousand uses of one map are fine", () => {
    const uses = Array.from({ length: 1_000 }, () => "  - *s").join("\n");
    const { document, faults } = readYaml(`s: &s {a: 1, b: [2, 3]}\nuses:\n${uses}\n`);
    expect(faults).toEqual([]);
    expect((texts(document.root) as { uses: unknown[] }).uses).toHaveLength(1_000);
  });
});

test("6000 keys in one map are refused, not compared one by one with each other (Y5)", () => {
  const text = Array.from({ length: 6_000 }, (_, index) => `k${index}: 1\n`).join("");
  const { diagnostics } = ends(() => readYaml(text));
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["yaml/limit"]);
});

test("200000 values are the maximum, including those behind aliases", () => {
  const list = (item: string, count: number): string => `[${Array(count).fill(item).join(",")}]`;
  const text = `a: &a ${list("x", 1_000)}\nb: ${list("*a", 198)}\nc: ${list("x", 2_000)}\n`;
  expect(readYaml(text).faults.map((fault) => fault.split(" ")[1])).toEqual(["yaml/limit"]);
  expect(readYaml(text.replace(/c: .*/, "c: x")).faults).toEqual([]);
});

test("5000 faults are twenty and a number (Y21)", () => {
  const { diagnostics } = ends(() => readYaml(`${"a: @b\n".repeat(5_000)}`));
  expect(diagnostics).toHaveLength(21);
  expect(diagnostics.at(-1)).toMatchObject({ rule: "yaml/more-faults", severity: "error" });
  expect(diagnostics.at(-1)?.message).toContain("4980 more");
});
