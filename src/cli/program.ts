/** All commands together. Their modules load the stages only when they run, so that `--help` answers at once. */
import { Command } from "commander";
import { packageVersion } from "../index.ts";
import { buildCommand } from "./build/build.ts";
import { checkCommand } from "./check/check.ts";
import { explainCommand } from "./explain/explain.ts";
import { iconsCommand } from "./icons/icons.ts";
import { initCommand } from "./init/init.ts";
import { scenarioCommand } from "./scenario/scenario.ts";
import { schemaCommand } from "./schema/schema.ts";
import { showCommand } from "./show/show.ts";
import { writeErr, writeOut } from "./terminal/terminal.ts";

export function createProgram(): Command {
  const program = new Command("broadside")
    .description("Turns YAML about a tabletop game into checked, cut-ready paper.")
    .version(packageVersion())
    .addHelpText(
      "after",
      `
Examples:
  broadside init my-game                a new game of nine cards that prints at once
  broadside build pirate-quest          print the Starter Pack on A4 into output/
  broadside check pirate-quest          say what is wrong before any paper
  broadside explain text/overflow       what a finding means and how to mend it
  broadside icons leaf                  icons by a word of their name
  broadside build --help                all options of one command`,
    )
    .addCommand(buildCommand())
    .addCommand(checkCommand())
    .addCommand(explainCommand())
    .addCommand(iconsCommand())
    .addCommand(initCommand())
    .addCommand(scenarioCommand())
    .addCommand(schemaCommand())
    .addCommand(showCommand());
  for (const command of withSubcommands(program))
    command
      // the default, 40, leaves long lines to terminals narrower than 80 characters, which break them within words
      .configureHelp({ minWidthToWrap: 12 })
      .exitOverride()
      .showHelpAfterError("(--help shows how)")
      .configureOutput({
        writeOut: (text) => writeOut(text, "lines"),
        writeErr: (text) => writeErr(text, "lines"),
      });
  return program;
}

/** A command and all below it: settings of the one are not those of the others. */
function withSubcommands(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}
