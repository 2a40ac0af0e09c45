/** `broadside show`: prints what one stage made of a file, for whoever wants to see inside. */
import { Argument, Command } from "commander";
import type { Ink } from "../../game/ink.ts";
import { inkOption, limitsOption, openProject, projectOption } from "../project/open-project.ts";

export const STAGES = ["source", "data", "game", "svg", "scene", "sheet"] as const;
export type Stage = (typeof STAGES)[number];

export interface ShowFlags {
  readonly card?: string;
  /** The look that is drawn. */
  readonly ink?: Ink;
  /** How many times the limits on the work of whole games hold. */
  readonly limits?: number;
  readonly project?: string;
}

export function showCommand(): Command {
  return new Command("show")
    .description("Print what one stage makes of a content file, as JSON (svg: as SVG text).")
    .addArgument(new Argument("<stage>", "the stage").choices(STAGES))
    .argument("<file>", "a file of a game: content/<game>/...")
    .option("--card <id>", "svg and scene: the card to show (default: the deck's first)")
    .addOption(inkOption())
    .addOption(limitsOption())
    .addOption(projectOption())
    .addHelpText(
      "after",
      `
Stages:
  source   the file as a tree with positions
  data     the file as data, after the schema
  game     the whole game that the file belongs to, resolved
  svg      a card's front, or a scenario's set-up sheet, as SVG, after the template
  scene    the same after layout
  sheet    the sheets of the game's first kit on A4

Examples:
  broadside show data content/pirate-quest/decks/battle.yaml
  broadside show scene content/pirate-quest/decks/battle.yaml --card sword-9
  broadside show svg content/pirate-quest/decks/battle.yaml --ink low`,
    )
    .action(async (stage: Stage, file: string, flags: ShowFlags) => {
      const { runShow } = await import("./run-show.ts");
      process.exitCode = await runShow(openProject(flags.project, flags), stage, file, flags);
    });
}
