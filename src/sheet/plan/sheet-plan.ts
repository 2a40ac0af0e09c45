/** What is known of a sheet before its sides are made: which pieces lie where, and what its margins may count on. */
import type { Size } from "../../units/box.ts";
import type { Frame } from "../frame.ts";
import type { Axis } from "../mirror.ts";
import type { Piece } from "../sheet.ts";
import type { Grid } from "./grid.ts";
import type { SizeClass } from "./size-classes.ts";

/** One sheet of paper. */
export interface SheetPlan {
  readonly page: Size;
  /** Direction of the fold line in the middle of the page, across which the backs lie; absent = no fold. */
  readonly fold?: Axis;
  /** The same object for all sheets that are alike, however many pieces each has. */
  readonly frame: Frame;
  readonly lots: readonly Lot[];
  /** Those of all lots, one after the other. */
  readonly cards: readonly Piece[];
  /** What is printed on its front: the cards' fronts, or the pile of backs. */
  readonly prints: "fronts" | "backs";
}

/** Pieces of one size that lie together, in the slots of a grid from slot 0 on. */
export interface Lot {
  readonly grid: Grid;
  /** The most bleed that one of them gets. */
  readonly bleed: number;
  readonly cards: readonly Piece[];
}

/** All pieces of one size, and the grid of the sheets that they fill when they have them for themselves. */
export interface Stack extends SizeClass {
  readonly grid: Grid;
  readonly prints: SheetPlan["prints"];
  /** Few cards that would have a sheet for themselves: they may lie among pieces that are cut with scissors. */
  readonly isLeftOver?: true;
}

export const hasBack = (piece: Piece): boolean => piece.back !== undefined;

/** Each copy as a card of its own. */
export const cardsOf = ({ pieces }: Stack): readonly Piece[] =>
  pieces.flatMap((piece) => Array.from({ length: piece.copies }, () => piece));
