/** `broadside printers`: the printers that were calibrated. */

import { Command } from "commander";
import { printers, removePrinter } from "../../index.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";

interface ListFlags {
  readonly json?: boolean;
}

export function printersCommand(): Command {
  return new Command("printers")
    .description("List, show and remove printers that were measured with calibrate.")
    .addCommand(listCommand(), { isDefault: true })
    .addCommand(showCommand())
    .addCommand(removeCommand())
    .addHelpText("after", () =>
      helpAfter(`
Examples:
  broadside printers                     one line for each printer and tray
  broadside printers show office/card    its corrections and margins
  broadside printers remove office       forget it, with all its trays`),
    );
}

function listCommand(): Command {
  return new Command("list")
    .description("List all printers and trays.")
    .option("--json", "print them as JSON")
    .action(async ({ json }: ListFlags) => {
      const all = await printers();
      if (json) return writeOut(`${JSON.stringify(all, null, 2)}\n`, "report");
      if (all.length === 0)
        return writeErr("No printer was calibrated yet; broadside calibrate makes the sheet for it.\n");
      const { printerLines } = await import("../../report/printers/printer-words.ts");
      for (const line of printerLines(all)) writeOut(`${line}\n`);
    });
}

function showCommand(): Command {
  return new Command("show")
    .description("Show how a printer is corrected.")
    .argument("<name>", "office, or office/card for one of its trays")
    .option("--json", "print it as JSON")
    .action(async (name: string, { json }: ListFlags) => {
      const found = await printers(name);
      if (json) return writeOut(`${JSON.stringify(found, null, 2)}\n`, "report");
      const { printerDetails } = await import("../../report/printers/printer-words.ts");
      for (const line of found.flatMap(printerDetails)) writeOut(`${line}\n`);
    });
}

function removeCommand(): Command {
  return new Command("remove")
    .description("Forget a printer, or one of its trays.")
    .argument("<name>", "office for all its trays, or office/card for one")
    .action(async (name: string) => {
      for (const { name: removed } of await removePrinter(name)) writeOut(`removed ${removed}\n`);
    });
}
