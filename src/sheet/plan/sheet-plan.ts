/** What is known of a sheet before its sides are made: the position of each piece, and the room for its margins. */
import type { Size } from "../../units/box.ts";
import type { Frame } from "../frame.ts";
import type { Axis } from "../mirror.ts";
import type { Piece } from "../sheet.ts";
import type { Grid } from "./grid.ts";
import type { SizeClass } from "./size-classes.ts";

/** One sheet of paper. */
export interface SheetPlan {
  readonly page: Size;
  /** Direction of the fold line in the middle of the page, with the backs on its other side; absent = no fold. */
  readonly fold?: Axis;
  /** The same object for all similar sheets, however many pieces each has. */
  readonly frame: Frame;
  readonly lots: readonly Lot[];
  /** Those of all lots, one after the other. */
  readonly cards: readonly Piece[];
  /** What is printed on its front: the cards' fronts, or the pile of backs. */
  readonly prints: "fronts" | "backs";
}

/** Pieces of one size placed together, in the slots of a grid from slot 0 on. */
export interface Lot {
  readonly grid: Grid;
  /** The most bleed that any of them gets. */
  readonly bleed: number;
  readonly cards: readonly Piece[];
}

/** All pieces of one size, and the grid of the sheets that they fill alone. */
export interface Stack extends SizeClass {
  readonly grid: Grid;
  readonly prints: SheetPlan["prints"];
  /** Few cards that would need a sheet of their own: they may be placed among pieces that are cut with scissors. */
  readonly isLeftOver?: true;
}

export const hasBack = (piece: Piece): boolean => piece.back !== undefined;

/** Each copy as a card of its own. */
export function cardsOf({ pieces }: Stack): readonly Piece[] {
  const cards: Piece[] = [];
  for (const piece of pieces) for (let copy = 0; copy < piece.copies; copy++) cards.push(piece);
  return cards;
}
