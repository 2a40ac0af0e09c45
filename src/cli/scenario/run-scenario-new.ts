/** What `broadside scenario new` does. */
import { join } from "node:path";
import { counted } from "../../diagnostics/words.ts";
import type { Game } from "../../game/game.ts";
import { writeNewFiles } from "../../host/disk/new-files.ts";
import { titleFrom } from "../../pipeline/fix/new-game/titles.ts";
import { newScenarioYaml } from "../../pipeline/fix/scenario/new-scenario.ts";
import type { WrittenScenario } from "../../pipeline/fix/scenario/scenario-yaml.ts";
import { suggestedScenario, usualPlayers } from "../../pipeline/fix/scenario/suggested-scenario.ts";
import { gameIdsOf, type Project } from "../../pipeline/read/project.ts";
import { packOf } from "../../track/map-pack.ts";
import { explainNone } from "../../track/suggest/explain.ts";
import { suggestTrack } from "../../track/suggest/suggest-track.ts";
import { withDefaults } from "../../track/suggest/wishes.ts";
import { shownPath } from "../build/output-folder.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import { gameWithMap } from "./game-with-map.ts";
import { givenId, givenTitle } from "./scenario-names.ts";
import type { ScenarioNewFlags } from "./scenario-new.ts";
import { scenarioSchemaFor } from "./scenario-schema.ts";

/** The same track for everybody, so that guides can speak of it. */
const SEED = 3;

/** 1 when the map cards make no such track. @throws CannotRun for a name that is none or is taken */
export function runScenarioNew(project: Project, name: string, flags: ScenarioNewFlags): number {
  if (project.host === project.bundle.host)
    throw new CannotRun("there is no project here to put it into; --project names the folder above content/");
  const id = givenId(name);
  const title = givenTitle(flags.title ?? titleFrom(id));
  const game = gameWithMap(project, flags.game);
  refuseTaken(game, id);
  const wishes = withDefaults({ cards: flags.cards, players: usualPlayers(game) });
  const suggestion = suggestTrack(packOf(game), wishes, SEED);
  if (suggestion.kind !== "found") {
    const why = suggestion.kind === "none" ? explainNone(suggestion, wishes) : suggestion.reasons;
    for (const line of ["there is no such track:", ...why.map((reason) => `  ${reason}`)])
      writeErr(`${line}\n`);
    return 1;
  }
  const scenario = suggestedScenario(game, suggestion.found, wishes, { id, title });
  const path = `content/${game.id}/scenarios/${id}.yaml`;
  const text = newScenarioYaml(scenario, { schema: scenarioSchemaFor(project, game.id, path) });
  writeNewFiles(project.host.root, new Map([[path, text]]));
  for (const line of welcome(project, game, path, scenario)) writeOut(`${line}\n`);
  return 0;
}

function refuseTaken({ scenarios, id: game }: Game, id: string): void {
  const taken = scenarios.find((scenario) => scenario.id === id);
  if (taken)
    throw new CannotRun(`${game} has a scenario "${id}" already: ${taken.source.file}; choose another id`);
}

function welcome(
  project: Project,
  { id: game }: Game,
  path: string,
  { id, title, track }: WrittenScenario,
): readonly string[] {
  // Another game may have one of this name.
  const name = gameIdsOf(project).length > 1 ? `${game}/${id}` : id;
  return [
    `${title}: ${counted(track.length, "card")}, ready to race. Its file is ${shownPath(join(project.host.root, path))}`,
    "Next:",
    `  broadside scenario show ${name} --route`,
    `  broadside scenario check ${name}`,
    `  broadside build ${game} --scenario ${name}`,
  ];
}
