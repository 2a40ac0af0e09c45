/** `broadside build`: checks the games, then prints them; refuses on errors unless it is a draft. */
import { Command, InvalidArgumentError, Option } from "commander";
import { BACKS, type Backs } from "../sheet/sheet.ts";
import { chooseGames, openProject, projectOption } from "./open-project.ts";

export interface BuildFlags {
  readonly kit: readonly string[];
  readonly paper: string;
  readonly backs: Backs;
  readonly only: readonly string[];
  readonly png?: boolean;
  readonly dpi: number;
  readonly gap?: string;
  readonly margin?: string;
  readonly bleed?: string;
  readonly backOffset?: string;
  readonly marks: boolean;
  readonly out?: string;
  readonly draft?: boolean;
  readonly project?: string;
}

export function buildCommand(): Command {
  return new Command("build")
    .description("Check games and print them: a PDF for each kit and paper.")
    .argument("[game...]", "ids of games (default: all)")
    .addOption(
      new Option("--kit <id>", "print only this kit; may be repeated")
        .argParser(collect)
        .default([], "every kit"),
    )
    .option(
      "--paper <paper>",
      "a4, letter, a3, legal, tabloid, a size such as 210mmx297mm, several with commas between, or both (a4 and letter)",
      "a4",
    )
    .addOption(new Option("--backs <mode>", "how backs are printed").choices(BACKS).default("duplex"))
    .addOption(
      new Option("--only <ids>", "print only these cards: ids with commas between")
        .argParser(ids)
        .default([], "all"),
    )
    .option("--png", "also write a PNG of each card")
    .option("--dpi <number>", "resolution of the PNGs", dpi, 300)
    .option("--gap <length>", "space between cards (default: 0mm, shared cut lines)")
    .option("--margin <length>", "what the printer cannot reach at each edge (default: 5mm)")
    .option("--bleed <length>", "most bleed to print around cards (default: 3mm)")
    .option("--back-offset <x,y>", "shift of the back sides against a printer's drift, e.g. 0.5mm,-1mm")
    .option("--no-marks", "no crop marks")
    .option("--out <dir>", "folder for the files (default: output/ of the project)")
    .option("--draft", "print in spite of errors; every sheet says so in its margin")
    .addOption(projectOption())
    .addHelpText(
      "after",
      `
Examples:
  broadside build pirate-quest --paper both            A4 and Letter, duplex on the long edge
  broadside build pirate-quest --backs fold            fronts and backs side by side, to fold and glue
  broadside build pirate-quest --only sword-9,m01      a proof of two cards
  broadside build pirate-quest --png --dpi 600         a picture of each card for print shops and digital tables`,
    )
    .action(run);
}

async function run(games: readonly string[], flags: BuildFlags): Promise<void> {
  const { runBuild } = await import("./run-build.ts");
  const project = openProject(flags.project);
  process.exitCode = await runBuild(project, chooseGames(project, games), flags);
}

function collect(value: string, all: readonly string[]): readonly string[] {
  return [...all, value];
}

function ids(value: string): readonly string[] {
  return value
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");
}

function dpi(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 36 || number > 1200)
    throw new InvalidArgumentError("a whole number from 36 to 1200 is expected.");
  return number;
}
