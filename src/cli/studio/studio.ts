/** `broadside studio`: see, edit, check and print games in the browser. */
import { Command, Option } from "commander";
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
      new Option(
        "--port <number>",
        "serve on this port only (default: one that belongs to the folder)",
      ).argParser(wholeNumber(1, 65535)),
    )
    .option("--no-open", "do not open a browser; only print the link")
    .option("--read-only", "show games without changing or printing them")
    .option(
      "--project <dir>",
      "the project's folder (default: the nearest one upward with content/, else the current one, for a new game)",
    )
    .addHelpText("after", () =>
      helpAfter(`
Only this computer can reach the page, and only by the printed link, which lets one
page in. If a studio of the folder is running already, its link is printed. A page
that is left open continues when its studio is started again. Ctrl-C ends it.

Examples:
  broadside studio                      the project in this folder, or a new game
  broadside studio --project my-game
  broadside studio --no-open            print the link; open it yourself
  broadside studio --read-only          look, and change nothing`),
    )
    .action(async (flags: StudioFlags) => {
      const { runStudio } = await import("./run-studio.ts");
      await runStudio(flags);
    });
}
