/** `broadside calibrate`: prints the calibration sheet, and keeps what was read off it. */

import { Command, Option } from "commander";
import { calibrate, printCalibration, shownPath } from "../../index.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeOut } from "../terminal/terminal.ts";

interface CalibrateFlags {
  readonly paper?: string;
  readonly backs?: "duplex" | "duplex-short";
  readonly out?: string;
  readonly check?: string;
  readonly printer?: string;
  readonly tray?: string;
  readonly read?: readonly string[];
  readonly bar?: string;
  readonly edge?: string;
  readonly margins?: string;
  readonly json?: boolean;
}

export function calibrateCommand(): Command {
  return new Command("calibrate")
    .description(
      "Measure a printer, so that backs are behind their fronts: print the calibration sheet, then type what you read off it.",
    )
    .option("--paper <paper>", "a4, letter, a3, legal, tabloid or a size such as 210mmx297mm (default: a4)")
    .addOption(
      new Option("--backs <mode>", "flip on the long edge (duplex) or the short edge (duplex-short)").choices(
        ["duplex", "duplex-short"],
      ),
    )
    .option("--out <file>", "the sheet to write, ending in .pdf (default: calibration-<paper>.pdf)")
    .option("--check <printer>", "print the sheet corrected for this printer: now every reading should be 0")
    .option("--printer <name>", "the printer that you measured: a name of your choice")
    .option("--tray <name>", "its tray, or the paper in it (default: the paper's name)")
    .option(
      "--read <readings...>",
      "the scales at all four corners, across then down: a=+3,-1 b=+2,-1 c=7/6,0 d=+2,0",
    )
    .option("--bar <x,y>", "lengths of the bar across and the bar down, in mm by ruler")
    .option("--edge <x,y>", "from the left and the top edge of the paper to the first tick, in mm by ruler")
    .option("--margins <t,r,b,l>", "what the ladders lack at the top, right, bottom and left, in mm")
    .option("--json", "print the result as JSON")
    .addHelpText("after", () =>
      helpAfter(`
The sheet explains itself, step by step. What you read becomes the profile of
the printer and tray in printers.yaml in your settings folder, and build
--printer applies it. Readings that contradict each other are refused.
--out replaces an existing file.

Examples:
  broadside calibrate                                  the sheet for A4, to print on both sides
  broadside calibrate --paper letter --backs duplex-short
  broadside calibrate --printer office --tray card --read a=+3,-1 b=+2,-1 c=+3,0 d=+2,0 --bar 179.6,259.5
  broadside calibrate --check office/card              the sheet again, corrected
  broadside printers                                   all printers that were measured`),
    )
    .action(run);
}

async function run(flags: CalibrateFlags): Promise<void> {
  const { read, bar, edge, margins } = flags;
  const hasReadings = [read, bar, edge, margins].some((given) => given !== undefined);
  return hasReadings ? keep(flags) : printSheet(flags);
}

async function keep(flags: CalibrateFlags): Promise<void> {
  const { printer, tray, paper, read, bar, edge, margins, json } = flags;
  if (printer === undefined)
    throw new CannotRun("readings need the name of the printer; add --printer office, or another name");
  for (const name of ["check", "backs", "out"] as const)
    if (flags[name] !== undefined)
      throw new CannotRun(`--${name} belongs to a sheet that is printed; leave it out with readings`);
  const made = await calibrate({ printer, tray, paper, read, bar, edge, margins });
  if (json) return writeOut(`${JSON.stringify(made, null, 2)}\n`, "report");
  const { calibratedWords } = await import("../../report/printers/printer-words.ts");
  for (const line of calibratedWords(made)) writeOut(`${line}\n`);
}

async function printSheet(flags: CalibrateFlags): Promise<void> {
  const { paper = "a4", backs, check, printer, tray, json } = flags;
  const name = `calibration-${paper.toLowerCase().replaceAll(/[^a-z0-9.]+/g, "")}`;
  const to = flags.out ?? `${name}${check === undefined ? "" : "-check"}.pdf`;
  const sheet = await printCalibration({ paper, backs, printer: check, to });
  const file = shownPath(to);
  const { pdf: _, ...facts } = sheet;
  if (json) return writeOut(`${JSON.stringify({ file, ...facts }, null, 2)}\n`, "report");
  const { sheetWords } = await import("../../report/printers/printer-words.ts");
  for (const line of sheetWords(file, sheet, { printer, tray })) writeOut(`${line}\n`);
}
