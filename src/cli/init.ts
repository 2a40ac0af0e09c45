/** `broadside init`: a new game of nine cards that prints at once, to be changed. */
import { Command } from "commander";

export interface InitFlags {
  readonly title?: string;
  readonly id?: string;
}

export function initCommand(): Command {
  return new Command("init")
    .description("Make a new game: nine cards that print at once, to be changed into your own.")
    .argument("<dir>", "a new or empty folder; content/<game> of a project adds a game to it")
    .option("--title <title>", "the game's name as printed (default: from the folder's name)")
    .option("--id <id>", "the game's id, such as my-game (default: from the folder's name)")
    .addHelpText(
      "after",
      `
Nothing is ever overwritten. Editors with the YAML language server (VS Code: the extension "YAML") complete and check
the files while you write; the schemas for that lie in schemas/.

Examples:
  broadside init my-game
  broadside init my-game --title "The Long Night"
  broadside init content/second-game                   one more game in the project of this folder`,
    )
    .action(async (folder: string, flags: InitFlags) => {
      const { runInit } = await import("./run-init.ts");
      process.exitCode = runInit(folder, flags);
    });
}
