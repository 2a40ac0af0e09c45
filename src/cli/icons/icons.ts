/** `broadside icons`: icons by a word of their name, as a list or as pictures. */
import { Command } from "commander";
import { openProject, projectOption } from "../project/open-project.ts";

export interface IconsFlags {
  readonly json?: boolean;
  readonly sheet?: string;
  readonly project?: string;
}

export function iconsCommand(): Command {
  return new Command("icons")
    .description("Find icons by a word of their name, with artist and licence.")
    .argument(
      "[word...]",
      "words or parts of words that the name contains, all of them (default: every icon)",
    )
    .option("--sheet <file>", "write all that were found as pictures with their names: .pdf or .html")
    .option("--json", "the list as JSON, complete")
    .addOption(projectOption())
    .addHelpText(
      "after",
      `
A name is written as an icon in a template, <b:icon name="linden-leaf" .../>, or between colons in a text, :linden-leaf:.
In a project, the drawings in icons/, the names in glossary.yaml and the die symbols of its games are found too, before
those of game-icons.net. The list shows the first 40; a sheet and JSON hold all. A file that is there is replaced.

Exit status: 0 found, 1 no icon has the words, 2 could not run.

Examples:
  broadside icons leaf                     every icon with leaf in its name
  broadside icons crossed sword            both words
  broadside icons leaf --sheet leaf.pdf    the same as pictures
  broadside icons --sheet icons.html       all icons, to look through in a browser`,
    )
    .action(async (words: readonly string[], flags: IconsFlags) => {
      const { runIcons } = await import("./run-icons.ts");
      process.exitCode = await runIcons(openProject(flags.project), words, flags);
    });
}
