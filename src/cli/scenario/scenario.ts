/** `broadside scenario`: everything about map-track scenarios, one file per subcommand. */

import { Command } from "commander";
import { helpAfter } from "../terminal/help-after.ts";
import { scenarioCheckCommand } from "./check.ts";
import { scenarioConvertCommand } from "./convert.ts";
import { scenarioListCommand } from "./list.ts";
import { scenarioNewCommand } from "./new.ts";
import { scenarioShowCommand } from "./show.ts";
import { scenarioSuggestCommand } from "./suggest.ts";

export function scenarioCommand(): Command {
  return new Command("scenario")
    .description("Map-track scenarios: design them, and prove that they can be played.")
    .addHelpText("after", () =>
      helpAfter(`
Examples:
  broadside scenario list                        all scenarios with their figures
  broadside scenario show first-voyage --route   draw a track, with a shortest way
  broadside scenario check first-voyage          what is wrong with it
  broadside scenario new smugglers-cove          a small track to start from
  broadside scenario suggest --cards 7 --players 4 --forced-diagonals 1
  broadside scenario suggest --fix first-voyage
  broadside scenario convert first-voyage --to map   write its track as a picture
  broadside build --scenario first-voyage        print set-up sheet, poster and map cards`),
    )
    .addCommand(scenarioListCommand())
    .addCommand(scenarioShowCommand())
    .addCommand(scenarioCheckCommand())
    .addCommand(scenarioNewCommand())
    .addCommand(scenarioSuggestCommand())
    .addCommand(scenarioConvertCommand());
}
