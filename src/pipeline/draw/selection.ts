/** Selects the ordered cards of a print, and turns cards into pieces for imposition. */
import type { Print } from "../../game/kits/prints.ts";
import type { Piece } from "../../sheet/sheet.ts";
import { placeOf } from "../../source/locate.ts";
import type { Sources } from "../../source/tree.ts";
import { faceKey, type LaidGame } from "./lay-out-game.ts";

/** Keeps the cards of the given ids, at least one copy of each ("sword-9", or "battle/sword-9" where decks share ids). */
export function onlyCards(print: Print, ids: readonly string[]): Print {
  if (ids.length === 0) return print;
  const wanted = new Set(ids);
  return {
    ...print,
    cards: print.cards
      .filter(({ deck, card }) => wanted.has(card.id) || wanted.has(`${deck.id}/${card.id}`))
      .map((line) => ({ ...line, copies: Math.max(1, line.copies) })),
  };
}

/** True if its cards are pages about the game, of a made-up deck. */
const isPages = ({ as }: Print): boolean => as === "pages" || as === "lists";

/** The print as pieces for imposition, without cards whose front could not be laid out, which the diagnostics report. */
export function piecesOf(print: Print, laid: LaidGame, sources: Sources): readonly Piece[] {
  return print.cards.flatMap(({ deck, card, copies }) => {
    const front = laid.keys.get(faceKey(card, "front"));
    const back = laid.keys.get(faceKey(card, "back"));
    if (front === undefined) return [];
    const { width, height } = deck.size;
    const sized = isPages(print) ? card.source : { file: deck.source.file, path: ["size"] };
    const place = placeOf(sources, sized);
    const piece = { id: `${deck.id}/${card.id}`, component: deck.title, front, copies, place };
    return [
      {
        ...piece,
        trim: { width, height },
        bleed: deck.bleed,
        ...(deck.dieLine === undefined ? {} : { dieLine: deck.dieLine }),
        ...(back === undefined ? {} : { back }),
      },
    ];
  });
}
