/** Makes a new scenario to start from: a small sound track, in a file with comments on every field. */
import { BroadsideError } from "../../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { refuseNumber } from "../../../diagnostics/option-values.ts";
import { schemaPathOf } from "../../../schema/editor/schemas.ts";
import { SCENARIO_RULES } from "../../../schema/files.ts";
import { packOf } from "../../../track/map-pack.ts";
import type { Search } from "../../../track/search.ts";
import { type Suggestion, suggestTrack } from "../../../track/suggest/suggest-track.ts";
import { type SuggestWishes, withDefaults } from "../../../track/suggest/wishes.ts";
import { DEFAULT_CELLS } from "../../../units/cells.ts";
import { gameIdsOf, type ProjectContext } from "../../project.ts";
import { givenId, givenTitle } from "../given-names.ts";
import { SCHEMAS_FOLDER } from "../new-game/starter.ts";
import { titleFrom } from "../new-game/titles.ts";
import { gameWithMap } from "./game-with-map.ts";
import { newScenarioYaml } from "./new-scenario.ts";
import type { WrittenScenario } from "./scenario-yaml.ts";
import { movesOf, suggestedScenario, usualPlayers } from "./suggested-scenario.ts";

export interface NewScenarioOrder {
  /** The scenario's id, which also names the file. */
  readonly id: string;
  /** Id of its game; default the only one with map cards. */
  readonly game?: string;
  /** As printed; default: made from the id. */
  readonly title?: string;
  /** Cards of the track; default 4. */
  readonly cards?: number;
}

export interface CreatedScenario {
  readonly kind: "created";
  /** Id of its game. */
  readonly game: string;
  readonly scenario: WrittenScenario;
  /** Path of its file from the project's root. */
  readonly path: string;
  readonly text: string;
  /** Its name for commands: its id, prefixed with the game's id if the project has several games. */
  readonly name: string;
}

type NotFound = Exclude<Suggestion, { readonly kind: "found" }> & { readonly wishes: SuggestWishes };

/** The new scenario, or why no such track can be made from the map cards. */
export type NewScenario = { readonly findings: readonly Diagnostic[] } & (CreatedScenario | NotFound);

/** The same track for everyone, so that guides can describe it. */
const SEED = 3;

const USUAL_CARDS = 4;

/** Nothing is written here. @throws BroadsideError for unknown, invalid or taken names, and for another number of cards */
export function* createScenario(project: ProjectContext, order: NewScenarioOrder): Search<NewScenario> {
  const id = givenId(order.id);
  const title = givenTitle(order.title ?? titleFrom(id));
  const { game, findings } = gameWithMap(project, order.game);
  const { cards } = game.movement;
  refuseNumber("cards", order.cards, cards.min, cards.max);
  const taken = game.scenarios.find((scenario) => scenario.id === id);
  if (taken)
    throw new BroadsideError(
      "bad-order",
      `${game.id} already has a scenario "${id}": ${taken.source.file}; choose another id`,
    );
  const usual = Math.min(cards.max, Math.max(cards.min, USUAL_CARDS));
  const pack = packOf(game);
  const given = { cards: order.cards ?? usual, players: usualPlayers(game) };
  const wishes = withDefaults(
    given,
    game.movement,
    pack.map(({ map }) => map),
  );
  const suggestion = yield* suggestTrack(pack, wishes, SEED, movesOf(game));
  if (suggestion.kind !== "found") return { ...suggestion, wishes, findings };
  const scenario = suggestedScenario(game, suggestion.found, wishes, { id, title });
  const path = `content/${game.id}/scenarios/${id}.yaml`;
  const commented = {
    movement: game.movement,
    cells: suggestion.found.plan.track[0]?.map.cells ?? DEFAULT_CELLS,
    rules: SCENARIO_RULES.filter((rule) => game.glossary.scenarioRules[rule] !== undefined),
  };
  const text = newScenarioYaml(scenario, commented, scenarioSchemaFor(project, game.id, path));
  const name = gameIdsOf(project).length > 1 ? `${game.id}/${id}` : id;
  return { kind: "created", game: game.id, scenario, path, text, name, findings };
}

/**
 * The schema that `broadside init` or `broadside schema` has written for a scenario: its path from the folder of the
 * scenario's file, whose first line names it for editors. Undefined if there is none.
 * @param path path of the scenario's file, below `content/`
 */
function scenarioSchemaFor({ host }: ProjectContext, game: string, path: string): string | undefined {
  const own = `${SCHEMAS_FOLDER}/${schemaPathOf(game, "scenario", path)}`;
  const found = [own, `${SCHEMAS_FOLDER}/scenario.schema.json`].find((file) => host.isFile(file));
  return found && "../".repeat(path.split("/").length - 1) + found;
}
