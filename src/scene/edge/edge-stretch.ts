/** The input and output of the edge checks: stretches along which the drawing ends too early. */
import type { Point } from "../../units/box.ts";
import type { Looks } from "../looks.ts";
import type { Origin, Scene } from "../scene.ts";
import type { Side } from "./edge-places.ts";

/** A piece's cut line. */
export interface CutLine {
  /** Clockwise with y down, in mm. */
  readonly outline: readonly Point[];
  /** Areas that are hidden in the assembled piece. */
  readonly tabs: readonly (readonly Point[])[];
}

/** A stretch of the cut line along which the drawing ends too early or a little too far inside. */
export interface EdgeStretch {
  /** The topmost item drawn there. */
  readonly origin: Origin;
  /** Direction from the cut line outwards. */
  readonly side: Side;
  /**
   * mm by which the drawing extends beyond the cut, up to the bleed of the scene or USUAL_BLEED if it has none; below 0
   * if it ends inside the cut.
   */
  readonly reach: number;
}

/** A scene, and the budget of looks. */
export type Counted = Scene & { readonly looks: Looks };
