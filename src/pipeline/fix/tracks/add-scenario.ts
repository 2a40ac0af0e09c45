/** A new scenario with an empty track, or a copy of another one with its comments, in a file of its own. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { slug } from "../../../host/disk/file-names.ts";
import { parseYaml } from "../../../source/yaml/yaml.ts";
import type { ProjectContext } from "../../project.ts";
import { gameNamed } from "../../read/choose-games.ts";
import { openContent } from "../../read/content-files.ts";
import { isNeededForGlossary, readGame } from "../../read/read-game.ts";
import { editedYaml } from "../edited-yaml.ts";
import { givenId, givenTitle } from "../given-names.ts";
import { scenarioYaml } from "../scenario/scenario-yaml.ts";
import { usualPlayers } from "../scenario/suggested-scenario.ts";
import { openScenario } from "./open-scenario.ts";
import { refuseTaken } from "./scenario-ids.ts";

export interface AddScenarioAsk {
  readonly kind: "add-scenario";
  readonly game: string;
  /** Its name as printed; its id and its file are named after it. */
  readonly title: string;
  /** Path of the file that it is a copy of; default a scenario without cards. */
  readonly like?: string | undefined;
}

export interface AddedScenario {
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

/** @throws BroadsideError `bad-order` for a title that cannot be used, or that another scenario has as its id or its file */
export function addScenario(project: ProjectContext, ask: AddScenarioAsk): AddedScenario {
  const game = gameNamed(project, ask.game);
  const title = givenTitle(ask.title);
  const id = givenId(slug(title));
  const path = `content/${game}/scenarios/${id}.yaml`;
  if (project.host.isFile(path)) throw badOrder(`there is a scenario "${id}" already; choose another title`);
  refuseTaken(openContent(project.host, `content/${game}`, project.memory), id);
  if (ask.like !== undefined)
    return { title: `Copy a scenario as ${title}`, path, text: copied(project, ask, { id, title }) };
  const { game: read } = readGame(project, game, isNeededForGlossary).value;
  const players = usualPlayers(read ?? {});
  const text = scenarioYaml({
    id,
    title,
    players: { min: Math.min(players, Math.max(2, read?.players?.min ?? 1)), max: players },
    length: "short",
    track: [],
  });
  return { title: `Add the scenario ${title}`, path, text };
}

function copied(
  project: ProjectContext,
  { game, like = "" }: AddScenarioAsk,
  named: { readonly id: string; readonly title: string },
): string {
  const from = openScenario(project, game, like).yaml.now();
  const copy = editedYaml(parseYaml({ path: like, text: from.text }).value);
  const isDone = copy.set(["scenario"], named.id) && copy.set(["title"], named.title);
  if (!isDone) throw badOrder(`${like} is written in a way in which it cannot be copied here; copy the file`);
  return copy.now().text;
}
