/**
 * Kits that were printed and that the game no longer has. A journal has the names of kits with a number of players, a look
 * and a language; only those in the look of the game and for the same players are meant. Limit: a kit that is gone and whose
 * id ends like a look or language of the game, such as "box-gray", is taken for "box" in that look.
 */
import type { Game } from "../../../game/game.ts";
import { kitsNamed, nameFor } from "../../../game/kits/prints.ts";
import { endingOf, endingsOf } from "../../order/look-names.ts";
import type { PrintedKit } from "./piece-journal.ts";

/** "main-4-players". */
const FOR_PLAYERS = /-\d+-players$/;

/** Their ids; of kits printed as one, of each that is gone. */
export function kitsGone(
  game: Pick<Game, "kits" | "ink" | "locale" | "locales">,
  before: readonly Pick<PrintedKit, "kit">[],
  players: number | undefined,
): readonly string[] {
  if (game.kits.length === 0) return [];
  const look = endingOf({ game });
  const others = endingsOf(game).filter((ending) => ending.length > look.length);
  const isThere = (id: string): boolean => game.kits.some((kit) => kit.id === id);
  const gone = before.flatMap(({ kit: name }) => {
    if (!name.endsWith(look) || others.some((ending) => name.endsWith(ending))) return [];
    const named = name.slice(0, name.length - look.length);
    const kits = named.replace(FOR_PLAYERS, "");
    return named === nameFor(kits, players) ? kitsNamed(kits).filter((id) => !isThere(id)) : [];
  });
  return [...new Set(gone)];
}
