/** `broadside scenario new`: writes the file of a small sound track as a starting point. */

import { join } from "node:path";
import { Command, Option } from "commander";
import { shownPath, TRACK_LIMITS } from "../../index.ts";
import { reportingErrors, writeFindings } from "../check/write-findings.ts";
import { openOnce, type ProjectFlags } from "../project/open-once.ts";
import { projectOption } from "../project/project-options.ts";
import { wholeNumber } from "../project/whole-number.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";

interface ScenarioNewFlags extends ProjectFlags {
  readonly game?: string;
  readonly title?: string;
  readonly cards: number;
}

export function scenarioNewCommand(): Command {
  const { cards } = TRACK_LIMITS;
  return new Command("new")
    .description("Make a new scenario to start from: a small sound track, with every field explained.")
    .argument("<id>", "its id, such as smugglers-cove, which also names the file")
    .option("--game <id>", "its game (default: the only one with map cards)")
    .option("--title <title>", "its name as printed (default: from the id)")
    .addOption(
      new Option("--cards <number>", "cards of the track, as `track:` of the game allows")
        .argParser(wholeNumber(cards.least, cards.most))
        .default(4),
    )
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
Existing files are never overwritten. \`broadside scenario suggest\` makes tracks
to your wishes, a different one for each seed.

Exit status: 0 done, 1 no track found, 2 could not run.

Examples:
  broadside scenario new smugglers-cove
  broadside scenario new smugglers-cove --title "The Smugglers' Cove" --cards 6 --game pirate-quest`),
    )
    .action(async (id: string, flags: ScenarioNewFlags) => {
      process.exitCode = await makeScenario(id, flags);
    });
}

async function makeScenario(id: string, flags: ScenarioNewFlags): Promise<number> {
  const { project: _, ...order } = flags;
  const project = await openOnce(flags);
  const made = await reportingErrors(project, project.scenarios.create({ ...order, id }));
  await project.apply(made);
  await writeFindings(project, made.findings);
  if (made.kind !== "created") {
    const { unmadeWords } = await import("../../report/scenarios/suggestion-words.ts");
    for (const line of unmadeWords(made)) writeErr(`${line}\n`);
    return 1;
  }
  const { newScenarioWords } = await import("../../report/scenarios/new-scenario-words.ts");
  for (const line of newScenarioWords(made, shownPath(join(project.root, made.path)))) writeOut(`${line}\n`);
  return 0;
}
