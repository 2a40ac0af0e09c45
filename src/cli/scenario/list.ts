/** `broadside scenario list`: lists the scenarios of games with the figures that help to choose one. */

import { Command } from "commander";
import { jsonText } from "../../diagnostics/text/json-text.ts";
import { openOnce, type ProjectFlags } from "../project/open-once.ts";
import { projectOption } from "../project/project-options.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { terminalColumns, writeOut } from "../terminal/terminal.ts";

interface ScenarioListFlags extends ProjectFlags {
  readonly json?: boolean;
}

export function scenarioListCommand(): Command {
  return new Command("list")
    .description("List scenarios: cards, players, length, points, difficulty, sound or not.")
    .argument("[game...]", "games (default: all)")
    .option("--json", "print the list as JSON")
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
points: of the shortest way with all special steps, and without any. special:
the number of special steps that every way needs. A game may have other words
for both, such as MP and diag. rule: the scenario's own rule. \`broadside scenario
check\` reports why a track is not sound.

Exit status: 0 done, 2 could not run.

Examples:
  broadside scenario list
  broadside scenario list pirate-quest --json`),
    )
    .action(listScenarios);
}

async function listScenarios(games: readonly string[], flags: ScenarioListFlags): Promise<void> {
  const project = await openOnce(flags);
  const list = await project.scenarios.list(games);
  const { scenarioTable } = await import("../../report/scenarios/scenario-table.ts");
  writeOut(flags.json ? jsonText(list.scenarios) : scenarioTable(list, terminalColumns()), "report");
}
