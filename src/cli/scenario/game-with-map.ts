/** The game whose map cards are laid: for whoever makes new scenarios. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { listed } from "../../diagnostics/words.ts";
import type { Game } from "../../game/game.ts";
import { isNeededForScenarios } from "../../pipeline/judge/check-scenarios.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import { packOf } from "../../track/map-pack.ts";
import { reportFindings } from "../check/report-findings.ts";
import { chooseGames } from "../project/open-project.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { writeErr } from "../terminal/terminal.ts";

/** The game that is named, else the only one with map cards. @throws CannotRun when there is none, or several */
export function gameWithMap(project: Project, id: string | undefined): Game {
  const ids = chooseGames(project, id === undefined ? [] : [id]);
  const read = ids.map((one) => ({ id: one, ...readGame(project, one, isNeededForScenarios) }));
  const games = read.flatMap(({ value }) => value.game ?? []);
  const laid = games.filter((game) => packOf(game).length > 0);
  const [game, other] = laid;
  const isOfGame = (one: (typeof read)[number]): boolean => !game || one.id === game.id;
  if (!other)
    tellFaults(
      project,
      read.filter(isOfGame).flatMap(({ diagnostics }) => diagnostics),
    );
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

/** What is wrong with the game's own file and its decks: cards may be missing for it. Scenarios have no part in that. */
function tellFaults(project: Project, diagnostics: readonly Diagnostic[]): void {
  const faults = diagnostics.filter(
    ({ severity, file }) => severity === "error" && !file.includes("/scenarios/"),
  );
  if (faults.length > 0) writeErr(reportFindings(project, faults, "pretty", "stderr"), "report");
}
