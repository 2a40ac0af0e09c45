/** What the manual says about the faults of the stages: its words, and its examples, each run through the whole pipeline. */
import { describe, expect, test } from "vitest";
import { SEVERITIES } from "../../src/diagnostics/diagnostic.ts";
import { STAGE_FAULTS } from "../../src/manual/stage-faults.ts";
import { checkExample } from "../support/check-example.ts";

describe.each(STAGE_FAULTS.map((fault) => [fault.id, fault] as const))("%s", (id, fault) => {
  const severities = [fault.severity].flat();

  test("has all its words, and an example or the reason why not", () => {
    for (const severity of severities) expect(SEVERITIES).toContain(severity);
    expect(fault.summary).toMatch(/^[A-Z`].*[^.\s]\.$/);
    expect(fault.why).toMatch(/^[a-z].*[^.\s]$/);
    expect(fault.mend).toMatch(/^[A-Z].*[^.\s]\.$/);
    expect(fault.bad.length === 0, "examples are left out with a reason only").toBe(
      fault.unshown !== undefined,
    );
  });

  test.each((fault.good ?? []).map((example, index) => [index + 1, example] as const))(
    "good example %i",
    async (_, example) => {
      const { expected, found, others } = await checkExample(id, example);
      expect([...expected, ...found, ...others]).toEqual([]);
    },
  );

  test.each(fault.bad.map((example, index) => [index + 1, example] as const))(
    "bad example %i",
    async (_, example) => {
      const checked = await checkExample(id, example);
      expect(checked.found).toEqual(checked.expected);
      expect(checked.expected.length).toBeGreaterThan(0);
      expect(checked.withoutFix, "every finding says how it is mended").toEqual([]);
      for (const severity of checked.severities) expect(severities).toContain(severity);
    },
  );
});
