/** Size, bleed and safe zone of a deck: presets looked up, lengths limited to what can be printed and cut. */
import { fixOfLength, lengthMeant } from "../../diagnostics/length-words.ts";
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import type { DeckFile } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { formatLength, parseLength } from "../../units/length.ts";
import { below, type Report } from "../fault.ts";
import type { CardSize } from "../game.ts";
import { type Limits, lengthWithin } from "../length-within.ts";
import { CARD_SIZES } from "./card-sizes.ts";

/** Sides of a card in mm: from the smallest token that can be cut to the longest sheet for a plotter. */
const SIDE = { from: 5, to: 1000 };
/** Bleed in mm; 18 mm is what a box wrap needs. */
const BLEED = { from: 0, to: 20 };
const DEFAULT_SAFE = 3;
/** The faces of dice have no room for more. */
const DIE_SAFE = 1;
const DEFAULT_CORNER = 3;
/** Substitute for an unusable size, so that the rest of the deck is still checked. */
const STAND_IN = CARD_SIZES.get("poker-us") as CardSize;
/** The id of the finding for an unknown name of a size. */
export const UNKNOWN_SIZE = "unknown";

type SizedFile = Pick<DeckFile, "size" | "bleed" | "safe" | "shape">;

export interface DeckSize {
  readonly size: CardSize;
  readonly bleed: number;
  readonly safe: number;
}

export function resolveDeckSize(file: SizedFile, deck: SourceRef, report: Report): DeckSize {
  const size = sizeOf(file, below(deck, "size"), report);
  const short = Math.min(size.width, size.height);
  const bleed = readLength(file.bleed, 0, BLEED, below(deck, "bleed"), report);
  if (bleed >= short)
    report({
      rule: "deck/bleed-too-large",
      at: below(deck, "bleed"),
      message: `the bleed of ${formatLength(bleed)} is as large as the card, which is ${formatLength(short)} wide`,
      fix: "write a bleed of about 3mm",
    });
  const safe = readLength(
    file.safe,
    file.shape === "die" ? DIE_SAFE : DEFAULT_SAFE,
    { from: 0, to: SIDE.to },
    below(deck, "safe"),
    report,
  );
  if (2 * safe >= short)
    report({
      rule: "deck/safe-too-large",
      at: below(deck, file.safe === undefined ? "size" : "safe"),
      message: `a safe zone ${formatLength(safe)} from the edge leaves no room on a card ${formatLength(short)} wide`,
      fix: `write \`safe:\` with less than ${formatLength(short / 2)}`,
    });
  return { size, bleed, safe };
}

function sizeOf({ size }: SizedFile, at: SourceRef, report: Report): CardSize {
  if (typeof size === "string") return CARD_SIZES.get(size) ?? bothSides(size, at, report);
  const width = readLength(size.width, STAND_IN.width, SIDE, below(at, "width"), report);
  const height = readLength(size.height, STAND_IN.height, SIDE, below(at, "height"), report);
  const largest = Math.min(width, height) / 2;
  const corner = readLength(
    size.corner,
    Math.min(DEFAULT_CORNER, largest),
    SIDE_OF_CORNER,
    below(at, "corner"),
    report,
  );
  if (corner <= largest) return { id: "custom", width, height, corner };
  report({
    rule: "deck/corner-too-large",
    at: below(at, "corner"),
    message: `a corner of ${formatLength(corner)} does not fit a card ${formatLength(2 * largest)} wide`,
    fix: `write at most ${formatLength(largest)}`,
  });
  return { id: "custom", width, height, corner: largest };
}

/** "30", "3,5cm": meant as a length, not as the name of a size. */
const IS_NUMBER = /^[-+−]?\s?[\d.,]/;

function bothSides(text: string, at: SourceRef, report: Report): CardSize {
  const isNegative = text.trim().startsWith("-");
  if (parseLength(text) === undefined || isNegative)
    return IS_NUMBER.test(text.trim()) ? noLength(text, at, report) : unknownSize(text, at, report);
  const side = readLength(text, STAND_IN.width, SIDE, at, report);
  return { id: "custom", width: side, height: side, corner: Math.min(DEFAULT_CORNER, side / 2) };
}

function noLength(text: string, at: SourceRef, report: Report): CardSize {
  report({
    rule: "deck/unknown-size",
    at,
    message: `size is ${text}, expected a length with its unit, such as 25mm, or the name of a card size`,
    why: "the pieces cannot be laid out without a size",
    fix: fixOfLength(text),
    replacement: lengthMeant(text),
  });
  return { ...STAND_IN, id: UNKNOWN_SIZE };
}

const SIDE_OF_CORNER = { from: 0, to: SIDE.to };

function unknownSize(word: string, at: SourceRef, report: Report): CardSize {
  const names = [...CARD_SIZES.keys()];
  const near = nearest(word, names);
  const variants = names.filter((name) => name.startsWith(`${word.toLowerCase()}-`));
  const example = "{ width: 63.5mm, height: 88.9mm, corner: 3mm }";
  const choices = near ? [near] : variants.length > 0 ? variants : undefined;
  report({
    rule: "deck/unknown-size",
    at,
    message: `no card size is called "${word}"`,
    fix: choices
      ? `write ${listed(choices, "or")}, or a size of your own: ${example}`
      : `write a size of your own, ${example}, or one of ${listed(names, "or")}`,
    replacement: onlyNearest(word, names),
  });
  return { ...STAND_IN, id: UNKNOWN_SIZE };
}

const OF_DECKS = { rule: "deck/length-out-of-range", becomes: "can be made" };

function readLength(
  text: string | undefined,
  otherwise: number,
  limits: Limits,
  at: SourceRef,
  report: Report,
): number {
  return text === undefined ? otherwise : lengthWithin(text, limits, at, OF_DECKS, report);
}
