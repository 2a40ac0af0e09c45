/** A measured printer, as far as sheets need to know it. Lengths in mm. */
import type { Point } from "../../units/box.ts";

/** Of one side, as seen on it, on a portrait page; the back is one that was flipped on its long edge. */
export interface SideCorrection {
  /** How far everything is moved: right and down, in mm. */
  readonly offset: Point;
  /** How far everything is turned clockwise about the middle of the paper, in degrees. */
  readonly rotation: number;
  /** What the printer makes of 1: prints are divided by it, across and along the paper. */
  readonly scale: Point;
}

export interface PrinterCorrection {
  /** "office/card": the printer and its tray. */
  readonly name: string;
  readonly front: SideCorrection;
  readonly back: SideCorrection;
  /** What prints must keep from every edge of the paper, corrected as they are, in mm. */
  readonly margin: number;
}

export const UNCORRECTED: SideCorrection = { offset: { x: 0, y: 0 }, rotation: 0, scale: { x: 1, y: 1 } };
