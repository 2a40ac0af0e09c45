/** The inner size of a box: the width and height of its cards plus some clearance, and the depth of their pile. */
import type { BoxField, ShapeName } from "../../schema/files.ts";
import type { BoxSize } from "../../shape/tuck-box.ts";
import type { SourceRef } from "../../source/tree.ts";
import type { Size } from "../../units/box.ts";
import { formatLength, parseLength } from "../../units/length.ts";
import { below, insteadOf, type Report } from "../fault.ts";
import { type Deck, type Game, mayBeUnusable } from "../game.ts";
import { copiesIn } from "../kits/kit-cards.ts";
import { lengthWithin } from "../length-within.ts";

/** Clearance beside and above the cards, and in front of them, in mm: as box makers allow. */
const AIR = { side: 2.5, front: 1 };
/** Pieces that stack like cards. */
const FLAT: readonly ShapeName[] = ["card", "round", "square", "hexagon", "patch"];
/** 300 g/m2 card stock, in mm. */
const USUAL_PAPER = 0.3;
/** In mm: from tissue paper to bookbinder's board. */
const PAPER = { from: 0.05, to: 5 };
/** In mm; the flat sheet of a deeper one is more than a metre wide. */
const DEEPEST = 400;

type Resolved = Pick<Game, "decks" | "unusable">;

/** A box, and what it was calculated from. */
export interface FilledBox extends BoxSize {
  readonly cards: number;
  /** Thickness of a card, in mm. */
  readonly paper: number;
}

/** Undefined and reported if the size is unknown. */
export function boxSize(
  deck: Deck,
  box: BoxField | undefined,
  resolved: Resolved,
  report: Report,
): FilledBox | undefined {
  const { size, source } = deck;
  if (!box || (box.holds === undefined && box.cards === undefined)) {
    report({
      rule: "deck/empty-box",
      at: below(source, "shape"),
      unlessWritten: [below(source, "box", "holds"), below(source, "box", "cards")],
      message: "the contents of the tuck box are not given",
      fix: "name the decks, such as `box: { holds: [battle] }`, or write how many cards, such as `box: { cards: 50 }`",
    });
    return undefined;
  }
  const cards = countIn(deck, box, resolved, report);
  if (cards === undefined) return undefined;
  const paper = paperOf(box, source, report);
  const depth = depthFor(cards, paper, box, source, report);
  return depth === undefined
    ? undefined
    : { width: size.width + AIR.side, height: size.height + AIR.side, depth, cards, paper };
}

/** How many cards it holds; unsuitable decks are reported, and then the number is unknown. */
function countIn(
  deck: Deck,
  { holds = [], cards = 0 }: BoxField,
  resolved: Resolved,
  report: Report,
): number | undefined {
  const { id: own, source } = deck;
  const itself = holds.indexOf(own);
  if (itself >= 0) inItself(own, below(source, "box", "holds", itself), report);
  const held = holds.flatMap((id, index) =>
    heldDeck(id, below(source, "box", "holds", index), deck, resolved, report),
  );
  if (held.length < holds.length || held.some(({ shape }) => !FLAT.includes(shape))) return undefined;
  return cards + copiesIn(held.flatMap((one) => one.cards));
}

function heldDeck(
  id: string,
  at: SourceRef,
  { id: own, size }: Deck,
  { decks, unusable }: Resolved,
  report: Report,
): readonly Deck[] {
  const deck = decks.find((one) => one.id === id);
  if (!deck && !mayBeUnusable(unusable, "deck", id)) unknownDeck(id, decks, at, report);
  if (deck && FLAT.includes(deck.shape) && !goesInto(deck.size, size)) tooLarge(deck, size, at, report);
  if (deck && deck.id !== own && !FLAT.includes(deck.shape)) notFlat(deck, at, report);
  return deck ? [deck] : [];
}

/** In mm: as written, otherwise what the cards need. */
function depthFor(
  cards: number,
  paper: number,
  box: BoxField,
  source: SourceRef,
  report: Report,
): number | undefined {
  const needed = cards * paper + AIR.front;
  const depth = (box.depth === undefined ? undefined : parseLength(box.depth)) ?? needed;
  if (depth < cards * paper) {
    report({
      rule: "deck/box-too-thin",
      at: below(source, "box", "depth"),
      message: `${cards} cards of ${formatLength(paper)} make a pile of ${formatLength(cards * paper)}, but the box is ${formatLength(depth)} deep`,
      fix: `write ${formatLength(Math.ceil(needed * 10) / 10)}, or remove \`depth:\``,
    });
    return undefined;
  }
  if (depth <= DEEPEST) return depth;
  report({
    rule: "deck/box-too-deep",
    at: box.depth === undefined ? below(source, "box") : below(source, "box", "depth"),
    message: `the box is ${formatLength(depth)} deep for ${cards} cards of ${formatLength(paper)}, expected ${formatLength(DEEPEST)} at most`,
    fix: "divide the cards among several boxes",
  });
  return undefined;
}

function inItself(word: string, at: SourceRef, report: Report): void {
  report({
    rule: "deck/box-in-itself",
    at,
    message: `the box "${word}" contains itself`,
    fix: "name the decks of the cards in it",
  });
}

function notFlat({ id, shape }: Deck, at: SourceRef, report: Report): void {
  report({
    rule: "deck/not-in-a-pile",
    at,
    message: `the pieces of "${id}" are of the shape "${shape}", which cannot be stacked`,
    fix: "remove the deck from the box, and write a `depth:` that leaves room for it",
  });
}

function tooLarge({ id, size: card }: Deck, size: Size, at: SourceRef, report: Report): void {
  report({
    rule: "deck/box-too-small",
    at,
    message: `"${id}" has cards of ${sidesOf(card)}, but the box is for cards of ${sidesOf(size)}`,
    fix: `write a \`size:\` of ${sidesOf(card)} or more, or remove the deck from the box`,
  });
}

function unknownDeck(word: string, decks: readonly Deck[], at: SourceRef, report: Report): void {
  const names = decks.map(({ id }) => id);
  report({
    rule: "deck/unknown-deck",
    at,
    message: `the game has no deck "${word}"`,
    ...insteadOf(word, names, "it has no decks", "remove it"),
  });
}

const OF_PAPER = { rule: "deck/length-out-of-range", becomes: "is possible for the thickness of a card" };

function paperOf({ paper }: BoxField, deck: SourceRef, report: Report): number {
  const at = below(deck, "box", "paper");
  return paper === undefined ? USUAL_PAPER : lengthWithin(paper, PAPER, at, OF_PAPER, report);
}

/** Upright or turned, whichever fits a box of this size. */
function goesInto(piece: Size, box: Size): boolean {
  const [short = 0, long = 0] = sorted(piece);
  const [narrow = 0, high = 0] = sorted(box);
  return short <= narrow && long <= high;
}

const sorted = ({ width, height }: Size): readonly number[] => [width, height].sort((a, b) => a - b);
const sidesOf = ({ width, height }: Size): string => `${formatLength(width)} x ${formatLength(height)}`;
