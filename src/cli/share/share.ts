/** `broadside share`: writes all cards of games, each game as one web page to send to testers. */
import { Command, InvalidArgumentError, Option } from "commander";
import { openProject, type Shared, type ShareOrder, shownPath } from "../../index.ts";
import { writeFindings } from "../check/write-findings.ts";
import type { DrawingFlags } from "../project/open-once.ts";
import {
  cacheOption,
  inkOption,
  langOption,
  limitsOption,
  projectOption,
} from "../project/project-options.ts";
import { wholeNumber } from "../project/whole-number.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";

interface ShareFlags extends DrawingFlags {
  readonly kit: readonly string[];
  readonly only: readonly string[];
  readonly players?: number;
  readonly dpi?: number;
  readonly out?: string;
  readonly draft?: boolean;
  readonly quiet?: boolean;
  readonly cache?: boolean;
}

export function shareCommand(): Command {
  return new Command("share")
    .description("Write all cards of a game as one web page to send to testers: it needs no server.")
    .argument("[game...]", "ids of games (default: all)")
    .addOption(
      new Option("--kit <id>", "show only this kit; a+b combines kits a and b; may be repeated")
        .argParser((value: string, all: readonly string[]) => [...all, value])
        .default([], "all cards"),
    )
    .addOption(
      new Option("--only <ids>", "show only these cards: ids separated by commas")
        .argParser(ids)
        .default([], "all"),
    )
    .option("--players <number>", "show only what this many players need", wholeNumber(1, 99))
    .option("--dpi <number>", "resolution of pictures (default: 192)", wholeNumber(72, 600))
    .option("--out <dir>", "folder for the pages (default: output/ of the project)")
    .option("--draft", "write the page despite errors, with exit status 1; the page says so")
    .option("--quiet", "report only errors")
    .addOption(cacheOption())
    .addOption(inkOption())
    .addOption(langOption())
    .addOption(limitsOption())
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
The page is one file, <game>/<game>-share.html. It shows every card with its
back, large if you click it, finds cards by their words, and works by keyboard,
with a screen reader and on phones. It loads and sends nothing.

Examples:
  broadside share pirate-quest                      every card of the game
  broadside share pirate-quest --kit starter-pack   only the cards of this kit
  broadside share pirate-quest --only sword-9,m01   two cards
  broadside share pirate-quest --lang de            in German`),
    )
    .action(async (games: readonly string[], flags: ShareFlags) => {
      process.exitCode = await runShare(games, flags);
    });
}

async function runShare(games: readonly string[], flags: ShareFlags): Promise<number> {
  const { kit: kits, only, players, ink, lang, draft, out, dpi, quiet = false, cache, limits } = flags;
  const project = await openProject(flags.project, { cache, memory: false, limits });
  const order: ShareOrder = { games, kits, only, players, ink, lang, draft, out, dpi };
  const progress = terminalProgress(quiet);
  const shared = await project.share(order, { progress }).finally(() => progress.clear());
  await writeFindings(project, shared.findings, { quiet });
  await report(shared, quiet);
  await project.close();
  return shared.status;
}

async function report(shared: Shared, quiet: boolean): Promise<void> {
  const { noPageWords, pageWords } = await import("../../report/build/share-words.ts");
  const why = noPageWords(shared);
  if (why !== undefined) writeErr(`${why}\n`);
  if (quiet) return;
  for (const file of shared.files) writeOut(`${pageWords(file, shownPath)}\n`);
}

function ids(value: string): readonly string[] {
  const words = value.split(",").map((word) => word.trim());
  if (words.includes("")) throw new InvalidArgumentError("expected ids of cards, such as sword-9,m01.");
  return words;
}
