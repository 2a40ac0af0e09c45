/** `broadside export`: writes the files of kits that print shops and digital tables ask for. */
import { Command, InvalidArgumentError, Option } from "commander";
import {
  EXPORT_TARGETS,
  type Exported,
  type ExportOrder,
  openProject,
  RISKS,
  shownPath,
} from "../../index.ts";
import { targetLines } from "../../report/export/target-lines.ts";
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

interface ExportFlags extends DrawingFlags {
  readonly kit: readonly string[];
  readonly players?: number;
  readonly dpi?: number;
  readonly bleed?: boolean;
  readonly pattern?: string;
  readonly baseUrl?: string;
  readonly slots?: string;
  readonly product?: Readonly<Record<string, string>>;
  readonly stock?: string;
  readonly foil?: boolean;
  readonly pages?: string;
  readonly icc?: string;
  readonly out?: string;
  readonly quiet?: boolean;
  readonly cache?: boolean;
}

export function exportCommand(): Command {
  return new Command("export")
    .description("Write files for print shops and digital tables: pictures, orders, print files.")
    .argument("<target>", "what the files are for; the list is below")
    .argument("[game...]", "ids of games (default: all)")
    .addOption(
      new Option("--kit <id>", "export only this kit; a+b exports kits a and b as one; may be repeated")
        .argParser((value: string, all: readonly string[]) => [...all, value])
        .default([], "every kit"),
    )
    .option("--players <number>", "export only what this many players need", wholeNumber(1, 99))
    .option("--dpi <number>", "png: resolution of pictures (default: 300)", wholeNumber(36, 1200))
    .option("--bleed", "png: pictures with the bleed of their decks")
    .option(
      "--pattern <names>",
      'png: names of pictures (default: "{deck}/{n}-{card}-{side}"); also {game}, {kit} and {copies}',
    )
    .option("--base-url <address>", "tts: where the pictures will be on the web")
    .option(
      "--slots <file>",
      "tts, ttpg: slot journal in the project (default: tables/slots.json in the game's output)",
    )
    .addOption(
      new Option(
        "--product <deck=name>",
        "tgc, mpc, printersstudio: the product for a deck; may be repeated (default: as in its file, else the nearest in size)",
      ).argParser(product),
    )
    .option("--stock <name>", "mpc, printersstudio: card stock, such as S33 (default: S30)")
    .option("--foil", "mpc: foil on the fronts")
    .option(
      "--pages <order>",
      "factory: front-back, fronts-last-back or fronts-backs, which makes two files (default: front-back)",
    )
    .option("--icc <file>", "drivethru, factory: ICC profile of the press, for the output intent of the PDFs")
    .option("--out <dir>", "folder for the files (default: output/ of the project)")
    .option("--quiet", "report only errors")
    .addOption(cacheOption())
    .addOption(inkOption())
    .addOption(langOption())
    .addOption(limitsOption())
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
Targets:
${targetLines(EXPORT_TARGETS)}

The files of each kit are in a folder of their own, <game>/<target>/<kit>/, with
a manifest.json that says what each of them shows. Another export of the kit
removes files that it no longer has. Errors in a game are refused, as by build.
For shops, fit.json reports how well each card fits: the use of the safe zone,
the resolution of pictures, text too close to the cut, bleed that is not drawn.

Examples:
  broadside export png pirate-quest --kit starter-pack   a picture of each side of each card
  broadside export png --bleed --dpi 600                 every kit, with bleed, for 600 dpi
  broadside export png --pattern "{deck}-{n}-{side}"     names of your own
  broadside export png pirate-quest --lang de            in German, in folders that end in -de
  broadside export tts my-game --base-url https://example.org/my-game/
  broadside export vtt pirate-quest --kit starter-pack   its scenarios as variants
  broadside export tgc my-game --kit main                The Game Crafter
  broadside export tgc --product aids=TarotDeck          another product for one deck
  broadside export mpc my-game --stock S33 --foil        MakePlayingCards, by MPC Autofill
  broadside export printersstudio my-game --stock M31    Printer's Studio, on linen
  broadside export drivethru my-game                     DriveThruCards
  broadside export factory --pages fronts-backs --icc FOGRA39.icc`),
    )
    .action(async (target: string, games: readonly string[], flags: ExportFlags) => {
      process.exitCode = await runExport(target, games, flags);
    });
}

async function runExport(target: string, games: readonly string[], flags: ExportFlags): Promise<number> {
  const { kit: kits, product: products, quiet = false, cache, limits, project: where, ...rest } = flags;
  const project = await openProject(where, { cache, memory: false, limits });
  const order: ExportOrder = { target, games, kits, products, ...rest };
  const progress = terminalProgress(quiet);
  const exported = await project.export(order, { progress }).finally(() => progress.clear());
  await writeFindings(project, exported.findings, { quiet });
  await report(exported, quiet);
  await project.close();
  return exported.status;
}

async function report(exported: Exported, quiet: boolean): Promise<void> {
  const { exportLines, notExportedWords, skippedLines } = await import("../../report/export/export-words.ts");
  const why = notExportedWords(exported);
  if (why !== undefined) writeErr(`${why}\n`);
  if (quiet) return;
  for (const one of exported.exports)
    for (const line of exportLines(one, Object.keys(RISKS), shownPath)) writeOut(`${line}\n`);
  for (const line of skippedLines(exported)) writeOut(`${line}\n`);
}

/** "aids=TarotDeck". */
function product(
  value: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const [, deck, name] = /^([^=]+)=([^=]+)$/.exec(value) ?? [];
  if (deck === undefined || name === undefined)
    throw new InvalidArgumentError("expected a deck and a product, such as aids=TarotDeck.");
  return { ...before, [deck.trim()]: name.trim() };
}
