/** `broadside check`: every fault of content, layout and print in one list. */
import { Command, Option } from "commander";
import { type FailOn, failOnOption } from "./fail-on.ts";
import { openProject, projectOption } from "./open-project.ts";

export const FORMATS = ["pretty", "short", "json"] as const;
export type Format = (typeof FORMATS)[number];

export interface CheckFlags {
  readonly format: Format;
  readonly failOn: FailOn;
  readonly project?: string;
}

export function checkCommand(): Command {
  return new Command("check")
    .description("Say what is wrong with games before any paper: content, layout, print.")
    .argument("[game or file...]", "ids of games, or files of them (default: all games)")
    .addOption(new Option("--format <format>", "how findings are written").choices(FORMATS).default("pretty"))
    .addOption(failOnOption())
    .addOption(projectOption())
    .addHelpText(
      "after",
      `
Examples:
  broadside check                                              all games
  broadside check content/pirate-quest/decks/battle.yaml       only what is found in this file
  broadside check pirate-quest --format short --fail-on warning`,
    )
    .action(async (names: readonly string[], flags: CheckFlags) => {
      const { runCheck } = await import("./run-check.ts");
      process.exitCode = await runCheck(openProject(flags.project), names, flags);
    });
}
