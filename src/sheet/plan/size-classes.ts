/**
 * Pieces of one size and shape share sheets, however they are turned: a landscape card lies turned in a portrait slot.
 * Others get sheets of their own.
 */
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { DieLine } from "../../shape/die-line.ts";
import type { Size } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import type { Piece, Placement } from "../sheet.ts";
import { turned } from "./grid.ts";

export interface SizeClass {
  /** The cards' size, standing as most of them do. */
  readonly card: Size;
  /** The most bleed that one of them wants, in mm. */
  readonly bleed: number;
  /** In the order given. */
  readonly pieces: readonly Piece[];
}

/** Groups by size, in the order in which sizes first appear. `bleed` mm is the most that any card gets. */
export function sizeClasses(pieces: readonly Piece[], bleed: number): readonly SizeClass[] {
  return [...groupedBy(pieces, sizeKey).values()].map((members) => ({
    card: usualStand(members),
    bleed: members.reduce((most, piece) => Math.max(most, Math.min(bleed, piece.bleed)), 0),
    pieces: members,
  }));
}

function sizeKey({ trim, dieLine }: Piece): string {
  const [short = 0, long = 0] = [trim.width, trim.height].sort((a, b) => a - b);
  return `${round(short, 3)}x${round(long, 3)}${dieLine ? ` ${outlineKey(dieLine)}` : ""}`;
}

const keys = new WeakMap<DieLine, string>();

/** Equal die-lines have equal keys; all pieces of a deck have the very same. */
function outlineKey(dieLine: DieLine): string {
  const known = keys.get(dieLine) ?? JSON.stringify([dieLine.outline, dieLine.folds, dieLine.slits]);
  keys.set(dieLine, known);
  return known;
}

/** How a card must be turned clockwise to lie in a slot of its class. */
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

/** Cards that the pieces make. */
export const countCopies = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.copies, 0);
