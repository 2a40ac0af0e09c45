/** The faces on which a rule may find something, for all rules about faces in one pass, in the order of the faces. */
import type { Deck } from "../../game/game.ts";
import { derived } from "../../remember/derived.ts";
import type { LaidFace, RuleContext } from "../define-rule.ts";

export interface DeckFace {
  readonly face: LaidFace;
  readonly deck: Deck;
}

export interface Suspects {
  /** With a text that may have a fault of its own. */
  readonly odd: readonly LaidFace[];
  /** With SVG's own text. */
  readonly plain: readonly LaidFace[];
  /** With a picture of too few pixels. */
  readonly coarse: readonly LaidFace[];
  /** With a missing icon or picture. */
  readonly lacking: readonly LaidFace[];
  /** With something outside the card, and the fronts of pieces whose outline must be examined. */
  readonly losing: readonly DeckFace[];
  /** With a text that may be outside the safe zone. */
  readonly unsafe: readonly DeckFace[];
  /** Of pieces with a die line. */
  readonly shaped: readonly DeckFace[];
  /** Where the drawing ends at the cut. */
  readonly ending: readonly DeckFace[];
  /** With texts that overlap, or that could not all be examined. */
  readonly colliding: readonly LaidFace[];
  /** With lines across letters. */
  readonly crossed: readonly LaidFace[];
  /** With too little contrast. */
  readonly weak: readonly LaidFace[];
  /** Of dice, with numbers that can be misread upside down. */
  readonly turnable: readonly LaidFace[];
}

/** mm: a smaller difference can neither be seen nor cut. */
export const TOLERANCE = 0.05;

/** The suspects among the faces of a check, computed once. A face can be in several lists. */
export const suspectsIn = derived((context: RuleContext): Suspects => {
  const deckOf = decksByFace(context);
  const found = {
    odd: [] as LaidFace[],
    plain: [] as LaidFace[],
    coarse: [] as LaidFace[],
    lacking: [] as LaidFace[],
    losing: [] as DeckFace[],
    unsafe: [] as DeckFace[],
    shaped: [] as DeckFace[],
    ending: [] as DeckFace[],
    colliding: [] as LaidFace[],
    crossed: [] as LaidFace[],
    weak: [] as LaidFace[],
    turnable: [] as LaidFace[],
  };
  for (const face of context.faces) {
    const { isOdd, hasPlain, isCoarse, isLacking, isLosing, margin } = face.signs;
    if (isOdd) found.odd.push(face);
    if (hasPlain) found.plain.push(face);
    if (isCoarse) found.coarse.push(face);
    if (isLacking) found.lacking.push(face);
    const { collisions, isPartial, crossed, weak } = face.legibility;
    if (isPartial || collisions.length > 0) found.colliding.push(face);
    if (crossed.length > 0) found.crossed.push(face);
    if (weak.length > 0) found.weak.push(face);
    if (face.turnable.length > 0) found.turnable.push(face);
    const deck = deckOf(face);
    if (!deck) continue;
    const { dieLine, safe } = deck;
    if (dieLine) found.shaped.push({ face, deck });
    if (isLosing || (dieLine && face.side === "front")) found.losing.push({ face, deck });
    if (dieLine || margin < safe - TOLERANCE) found.unsafe.push({ face, deck });
    if (face.edges.length > 0) found.ending.push({ face, deck });
  }
  return found;
});

/** Most faces are of the same deck as the one before. */
function decksByFace({ game }: RuleContext): (face: LaidFace) => Deck | undefined {
  const decks = new Map(game.decks.toReversed().map((deck) => [deck.id, deck]));
  let last: Deck | undefined;
  return ({ card: { deck } }) => {
    if (last?.id !== deck) last = decks.get(deck);
    return last;
  };
}
