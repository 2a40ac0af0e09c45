/** The pieces that kits put on paper, as the journal records them. */
import { shortened } from "../../../diagnostics/words.ts";
import type { Card } from "../../../game/game.ts";
import type { KitPrint, Print } from "../../../game/kits/prints.ts";
import { idInWords, titleOf } from "../../../game/titles.ts";
import { faceKey } from "../../draw/lay-out-game.ts";
import { pieceOutline } from "../../draw/piece-outline.ts";
import type { MadeGame } from "../../made-game.ts";
import { isPartOf } from "../../order/kit-parts.ts";
import { endingOf } from "../../order/look-names.ts";
import { type DrawingDigests, drawingDigests, shortDigest } from "./drawing-digest.ts";
import type { PieceRecord } from "./journal-pieces.ts";
import type { PrintedKit } from "./piece-journal.ts";

type Line = Print["cards"][number];

/** With a space, so that no deck of a game can have this id. */
const BOOKLETS = "printed booklet";

/** By deck and card, or by booklet. */
export const pieceKey = ({ deck, card }: Pick<PieceRecord, "deck" | "card">): string => `${deck}/${card}`;

export const keyOfLine = ({ card }: Pick<Line, "card">): string =>
  pieceKey({ deck: card.deck, card: card.id });

export const isBooklet = ({ deck }: Pick<PieceRecord, "deck">): boolean => deck === BOOKLETS;

export const keyOfBooklet = (id: string): string => pieceKey({ deck: BOOKLETS, card: id });

/** @param prints everything that the kits print; posters and booklets among them must be laid out */
export function printedKits(
  made: MadeGame,
  wholes: readonly KitPrint[],
  prints: readonly Print[],
): readonly PrintedKit[] {
  const digests = drawingDigests(made);
  const kits = wholes.map((whole) => ({
    kit: recordedName(made, whole),
    pieces: piecesOf(
      made,
      prints.filter((print) => isPartOf(print, whole)),
      digests,
    ),
  }));
  digests.keep();
  return kits;
}

/** The kit's name in journals, with its look and language, whose drawings differ: "main-low-ink-de". */
export const recordedName = (made: MadeGame, { id }: Pick<KitPrint, "id">): string =>
  `${id}${endingOf(made)}`;

function piecesOf(made: MadeGame, prints: readonly Print[], digests: DrawingDigests): readonly PieceRecord[] {
  const pieces = new Map<string, PieceRecord>();
  for (const print of prints) {
    if (print.as === "lists") continue;
    const booklet = print.booklet && bookletPiece(made, print, digests);
    if (booklet) pieces.set(pieceKey(booklet), booklet);
    for (const line of print.cards) {
      const piece = line.copies > 0 ? cardPiece(made, line, digests) : undefined;
      if (!piece) continue;
      const known = pieces.get(pieceKey(piece));
      pieces.set(pieceKey(piece), { ...piece, copies: piece.copies + (known?.copies ?? 0) });
    }
  }
  return [...pieces.values()];
}

/** Undefined if its front could not be laid out, which the findings report. */
function cardPiece(
  made: MadeGame,
  { deck, card, copies }: Line,
  digests: DrawingDigests,
): PieceRecord | undefined {
  const [front, back] = (["front", "back"] as const).map((side) => {
    const key = made.laid.keys.get(faceKey(card, side));
    return key === undefined ? "" : digests.of(key);
  });
  if (!front) return undefined;
  const { width, height } = deck.size;
  return {
    ...{ deck: card.deck, card: card.id, copies },
    front: shortDigest([front, `${width} ${height}`, pieceOutline(deck)]),
    back: back ? shortDigest([back]) : "",
    title: pieceTitle(card),
  };
}

/** Characters: journals have no longer texts. */
const MOST_TITLE = 200;

const pieceTitle = ({ id, fields }: Card): string => shortened(titleOf(fields) ?? idInWords(id), MOST_TITLE);

function bookletPiece(
  made: MadeGame,
  { booklet, title }: Print,
  digests: DrawingDigests,
): PieceRecord | undefined {
  const laid = made.booklets.find((one) => one.booklet.id === booklet?.id && one.kit === booklet.kit.id);
  if (!laid) return undefined;
  const { width, height } = laid.booklet.size;
  const pages = digests.ofAll(
    laid.pages.map(({ key }) => key),
    laid.name,
  );
  return {
    ...{ deck: BOOKLETS, card: laid.booklet.id, copies: 1, back: "" },
    front: shortDigest([`${width} ${height}`, pages]),
    title: shortened(laid.booklet.title || title, MOST_TITLE),
  };
}
