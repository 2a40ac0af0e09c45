/** The kits that a booklet is set for: its text may depend on the kit. */
import type { Booklet, Game, Kit } from "../game.ts";
import { type KitPrint, kitsAsOne, wholePrints } from "../kits/prints.ts";

/**
 * What a booklet is printed with: each kit that includes it, or all decks of a game without kits. One that is in no kit is set
 * for all kits together, so that it is checked too.
 */
export function kitsOfBooklet(game: Game, { id }: Pick<Booklet, "id">): readonly KitPrint[] {
  const all = wholePrints(game, { kits: [] });
  const holding = all.filter(
    ({ kits }) => kits.length === 0 || kits.some((kit) => kit.booklets.includes(id)),
  );
  return holding.length > 0 ? holding : [kitsAsOne(game, game.kits)];
}

/** The printed kits and the kits that they include, each once, in the game's order. */
export function partsOf({ kits }: Pick<Game, "kits">, printed: readonly Kit[]): readonly Kit[] {
  const found = new Set<string>();
  const left = printed.map(({ id }) => id);
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    // A kit that includes itself is reported already.
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(kits.find((kit) => kit.id === id)?.kits ?? []));
  }
  return kits.filter(({ id }) => found.has(id));
}
