/** `broadside scenario list`: the scenarios of games with the figures by which one chooses. */
import { Command } from "commander";
import { chooseGames, openProject, projectOption } from "../project/open-project.ts";

export interface ScenarioListFlags {
  readonly json?: boolean;
  readonly project?: string;
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
    .action(async (games: readonly string[], flags: ScenarioListFlags) => {
      const project = openProject(flags.project);
      const { runScenarioList } = await import("./run-scenario-list.ts");
      process.exitCode = runScenarioList(project, chooseGames(project, games), flags);
    });
}
