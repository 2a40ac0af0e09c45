/** `broadside studio`: see, edit, check and print games in the browser. */
import { Command, Option } from "commander";
import { projectOption } from "../project/project-options.ts";
import { wholeNumber } from "../project/whole-number.ts";
import { helpAfter } from "../terminal/help-after.ts";

export interface StudioFlags {
  readonly project?: string;
  readonly port?: number;
  /** False = the link is only printed. */
  readonly open: boolean;
  readonly readOnly?: boolean;
}

export function studioCommand(): Command {
  return new Command("studio")
    .description("See, edit, check and print your games in the browser; nothing leaves this computer.")
    .addOption(
      new Option("--port <number>", "the port to serve on (default: a free one)").argParser(
        wholeNumber(1, 65535),
      ),
    )
    .option("--no-open", "do not open a browser; only print the link")
    .option("--read-only", "look at games without changing their files")
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
The page is served to this computer alone, by the link that is printed. Ctrl-C ends.

Examples:
  broadside studio
  broadside studio --project my-game
  broadside studio --no-open --port 4400`),
    )
    .action(async (flags: StudioFlags) => {
      const { runStudio } = await import("./run-studio.ts");
      await runStudio(flags);
    });
}
