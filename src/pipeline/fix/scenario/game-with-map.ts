/** Finds the game whose map cards are used for a new scenario. */
import { BroadsideError, badOrder } from "../../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { option } from "../../../diagnostics/wording.ts";
import { listed } from "../../../diagnostics/words.ts";
import type { Game } from "../../../game/game.ts";
import { packOf } from "../../../track/map-pack.ts";
import { isNeededForScenarios } from "../../judge/check-scenarios.ts";
import type { ProjectContext } from "../../project.ts";
import { chooseGames } from "../../read/choose-games.ts";
import { readGame } from "../../read/read-game.ts";

export interface GameWithMap {
  readonly game: Game;
  /** Errors in game.yaml and the decks, which may make cards unavailable. */
  readonly findings: readonly Diagnostic[];
}

/**
 * The named game, else the only one with map cards.
 * @throws BroadsideError `unknown-game`, `no-game` if none has map cards, `bad-order` if several do
 */
export function gameWithMap(project: ProjectContext, id: string | undefined): GameWithMap {
  const ids = chooseGames(project, id === undefined ? [] : [id]);
  const read = ids.map((one) => ({ id: one, ...readGame(project, one, isNeededForScenarios) }));
  const games = read.flatMap(({ value }) => value.game ?? []);
  const [game, ...others] = games.filter((one) => packOf(one).length > 0);
  if (!game)
    throw new BroadsideError(
      "no-game",
      `${listed(ids, "or")}: no map cards to lay; they belong in a deck of kind map, as in docs/design-a-track.md`,
      faultsOf(read.flatMap(({ diagnostics }) => diagnostics)),
    );
  if (others.length > 0)
    throw badOrder([
      "several games have map cards; ",
      ...[game, ...others].flatMap(({ id: one }, index) => [
        index > 0 ? ", " : "",
        option("game"),
        ` ${one}`,
      ]),
    ]);
  const own = read.find((one) => one.id === game.id);
  return { game, findings: faultsOf(own?.diagnostics ?? []) };
}

/** Findings outside scenarios, which define no cards. */
function faultsOf(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity, file }) => severity === "error" && !file.includes("/scenarios/"));
}
