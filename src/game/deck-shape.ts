/** What the pieces of a deck are cut and folded to, once everything that it depends on is known: dice, cards in a box. */
import { listed } from "../diagnostics/words.ts";
import type { DeckFile, FoldField } from "../schema/files.ts";
import type { DieLine } from "../shape/die-line.ts";
import { DIE_NETS } from "../shape/die-nets.ts";
import { dieShape } from "../shape/die-shape.ts";
import { cardShape, hexToken, roundToken } from "../shape/flat.ts";
import { foldedCard } from "../shape/folded-card.ts";
import { standee } from "../shape/standee.ts";
import { tuckBox } from "../shape/tuck-box.ts";
import type { SourceRef } from "../source/tree.ts";
import type { Size } from "../units/box.ts";
import { formatLength, parseLength } from "../units/length.ts";
import { boxSize } from "./box-size.ts";
import { UNKNOWN_SIZE } from "./deck-size.ts";
import { below, type Report } from "./fault.ts";
import type { Deck, Game } from "./game.ts";
import { checkShapeFields } from "./shape-fields.ts";

/** What a shape may depend on. */
export type Surroundings = Pick<Game, "decks" | "dice" | "unusable">;
type ShapedFile = Omit<DeckFile, "cards">;

/** Folds nearer to each other, or to an edge, cannot be creased apart; in mm. */
const LEAST_PANEL = 3;

/** The deck with its die-line, and as large as the box around it. A shape that cannot be made is told; the deck stays flat. */
export function shapedDeck(deck: Deck, file: ShapedFile, around: Surroundings, report: Report): Deck {
  checkShapeFields(deck, file, report);
  const dieLine = dieLineOf(deck, file, around, report);
  if (dieLine === undefined) return deck;
  const { width, height } = dieLine.size;
  return { ...deck, dieLine, size: { ...deck.size, width, height } };
}

function dieLineOf(deck: Deck, file: ShapedFile, around: Surroundings, report: Report): DieLine | undefined {
  const { size, shape } = deck;
  switch (shape) {
    case "card":
    case "board":
      return undefined;
    case "square":
      return oneLength(deck, report) ? cardShape(size, writtenCorner(deck, file)) : undefined;
    case "round":
      return oneLength(deck, report) ? roundToken(size.width) : undefined;
    case "hexagon":
      return oneLength(deck, report) ? hexToken(size.width) : undefined;
    case "folded":
      return folded(size, file.folds ?? [], deck.source, report);
    case "standee":
      return standee(size);
    case "die":
      return net(deck, around, report);
    case "tuck-box": {
      const inside = boxSize(deck, file.box, around, report);
      return inside && tuckBox(inside);
    }
  }
}

/** Squares lie edge to edge and are cut straight, unless their size asks for round corners. */
const writtenCorner = ({ size }: Deck, file: ShapedFile): number =>
  typeof file.size === "object" && file.size.corner !== undefined ? size.corner : 0;

/** True where one length is enough to say how large a piece is. */
function oneLength({ size, shape, source }: Deck, report: Report): boolean {
  if (size.width === size.height) return true;
  // What stands in for a size that nobody knows has two.
  if (size.id === UNKNOWN_SIZE) return false;
  report({
    rule: "deck/two-lengths",
    at: below(source, "size"),
    message: `a ${shape} piece has one length, but ${formatLength(size.width)} and ${formatLength(size.height)} are given`,
    fix: `write \`size: ${formatLength(size.width)}\`, or another shape`,
  });
  return false;
}

function folded(
  size: Size,
  folds: readonly FoldField[],
  deck: SourceRef,
  report: Report,
): DieLine | undefined {
  if (folds.length === 0) {
    report({
      rule: "deck/no-folds",
      at: below(deck, "shape"),
      unlessWritten: [below(deck, "folds")],
      message: "a folded piece has no `folds:`",
      fix: "write where it is folded, such as `folds: [{ x: 70mm }]`, or another shape",
    });
    return undefined;
  }
  const along = folds[0]?.x === undefined ? "y" : "x";
  const length = along === "x" ? size.width : size.height;
  const at = folds.map((fold) => parseLength(fold[along] ?? ""));
  const [crossing] = folds.flatMap((_, index) => (at[index] === undefined ? [index] : []));
  if (crossing !== undefined) {
    report({
      rule: "deck/crossing-folds",
      at: below(deck, "folds", crossing),
      message: "folds in both directions cross each other",
      fix: `write all of them with ${along}, or fold it in one direction only`,
    });
    return undefined;
  }
  const lines = at as readonly number[];
  const near = lines.findIndex(
    (line, index) =>
      line < LEAST_PANEL ||
      line > length - LEAST_PANEL ||
      lines.some((other, before) => before < index && Math.abs(other - line) < LEAST_PANEL),
  );
  if (near >= 0) {
    const line = lines[near] ?? 0;
    const isBeyond = line > length;
    report({
      rule: "deck/folds-too-near",
      at: below(deck, "folds", near, along),
      message: `the fold at ${formatLength(line)} lies ${isBeyond ? "beyond" : "on another one or at the edge of"} a piece of ${formatLength(length)}`,
      why: isBeyond
        ? `folds are measured from the ${along === "x" ? "left" : "top"} edge of the whole piece`
        : `paper cannot be creased twice within ${formatLength(LEAST_PANEL)}`,
      fix: isBeyond
        ? `write less than ${formatLength(length)}, or make the piece larger`
        : "move it, or leave it out",
    });
    return undefined;
  }
  return foldedCard(
    size,
    along,
    [...lines].sort((a, b) => a - b),
  );
}

function net(deck: Deck, { dice }: Surroundings, report: Report): DieLine | undefined {
  if (!oneLength(deck, report)) return undefined;
  const shown = deck.cards.flatMap((card) => {
    const die = dice.find(({ id }) => id === card.die);
    return die ? [{ card, die }] : [];
  });
  const [first] = shown;
  if (!first) return undefined;
  const faces = first.die.faces.length;
  const other = shown.find(({ die }) => die.faces.length !== faces);
  if (other) {
    report({
      rule: "deck/mixed-dice",
      at: below(other.card.source, "die"),
      message: `the die "${other.die.id}" has ${other.die.faces.length} faces, "${first.die.id}" ${faces}`,
      fix: "put nets of different shapes into decks of their own",
    });
    return undefined;
  }
  if (!DIE_NETS.has(faces)) {
    report({
      rule: "deck/no-net",
      at: below(first.card.source, "die"),
      message: `there is no net for a die with ${faces} ${faces === 1 ? "face" : "faces"}`,
      label: `nets can be made of ${listed([...DIE_NETS.keys()].map(String), "or")} faces`,
      fix: "give the die as many faces, or print it as dice cards",
    });
    return undefined;
  }
  return dieShape(faces, deck.size.width);
}
