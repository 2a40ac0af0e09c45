/**
 * Every statement of the fact sheet of Pirate Quest, stated by the rulebook or inferred from it: the rules that enforce
 * it, in rules.yaml or Broadside's own, each proved by a slip in a copy of the content that it must find; or why no
 * data can decide it.
 */
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { dataFindings, shippedFiles } from "../../support/game/data-findings.ts";
import { checkShippedScenarios } from "../../support/game/shipped-game.ts";
import { isOneOf, withChecks } from "../slip.ts";
import { INFERRED } from "./inferred-slips.ts";
import { game } from "./pirate-quest.ts";
import { STATED } from "./stated-slips.ts";

const files = shippedFiles("pirate-quest");
const reasons = new Map(game.rules.map(({ id, why }) => [id, why]));
const ALL = { ...STATED, ...INFERRED };
const slips = Object.entries(ALL).flatMap(([statement, held]) =>
  typeof held === "string" ? [] : held.map((one) => [statement, one.rule, one] as const),
);

test("the content itself has no findings", () => {
  expect(dataFindings("pirate-quest", files)).toEqual([]);
  expect(checkShippedScenarios(files)).toEqual([]);
});

test("statements that no data can decide say why", () => {
  for (const held of Object.values(ALL)) if (typeof held === "string") expect(held).not.toBe("");
});

test("each statement is covered: 30 about play, 16 about the map, 13 about cards", () => {
  const ids = [
    ["S", 30],
    ["M", 16],
    ["L", 13],
  ] as const;
  const all = ids.flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, "0")}`),
  );
  expect(Object.keys(ALL).sort()).toEqual(all.sort());
});

describe("a slip against a statement", () => {
  test.each(slips)("%s is found by %s", (_, rule, { file, changes }) => {
    const path = `content/pirate-quest/${file}`;
    let text = files[path] as string;
    for (const [from, to] of changes) {
      expect(text).toContain(from);
      text = text.replace(from, to);
    }
    const few = file === "rules.yaml" ? files : withChecks("pirate-quest", files, isOneOf([rule]));
    const changed = { ...few, [path]: text };
    const isOwn = rule.includes("/");
    const isTrack = /^(scenario|track)\//.test(rule);
    const found = isTrack ? checkShippedScenarios(changed) : dataFindings("pirate-quest", changed, /^map\//);
    const asks = (one: Diagnostic): boolean => (isOwn ? one.rule === rule : one.why === reasons.get(rule));
    const isPlaced = (one: Diagnostic): boolean => one.file === path || one.file.endsWith("/rules.yaml");
    const asked = found.filter((one) => asks(one) && isPlaced(one));
    expect(asked.length, found.map(({ rule, message }) => `${rule}: ${message}`).join("\n")).toBeGreaterThan(
      0,
    );
  });
});
