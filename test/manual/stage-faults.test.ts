/** The manual on the faults of the stages: its texts, and its examples, each run through the whole pipeline. */
import { describe, expect, test } from "vitest";
import { SEVERITIES } from "../../src/diagnostics/diagnostic.ts";
import { examplesIn } from "../../src/manual/example.ts";
import { STAGE_FAULTS } from "../../src/manual/stage-faults.ts";
import { RULES } from "../../src/rules/index.ts";
import { checkExample } from "../support/game/check-example.ts";
import { raisedIds } from "./raised-ids.ts";

describe("the list of faults of stages", () => {
  const ids = STAGE_FAULTS.map(({ id }) => id);

  test("has each id once, and none of a rule", () => {
    expect(ids).toEqual([...new Set(ids)]);
    expect(RULES.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([]);
  });

  test("has exactly what the stages raise", () => {
    const rules = new Set(RULES.map(({ id }) => id));
    expect(ids).toEqual(raisedIds().filter((id) => !rules.has(id)));
  });

  test("leaves out few examples, each with a reason", () => {
    expect(STAGE_FAULTS.filter(({ unshown }) => unshown !== undefined)).toHaveLength(30);
  });
});

describe.each(STAGE_FAULTS.map((fault) => [fault.id, fault] as const))("%s", (id, fault) => {
  const severities = [fault.severity].flat();

  test("has all its texts, and an example or the reason why not", () => {
    for (const severity of severities) expect(SEVERITIES).toContain(severity);
    expect(fault.summary).toMatch(/^[A-Z`].*[^.\s]\.$/);
    expect(fault.why).toMatch(/^[a-z].*[^.\s]$/);
    expect(fault.fix).toMatch(/^[A-Z].*[^.\s]\.$/);
    expect(examplesIn(fault.bad).length === 0, "examples are left out only with a reason").toBe(
      fault.unshown !== undefined,
    );
  });

  test.each(examplesIn(fault.good).map((example, index) => [index + 1, example] as const))(
    "good example %i",
    async (_, example) => {
      const { expected, found, others } = await checkExample(id, example);
      expect([...expected, ...found, ...others]).toEqual([]);
    },
  );

  test.each(examplesIn(fault.bad).map((example, index) => [index + 1, example] as const))(
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
