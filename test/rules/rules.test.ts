/** Every rule: its required texts, and its examples, each run through the whole pipeline. */
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SEVERITIES } from "../../src/diagnostics/diagnostic.ts";
import { examplesIn } from "../../src/manual/example.ts";
import { EXAMPLE_GAME, FURTHER_FILES } from "../../src/manual/example-game.ts";
import { manualWordsOf } from "../../src/manual/rule-words.ts";
import { RULES } from "../../src/rules/index.ts";
import { checkExample } from "../support/game/check-example.ts";

/** Findings of all rules count. */
const NO_RULE = "";

describe("the list of rules", () => {
  test("has each id once, sorted", () => {
    const ids = RULES.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  test("is complete: every file of a group folder is a rule", () => {
    const shared = ["checks", "on-colours", "on-faces", "on-tracks", "printed-texts", "usage", "verdict"];
    const files = readdirSync("src/rules", { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => file.includes("/") && file.endsWith(".ts"))
      .map((file) => file.slice(0, -3));
    const inGroups = files.filter((file) => !shared.includes(file.split("/")[0] as string));
    expect(inGroups.sort()).toEqual(RULES.map(({ id }) => id));
  });
});

describe("the example game has no finding, so rules need no right example that repeats it", () => {
  const files = { ...EXAMPLE_GAME, ...FURTHER_FILES };
  test.each([
    "decks/crew.yaml",
    "scenarios/bay.yaml",
    "dice/coin.yaml",
    "boards/river.yaml",
    "kits/all.yaml",
  ])("with %s", async (path) => {
    const { found, others } = await checkExample(NO_RULE, `=== ${path}\n${files[path]}`);
    expect([...found, ...others]).toEqual([]);
  });
});

describe.each(RULES.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  const words = manualWordsOf(rule);

  test("has all its texts, without a full stop where the report continues", () => {
    expect(SEVERITIES).toContain(rule.severity);
    expect(words.summary).toMatch(/^[A-Z].*[^.\s]\.$/);
    expect(rule.why).toMatch(/^[a-z{].*[^.\s]$/);
    expect(words.fix).toMatch(/^[A-Z`].*[^.\s]\.$/s);
    expect(examplesIn(words.bad).length).toBeGreaterThan(0);
  });

  test.each(examplesIn(words.good).map((example, index) => [index + 1, example] as const))(
    "good example %i",
    async (_, example) => {
      const { expected, found, others } = await checkExample(id, example);
      expect([...expected, ...found, ...others]).toEqual([]);
    },
  );

  test.each(examplesIn(words.bad).map((example, index) => [index + 1, example] as const))(
    "bad example %i",
    async (_, example) => {
      const { expected, found } = await checkExample(id, example);
      expect(found).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
    },
  );
});
