/** What is said about pieces and the slots of a sheet when they are imposed. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { listed } from "../../diagnostics/words.ts";
import { formatLength } from "../../units/length.ts";
import { formatSize, sheetFault } from "../faults.ts";
import { printsReverses } from "../mirror.ts";
import { hasBack } from "../plan/sheet-plan.ts";
import type { SizeClass } from "../plan/size-classes.ts";
import type { Piece, PrintProfile } from "../sheet.ts";
import { fitSlots, isLoose } from "./fit-slots.ts";
import { slotsInMargin } from "./slot-faults.ts";
import type { Slot, SlottedSheet } from "./slotted-sheet.ts";

/** The refusal of pieces that no slot suits, and which decks could be printed. */
export function noSlots(
  without: readonly SizeClass[],
  fitting: readonly SizeClass[],
  sheet: SlottedSheet,
): readonly Diagnostic[] {
  const decks = [...new Set(fitting.flatMap(({ pieces }) => pieces.map(deckOf)))];
  const only = decks.length === 0 ? "a-deck/" : decks.join(",");
  const fix = `print them on plain paper or on another sheet, and here only decks that fit, with the option \`only: ${only}\``;
  return without.map(({ card, pieces }) => {
    const message = `${namesOf(pieces)}: no slot of the sheet "${sheet.id}" suits pieces of ${formatSize(card)}; it has slots of ${sizesOf(sheet)}`;
    const why = isTurnable(pieces, sheet)
      ? "they would fit if the sheet allowed turns"
      : "a piece must fit into its slot, and fill two fifths of it or more";
    return sheetFault("no-slot", "error", message, { why, fix }, pieces[0]?.place);
  });
}

/** "battle/" for "battle/sword-9": all cards of the deck. */
const deckOf = ({ id }: Piece): string => id.slice(0, id.lastIndexOf("/") + 1);

/** Pieces that are smaller than their slots; undefined if they fill them. */
export function looseInSlots({ card, pieces }: SizeClass, sheet: SlottedSheet): Diagnostic | undefined {
  const [piece] = pieces;
  const fit = piece && fitSlots(piece, sheet)[0];
  if (!piece || !fit || !isLoose(fit, piece, sheet)) return undefined;
  const size = sizeOf(sheet.slots[fit.slot] as Slot);
  const message = `${namesOf(pieces)}: pieces of ${formatSize(card)} are printed in the middle of slots of ${size}`;
  return sheetFault(
    "smaller-than-slot",
    "hint",
    message,
    {
      why: "around them the slot shows their bleed where they have some, else white paper",
      fix: "give the deck the size of the slots, or trim the pieces by hand",
    },
    piece.place,
  );
}

/** What the paper itself forbids: backs on a sheet with one side, slots that the printer does not reach. */
export function sheetFindings(pieces: readonly Piece[], profile: PrintProfile): readonly Diagnostic[] {
  const { sheet, margin, backs } = profile;
  if (!sheet) return [];
  const near = slotsInMargin(sheet, margin);
  const inMargin = sheetFault(
    "slot-in-margin",
    "warning",
    `${slotsNamed(near)} of the sheet "${sheet.id}" ${near.length === 1 ? "reaches" : "reach"} into the outer ${formatLength(margin)} of the paper`,
    {
      why: "the printer may leave that part of the piece white",
      fix: "give the margin that the printer really needs, or keep what matters away from that edge",
    },
  );
  const oneSided = sheetFault(
    "one-sided",
    "hint",
    `the sheet "${sheet.id}" is printed on one side, so the backs are left out`,
    { fix: "print the backs as a pile of their own, or as they are" },
  );
  return [
    ...(near.length > 0 ? [inMargin] : []),
    ...(hasNoReverse(profile) && printsReverses(backs) && pieces.some(hasBack) ? [oneSided] : []),
  ];
}

/** Nothing can be printed on the back of its paper. */
export const hasNoReverse = ({ sheet }: Pick<PrintProfile, "sheet">): boolean => sheet?.isOneSided === true;

export const slotsNamed = (indices: readonly number[]): string =>
  indices.length > MOST_NAMED
    ? `${indices.length} slots`
    : `slot${indices.length === 1 ? "" : "s"} ${listed(indices.map((index) => String(index + 1)))}`;

const MOST_NAMED = 6;

const namesOf = (pieces: readonly Piece[]): string =>
  listed([...new Set(pieces.map(({ component }) => `"${component}"`))]);

const sizesOf = ({ slots }: SlottedSheet): string =>
  listed([...new Set(slots.map(sizeOf))].slice(0, MOST_NAMED));

const sizeOf = ({ shape, box }: Slot): string =>
  shape === "circle" ? `${formatLength(box.width)} across` : formatSize(box);

/** Whether turns alone keep them from being printed. */
const isTurnable = (pieces: readonly Piece[], sheet: SlottedSheet): boolean =>
  !sheet.turns && pieces.every((piece) => fitSlots(piece, { ...sheet, turns: true }).length > 0);
