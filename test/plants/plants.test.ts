/** Every rule finds its faults in the shipped game: one fault at a time, put in by hand, at its line. */
import { describe, expect, test } from "vitest";
import { RULES } from "../../src/rules/index.ts";
import { checkShipped, SHIPPED_FILES } from "../support/shipped-game.ts";
import { CONTENT_PLANTS } from "./content.ts";
import { planted } from "./plant.ts";
import { RULE_PLANTS } from "./rules.ts";
import { TEMPLATE_PLANTS } from "./templates.ts";

const PLANTS = [...CONTENT_PLANTS, ...TEMPLATE_PLANTS, ...RULE_PLANTS];

/** Rules that no change of the shipped game can bring up, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {};

test("without a plant nothing is found", async () => {
  expect(await checkShipped(SHIPPED_FILES)).toEqual([]);
});

test("there are enough plants, and every rule has one", () => {
  expect(PLANTS.length).toBeGreaterThanOrEqual(120);
  const found = new Set([...PLANTS.map(({ rule }) => rule), ...Object.keys(ELSEWHERE)]);
  expect(RULES.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
});

describe("a plant is found at its line", () => {
  test.each(
    PLANTS.map((plant, index) => [`${index + 1} ${plant.rule}: ${plant.put}`.slice(0, 90), plant] as const),
  )("%s", async (_, plant) => {
    const { files, file, line } = planted(plant);
    const found = (await checkShipped(files)).map((one) => `${one.rule} ${one.file}:${one.start.line}`);
    expect(found, found.join("\n")).toContain(`${plant.rule} ${file}:${line}`);
  });
});
