/**
 * Pieces of one size and shape share sheets, however they are turned: a landscape card is turned into a portrait slot.
 * Others get sheets of their own.
 */

import { groupedBy } from "../../diagnostics/grouped.ts";
import { derived } from "../../remember/derived.ts";
import type { DieLine } from "../../shape/die-line.ts";
import type { Size } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import type { Piece, Placement } from "../sheet.ts";
import { turned } from "./grid.ts";

export interface SizeClass {
  /** The cards' size, in the orientation that most of them have. */
  readonly card: Size;
  /** The most bleed that any of them wants, in mm. */
  readonly bleed: number;
  /** In the order given. */
  readonly pieces: readonly Piece[];
}

/** Groups by size, in the order in which sizes first appear. No card gets more than `bleed` mm. */
export function sizeClasses(pieces: readonly Piece[], bleed: number): readonly SizeClass[] {
  return [...groupedBy(pieces, sizeKey).values()].map((members) => ({
    card: usualStand(members),
    bleed: members.reduce((most, piece) => Math.max(most, Math.min(bleed, piece.bleed)), 0),
    pieces: members,
  }));
}

const sizeKey = ({ trim, dieLine }: Piece): string =>
  dieLine ? `${trimKey(trim)} ${outlineKey(dieLine)}` : trimKey(trim);

/** All pieces of a deck share their size and their die-line. */
const trimKey = derived(
  ({ width, height }: Size): string =>
    `${round(Math.min(width, height), 3)}x${round(Math.max(width, height), 3)}`,
);

/** Equal die-lines have equal keys. */
const outlineKey = derived(({ outline, folds, slits }: DieLine): string =>
  JSON.stringify([outline, folds, slits]),
);

/** The clockwise turn that fits a card into a slot of its class. */
export function turnInto(slot: Size, { trim }: Piece): Extract<Placement["turn"], 0 | 90> {
  return isSquare(trim) || isLying(trim) === isLying(slot) ? 0 : 90;
}

function usualStand(members: readonly Piece[]): Size {
  const standing = members.filter(({ trim }) => trim.height >= trim.width);
  const first = (standing[0] ?? members[0])?.trim ?? { width: 0, height: 0 };
  const lying = countCopies(members) - countCopies(standing);
  return standing.length > 0 && lying > countCopies(standing) ? turned(first) : first;
}

const isSquare = (size: Size): boolean => size.width === size.height;
const isLying = (size: Size): boolean => size.width > size.height;

/** Number of cards that the pieces make. */
export const countCopies = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.copies, 0);
