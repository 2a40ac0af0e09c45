/**
 * What a component is cut and folded to: its die-line. Plain data in mm; origin at the top left of the box around it,
 * y down, as printed. One idea serves all components: a card is a shape without folds, a die is one that folds into a
 * cube. Limits: outlines are polygons; round ones have corners so close that no eye and no knife finds them.
 */
import type { Point, Size } from "../units/box.ts";

export interface DieLine {
  readonly size: Size;
  /** What is cut out, clockwise. */
  readonly outline: readonly Point[];
  /** Cuts within the outline, each from end to end. */
  readonly slits: readonly (readonly Point[])[];
  readonly folds: readonly Fold[];
  /** The parts that show something, in the order of their numbers where they have some. */
  readonly panels: readonly Panel[];
  /** Where glue goes. */
  readonly tabs: readonly (readonly Point[])[];
  /** How rows of it move together: absent where they cannot. */
  readonly nesting?: Nesting;
}

/** Round pieces lie in each other's gaps, and so do hexagons that stand on a point. */
export type Nesting = "round" | "hexagon";

/** Printed sides end up outside: every fold bends backwards. */
export interface Fold {
  readonly from: Point;
  readonly to: Point;
}

/** A part of the shape with a picture of its own. */
export interface Panel {
  readonly name: string;
  readonly outline: readonly Point[];
  /** Middle of what is drawn on it. */
  readonly centre: Point;
  /** Room around the centre, before it is turned: the largest that a drawing can count on. */
  readonly room: Size;
  /** Degrees clockwise from the top of the paper to the top of the panel's picture. */
  readonly turn: number;
}
