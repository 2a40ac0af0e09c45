/**
 * The shape to which a component is cut and folded: its die-line. Plain data in mm; origin at the top left of its
 * bounding box, y down, as printed. One model serves all components: a card is a shape without folds, a die is one that
 * folds into a cube.
 * Limits: outlines are polygons; curves are approximated so finely that neither eye nor knife notices.
 */
import type { Point, Size } from "../units/box.ts";

export interface DieLine {
  readonly size: Size;
  /** The outline to cut, clockwise. */
  readonly outline: readonly Point[];
  /** Cuts within the outline, each from end to end. */
  readonly slits: readonly (readonly Point[])[];
  readonly folds: readonly Fold[];
  /** The parts with a picture, in the order of their numbers if they are numbered. */
  readonly panels: readonly Panel[];
  /** Glue areas. */
  readonly tabs: readonly (readonly Point[])[];
  /** How its rows interlock; absent if they cannot. */
  readonly nesting?: Nesting;
}

/** Round pieces fit into each other's gaps, and so do pointy-top hexagons. */
export type Nesting = "round" | "hexagon";

/** Printed sides end up outside: every fold bends backwards. */
export interface Fold {
  readonly from: Point;
  readonly to: Point;
}

/** A part of the shape with its own picture. */
export interface Panel {
  readonly name: string;
  readonly outline: readonly Point[];
  /** Middle of its picture. */
  readonly centre: Point;
  /** Room around the centre, before it is turned: the largest that is available for a drawing. */
  readonly room: Size;
  /** Degrees clockwise from the top of the paper to the top of the panel's picture. */
  readonly turn: number;
}
