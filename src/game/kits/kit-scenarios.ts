/** Looks up the scenarios that a kit includes by their ids. */
import type { KitFile } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { below, insteadOf, type Report } from "../fault.ts";
import { type Game, type KitScenario, mayBeUnusable } from "../game.ts";

type Resolved = Pick<Game, "scenarios" | "unusable">;

/** Unknown scenarios, and those that are listed again, are reported and left out. */
export function resolveKitScenarios(
  { scenarios = [] }: KitFile,
  kit: SourceRef,
  resolved: Resolved,
  report: Report,
): readonly KitScenario[] {
  const seen = new Set<string>();
  return scenarios.flatMap(({ scenario, poster = false }, index) => {
    const source = below(kit, "scenarios", index);
    const isFirst = !seen.has(scenario);
    seen.add(scenario);
    if (!isFirst) reportRepeated(scenario, source, report);
    else if (resolved.scenarios.some(({ id }) => id === scenario)) return [{ scenario, poster, source }];
    else reportUnknown(scenario, source, resolved, report);
    return [];
  });
}

function reportRepeated(scenario: string, at: SourceRef, report: Report): void {
  report({
    rule: "kit/repeated-scenario",
    severity: "warning",
    at: below(at, "scenario"),
    message: `"${scenario}" is listed twice; its set-up sheet is printed once`,
    fix: "remove it here",
  });
}

function reportUnknown(
  scenario: string,
  at: SourceRef,
  { scenarios, unusable }: Resolved,
  report: Report,
): void {
  if (mayBeUnusable(unusable, "scenario", scenario)) return;
  const ids = scenarios.map(({ id }) => id);
  report({
    rule: "kit/unknown-scenario",
    at: below(at, "scenario"),
    message: `the game has no scenario "${scenario}"`,
    ...insteadOf(
      scenario,
      ids,
      "it has no scenarios",
      `add a scenario "${scenario}" in scenarios/, or remove this entry`,
    ),
  });
}
