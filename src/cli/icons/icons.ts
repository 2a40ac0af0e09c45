/** `broadside icons`: finds icons by words in their names, as a list or as pictures. */

import { Command } from "commander";
import type { IconSheet, Project } from "../../index.ts";
import { openOnce, type ProjectFlags } from "../project/open-once.ts";
import { projectOption } from "../project/project-options.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { terminalColumns, writeErr, writeOut } from "../terminal/terminal.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";

interface IconsFlags extends ProjectFlags {
  readonly json?: boolean;
  readonly sheet?: string;
}

export function iconsCommand(): Command {
  return new Command("icons")
    .description("Find icons by words in their names, with artist and licence.")
    .argument("[word...]", "words or parts of words, all of which the name contains (default: every icon)")
    .option("--sheet <file>", "write all icons found as pictures with their names: .pdf or .html")
    .option("--json", "print the complete list as JSON")
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
Use a name in a template, <b:icon name="linden-leaf" .../>, or between colons in
a text, :linden-leaf:. In a project, the drawings in icons/, the names in
glossary.yaml and the die symbols of its games are listed too, before those of
game-icons.net. The list shows the first 40; a sheet and JSON contain all.
--sheet replaces an existing file.

Exit status: 0 found, 1 no icon matches, 2 could not run.

Examples:
  broadside icons leaf                     every icon with leaf in its name
  broadside icons crossed sword            both words
  broadside icons leaf --sheet leaf.pdf    the same as pictures
  broadside icons --sheet icons.html       all icons, to look through in a browser`),
    )
    .action(async (words: readonly string[], flags: IconsFlags) => {
      process.exitCode = await findIcons(words, flags);
    });
}

async function findIcons(words: readonly string[], flags: IconsFlags): Promise<number> {
  const { sheet, json = false } = flags;
  const project = await openOnce(flags);
  const drawn = sheet === undefined ? undefined : await drawIcons(project, words, sheet);
  const found = drawn ?? (await project.icons.find(words));
  const { iconJson, iconTable, noIconWords, sheetWords, unreadWords } = await import(
    "../../report/icon-words.ts"
  );
  for (const game of found.unread) writeErr(`${unreadWords(game)}\n`);
  if (json) writeOut(iconJson(found), "report");
  if (found.icons.length === 0) {
    writeErr(`${noIconWords(found)}\n`);
    return 1;
  }
  if (drawn && sheet !== undefined) for (const line of sheetWords(sheet, drawn)) writeErr(`${line}\n`);
  else if (!json) writeOut(iconTable(found, terminalColumns()), "report");
  return 0;
}

async function drawIcons(project: Project, words: readonly string[], to: string): Promise<IconSheet> {
  const progress = terminalProgress();
  const sheet = await project.icons.sheet({ words, to }, { progress });
  progress.clear();
  return sheet;
}
