/** Selects the ordered cards of a print, and turns cards into pieces for imposition. */
import { printedBleed } from "../../game/decks/made-bleed.ts";
import type { Card, Deck } from "../../game/game.ts";
import type { Print } from "../../game/kits/prints.ts";
import { derived } from "../../remember/derived.ts";
import type { Piece } from "../../sheet/sheet.ts";
import { placeOf } from "../../source/locate.ts";
import type { Sources } from "../../source/tree.ts";
import { faceKey, type LaidGame } from "./lay-out-game.ts";

/**
 * Keeps the cards of the given ids, at least one copy of each ("sword-9", or "battle/sword-9" where decks share ids), and
 * those of whole decks ("battle/").
 */
export function onlyCards(print: Print, ids: readonly string[]): Print {
  if (ids.length === 0) return print;
  const wanted = new Set(ids);
  type Line = Print["cards"][number];
  const isNamed = ({ deck, card }: Line): boolean =>
    wanted.has(card.id) || wanted.has(`${deck.id}/${card.id}`);
  const isOfDeck = ({ deck }: Line): boolean => wanted.has(`${deck.id}/`);
  return {
    ...print,
    cards: print.cards
      .filter((line) => isNamed(line) || isOfDeck(line))
      .map((line) => (isNamed(line) ? { ...line, copies: Math.max(1, line.copies) } : line)),
  };
}

/** True if its cards are pages about the game, of a made-up deck. */
const isPages = ({ as }: Print): boolean => as === "pages" || as === "lists";

/** The print as pieces for imposition, without cards whose front could not be laid out, which the diagnostics report. */
export function piecesOf(print: Print, laid: LaidGame, sources: Sources): readonly Piece[] {
  const decks = new Map<Deck, DeckPiece>();
  const pieces: Piece[] = [];
  for (const { deck, card, copies } of print.cards) {
    const front = laid.keys.get(faceKey(card, "front"));
    const back = laid.keys.get(faceKey(card, "back"));
    if (front === undefined) continue;
    const ofDeck = decks.get(deck) ?? deckPiece(deck, sources);
    decks.set(deck, ofDeck);
    const place = isPages(print) ? placeOf(sources, card.source) : ofDeck.place;
    pieces.push(new CardPiece(pieceId(card), ofDeck, place, copies, front, back));
  }
  return pieces;
}

/** The same text each time. */
const pieceId = derived(({ deck, id }: Card): string => `${deck}/${id}`);

/** What the pieces of a deck share: the same objects in all of them. */
type DeckPiece = Pick<Piece, "component" | "trim" | "bleed" | "corner" | "dieLine" | "place">;

/** A game has thousands, which are gone through many times: all have the same fields in the same order. */
class CardPiece implements Piece {
  readonly id: string;
  readonly component: string;
  readonly front: string;
  readonly trim: Piece["trim"];
  readonly bleed: number;
  readonly copies: number;
  declare readonly corner?: number;
  declare readonly back?: string;
  declare readonly dieLine?: NonNullable<Piece["dieLine"]>;
  declare readonly place?: NonNullable<Piece["place"]>;

  constructor(
    id: string,
    { component, trim, bleed, corner, dieLine }: DeckPiece,
    place: Piece["place"],
    copies: number,
    front: string,
    back: string | undefined,
  ) {
    this.id = id;
    this.component = component;
    this.front = front;
    this.trim = trim;
    this.bleed = bleed;
    this.copies = copies;
    if (corner !== undefined) this.corner = corner;
    if (back !== undefined) this.back = back;
    if (dieLine !== undefined) this.dieLine = dieLine;
    if (place !== undefined) this.place = place;
  }
}

function deckPiece(deck: Deck, sources: Sources): DeckPiece {
  const { title, size, dieLine, source } = deck;
  const bleed = printedBleed(deck);
  const trim = { width: size.width, height: size.height };
  const place = placeOf(sources, { file: source.file, path: ["size"] });
  return {
    ...{ component: title, trim, bleed, corner: size.corner, place },
    ...(dieLine === undefined ? {} : { dieLine }),
  };
}
