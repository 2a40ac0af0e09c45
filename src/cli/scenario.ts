/** `broadside scenario`: everything about map-track scenarios, one subcommand a file. */
import { Command } from "commander";
import { scenarioCheckCommand } from "./scenario-check.ts";
import { scenarioSuggestCommand } from "./scenario-suggest.ts";

export function scenarioCommand(): Command {
  return new Command("scenario")
    .description("Map-track scenarios: whether they can be played, and how.")
    .addCommand(scenarioCheckCommand())
    .addCommand(scenarioSuggestCommand());
}
