/** How large a box is inside: as wide and high as its cards and some air, as deep as their pile. */
import { nearest, onlyNearest } from "../diagnostics/nearest.ts";
import { listed } from "../diagnostics/words.ts";
import type { BoxField, ShapeName } from "../schema/files.ts";
import type { BoxSize } from "../shape/tuck-box.ts";
import type { Size } from "../units/box.ts";
import { formatLength, parseLength } from "../units/length.ts";
import { below, type Report } from "./fault.ts";
import { type Deck, type Game, mayBeUnusable } from "./game.ts";

/** Air beside and above the cards, and in front of them, in mm: what makers of boxes give. */
const AIR = { side: 2.5, front: 1 };
/** Thinnest and thickest that is taken for paper, in mm: tissue, and the board of a game box. */
const PAPER = { from: 0.02, to: 5 };
/** Pieces that lie on each other as cards do. */
const FLAT: readonly ShapeName[] = ["card", "round", "square", "hexagon"];
/** 300 g/m2 card stock, in mm. */
const USUAL_PAPER = 0.3;

export function boxSize(
  { size, source }: Deck,
  box: BoxField | undefined,
  { decks, unusable }: Pick<Game, "decks" | "unusable">,
  report: Report,
): BoxSize | undefined {
  if (!box || (box.holds === undefined && box.cards === undefined)) {
    report({
      rule: "deck/empty-box",
      at: below(source, "shape"),
      message: "nothing says what lies in the tuck box",
      fix: "name the decks, such as `box: { holds: [battle] }`, or write how many cards, such as `box: { cards: 50 }`",
    });
    return undefined;
  }
  const held = (box.holds ?? []).flatMap((id, index) => {
    const deck = decks.find((one) => one.id === id);
    if (!deck && !mayBeUnusable(unusable, "deck", id)) unknownDeck(id, index);
    if (deck && !FLAT.includes(deck.shape)) notFlat(deck, index);
    else if (deck && !goesInto(deck.size, size)) tooLarge(deck, index);
    return deck ?? [];
  });
  // Of what cannot be found, or makes no pile, nobody knows how deep it lies; that has been told.
  if (held.length < (box.holds ?? []).length || held.some(({ shape }) => !FLAT.includes(shape)))
    return undefined;
  const cards = held.flatMap((deck) => deck.cards).reduce((sum, { copies }) => sum + copies, box.cards ?? 0);
  const paper = (box.paper === undefined ? undefined : parseLength(box.paper)) ?? USUAL_PAPER;
  if (paper < PAPER.from || paper > PAPER.to) {
    wrongPaper();
    return undefined;
  }
  const needed = cards * paper + AIR.front;
  const depth = (box.depth === undefined ? undefined : parseLength(box.depth)) ?? needed;
  if (depth < cards * paper) {
    report({
      rule: "deck/box-too-thin",
      at: below(source, "box", "depth"),
      message: `${cards} cards of ${formatLength(paper)} make a pile of ${formatLength(cards * paper)}, but the box is ${formatLength(depth)} deep`,
      fix: `write ${formatLength(Math.ceil(needed * 10) / 10)}, or leave \`depth:\` out`,
    });
    return undefined;
  }
  return { width: size.width + AIR.side, height: size.height + AIR.side, depth };

  function wrongPaper(): void {
    report({
      rule: "deck/length-out-of-range",
      at: below(source, "box", "paper"),
      message: `${box?.paper} is out of range: paper is from ${formatLength(PAPER.from)} to ${formatLength(PAPER.to)} thick`,
      why: "the box is as deep as the pile of its cards",
      fix: "measure the height of ten cards and divide it by ten",
    });
  }

  function notFlat({ id, shape }: Deck, index: number): void {
    report({
      rule: "deck/not-in-a-pile",
      at: below(source, "box", "holds", index),
      message: `the pieces of "${id}" are of the shape "${shape}", which makes no pile`,
      fix: "take the deck out of the box, and write a `depth:` that leaves room for it",
    });
  }

  function tooLarge({ id, size: card }: Deck, index: number): void {
    report({
      rule: "deck/box-too-small",
      at: below(source, "box", "holds", index),
      message: `"${id}" has cards of ${sidesOf(card)}, but the box is for cards of ${sidesOf(size)}`,
      fix: `write a \`size:\` of ${sidesOf(card)} or more, or take the deck out of the box`,
    });
  }

  function unknownDeck(word: string, index: number): void {
    const names = decks.map(({ id }) => id);
    const near = nearest(word, names);
    report({
      rule: "kit/unknown-deck",
      at: below(source, "box", "holds", index),
      message: `the game has no deck "${word}"`,
      label: `it has ${listed(names)}`,
      fix: near ? `write ${near}` : "leave it out",
      mend: onlyNearest(word, names),
    });
  }
}

/** Upright or turned, as it lies in a box of this size. */
function goesInto(piece: Size, box: Size): boolean {
  const [short = 0, long = 0] = sorted(piece);
  const [narrow = 0, high = 0] = sorted(box);
  return short <= narrow && long <= high;
}

const sorted = ({ width, height }: Size): readonly number[] => [width, height].sort((a, b) => a - b);
const sidesOf = ({ width, height }: Size): string => `${formatLength(width)} x ${formatLength(height)}`;
