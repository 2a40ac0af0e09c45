/** `broadside scenario suggest`: makes a sound track from the pack's cards, or finds the smallest change that makes a track sound. */

import { basename } from "node:path";
import { Command, Option } from "commander";
import { type Project, type SuggestOrder, TRACK_LIMITS, writeNewFile } from "../../index.ts";
import type { FixOutput } from "../../report/scenarios/fix-words.ts";
import { reportingErrors, writeFindings } from "../check/write-findings.ts";
import { openOnce, type ProjectFlags } from "../project/open-once.ts";
import { projectOption } from "../project/project-options.ts";
import { wholeNumber } from "../project/whole-number.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";

interface ScenarioSuggestFlags extends ProjectFlags, Omit<SuggestOrder, "fileName"> {
  readonly out?: string;
  readonly fix?: string;
  readonly write?: boolean;
}

/** Impossible wishes are reported with the reason; these bounds only reject absurd numbers. */
const count = wholeNumber(0, 999);

/** Options for a new track, which --fix does not take. */
const NEW_ONLY = [
  "game",
  "cards",
  "players",
  "forcedDiagonals",
  "narrows",
  "length",
  "accelerations",
  "corners",
  "id",
  "title",
];

export function scenarioSuggestCommand(): Command {
  const { seed } = TRACK_LIMITS;
  return new Command("suggest")
    .description(
      "Make a sound track from the game's map cards, or fix an unsound one with the smallest change.",
    )
    .option("--game <id>", "the game whose cards to use (default: the only one with map cards)")
    .addOption(
      number("--cards <number>", "number of cards in the track, as `track:` of the game allows (default: 7)"),
    )
    .addOption(number("--players <number>", "maximum number of players (default: 4, or the game's maximum)"))
    .addOption(
      number(
        "--forced-diagonals <number>",
        "exact number of unavoidable special steps (default: that of --corners, else 0)",
      ),
    )
    .addOption(
      number(
        "--narrows <number>",
        "minimum width of the narrowest place, in cells (default: 2 for more than two players, else 1)",
      ),
    )
    .addOption(
      new Option(
        "--length <class>",
        "length of the race: `track:` of the game says how many points are short or medium",
      ).choices(["short", "medium", "long"]),
    )
    .addOption(
      number(
        "--accelerations <number>",
        "number of face-down cards, as the game allows (default: 1, or 2 from 6 cards on)",
      ),
    )
    .addOption(number("--corners <number>", "minimum number of cards joined only at a corner (default: 0)"))
    .addOption(
      new Option("--seed <number>", "random seed; a different seed gives a different track")
        .argParser(wholeNumber(seed.least, seed.most))
        .default(1),
    )
    .option(
      "--id <id>",
      "the scenario's id (default: the name of --out, else from the track's shape and the seed)",
    )
    .option("--title <title>", "the scenario's name as printed (default: from the track's shape)")
    .option("--out <file>", "write the scenario to a new file instead of printing it")
    .addOption(
      new Option(
        "--fix <scenario>",
        "fix the track of a scenario: its file, its id or <game>/<id>",
      ).conflicts(NEW_ONLY),
    )
    .option("--write", "with --fix: change the file instead of showing the change")
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
The same options and seed give the same track on every machine. The scenario is
printed as YAML; the reasons for choosing it go to stderr. A special step is one
that not every piece can make, such as one over a corner. A corner join is one
square wide, so --corners needs at most two players, or --narrows 1.

--fix prints the change as a patch for \`git apply\`, and explains what to do on
the table. It looks for the smallest change: listing cards in another order,
leaving out a heading, turning a card, moving it, laying it face up or down,
naming start or finish, using another card, swapping two; last, removing a bar
from the map card itself. It combines up to three of them. Comments and layout
of the file stay. What the file promises is updated: its length class follows
the track; if keeping \`forced-diagonals:\` would need more than one change, the
number in the file is updated instead. Fix the file's other errors first.

Exit status: 0 done, 1 no track or no fix found, 2 could not run.

Examples:
  broadside scenario suggest
  broadside scenario suggest --cards 7 --players 4 --forced-diagonals 1 --narrows 2 --length medium --seed 7
  broadside scenario suggest --cards 10 --players 2 --corners 2 --out content/pirate-quest/scenarios/maze.yaml
  broadside scenario suggest --fix first-voyage
  broadside scenario suggest --fix content/pirate-quest/scenarios/maze.yaml --write`),
    )
    .action(async (flags: ScenarioSuggestFlags) => {
      const { fix, write, out, project: _, ...wishes } = flags;
      if (write && fix === undefined)
        throw new CannotRun("--write only works with --fix; --out <file> writes a new scenario");
      const project = await openOnce(flags);
      process.exitCode = await (fix === undefined
        ? suggest(project, wishes, out)
        : fixScenario(project, fix, { write, out }));
    });
}

async function suggest(project: Project, wishes: SuggestOrder, out: string | undefined): Promise<number> {
  const progress = terminalProgress();
  const order = out === undefined ? wishes : { ...wishes, fileName: basename(out) };
  const suggested = await reportingErrors(project, project.scenarios.suggest(order, { progress }));
  progress.clear();
  if (suggested.kind === "found" && out !== undefined) {
    const { taken, scenario, text } = suggested;
    if (taken !== undefined) throw new CannotRun(takenWords(scenario.id, taken));
    await writeNewFile(out, text);
  }
  await writeFindings(project, suggested.findings);
  const { suggestionWords } = await import("../../report/scenarios/suggestion-words.ts");
  if (suggested.kind === "found" && out === undefined) writeOut(suggested.text, "document");
  for (const line of suggestionWords(suggested, out)) writeErr(`${line}\n`);
  return suggested.kind === "found" ? 0 : 1;
}

const takenWords = (id: string, file: string): string =>
  `the game already has a scenario "${id}", in ${file}; give this one another name with --id`;

async function fixScenario(project: Project, name: string, output: FixOutput): Promise<number> {
  const { write, out } = output;
  refuseOutput(project, output);
  const progress = terminalProgress();
  const fixed = await project.scenarios.fix(name, { progress });
  progress.clear();
  if (fixed.kind === "fixed" && out !== undefined) await writeNewFile(out, fixed.text);
  else if (write) await project.apply(fixed);
  if (fixed.kind !== "sound" && fixed.kind !== "fixed") await writeFindings(project, fixed.findings);
  const { fixWords, otherFiles } = await import("../../report/scenarios/fix-words.ts");
  for (const line of fixWords(fixed, output)) writeErr(`${line}\n`);
  const left = out === undefined ? fixed.files : otherFiles(fixed);
  if (left.length > 0 && !write) {
    const { fixPatch } = await import("../../report/fix/fix-words.ts");
    writeOut(fixPatch(left), "document");
  }
  const isFixed = fixed.kind === "fixed" && (out !== undefined || fixed.files.length > 0);
  return isFixed || fixed.kind === "sound" ? 0 : 1;
}

function refuseOutput({ isBundled }: Project, { write, out }: FixOutput): void {
  if (write && out !== undefined)
    throw new CannotRun("--write changes the file itself, --out makes a new one; choose one of them");
  if (write && isBundled)
    throw new CannotRun(
      "--write changes the files of a project, and there is no project here; name one with --project",
    );
}

const number = (words: string, description: string): Option =>
  new Option(words, description).argParser(count);
