/** `broadside scenario new`: the file of a small sound track, to be changed into one's own. */
import { Command, Option } from "commander";
import { TRACK_CARDS } from "../../track/limits.ts";
import { openProject, projectOption } from "../project/open-project.ts";
import { wholeNumber } from "../project/whole-number.ts";

export interface ScenarioNewFlags {
  readonly game?: string;
  readonly title?: string;
  readonly cards: number;
  readonly project?: string;
}

export function scenarioNewCommand(): Command {
  return new Command("new")
    .description("Make a new scenario: a small sound track with words on every field, to be changed.")
    .argument("<id>", "its id, such as smugglers-cove; the file has this name")
    .option("--game <id>", "the game that it is for (default: the only one with map cards)")
    .option("--title <title>", "its name as printed (default: from the id)")
    .addOption(
      new Option("--cards <number>", `cards of the track, ${TRACK_CARDS.fewest} to ${TRACK_CARDS.most}`)
        .argParser(wholeNumber(TRACK_CARDS.fewest, TRACK_CARDS.most))
        .default(4),
    )
    .addOption(projectOption())
    .addHelpText(
      "after",
      `
Nothing is ever overwritten. For a track by your wishes, and another one for each seed: \`broadside scenario suggest\`.

Exit status: 0 done, 1 no such track was found, 2 could not run.

Examples:
  broadside scenario new smugglers-cove
  broadside scenario new smugglers-cove --title "The Smugglers' Cove" --cards 6 --game pirate-quest`,
    )
    .action(async (id: string, flags: ScenarioNewFlags) => {
      const { runScenarioNew } = await import("./run-scenario-new.ts");
      process.exitCode = runScenarioNew(openProject(flags.project), id, flags);
    });
}
