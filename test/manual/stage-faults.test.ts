/** The manual on the faults of the stages: a page for each, whose examples are run through the whole pipeline. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stageFaults } from "../../src/manual/stage-faults.ts";
import { RULES } from "../../src/rules/index.ts";
import { checkExample } from "../support/game/check-example.ts";
import { raisedIds } from "./raised-ids.ts";

describe("the list of faults of stages", () => {
  const ids = stageFaults().map(({ id }) => id);

  test("has each id once, and none of a rule", () => {
    expect(ids).toEqual([...new Set(ids)]);
    expect(RULES.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([]);
  });

  test("has a page in docs/rules/ for exactly what the stages raise", () => {
    const rules = new Set(RULES.map(({ id }) => id));
    expect(ids).toEqual(raisedIds().filter((id) => !rules.has(id)));
  });

  test("leaves out few examples, each with a reason", () => {
    const unshown = stageFaults().filter((fault) => fault.unshown !== undefined);
    expect(unshown.length).toBeGreaterThan(0);
    expect(unshown.length / ids.length).toBeLessThan(0.25);
  });
});

describe("a reason, which a page gives as a sentence and a report as a clause,", () => {
  const written = readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => readFileSync(join("docs", file), "utf8"));
  const ordinary = new Set(written.flatMap((text) => text.match(/(?<![\w`./-])[a-z]+/g) ?? []));
  /** Begins in lower case with a word that is nowhere else in lower case. */
  const hasLostCapital = (why: string): boolean => !ordinary.has(/^[a-z]+/.exec(why)?.[0] ?? "the");

  test("keeps the capital of a name; add the name to CAPITALISED in src/tools/stage-page.mjs", () => {
    const whys = stageFaults().map(({ why }) => why);
    expect(whys.length).toBeGreaterThan(200);
    expect(whys.filter(hasLostCapital)).toEqual([]);
  });

  test.each(["google's decoder reads it", "adobe reads it"])("would be noticed: %s", (why) => {
    expect(hasLostCapital(why)).toBe(true);
  });
});

const SHOWN = stageFaults().filter(({ bad, good }) => bad.length + good.length > 0);

describe.each(SHOWN.map((fault) => [fault.id, fault] as const))("%s", (id, { severities, good, bad }) => {
  test.each(good.map((example, index) => [index + 1, example] as const))(
    "good example %i",
    async (_, example) => {
      const { expected, found, others } = await checkExample(id, example);
      expect([...expected, ...found, ...others]).toEqual([]);
    },
  );

  test.each(bad.map((example, index) => [index + 1, example] as const))(
    "bad example %i",
    async (_, example) => {
      const checked = await checkExample(id, example);
      expect(checked.found).toEqual(checked.expected);
      expect(checked.expected.length).toBeGreaterThan(0);
      expect(checked.withoutFix, "every finding says how to fix it").toEqual([]);
      for (const severity of checked.severities) expect(severities).toContain(severity);
    },
  );
});
