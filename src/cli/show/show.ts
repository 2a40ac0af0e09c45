/** `broadside show`: prints the output of one stage for a file, to look inside. */

import { Argument, Command } from "commander";
import { jsonText } from "../../diagnostics/text/json-text.ts";
import { STAGES, type Stage, statusOf } from "../../index.ts";
import { writeFindings } from "../check/write-findings.ts";
import { type DrawingFlags, openOnce } from "../project/open-once.ts";
import { inkOption, langOption, limitsOption, projectOption } from "../project/project-options.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeOut } from "../terminal/terminal.ts";

interface ShowFlags extends DrawingFlags {
  readonly card?: string;
}

export function showCommand(): Command {
  return new Command("show")
    .description("Print the output of one stage for a content file, as JSON (svg: as SVG text).")
    .addArgument(new Argument("<stage>", "the stage").choices(STAGES))
    .argument("<file>", "a file of a game: content/<game>/...")
    .option("--card <id>", "svg and scene: the card to show (default: the deck's first)")
    .addOption(inkOption())
    .addOption(langOption())
    .addOption(limitsOption())
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
Stages:
  source   the file as a tree with positions
  data     the file as data, after schema validation
  game     the whole game of the file, resolved
  svg      a card's front, or a scenario's set-up sheet, as SVG, after the template
  scene    the same after layout
  sheet    the sheets of the game's first kit on A4

Examples:
  broadside show data content/pirate-quest/decks/battle.yaml
  broadside show scene content/pirate-quest/decks/battle.yaml --card sword-9
  broadside show svg content/pirate-quest/decks/battle.yaml --ink low
  broadside show svg content/pirate-quest/decks/reference.yaml --lang de`),
    )
    .action(async (stage: Stage, file: string, flags: ShowFlags) => {
      process.exitCode = await showStage(stage, file, flags);
    });
}

async function showStage(
  stage: Stage,
  file: string,
  { card, ink, lang, ...flags }: ShowFlags,
): Promise<number> {
  const project = await openOnce(flags);
  const order = { stage, file, ink, lang, ...(card !== undefined && { card }) };
  const { value, findings } = await project.stage(order);
  writeOut(typeof value === "string" ? `${value}\n` : jsonText(value), "document");
  await writeFindings(project, findings);
  return statusOf(findings, "error");
}
