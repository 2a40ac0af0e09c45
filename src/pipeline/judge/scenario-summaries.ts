/** All scenarios of games at a glance: size, length, movement points, difficulty, and whether each can be played. */
import { addAll } from "../../diagnostics/add-all.ts";
import type { Scenario } from "../../game/game.ts";
import { DEFAULT_MOVEMENT, type TrackWords } from "../../game/scenarios/movement.ts";
import type { LengthClass, ScenarioRule } from "../../schema/files.ts";
import { difficultyOf } from "../../track/briefing/difficulty.ts";
import { lengthClassOf } from "../../track/length-class.ts";
import { rulesInForce } from "../../track/rules-in-force.ts";
import { trackOf } from "../../track/scenario-tracks.ts";
import type { Search } from "../../track/search.ts";
import { hasSpecialSteps } from "../../track/special-steps.ts";
import type { ProjectContext } from "../project.ts";
import { checkScenarios, type ScenarioFileState } from "./check-scenarios.ts";

/** One scenario. Of a file that cannot be read, only the first four fields are known. */
export interface ScenarioSummary {
  /** Id of its game. */
  readonly game: string;
  readonly id: string | null;
  /** From the project's root. */
  readonly file: string;
  /** It has no errors, and its track was proved playable. */
  readonly isSound: boolean;
  readonly title?: string;
  readonly players?: Scenario["players"];
  /** How many map cards the track has. */
  readonly cards?: number;
  /** Computed from the track if possible, else as written. */
  readonly length?: LengthClass;
  /** Points of the shortest way with all special steps (such as for met bids), and without any; null where there is no way. */
  readonly mp?: { readonly withBids: number | null; readonly withoutBids: number | null };
  /** Special steps that no one can avoid. */
  readonly forcedDiagonals?: number | null;
  readonly difficulty?: string | null;
  /** The scenario's own rules. */
  readonly rules?: readonly ScenarioRule[];
}

export interface ScenarioSummaries {
  /** In the order of the games, then of their files. */
  readonly scenarios: readonly ScenarioSummary[];
  /** What their games call things; neutral words if the games differ in that. */
  readonly words: TrackWords;
  /** Are there steps in any of the games that only some pieces may make? */
  readonly hasSpecialSteps: boolean;
}

export function* scenarioSummaries(
  project: ProjectContext,
  games: readonly string[],
): Search<ScenarioSummaries> {
  const summaries: ScenarioSummary[] = [];
  const words: TrackWords[] = [];
  let isSpecial = false;
  for (const [index, id] of games.entries()) {
    const { files, game } = checkScenarios(project, id);
    if (game && files.length > 0) words.push(game.movement.words);
    isSpecial ||= (game?.scenarios ?? []).some(({ movement, track: [first] }) =>
      hasSpecialSteps(movement, first?.map.cells.shape ?? "square"),
    );
    const byFile = new Map(game?.scenarios.map((scenario) => [scenario.source.file, scenario]));
    addAll(
      summaries,
      files.map((state) => summaryOf(state, byFile.get(state.path))),
    );
    yield { done: index + 1, most: games.length };
  }
  return { scenarios: summaries, words: sharedWords(words), hasSpecialSteps: isSpecial };
}

function sharedWords([first = DEFAULT_MOVEMENT.words, ...others]: readonly TrackWords[]): TrackWords {
  const names = Object.keys(first) as (keyof TrackWords)[];
  const isShared = others.every((other) => names.every((name) => other[name] === first[name]));
  return isShared ? first : DEFAULT_MOVEMENT.words;
}

function summaryOf(
  { game, id, path, isSound }: ScenarioFileState,
  scenario: Scenario | undefined,
): ScenarioSummary {
  const known = { game, id: id ?? null, file: path, isSound };
  if (!scenario) return known;
  const { track } = trackOf(scenario);
  return {
    ...known,
    title: scenario.title,
    players: scenario.players,
    cards: scenario.track.length,
    length: track?.free ? lengthClassOf(track.free.mp, scenario.movement.lengths) : scenario.length,
    mp: { withBids: track?.free?.mp ?? null, withoutBids: track?.straight?.mp ?? null },
    forcedDiagonals: track?.forcedSpecial?.length ?? null,
    difficulty: (track && difficultyOf(track, scenario)?.word) ?? null,
    rules: rulesInForce(scenario.rules).map(({ rule }) => rule),
  };
}
