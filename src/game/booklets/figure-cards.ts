/** The cards of a figure, with their call-outs, which must be on the cards. */
import type { FigureCardEntry } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { type Box, contains } from "../../units/box.ts";
import { formatLength, round } from "../../units/length.ts";
import { below, type Report } from "../fault.ts";
import type { CardCallout, FigureCard } from "./figure.ts";
import type { CardFinder, FoundCard } from "./figure-card.ts";

export function figureCards(
  entries: readonly (string | FigureCardEntry)[],
  scale: number,
  source: SourceRef,
  finder: CardFinder,
  report: Report,
): readonly FigureCard[] {
  let row = 1;
  return entries.flatMap((entry, index) => {
    const place = below(source, "cards", index);
    const all = typeof entry === "string" ? { card: entry } : entry;
    row = all.row ?? row;
    const found = finder.find(all.card, typeof entry === "string" ? place : below(place, "card"));
    return found && hasSide(found, all, place, report)
      ? [cardOf(all, found, { scale, row }, place, report)]
      : [];
  });
}

function cardOf(
  { side = "front", scale, part: written, turn = 0, at, label, callouts = [] }: FigureCardEntry,
  { deck, card }: FoundCard,
  usual: Pick<FigureCard, "scale" | "row">,
  place: SourceRef,
  report: Report,
): FigureCard {
  const { width, height } = deck.size;
  const whole = { x: 0, y: 0, width, height };
  const part = written ? partOf(written, whole, card.id, below(place, "part"), report) : whole;
  return {
    deck: deck.id,
    card: card.id,
    size: { width, height },
    side,
    scale: scale ?? usual.scale,
    part,
    turn,
    row: usual.row,
    ...(at && { at: { x: at[0], y: at[1] } }),
    ...(label === undefined ? {} : { label }),
    callouts: callouts.flatMap(({ at: [x, y], words, beside }, index): readonly CardCallout[] => {
      const source = below(place, "callouts", index);
      const callout = { at: { x, y }, words, ...(beside && { beside }), source };
      return isOn(callout, part, card.id, report) ? [callout] : [];
    }),
    source: place,
  };
}

function partOf(
  [x, y, width, height]: NonNullable<FigureCardEntry["part"]>,
  whole: Box,
  card: string,
  at: SourceRef,
  report: Report,
): Box {
  const part = { x, y, width, height };
  if (width > 0 && height > 0 && contains(whole, part)) return part;
  report({
    rule: "figure/part-off-card",
    at,
    message: `the part of ${width} x ${height} mm at ${x}, ${y} is not on the card "${card}", which is ${formatLength(whole.width)} x ${formatLength(whole.height)}`,
    fix: "write left, top, width and height in mm: a box on the card in full size",
  });
  return whole;
}

function isOn({ at, source }: CardCallout, part: Box, card: string, report: Report): boolean {
  const { x, y, width, height } = part;
  if (contains(part, { ...at, width: 0, height: 0 })) return true;
  report({
    rule: "figure/callout-off-card",
    at: below(source, "at"),
    message:
      x === 0 && y === 0
        ? `the call-out at ${at.x}, ${at.y} is off the card "${card}", of which ${formatLength(width)} x ${formatLength(height)} is visible`
        : `the call-out at ${at.x}, ${at.y} is off the visible part of the card "${card}"`,
    fix: `write a place from ${x}, ${y} to ${round(x + width, 2)}, ${round(y + height, 2)}: mm from the card's top left corner, in full size`,
  });
  return false;
}

function hasSide(
  { card }: FoundCard,
  { side, card: address }: FigureCardEntry,
  place: SourceRef,
  report: Report,
): boolean {
  if (side !== "back" || card.back !== undefined) return true;
  report({
    rule: "figure/no-back",
    at: below(place, "side"),
    message: `the card "${address}" has no back`,
    fix: "write side: front, or give the card a back",
  });
  return false;
}
