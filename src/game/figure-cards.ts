/** The cards of a figure, with their call-outs held to the cards that they are on. */
import type { FigureCardEntry } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";
import { contains } from "../units/box.ts";
import { formatLength } from "../units/length.ts";
import { below, type Report } from "./fault.ts";
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
  { side = "front", scale, turn = 0, at, label, callouts = [] }: FigureCardEntry,
  { deck, card }: FoundCard,
  usual: Pick<FigureCard, "scale" | "row">,
  place: SourceRef,
  report: Report,
): FigureCard {
  return {
    deck: deck.id,
    card: card.id,
    size: { width: deck.size.width, height: deck.size.height },
    side,
    scale: scale ?? usual.scale,
    turn,
    row: usual.row,
    ...(at && { at: { x: at[0], y: at[1] } }),
    ...(label === undefined ? {} : { label }),
    callouts: callouts.flatMap(({ at: [x, y], words, beside }, index): readonly CardCallout[] => {
      const source = below(place, "callouts", index);
      const callout = { at: { x, y }, words, ...(beside && { beside }), source };
      return isOn(callout, { deck, card }, report) ? [callout] : [];
    }),
    source: place,
  };
}

function isOn({ at, source }: CardCallout, { deck: { size }, card }: FoundCard, report: Report): boolean {
  const { width, height } = size;
  if (contains({ x: 0, y: 0, width, height }, { ...at, width: 0, height: 0 })) return true;
  report({
    rule: "figure/callout-off-card",
    at: below(source, "at"),
    message: `the call-out at ${at.x}, ${at.y} lies off the card "${card.id}", which is ${formatLength(width)} x ${formatLength(height)}`,
    fix: `write a place from 0, 0 to ${width}, ${height}: mm from the card's top left corner, in full size`,
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
