/** What `broadside scenario suggest` does: a new track on stdout or in a new file, the reasons on stderr. */
import { basename, dirname } from "node:path";
import { listed } from "../diagnostics/words.ts";
import type { Game } from "../game/game.ts";
import { writeNewFiles } from "../host/new-files.ts";
import { isNeededForScenarios } from "../pipeline/check-scenarios.ts";
import { slug } from "../pipeline/output-names.ts";
import type { Project } from "../pipeline/project.ts";
import { readGame } from "../pipeline/read-game.ts";
import { scenarioYaml } from "../report/scenario-yaml.ts";
import { lengthClassOf } from "../track/length-class.ts";
import { packOf } from "../track/map-pack.ts";
import { explainFound, explainNone } from "../track/suggest/explain.ts";
import { nameOf } from "../track/suggest/name.ts";
import { type SuggestedTrack, suggestTrack } from "../track/suggest/suggest-track.ts";
import { type SuggestWishes, withDefaults } from "../track/suggest/wishes.ts";
import { CannotRun } from "./cannot-run.ts";
import { chooseGames } from "./open-project.ts";
import type { ScenarioSuggestFlags } from "./scenario-suggest.ts";
import { terminalProgress } from "./terminal-progress.ts";

/** Captains that race when nothing is said, if the game takes as many. */
const USUAL_PLAYERS = 4;
const LONGEST_TITLE = 60;

/** 0 when a track was found, 1 when there is none. @throws CannotRun when there is nothing to lay, or a name is none */
export function runScenarioSuggest(project: Project, flags: ScenarioSuggestFlags): number {
  if (flags.write)
    throw new CannotRun("--write changes a scenario that --mend names; a new one goes to --out <file>");
  const game = gameWithMap(project, flags.game);
  const wishes = wishesFor(game, flags);
  const progress = terminalProgress(process.stderr);
  const suggestion = suggestTrack(packOf(game), wishes, flags.seed, (done, most) =>
    progress.step("tries", done, most),
  );
  progress.clear();
  if (suggestion.kind === "impossible")
    return tell(["there is no such track:", ...suggestion.reasons.map(indented)], 1);
  if (suggestion.kind === "none") return tell(explainNone(suggestion, wishes), 1);
  const scenario = named(game, suggestion.found, wishes, flags);
  const text = scenarioYaml(scenario, remarks(game, wishes, flags));
  if (flags.out === undefined) process.stdout.write(text);
  else writeNewFiles(dirname(flags.out), new Map([[basename(flags.out), text]]));
  const taken = game.scenarios.some(({ id }) => id === scenario.id)
    ? [`the game has a scenario ${scenario.id} already: --id names this one otherwise`]
    : [];
  const written = flags.out === undefined ? [] : [`written to ${flags.out}`];
  return tell(
    [`${scenario.title} (${scenario.id})`, ...explainFound(suggestion).map(indented), ...taken, ...written],
    0,
  );
}

const indented = (line: string): string => `  ${line}`;

function tell(lines: readonly string[], status: number): number {
  process.stderr.write(`${lines.join("\n")}\n`);
  return status;
}

/** The game that is named, else the only one with map cards. */
function gameWithMap(project: Project, id: string | undefined): Game {
  const ids = chooseGames(project, id === undefined ? [] : [id]);
  const games = ids.flatMap((one) => readGame(project, one, isNeededForScenarios).value.game ?? []);
  const laid = games.filter((game) => packOf(game).length > 0);
  const [game, other] = laid;
  if (!game)
    throw new CannotRun(`${listed(ids, "or")}: no map cards that could be laid; a deck of kind map has them`);
  if (other)
    throw new CannotRun(
      `several games have map cards; --game ${laid.map((one) => one.id).join(", --game ")}`,
    );
  return game;
}

function wishesFor({ players }: Game, flags: ScenarioSuggestFlags): SuggestWishes {
  if (flags.players === 0) throw new CannotRun("--players: at least 1 captain races");
  if (players && flags.players !== undefined && flags.players > players.max)
    throw new CannotRun(`--players ${flags.players}: the game takes ${players.max} at most`);
  return withDefaults({
    ...flags,
    players: flags.players ?? Math.min(USUAL_PLAYERS, players?.max ?? USUAL_PLAYERS),
  });
}

function named(
  game: Game,
  { plan, analysis, character }: SuggestedTrack,
  wishes: SuggestWishes,
  flags: ScenarioSuggestFlags,
) {
  const usual = nameOf(character, wishes.cards, flags.seed);
  const fewest = Math.min(wishes.players, Math.max(2, game.players?.min ?? 1));
  return {
    ...plan,
    id: idOf(flags.id) ?? fileId(flags.out) ?? usual.id,
    title: titleOf(flags.title) ?? usual.title,
    players: { min: fewest, max: wishes.players },
    length: lengthClassOf(analysis.free?.mp ?? 0),
    forcedDiagonals: wishes.forcedDiagonals,
  };
}

/** A file is best named for its scenario. */
function fileId(out: string | undefined): string | undefined {
  const name = out && basename(out).replace(/\.ya?ml$/i, "");
  return name === undefined || name !== slug(name) ? undefined : name;
}

function idOf(given: string | undefined): string | undefined {
  if (given !== undefined && given !== slug(given))
    throw new CannotRun(`--id "${given}" is no id: a to z, 0 to 9 and hyphens; write --id ${slug(given)}`);
  return given;
}

function titleOf(given: string | undefined): string | undefined {
  const title = given?.trim();
  if (title === "" || /[\p{Cc}\p{Cs}]/u.test(title ?? ""))
    throw new CannotRun("--title: some words on one line are expected");
  if ([...(title ?? "")].length > LONGEST_TITLE)
    throw new CannotRun(`--title: at most ${LONGEST_TITLE} characters are expected`);
  return title;
}

/** How the track was made: whoever runs this again gets it again. */
function remarks({ id }: Game, wishes: SuggestWishes, { seed }: ScenarioSuggestFlags): readonly string[] {
  const { cards, players, forcedDiagonals, narrows, accelerations, corners, length } = wishes;
  const options = [
    `--game ${id} --cards ${cards} --players ${players}`,
    `--forced-diagonals ${forcedDiagonals} --narrows ${narrows}`,
    `--accelerations ${accelerations}`,
    ...(corners > 0 ? [`--corners ${corners}`] : []),
    ...(length === undefined ? [] : [`--length ${length}`]),
    `--seed ${seed}`,
  ];
  return ["Made by", `  broadside scenario suggest ${options.join(" ")}`];
}
