/** `broadside scenario list`: the scenarios of games with the figures by which one chooses. */
import { Command } from "commander";
import { jsonText } from "../../report/text/json-text.ts";
import { openOnce, type ProjectFlags } from "../project/open-once.ts";
import { projectOption } from "../project/project-options.ts";
import { terminalColumns, writeOut } from "../terminal/terminal.ts";

interface ScenarioListFlags extends ProjectFlags {
  readonly json?: boolean;
}

export function scenarioListCommand(): Command {
  return new Command("list")
    .description("List scenarios: cards, players, length, movement points, how hard they are, sound or not.")
    .argument("[game...]", "games (default: all)")
    .option("--json", "the same as JSON")
    .addOption(projectOption())
    .addHelpText(
      "after",
      `
MP are the movement points of the shortest way, of a captain who meets every bid and of one who meets none; diag. are the
diagonal steps that nobody gets round; rule is the scenario's own. What makes a track unsound is told by \`broadside scenario check\`.

Exit status: 0 done, 2 could not run.

Examples:
  broadside scenario list
  broadside scenario list pirate-quest --json`,
    )
    .action(listScenarios);
}

async function listScenarios(games: readonly string[], flags: ScenarioListFlags): Promise<void> {
  const project = await openOnce(flags);
  const list = await project.scenarios.list(games);
  const { scenarioTable } = await import("../../report/scenarios/scenario-table.ts");
  writeOut(flags.json ? jsonText(list.scenarios) : scenarioTable(list, terminalColumns()), "report");
}
