/** `broadside scenario suggest`: a sound track from the pack's cards, or the least change that makes one sound. */
import { Command, Option } from "commander";
import type { LengthClass } from "../../schema/files.ts";
import { LONGEST } from "../../track/length-class.ts";
import { MOST_ACCELERATIONS, TRACK_CARDS } from "../../track/limits.ts";
import { GREATEST_SEED } from "../../track/suggest/random.ts";
import { openProject, projectOption } from "../project/open-project.ts";
import { wholeNumber } from "../project/whole-number.ts";

export interface ScenarioSuggestFlags {
  readonly game?: string;
  readonly cards?: number;
  readonly players?: number;
  readonly forcedDiagonals?: number;
  readonly narrows?: number;
  readonly length?: LengthClass;
  readonly accelerations?: number;
  readonly corners?: number;
  readonly seed: number;
  readonly id?: string;
  readonly title?: string;
  readonly out?: string;
  readonly mend?: string;
  readonly write?: boolean;
  readonly project?: string;
}

/** Whatever is wished beyond what can be is told with the reason; this only keeps numbers readable. */
const count = wholeNumber(0, 999);

/** Options of a new track, which a mended one does not take. */
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
  return new Command("suggest")
    .description(
      "Make a sound track from the game's map cards, or mend an unsound one with as little as possible.",
    )
    .option("--game <id>", "the game whose cards are laid (default: the only one with map cards)")
    .addOption(
      number(
        "--cards <number>",
        `cards of the track, ${TRACK_CARDS.fewest} to ${TRACK_CARDS.most} (default: 7)`,
      ),
    )
    .addOption(
      number("--players <number>", "most captains that race (default: 4, or as many as the game takes)"),
    )
    .addOption(
      number(
        "--forced-diagonals <number>",
        "diagonal steps that nobody gets round, exactly (default: as many as --corners, else 0)",
      ),
    )
    .addOption(
      number(
        "--narrows <number>",
        "least width of the narrowest place in squares (default: 2 for more than two players, else 1)",
      ),
    )
    .addOption(
      new Option(
        "--length <class>",
        `how long the race is: short is up to ${LONGEST.short} MP, medium up to ${LONGEST.medium}`,
      ).choices(["short", "medium", "long"]),
    )
    .addOption(
      number(
        "--accelerations <number>",
        `cards that lie face down, 0 to ${MOST_ACCELERATIONS} (default: 1, from 6 cards on 2)`,
      ),
    )
    .addOption(
      number(
        "--corners <number>",
        "at least so many cards that touch the next only at a corner (default: 0)",
      ),
    )
    .addOption(
      new Option("--seed <number>", "another number, another track")
        .argParser(wholeNumber(0, GREATEST_SEED))
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
        "--mend <scenario>",
        "mend the track of a scenario: its file, its id or <game>/<id>",
      ).conflicts(NEW_ONLY),
    )
    .option("--write", "with --mend: make the change in the file instead of showing it")
    .addOption(projectOption())
    .addHelpText(
      "after",
      `
The same options and seed give the same track, on every machine. The scenario is printed as YAML, why it was chosen is
told on stderr. A forced diagonal is a step that only a captain who met the bid can make. A corner join is one square
wide, so --corners needs up to two players, or --narrows 1.

--mend prints the change as a difference that \`git apply\` takes, and says in words what to do on the table. It looks for
the smallest of: listing cards in another order, leaving out a heading, turning, moving, laying face up or down, naming
start or finish, taking another card, swapping two; last a bar taken from the map card itself. Up to three of them are
put together. Comments and layout of the file stay. What the file promises may be rewritten: its length class follows
the track, and where \`forced-diagonals:\` takes more than one change of the track to keep, the number is put right instead.
A file with other errors is not mended before these are.

Exit status: 0 done, 1 no such track or no mend was found, 2 could not run.

Examples:
  broadside scenario suggest
  broadside scenario suggest --cards 7 --players 4 --forced-diagonals 1 --narrows 2 --length medium --seed 7
  broadside scenario suggest --cards 10 --players 2 --corners 2 --out content/pirate-quest/scenarios/maze.yaml
  broadside scenario suggest --mend first-voyage
  broadside scenario suggest --mend content/pirate-quest/scenarios/maze.yaml --write`,
    )
    .action(async (flags: ScenarioSuggestFlags) => {
      const project = openProject(flags.project);
      if (flags.mend === undefined) {
        const { runScenarioSuggest } = await import("./run-scenario-suggest.ts");
        process.exitCode = runScenarioSuggest(project, flags);
      } else {
        const { runScenarioMend } = await import("./run-scenario-mend.ts");
        process.exitCode = runScenarioMend(project, flags.mend, flags);
      }
    });
}

const number = (words: string, description: string): Option =>
  new Option(words, description).argParser(count);
