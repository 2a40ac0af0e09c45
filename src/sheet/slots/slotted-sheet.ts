/** Paper that is cut or perforated already: labels, card stock, counter sheets. Lengths in mm, as seen on the front. */
import type { Box, Size } from "../../units/box.ts";

export interface Slot {
  /** On the paper; around the circle if it is one. */
  readonly box: Box;
  readonly shape: "rectangle" | "round" | "circle";
  /** Radius of round corners, else 0. */
  readonly corner: number;
  /** Clockwise turn of what is printed in it. */
  readonly turn: 0 | 90 | 180 | 270;
}

export interface SlottedSheet {
  readonly id: string;
  readonly title: string;
  readonly paper: Size & { readonly id: string; readonly title: string };
  /** In the order in which they are filled and counted. */
  readonly slots: readonly Slot[];
  /** Pieces may be turned by 90 degrees to fit. */
  readonly turns: boolean;
  /** Only the front can be printed. */
  readonly isOneSided: boolean;
  /** Crop marks are printed: its slots are not cut yet. */
  readonly marks: boolean;
}
