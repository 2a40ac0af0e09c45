/** The colours of squares, as the schemas list them. */
import type { SquareColour } from "../../schema/files.ts";

const ALL: Readonly<Record<SquareColour, true>> = {
  white: true,
  green: true,
  blue: true,
  red: true,
  black: true,
};

export const SQUARE_COLOURS = Object.keys(ALL) as readonly SquareColour[];
