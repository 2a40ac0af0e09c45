/** What `broadside scenario suggest` does: a new track on stdout or in a new file, the reasons on stderr. */
import { basename, dirname } from "node:path";
import type { Game } from "../../game/game.ts";
import { writeNewFiles } from "../../host/disk/new-files.ts";
import { scenarioYaml, type WrittenScenario } from "../../pipeline/fix/scenario/scenario-yaml.ts";
import { suggestedScenario, usualPlayers } from "../../pipeline/fix/scenario/suggested-scenario.ts";
import { slug } from "../../pipeline/print/output-names.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { packOf } from "../../track/map-pack.ts";
import { explainFound, explainNone } from "../../track/suggest/explain.ts";
import { nameOf } from "../../track/suggest/name.ts";
import { type SuggestedTrack, suggestTrack } from "../../track/suggest/suggest-track.ts";
import { type SuggestWishes, withDefaults } from "../../track/suggest/wishes.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";
import { gameWithMap } from "./game-with-map.ts";
import { givenId, givenTitle } from "./scenario-names.ts";
import type { ScenarioSuggestFlags } from "./scenario-suggest.ts";

/** 0 when a track was found, 1 when there is none. @throws CannotRun when there is nothing to lay, or a name is none */
export function runScenarioSuggest(project: Project, flags: ScenarioSuggestFlags): number {
  if (flags.write)
    throw new CannotRun("--write changes a scenario that --mend names; a new one goes to --out <file>");
  const game = gameWithMap(project, flags.game);
  const wishes = wishesFor(game, flags);
  const progress = terminalProgress();
  const suggestion = suggestTrack(packOf(game), wishes, flags.seed, (done, most) =>
    progress.step("tries", done, most),
  );
  progress.clear();
  if (suggestion.kind === "impossible")
    return tell(["there is no such track:", ...suggestion.reasons.map(indented)], 1);
  if (suggestion.kind === "none") return tell(explainNone(suggestion, wishes), 1);
  const scenario = named(game, suggestion.found, wishes, flags);
  const taken = game.scenarios.find(({ id }) => id === scenario.id);
  if (taken && flags.out !== undefined)
    throw new CannotRun(
      `the game has a scenario "${scenario.id}" already, in ${taken.source.file}; --id names this one otherwise`,
    );
  const text = scenarioYaml(scenario, remarks(game, wishes, flags));
  if (flags.out === undefined) writeOut(text, "document");
  else writeNewFiles(dirname(flags.out), new Map([[basename(flags.out), text]]));
  const doubled = taken
    ? [`the game has a scenario ${scenario.id} already: --id names this one otherwise`]
    : [];
  const written = flags.out === undefined ? [] : [`written to ${flags.out}`];
  return tell(
    [`${scenario.title} (${scenario.id})`, ...explainFound(suggestion).map(indented), ...doubled, ...written],
    0,
  );
}

const indented = (line: string): string => `  ${line}`;

function tell(lines: readonly string[], status: number): number {
  for (const line of lines) writeErr(`${line}\n`);
  return status;
}

function wishesFor(game: Game, flags: ScenarioSuggestFlags): SuggestWishes {
  const { players } = game;
  if (flags.players === 0) throw new CannotRun("--players: at least 1 captain races");
  if (players && flags.players !== undefined && flags.players > players.max)
    throw new CannotRun(`--players ${flags.players}: the game takes ${players.max} at most`);
  return withDefaults({
    ...flags,
    players: flags.players ?? usualPlayers(game),
  });
}

function named(
  game: Game,
  found: SuggestedTrack,
  wishes: SuggestWishes,
  { id, title, out, seed }: ScenarioSuggestFlags,
): WrittenScenario {
  const usual = nameOf(found.character, wishes.cards, seed);
  return suggestedScenario(game, found, wishes, {
    id: id === undefined ? (fileId(out) ?? usual.id) : givenId(id, "--id"),
    title: title === undefined ? usual.title : givenTitle(title),
  });
}

/** A file is best named for its scenario. */
function fileId(out: string | undefined): string | undefined {
  const name = out && basename(out).replace(/\.ya?ml$/i, "");
  return name === undefined || name !== slug(name) ? undefined : name;
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
