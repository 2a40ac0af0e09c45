/** `broadside init`: makes a new game that is ready to print, a sample or from spreadsheets. */

import { join } from "node:path";
import { Command } from "commander";
import { newGame, SAMPLE_GAMES, shownPath } from "../../index.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeOut } from "../terminal/terminal.ts";

interface InitFlags {
  readonly title?: string;
  readonly id?: string;
  readonly from?: readonly string[];
  readonly sheet?: string;
  readonly like?: string;
}

export function initCommand(): Command {
  return new Command("init")
    .description(
      "Make a new game that is ready to print: nine sample cards, a sample game with tracks, the cards of a spreadsheet, or a copy of a game that comes with Broadside.",
    )
    .argument("[dir]", "a new or empty folder; content/<game> adds a game to a project")
    .option("--title <title>", "the game's name as printed (default: from the folder's name)")
    .option("--id <id>", "the game's id, such as my-game (default: from the folder's name)")
    .option(
      "--from <files...>",
      `workbooks (.xlsx, .ods) or CSV files, one row per card; each becomes a deck, and so does each sheet named as in cards.xlsx#Battle. Or a sample game: ${SAMPLE_GAMES.join(" or ")}`,
    )
    .option("--sheet <name>", "the sheet of the workbook with the cards, if it has several")
    .option("--like <game>", "a game that comes with Broadside, to be copied under the new id")
    .addHelpText("after", () =>
      helpAfter(`
Existing files are never overwritten. Editors with the YAML language server (VS
Code: the extension "YAML") complete and check the files as you type, using the
schemas in schemas/.

Examples:
  broadside init my-game
  broadside init my-game --title "The Long Night"
  broadside init my-game --from cards.csv              the cards of a spreadsheet, with a first layout of all fields
  broadside init my-game --from cards.xlsx --sheet Battle
  broadside init my-game --from cards.xlsx#Battle cards.xlsx#Items
  broadside init my-race --from hex-race               tiles of hexagons, three tracks, cards and rules to change
  broadside init my-quest --like pirate-quest          a copy to change
  broadside init content/second-game                   another game in the project in this folder`),
    )
    .action(async (folder: string | undefined, flags: InitFlags) => {
      if (folder === undefined) throw new CannotRun(missingFolder(flags));
      const game = await newGame(folder, flags);
      const { newGameWords } = await import("../../report/new-game/new-game-words.ts");
      const shown = (path: string): string => shownPath(join(game.root, path));
      for (const line of newGameWords(game, shown)) writeOut(`${line}\n`);
    });
}

/** `--from` takes all the words after it, so the folder must come first. */
function missingFolder({ from = [] }: InitFlags): string {
  const folder = from.find((name) => !name.includes(".") && !SAMPLE_GAMES.includes(name));
  const files = from.filter((name) => name !== folder);
  const command = ["broadside init", folder ?? "my-game", ...(from.length > 0 ? ["--from", ...files] : [])];
  return `give the folder of the new game${from.length > 0 ? " before --from" : ""}: ${command.join(" ")}`;
}
