/** Every rule finds its faults in the shipped game: one fault at a time, put in by hand, at its line. */
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { RULES } from "../../src/rules/index.ts";
import {
  checkShipped,
  checkShippedScenarios,
  SHIPPED_FILES,
  type TextFiles,
} from "../support/game/shipped-game.ts";
import { BOARD_PLANTS } from "./boards.ts";
import { CONTENT_PLANTS } from "./content.ts";
import { findingTogether, lineOf, linesOf } from "./find-plants.ts";
import { type Plant, planted } from "./plant.ts";
import { RULE_PLANTS } from "./rules.ts";
import { SCENARIO_PLANTS } from "./scenarios.ts";
import { TEMPLATE_PLANTS } from "./templates.ts";

/** Those of scenarios are checked by `scenario check`, which is quick because it draws nothing. */
const DRAWN_PLANTS = [...BOARD_PLANTS, ...CONTENT_PLANTS, ...TEMPLATE_PLANTS, ...RULE_PLANTS];
const PLANTS = [...DRAWN_PLANTS, ...SCENARIO_PLANTS];

/** Rules that no change of the shipped game can trigger, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "scenario/unnamed-end": "it takes a change of game.yaml, and is found in scenarios",
  "rules/too-much-work": "it takes a thousand cards and more",
};

test("without a plant nothing is found", async () => {
  expect(await checkShipped(SHIPPED_FILES)).toEqual([]);
});

test("there are enough plants, and every rule has one", () => {
  expect(PLANTS.length).toBeGreaterThanOrEqual(120);
  const found = new Set([...PLANTS.map(({ rule }) => rule), ...Object.keys(ELSEWHERE)]);
  expect(RULES.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
});

const named = (plants: readonly Plant[]) =>
  plants.map((plant, index) => [`${index + 1} ${plant.rule}: ${plant.put}`.slice(0, 90), plant] as const);

describe("check finds a plant at its line", () => {
  const isFound = findingTogether(DRAWN_PLANTS);

  test.each(named(DRAWN_PLANTS))("%s", async (_, plant) => {
    if (await isFound(plant)) return;
    await expectFound(plant, checkShipped);
  });
});

describe("scenario check finds a plant at its line", () => {
  test.each(named(SCENARIO_PLANTS))("%s", (_, plant) => expectFound(plant, checkShippedScenarios));
});

async function expectFound(
  plant: Plant,
  check: (files: TextFiles) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>,
): Promise<void> {
  const place = planted(plant);
  const found = linesOf(await check(place.files));
  expect(found, found.join("\n")).toContain(lineOf(plant, place));
}
