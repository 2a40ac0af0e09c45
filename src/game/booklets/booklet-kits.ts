/** Which kits a booklet is set for: its text may say one thing to those who have a pack, and nothing to the others. */
import type { Booklet, Game, Kit } from "../game.ts";
import { type KitPrint, kitsAsOne, wholePrints } from "../kits/prints.ts";

/**
 * What a booklet is printed with: each kit that holds it; all decks of a game without kits. One that no kit holds is set
 * for all kits as one, so that it is looked at too.
 */
export function kitsOfBooklet(game: Game, { id }: Pick<Booklet, "id">): readonly KitPrint[] {
  const all = wholePrints(game, { kits: [] });
  const holding = all.filter(
    ({ kits }) => kits.length === 0 || kits.some((kit) => kit.booklets.includes(id)),
  );
  return holding.length > 0 ? holding : [kitsAsOne(game, game.kits)];
}

/** The kits that are printed, and those that belong to them as a whole, each once, in the game's order. */
export function partsOf({ kits }: Pick<Game, "kits">, printed: readonly Kit[]): readonly Kit[] {
  const found = new Set<string>();
  const left = printed.map(({ id }) => id);
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    // A kit that was said to be part of itself has been told.
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(kits.find((kit) => kit.id === id)?.kits ?? []));
  }
  return kits.filter(({ id }) => found.has(id));
}
