/** The game whose map cards are laid: for whoever makes new scenarios. */
import { listed } from "../diagnostics/words.ts";
import type { Game } from "../game/game.ts";
import { isNeededForScenarios } from "../pipeline/check-scenarios.ts";
import type { Project } from "../pipeline/project.ts";
import { readGame } from "../pipeline/read-game.ts";
import { packOf } from "../track/map-pack.ts";
import { CannotRun } from "./cannot-run.ts";
import { chooseGames } from "./open-project.ts";

/** The game that is named, else the only one with map cards. @throws CannotRun when there is none, or several */
export function gameWithMap(project: Project, id: string | undefined): Game {
  const ids = chooseGames(project, id === undefined ? [] : [id]);
  const games = ids.flatMap((one) => readGame(project, one, isNeededForScenarios).value.game ?? []);
  const laid = games.filter((game) => packOf(game).length > 0);
  const [game, other] = laid;
  if (!game)
    throw new CannotRun(
      `${listed(ids, "or")}: no map cards that could be laid; a deck of kind map has them: docs/design-a-track.md shows one`,
    );
  if (other)
    throw new CannotRun(
      `several games have map cards; --game ${laid.map((one) => one.id).join(", --game ")}`,
    );
  return game;
}
