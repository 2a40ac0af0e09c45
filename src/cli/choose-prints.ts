/** From `--kit` and `--only` to what is printed; misspelt names are refused with the nearest right one. */
import { nearest } from "../diagnostics/nearest.ts";
import type { Game } from "../game/game.ts";
import { type Print, printsOf } from "../game/prints.ts";
import { onlyCards } from "../pipeline/selection.ts";
import type { BuildFlags } from "./build.ts";
import { CannotRun } from "./cannot-run.ts";

/** @throws CannotRun when none of the games has a kit or card of a given name. */
export function checkSelection(games: readonly Game[], { kit, only }: BuildFlags): void {
  const kits = games.flatMap((game) => game.kits.map(({ id }) => id));
  for (const id of kit) if (!kits.includes(id)) throw unknown("--kit", "kit", id, kits);
  const decks = games.flatMap((game) => game.decks);
  const cards = decks.flatMap((deck) => deck.cards.flatMap(({ id }) => [id, `${deck.id}/${id}`]));
  for (const id of only) if (!cards.includes(id)) throw unknown("--only", "card", id, cards);
}

/** The prints of one game; none where the kits or cards that were asked for are those of other games. */
export function choosePrints(game: Game, { kit, only }: BuildFlags): readonly Print[] {
  return printsOf(game, kit)
    .map((print) => onlyCards(print, only))
    .filter((print) => only.length === 0 || print.cards.length > 0);
}

function unknown(flag: string, kind: string, id: string, known: readonly string[]): CannotRun {
  const near = nearest(id, known);
  const help = near ? `did you mean "${near}"?` : `there are: ${known.slice(0, 12).join(", ")}`;
  return new CannotRun(`${flag}: there is no ${kind} "${id}"${known.length > 0 ? `; ${help}` : ""}`);
}
