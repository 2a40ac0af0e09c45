/** All commands together. They load the stages only when they run, so that `--help` is fast. */

import { Command, Help } from "commander";
import { packageVersion } from "../index.ts";
import { helpItem } from "../report/text/help-text.ts";
import { usageWords } from "../report/usage-words.ts";
import { buildCommand } from "./build/build.ts";
import { checkCommand } from "./check/check.ts";
import { diffCommand } from "./diff/diff.ts";
import { explainCommand } from "./explain/explain.ts";
import { exportCommand } from "./export/export.ts";
import { iconsCommand } from "./icons/icons.ts";
import { initCommand } from "./init/init.ts";
import { calibrateCommand } from "./printers/calibrate.ts";
import { printersCommand } from "./printers/printers.ts";
import { scenarioCommand } from "./scenario/scenario.ts";
import { schemaCommand } from "./schema/schema.ts";
import { shareCommand } from "./share/share.ts";
import { showCommand } from "./show/show.ts";
import { studioCommand } from "./studio/studio.ts";
import { helpAfter } from "./terminal/help-after.ts";
import { writeErr, writeOut } from "./terminal/terminal.ts";
import { translateCommand } from "./translate/translate.ts";

export function createProgram(): Command {
  const program = new Command("broadside")
    .description("Turns YAML descriptions of tabletop games into checked, print-ready PDFs.")
    .version(packageVersion())
    .addHelpText("after", () =>
      helpAfter(`
Examples:
  broadside init my-game                a new game of nine cards, ready to print
  broadside build pirate-quest          print the Starter Pack on A4 into output/
  broadside check pirate-quest          report what is wrong before you print
  broadside explain text/overflow       what a finding means and how to fix it
  broadside export png my-game          pictures for print shops and digital tables
  broadside icons leaf                  icons with leaf in their name
  broadside studio                      see, edit and print your games in the browser
  broadside build --help                all options of a command`),
    )
    .addCommand(buildCommand())
    .addCommand(calibrateCommand())
    .addCommand(checkCommand())
    .addCommand(diffCommand())
    .addCommand(explainCommand())
    .addCommand(exportCommand())
    .addCommand(iconsCommand())
    .addCommand(initCommand())
    .addCommand(printersCommand())
    .addCommand(scenarioCommand())
    .addCommand(schemaCommand())
    .addCommand(shareCommand())
    .addCommand(showCommand())
    .addCommand(studioCommand())
    .addCommand(translateCommand());
  for (const command of withSubcommands(program))
    command
      .configureHelp({ minWidthToWrap: 12, formatItem })
      .exitOverride()
      .configureOutput({
        writeOut: (text) => writeOut(text, "lines"),
        writeErr: (text) => writeErr(text, "lines"),
        outputError: (text) => writeErr(`${usageWords(text, nameOf(command))}\n`),
      });
  return program;
}

/** An item of a help text; commander's own leaves no room for descriptions in narrow terminals. */
function formatItem(this: Help, term: string, termWidth: number, description: string, helper: Help): string {
  const { helpWidth = 80 } = this;
  return (
    helpItem(term, termWidth, description, helpWidth) ??
    Help.prototype.formatItem.call(this, term, termWidth, description, helper)
  );
}

/** "broadside scenario list". */
function nameOf(command: Command): string {
  return command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();
}

/** A command and all its subcommands: they do not inherit each other's settings. */
function withSubcommands(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}
