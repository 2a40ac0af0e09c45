/** `broadside explain`: a page of the manual, a group of it, or all groups. */

import { Command } from "commander";
import { explain } from "../../index.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { isColoured, terminalColumns, writeOut } from "../terminal/terminal.ts";

export function explainCommand(): Command {
  return new Command("explain")
    .description("Explain a finding: what it means, why it matters, how to fix it.")
    .argument("[finding or group]", "the id in brackets in a report, or the part before its slash")
    .addHelpText("after", () =>
      helpAfter(`
Examples:
  broadside explain text/overflow       one finding, with examples
  broadside explain text                all findings about texts on cards
  broadside explain                     the groups`),
    )
    .action(async (word: string | undefined) => {
      const { manualWords } = await import("../../report/manual-words.ts");
      const style = { colour: isColoured("stdout"), columns: terminalColumns() };
      writeOut(manualWords(word, await explain(word), style), "report");
    });
}
