/** The words on the calibration sheet: what a person does with it, step by step, in the order of doing it. */
import type { Point } from "../../units/box.ts";
import type { Paper } from "../sheet.ts";
import { BAR_START } from "./layout.ts";

export interface SheetWords {
  readonly title: string;
  readonly subtitle: string;
  readonly steps: readonly string[];
  /** What to type, one line each. */
  readonly command: readonly string[];
  /** Under the picture of a reading. */
  readonly picture: readonly string[];
  /** On the back, for those who look at it first. */
  readonly back: readonly string[];
}

/** @param bars the lengths of the bars */
export function sheetWords(
  { title, id }: Paper,
  backs: "duplex" | "duplex-short",
  bars: Point,
  corrected: string | undefined,
): SheetWords {
  const edge = backs === "duplex" ? "long" : "short";
  return {
    title: corrected === undefined ? "Calibration sheet" : `Check of ${corrected}`,
    subtitle: `${title}, both sides, flipped on the ${edge} edge`,
    steps: [
      `Print both sides at 100 % ("actual size", not "fit to page"), flipped on the ${edge} edge, on the paper and from the tray that you use for cards.`,
      "Hold the sheet against a window or a lamp, this side towards you, A at the top left. The lines of the other side shine through.",
      "At each letter there is a scale across and a scale down. On each, find the line of this side that runs straight on into a line of the other side, as in the picture. Write its number into the table. Between two lines, write the half: 2.5.",
      "If the two lines that coincide have different numbers, write both: 7/6 is line 7 of this side and line 6 of the other.",
      `With a ruler, measure both bars from tick to tick: across, then down (${bars.x} and ${bars.y} mm if the printer is exact). Then measure from the left and from the top edge of the paper to the first tick (${BAR_START} mm).`,
      "At each edge of the paper there is a ladder. Read the smallest number whose line is printed in full (the lines between two numbers are half mm), in the order top, right, bottom, left.",
      "Type, with your own numbers and names for printer and tray:",
    ],
    command: [
      `broadside calibrate --printer office --tray card --paper ${id}`,
      "--read a=+3,-1 b=+2,-1 c=+3,0 d=+2,0",
      `--bar ${bars.x - 0.4},${bars.y - 0.5} --edge ${BAR_START + 0.3},${BAR_START - 0.2}`,
      "--margins 4,4,5,4",
    ],
    picture: [
      "Here the lines with the number 3 coincide:",
      "the reading is +3. Numbers rise to the right",
      "and downwards; those before 0 have a minus.",
    ],
    back: [
      "This is the back. Turn the sheet over: its front says what to do.",
      "Numbers are mirrored here, so that they read well through the paper.",
      `It was made to be printed on paper flipped on the ${edge} edge.`,
    ],
  };
}
