/** Kits that are printed together to save paper. */
import type { Game } from "../game.ts";
import { type Print, wholePrints } from "./prints.ts";

/** Most other kits that are tried; a few suggestions are enough. */
const MOST_KITS = 24;

/**
 * Other kits of the game that, printed together with it, save a sheet: "main+walk-the-plank".
 * @param sheetsOf how many sheets a print takes
 */
export function kitsThatSave(
  game: Game,
  print: Pick<Print, "id">,
  sheetsOf: (print: Print) => number,
): readonly string[] {
  const kit = game.kits.find(({ id }) => id === print.id);
  if (!kit) return [];
  const others = game.kits.filter(
    (one) => one !== kit && !one.items.some((item) => kit.items.includes(item)),
  );
  const sheetsFor = (name: string): number =>
    wholePrints(game, { kits: [name] }).reduce((sum, one) => sum + sheetsOf(one), 0);
  const alone = sheetsFor(kit.id);
  return others.slice(0, MOST_KITS).flatMap((other) => {
    const name = game.kits
      .filter((one) => one === kit || one === other)
      .map(({ id }) => id)
      .join("+");
    return sheetsFor(name) < alone + sheetsFor(other.id) ? [name] : [];
  });
}
