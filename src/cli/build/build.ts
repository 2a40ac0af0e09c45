/** `broadside build`: checks the games, then prints them; with errors it prints only drafts. */

import { resolve } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { BACKS, CUTTERS, MISSING_BLEEDS } from "../../index.ts";
import {
  cacheOption,
  inkOption,
  langOption,
  limitsOption,
  projectOption,
} from "../project/project-options.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeErr } from "../terminal/terminal.ts";
import type { BuildFlags } from "./build-flags.ts";
import { openForBuild, orderOf, withBleed } from "./build-order.ts";

export function buildCommand(): Command {
  return new Command("build")
    .description("Check games and print them: a PDF for each kit and paper.")
    .argument("[game...]", "ids of games (default: all)")
    .addOption(
      new Option("--kit <id>", "print only this kit; a+b prints kits a and b as one; may be repeated")
        .argParser(collect)
        .default([], "every kit"),
    )
    .addOption(
      new Option(
        "--scenario <name>",
        "print this scenario: set-up sheet, poster and its map cards, and no kit unless --kit names one; may be repeated",
      )
        .argParser(collect)
        .default([], "those of the kits"),
    )
    .addOption(
      new Option(
        "--paper <papers>",
        "a4, letter, a3, legal, tabloid or a size such as 210mmx297mm; separate several by commas; both is a4,letter (default: a4)",
      ).argParser(list("expected a paper, such as a4.")),
    )
    .addOption(new Option("--backs <mode>", "how backs are printed").choices(BACKS).default("duplex"))
    .addOption(
      new Option(
        "--only <ids>",
        "print only these cards: ids separated by commas, or battle/ for a whole deck",
      )
        .argParser(list("expected ids of cards, such as sword-9,m01."))
        .default([], "all"),
    )
    .option("--all", "print all games and kits; the same as naming none")
    .option(
      "--players <number>",
      "print only what this many players need; skip games that do not support the count",
      playerCount,
    )
    .option("--lists", "also print the contents of each kit: contents card, pull list, contact sheet")
    .option(
      "--since <journal|commit>",
      "print only new and changed pieces, and a sheet of the old ones to take out: since the last print in a journal (file.json, or file.json#1.0.0 for a version), or since a git commit, tag or branch",
    )
    .option("--journal <file.json>", "also record the print in this file, to keep for a later --since")
    .option("--png", "also write a PNG of each card")
    .option("--dpi <number>", "resolution of the PNGs", dpi, 300)
    .option("--gap <length>", "space between cards (default: 0mm, shared cut lines)")
    .option("--margin <length>", "unprintable margin at each edge (default: 5mm, or what --printer needs)")
    .option(
      "--bleed [length]",
      "maximum bleed to print around cards, also as front=1mm,back=3mm (default: 3mm); without a length: PNGs with bleed",
    )
    .addOption(
      new Option(
        "--missing-bleed <how>",
        "what is printed beyond the cut where a drawing ends there: nothing, or its edge mirrored or stretched (default: as the decks say)",
      ).choices(MISSING_BLEEDS),
    )
    .option(
      "--back-offset <x,y>",
      "shift back sides to correct printer drift: right,down as seen on the back of a portrait page flipped on its long edge, e.g. 0.5mm,-1mm; rotated for other pages",
    )
    .option(
      "--printer <name>",
      "correct everything for a printer measured with broadside calibrate: office, or office/card for one of its trays",
    )
    .option(
      "--cutter <machine>",
      `print the marks of a cutting machine, and write its cut lines as SVG and DXF: ${CUTTERS.map(({ id }) => id).join(", ")}`,
    )
    .option(
      "--sheet <id>",
      "print pieces into the slots of labels or perforated card stock: a file of content/sheets/, or one that comes with Broadside, such as avery-5371",
    )
    .addOption(
      new Option(
        "--skip <places>",
        "leave these places of every sheet empty: 1 is the upper left of the front",
      )
        .argParser(places)
        .default([], "none"),
    )
    .option("--no-marks", "no crop marks")
    .option("--out <dir>", "folder for the files (default: output/ of the project)")
    .option("--draft", "print despite errors, with exit status 1; every sheet says so in its margin")
    .option(
      "--ink-use",
      "also say how much ink each PDF and each kit takes: 100 % is solid black all over; adds seconds to the first build",
    )
    .option("--quiet", "report only errors; no counts, no progress, no list of written files")
    .option("--watch", "keep running and rebuild what changed whenever a file changes; Ctrl-C ends")
    .option("--all-findings", "report every finding (default: only those that the last build did not report)")
    .addOption(cacheOption())
    .addOption(inkOption())
    .addOption(langOption())
    .addOption(limitsOption())
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
Examples:
  broadside build pirate-quest --paper both            A4 and Letter, duplex on the long edge
  broadside build pirate-quest --backs fold            fronts and backs side by side, to fold and glue
  broadside build pirate-quest --only sword-9,m01      a proof of two cards
  broadside build --all --paper both                   every kit of every game
  broadside build pirate-attack --kit main+magic-shop  two kits as one
  broadside build pirate-tricks --players 4            only what four players need
  broadside build pirate-attack --kit main --lists     with a pull list and a contact sheet
  broadside build my-game --journal prints.json        record what is printed, with small pictures of the cards
  broadside build my-game --since prints.json          an update pack: what changed since that print
  broadside build my-game --since v1.0                 the same, since the git tag v1.0
  broadside build --scenario first-voyage              everything that one scenario needs
  broadside build pirate-quest --ink low               white backgrounds and line art: files end in -low-ink
  broadside build pirate-quest --cutter silhouette     with registration marks, and cut lines beside the PDF
  broadside build pirate-quest --sheet poker-8up-a4 --only battle/   on perforated card stock
  broadside build pirate-quest --printer office        backs behind their fronts on a measured printer
  broadside build pirate-quest --bleed front=2mm       less bleed on fronts than on backs, which printers shift
  broadside build my-game --missing-bleed mirror       drawings that end at the cut go on as their mirror image
  broadside build pirate-quest --lang de               its German translation: files end in -de
  broadside build pirate-quest --ink gray              in black ink alone: files end in -gray
  broadside build pirate-quest --ink-use               with the ink that it takes, and its most expensive page
  broadside build my-game --watch                      print again after every change
  broadside build pirate-quest --png --dpi 600         a picture of each card, for digital tables
  broadside build pirate-quest --png --bleed           pictures with the bleed around the cards`),
    )
    .action(run);
}

async function run(named: readonly string[], given: BuildFlags): Promise<void> {
  const { games, flags } = withBleed(named, given);
  if (flags.all && (games.length > 0 || flags.kit.length > 0))
    throw new CannotRun("--all prints all games and kits; do not name any with it");
  if (flags.watch && flags.journal !== undefined)
    throw new CannotRun("--journal records prints that are kept; it cannot be used with --watch");
  const order = orderOf(games, flags);
  const project = await openForBuild(flags, !flags.watch);
  if (project.isBundled && isUnnamed(games, flags)) await sayNoProject(flags);
  if (flags.watch) {
    const { runWatch } = await import("./run-watch.ts");
    return runWatch(project, order, flags);
  }
  const { runBuild } = await import("./run-build.ts");
  process.exitCode = await runBuild(project, order, flags);
}

/** Nothing was named that the games that come with Broadside have: the folder may be the wrong one. */
const isUnnamed = (games: readonly string[], { kit, scenario, only }: BuildFlags): boolean =>
  games.length + kit.length + scenario.length + only.length === 0;

async function sayNoProject({ out = "output", quiet = false }: BuildFlags): Promise<void> {
  if (quiet) return;
  const { noProjectWords } = await import("../../report/build/no-project-words.ts");
  writeErr(`${noProjectWords(process.cwd(), resolve(out))}\n`);
}

function collect(value: string, all: readonly string[]): readonly string[] {
  return [...all, value];
}

/** Reads words separated by commas; an option that is repeated adds to its list. */
function list(expected: string): (value: string, before: readonly string[]) => readonly string[] {
  const started = new Set<readonly string[]>();
  return (value, before) => {
    const words = value.split(",").map((word) => word.trim());
    if (words.includes("")) throw new InvalidArgumentError(expected);
    const all = started.has(before) ? [...before, ...words] : words;
    started.add(all);
    return all;
  };
}

function places(value: string): readonly number[] {
  return value.split(",").map((word) => {
    const place = Number(word);
    if (!Number.isInteger(place) || place < 1)
      throw new InvalidArgumentError("expected numbers of places, such as 1,4.");
    return place;
  });
}

function playerCount(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError("expected a whole number, 1 or more.");
  return number;
}

function dpi(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 36 || number > 1200)
    throw new InvalidArgumentError("expected a whole number from 36 to 1200.");
  return number;
}
