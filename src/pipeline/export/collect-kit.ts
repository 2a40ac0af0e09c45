/** Collects the pieces of a kit for an export: each card once, with all its copies and the keys of its drawings. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { KitPrint } from "../../game/kits/prints.ts";
import { slug } from "../../host/disk/file-names.ts";
import { faceKey } from "../draw/lay-out-game.ts";
import type { MadeGame } from "../made-game.ts";
import { endingOf } from "../order/look-names.ts";
import type { ExportKit, ExportPiece } from "./target.ts";

/** Cards without copies are left out, and so are scenarios and booklets, which are no pieces. */
export function collectKit(made: MadeGame, kit: KitPrint): ExportKit {
  const pieces = new Map<string, ExportPiece>();
  for (const { deck, card, copies } of kit.cards) {
    const front = made.laid.keys.get(faceKey(card, "front"));
    const back = made.laid.keys.get(faceKey(card, "back"));
    if (copies === 0 || front === undefined) continue;
    const id = `${deck.id}/${card.id}`;
    const before = pieces.get(id)?.copies ?? 0;
    pieces.set(id, { deck, card, copies: before + copies, front, ...(back !== undefined && { back }) });
  }
  const { game } = made;
  const { scenarios: all } = game;
  const own = kit.kits.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario));
  const scenarios = kit.kits.length === 0 ? all : all.filter(({ id }) => own.includes(id));
  return { id: slug(kit.id), title: kit.title, game, made, pieces: byDeck([...pieces.values()]), scenarios };
}

/** The kit with its look: "starter-pack-low-ink-de", so that no export replaces another. */
export const exportIdOf = ({ id, made }: Pick<ExportKit, "id" | "made">): string => `${id}${endingOf(made)}`;

function byDeck(pieces: readonly ExportPiece[]): readonly ExportPiece[] {
  const decks = groupedBy(pieces, ({ deck }) => deck);
  return [...decks.values()].flatMap((own) => own.toSorted((a, b) => a.card.number - b.card.number));
}
