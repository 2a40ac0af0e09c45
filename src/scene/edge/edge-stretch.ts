/** What is asked about the edge of a piece, and what is found: stretches along which the drawing ends too early. */
import type { Point } from "../../units/box.ts";
import type { Looks } from "../looks.ts";
import type { Origin, Scene } from "../scene.ts";
import type { Side } from "./edge-places.ts";

/** A piece as it is cut. */
export interface CutLine {
  /** Clockwise with y down, in mm. */
  readonly outline: readonly Point[];
  /** What is hidden when the piece is made up. */
  readonly tabs: readonly (readonly Point[])[];
}

/** A stretch of the cut line along which the drawing ends too early or a little too far inside. */
export interface EdgeStretch {
  /** What is drawn there, the topmost thing of it. */
  readonly origin: Origin;
  /** Direction in which the cut line is left there. */
  readonly side: Side;
  /**
   * mm that the drawing goes on beyond the cut, up to the bleed of the scene or USUAL_BLEED where it has none; below 0
   * where it ends inside the cut.
   */
  readonly reach: number;
}

/** A scene, and the count of what is looked at. */
export type Counted = Scene & { readonly looks: Looks };
