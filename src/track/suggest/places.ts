/** Where a card can be placed beside another one, and whether two cards touch. */
import type { Side, Turn } from "../../schema/files.ts";
import { sizeOf } from "../lattice/turned-card.ts";
import type { CardPlace } from "./geometry.ts";

/** All places at which a card touches another on that side, or at that corner if two sides are given. */
export function placesBeside(
  { at, turn }: CardPlace,
  sides: readonly Side[],
  nextTurn: Turn,
): readonly CardPlace[] {
  const [own, next] = [sizeOf(turn), sizeOf(nextTurn)];
  const columns = startsBeside({ from: at[0], length: own.columns }, next.columns, [
    sides.includes("west"),
    sides.includes("east"),
  ]);
  const rows = startsBeside({ from: at[1], length: own.rows }, next.rows, [
    sides.includes("south"),
    sides.includes("north"),
  ]);
  return columns.flatMap((column) => rows.map((row): CardPlace => ({ at: [column, row], turn: nextTurn })));
}

/** Along one axis: just before a span, just after it, or wherever both overlap. */
function startsBeside(
  span: { readonly from: number; readonly length: number },
  length: number,
  [isBefore, isBehind]: readonly [boolean, boolean],
): readonly number[] {
  if (isBehind) return [span.from + span.length];
  if (isBefore) return [span.from - length];
  return Array.from({ length: span.length + length - 1 }, (_, index) => span.from - length + 1 + index);
}

/** Along an edge, at a corner, or overlapping. */
export function touches(one: CardPlace, other: CardPlace): boolean {
  const [size, otherSize] = [sizeOf(one.turn), sizeOf(other.turn)];
  return (
    one.at[0] <= other.at[0] + otherSize.columns &&
    other.at[0] <= one.at[0] + size.columns &&
    one.at[1] <= other.at[1] + otherSize.rows &&
    other.at[1] <= one.at[1] + size.rows
  );
}
