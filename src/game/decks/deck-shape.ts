/** The shape of the pieces of a deck, once everything that it depends on is known: dice, cards in a box. */
import { listed } from "../../diagnostics/words.ts";
import type { DeckFile, ShapeName } from "../../schema/files.ts";
import type { DieLine } from "../../shape/die-line.ts";
import { DIE_NETS } from "../../shape/die-nets.ts";
import { dieShape } from "../../shape/die-shape.ts";
import { cardShape, hexToken, roundToken } from "../../shape/flat.ts";
import { standee } from "../../shape/standee.ts";
import { tuckBox } from "../../shape/tuck-box.ts";
import { DEFAULT_CELLS } from "../../units/cells.ts";
import { formatLength } from "../../units/length.ts";
import { below, type Report } from "../fault.ts";
import type { Deck, Game } from "../game.ts";
import { boxSize } from "./box-size.ts";
import { foldedShape } from "./deck-folds.ts";
import { UNKNOWN_SIZE } from "./deck-size.ts";
import { reportGluedBack } from "./glued-back.ts";
import { patchShape } from "./patch-shape.ts";

/** What a shape may depend on. */
export type Surroundings = Pick<Game, "decks" | "dice" | "unusable">;
type ShapedFile = Omit<DeckFile, "cards">;

/**
 * The deck with its die line, and the size of its bounding box. A shape that cannot be made is reported, and the deck stays
 * flat. Boards lose their backs.
 */
export function shapedDeck(deck: Deck, file: ShapedFile, around: Surroundings, report: Report): Deck {
  if (file.folds && deck.shape !== "folded") reportIdle("folds", "folded", deck, report);
  if (file.box && deck.shape !== "tuck-box") reportIdle("box", "tuck-box", deck, report);
  reportGluedBack(deck, file, report);
  if (deck.kind === "map" && !canHoldMap(deck.shape, file)) reportMapShape(deck, report);
  if (deck.shape === "board") return withoutBacks(deck, file, report);
  if (deck.shape === "tuck-box") return boxDeck(deck, file, around, report);
  const dieLine = dieLineOf(deck, file, around, report);
  return dieLine === undefined ? deck : laidFlat(deck, dieLine);
}

function boxDeck(deck: Deck, file: ShapedFile, around: Surroundings, report: Report): Deck {
  const inside = boxSize(deck, file.box, around, report);
  if (!inside) return deck;
  const { cards, paper } = inside;
  return { ...laidFlat(deck, tuckBox(inside)), box: { cards, paper } };
}

function laidFlat(deck: Deck, dieLine: DieLine): Deck {
  const { width, height } = dieLine.size;
  return { ...deck, dieLine, size: { ...deck.size, width, height } };
}

/** Shapes that can show squares or hexagons. */
const MAP_SHAPES: readonly ShapeName[] = ["card", "square", "board"];

/** Shapes that can show hexagons only. */
const HEX_SHAPES: readonly ShapeName[] = ["hexagon", "patch"];

const canHoldMap = (shape: ShapeName, { cells }: ShapedFile): boolean =>
  MAP_SHAPES.includes(shape) ||
  (HEX_SHAPES.includes(shape) && cells !== undefined && cells.shape !== "square");

function reportMapShape({ shape, source }: Deck, report: Report): void {
  report({
    rule: "deck/map-shape",
    at: below(source, "shape"),
    message: `the shape ${shape} cannot hold a map of ${HEX_SHAPES.includes(shape) ? "squares" : "squares or hexagons"}`,
    why: "the cells of a map card are printed whole, side by side",
    fix: `${HEX_SHAPES.includes(shape) ? "write `cells: { shape: pointy-hex }`, or" : "write"} \`shape: card\`, or leave out \`kind: map\` and draw ${shape} pieces from fields of your own`,
  });
}

function reportIdle(field: "folds" | "box", wanted: string, { shape, source }: Deck, report: Report): void {
  report({
    rule: "deck/idle-field",
    severity: "warning",
    at: below(source, field),
    message: `\`${field}:\` has no effect on a deck of the shape ${shape}`,
    why: `only pieces of the shape ${wanted} use it`,
    fix: `write \`shape: ${wanted}\`, or remove \`${field}:\``,
  });
}

/** Pages glued together have no common back; only the first `back:` is reported. */
function withoutBacks(deck: Deck, { back }: ShapedFile, report: Report): Deck {
  const backed = deck.cards.find((card) => card.back !== undefined);
  if (backed === undefined) return deck;
  report({
    rule: "deck/board-with-back",
    severity: "warning",
    at: below(back === undefined ? backed.source : deck.source, "back"),
    message: "boards have no back, so none is printed",
    fix: "remove the back, or print the board as a deck of `shape: card`",
  });
  return { ...deck, cards: deck.cards.map(({ back: _, ...card }) => card) };
}

function dieLineOf(deck: Deck, file: ShapedFile, around: Surroundings, report: Report): DieLine | undefined {
  const { size, shape } = deck;
  switch (shape) {
    case "card":
    case "board":
    case "tuck-box":
      return undefined;
    case "square":
      return oneLength(deck, report) ? cardShape(size, writtenCorner(deck, file)) : undefined;
    case "round":
      return oneLength(deck, report) ? roundToken(size.width) : undefined;
    case "hexagon":
      return oneLength(deck, report) ? hexToken(size.width) : undefined;
    case "patch":
      return patch(deck, file, report);
    case "folded":
      return foldedShape(size, file.folds ?? [], deck.source, report);
    case "standee":
      return standee(size);
    case "die":
      return net(deck, file, around, report);
  }
}

/** Maps of squares are reported with the shapes that cannot hold them. */
function patch(deck: Deck, file: ShapedFile, report: Report): DieLine | undefined {
  if (deck.kind !== "map") reportPatchWithoutCells(deck, report);
  const { cells = DEFAULT_CELLS } = file;
  if (deck.kind !== "map" || cells.shape === "square" || !oneLength(deck, report)) return undefined;
  return patchShape({ shape: cells.shape, radius: cells.radius ?? 0 }, deck.size.width);
}

function reportPatchWithoutCells({ source }: Deck, report: Report): void {
  report({
    rule: "deck/map-shape",
    at: below(source, "shape"),
    message: "a patch is cut along the hexagons of a map, and this deck has no map",
    fix: "write `kind: map` and `cells: { shape: pointy-hex, radius: 1 }`, or another shape",
  });
}

/** Squares are placed edge to edge and cut straight, unless their size asks for round corners. */
const writtenCorner = ({ size }: Deck, file: ShapedFile): number =>
  typeof file.size === "object" && file.size.corner !== undefined ? size.corner : 0;

/** True if one length is enough to give the size of a piece. */
function oneLength({ size, shape, source }: Deck, report: Report): boolean {
  if (size.width === size.height) return true;
  // The substitute for an unknown size has two.
  if (size.id === UNKNOWN_SIZE) return false;
  report({
    rule: "deck/two-lengths",
    at: below(source, "size"),
    message: `a ${shape} piece has one length, but ${formatLength(size.width)} and ${formatLength(size.height)} are given`,
    fix: `write \`size: ${formatLength(size.width)}\`, or another shape`,
  });
  return false;
}

function net(deck: Deck, file: ShapedFile, { dice }: Surroundings, report: Report): DieLine | undefined {
  if (!oneLength(deck, report)) return undefined;
  const shown = deck.cards.flatMap((card) => {
    const die = dice.find(({ id }) => id === card.die);
    return die ? [{ card, die }] : [];
  });
  const [first] = shown;
  if (!first) {
    if (deck.kind !== "dice") noDie(deck, file, report);
    return undefined;
  }
  const faces = first.die.faces.length;
  const other = shown.find(({ die }) => die.faces.length !== faces);
  if (other) {
    report({
      rule: "deck/mixed-dice",
      at: below(other.card.source, "die"),
      message: `the die "${other.die.id}" has ${other.die.faces.length} faces, "${first.die.id}" ${faces}`,
      fix: "put nets of different shapes in separate decks",
    });
    return undefined;
  }
  if (!DIE_NETS.has(faces)) {
    report({
      rule: "deck/no-net",
      at: below(first.card.source, "die"),
      message: `there is no net for a die with ${faces} ${faces === 1 ? "face" : "faces"}`,
      label: `nets can be made of ${listed([...DIE_NETS.keys()].map(String), "or")} faces`,
      fix: "give the die one of these numbers of faces, or print it as dice cards",
    });
    return undefined;
  }
  const shape = dieShape(faces, deck.size.width);
  reportSmallSigns(deck, shape, faces, report);
  return shape;
}

/** Least room for the sign of a face, in mm: a number with two thirds of this height is 7.5 pt, the least for any text. */
const LEAST_SIGN = 4;

function reportSmallSigns({ size, source }: Deck, { panels }: DieLine, faces: number, report: Report): void {
  const room = Math.min(...panels.map((panel) => panel.room.width));
  if (room >= LEAST_SIGN) return;
  const least = Math.ceil((size.width * LEAST_SIGN) / room);
  report({
    rule: "deck/small-die",
    severity: "warning",
    at: below(source, "size"),
    message: `a die with ${faces} faces of ${formatLength(size.width)} has ${formatLength(Math.floor(room * 10) / 10)} for the sign of a face, expected ${formatLength(LEAST_SIGN)} or more`,
    fix: `write \`size: ${formatLength(least)}\` or more`,
  });
}

/** The schema reports cards without a die in a deck of dice, and unknown kinds. */
function noDie({ source }: Deck, { kind }: ShapedFile, report: Report): void {
  report({
    rule: "deck/no-die",
    at: below(source, "shape"),
    unlessWritten: kind === undefined ? [below(source, "kind")] : [],
    message: "the die of the nets is not given",
    fix: "write `kind: dice`, and for each card `die:` with the id of a die",
  });
}
