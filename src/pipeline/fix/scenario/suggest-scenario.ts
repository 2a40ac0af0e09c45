/** Makes a new scenario with a sound track that meets the wishes, from the map cards of a game. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { refuseNumber, refuseUnknown } from "../../../diagnostics/option-values.ts";
import { option, wording } from "../../../diagnostics/wording.ts";
import type { Game } from "../../../game/game.ts";
import { LENGTH_CLASSES } from "../../../schema/files.ts";
import { packOf } from "../../../track/map-pack.ts";
import type { Search } from "../../../track/search.ts";
import { nameOf } from "../../../track/suggest/name.ts";
import { GREATEST_SEED } from "../../../track/suggest/random.ts";
import { type SuggestedTrack, type Suggestion, suggestTrack } from "../../../track/suggest/suggest-track.ts";
import { type SuggestWishes, withDefaults } from "../../../track/suggest/wishes.ts";
import type { ProjectContext } from "../../project.ts";
import { givenId, givenTitle } from "../given-names.ts";
import { gameWithMap } from "./game-with-map.ts";
import { scenarioYaml, type WrittenScenario } from "./scenario-yaml.ts";
import { movesOf, suggestedScenario, usualPlayers } from "./suggested-scenario.ts";

/** Wishes that are left out have defaults. */
export interface ScenarioWishes extends Partial<SuggestWishes> {
  /** Id of the game whose cards are used; default the only one with map cards. */
  readonly game?: string;
  /** Random seed; default 1. Equal wishes and seeds give equal tracks on every machine. */
  readonly seed?: number;
  /** Id of the scenario; default: made from the track's shape and the seed. */
  readonly id?: string;
  /** As printed; default: made from the track's shape. */
  readonly title?: string;
}

type Kind<K extends Suggestion["kind"]> = Extract<Suggestion, { readonly kind: K }>;

export interface FoundScenario extends Kind<"found"> {
  /** Id of its game. */
  readonly game: string;
  readonly scenario: WrittenScenario;
  /** Usual path of its file, from the project's root. */
  readonly path: string;
  /** The scenario as the text of its file. */
  readonly text: string;
  /** The file of an existing scenario with the same id. */
  readonly taken?: string;
}

/** The result of a search, with the errors of the game that may make cards unavailable. */
export type UnwrittenScenario = { readonly findings: readonly Diagnostic[] } & (
  | FoundScenario
  | Kind<"impossible">
  | (Kind<"none"> & { readonly wishes: SuggestWishes })
);

/**
 * @param usualId the default id, such as the name of the scenario's file
 * @throws BroadsideError for unknown or invalid names, for values out of bounds, and for more players than the game
 * supports
 */
export function* suggestScenario(
  project: ProjectContext,
  given: ScenarioWishes,
  usualId?: string,
): Search<UnwrittenScenario> {
  refuseAbsurd(given);
  const { game, findings } = gameWithMap(project, given.game);
  const wishes = wishesFor(game, given);
  const { seed = 1 } = given;
  const suggestion = yield* suggestTrack(packOf(game), wishes, seed, movesOf(game));
  if (suggestion.kind === "impossible") return { ...suggestion, findings };
  if (suggestion.kind === "none") return { ...suggestion, wishes, findings };
  const scenario = named(game, suggestion.found, wishes, { ...given, seed }, usualId);
  const taken = game.scenarios.find(({ id }) => id === scenario.id)?.source.file;
  return {
    ...suggestion,
    findings,
    game: game.id,
    scenario,
    path: `content/${game.id}/scenarios/${scenario.id}.yaml`,
    text: scenarioYaml(scenario, remarks(game, wishes, seed)),
    ...(taken !== undefined && { taken }),
  };
}

/** Impossible wishes are reported with the reason; this limit only rejects absurd numbers. */
const MOST_WISHED = 999;

const COUNTS = ["cards", "forcedDiagonals", "narrows", "accelerations", "corners"] as const;

function refuseAbsurd(given: ScenarioWishes): void {
  for (const name of COUNTS) refuseNumber(name, given[name], 0, MOST_WISHED);
  refuseNumber("players", given.players, 1, MOST_WISHED);
  refuseNumber("seed", given.seed, 0, GREATEST_SEED);
  refuseUnknown("length", given.length, LENGTH_CLASSES);
}

function wishesFor(game: Game, given: ScenarioWishes): SuggestWishes {
  const { players: { max = Number.POSITIVE_INFINITY } = {} } = game;
  const { players = usualPlayers(game) } = given;
  if (given.players !== undefined && players > max)
    throw badOrder(wording`${option("players")} ${players}: the game supports at most ${max}`);
  const maps = packOf(game).map(({ map }) => map);
  return withDefaults({ ...given, players }, game.movement, maps);
}

function named(
  game: Game,
  found: SuggestedTrack,
  wishes: SuggestWishes,
  { id, title, seed }: ScenarioWishes & { readonly seed: number },
  usualId: string | undefined,
): WrittenScenario {
  const usual = nameOf(found.character, wishes.cards, seed, game.movement);
  return suggestedScenario(game, found, wishes, {
    id: id === undefined ? (usualId ?? usual.id) : givenId(id, option("id")),
    title: title === undefined ? usual.title : givenTitle(title),
  });
}

/** The command that makes the same track again. */
function remarks({ id }: Game, wishes: SuggestWishes, seed: number): readonly string[] {
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
