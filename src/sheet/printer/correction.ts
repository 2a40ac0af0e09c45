/**
 * What a measured printer does to paper, corrected: each side of a sheet is moved, turned and scaled as a whole, by one
 * matrix, so that on paper everything is where the sheet says. The numbers belong to the paper as it passes the
 * printer; a page that is printed turned gets them turned (`toPaper`).
 * Limits: shifts, turns and scales; no skew, and nothing that differs from one place of the paper to another.
 */
import type { Size } from "../../units/box.ts";
import {
  apply,
  IDENTITY,
  invert,
  type Matrix,
  multiply,
  rotate,
  scale,
  translate,
} from "../../units/matrix.ts";
import { printsReverses } from "../mirror.ts";
import type { Backs, SheetSet, SheetSide } from "../sheet.ts";
import type { PrinterCorrection, SideCorrection } from "./printer.ts";

/** The sheets as this printer needs them; those for a screen are unchanged. */
export function correctedSheets(set: SheetSet, printer: PrinterCorrection): SheetSet {
  if (set.sheets === 0) return set;
  const known = new Map<string, Matrix>();
  const correctionOf = ({ size, side }: SheetSide): Matrix => {
    const key = `${size.width} ${size.height} ${side}`;
    const matrix = known.get(key) ?? sideMatrix(size, side, set.backs, printer);
    known.set(key, matrix);
    return matrix;
  };
  return { ...set, sides: set.sides.map((side) => ({ ...side, correction: correctionOf(side) })) };
}

/** From where things are to be on the paper to where the printer is to be asked to print them, in mm of the page. */
export function sideMatrix(
  page: Size,
  side: SheetSide["side"],
  backs: Backs,
  { front, back }: Pick<PrinterCorrection, "front" | "back">,
): Matrix {
  // A pile of backs is printed on the front of its paper.
  const isReverse = side === "back" && printsReverses(backs);
  const onPaper = toPaper(page, isReverse && backs === "duplex-short");
  const paper = page.height >= page.width ? page : { width: page.height, height: page.width };
  const correction = paperMatrix(paper, isReverse ? back : front);
  return multiply(invert(onPaper) ?? IDENTITY, multiply(correction, onPaper));
}

/**
 * From a page to the portrait paper that it is printed on. A landscape page is turned by 90 degrees counter-clockwise
 * (RFC 8011, 5.2.10: "landscape"); the reverse of paper flipped on its short edge is upside down compared to one
 * flipped on its long edge.
 */
function toPaper({ width, height }: Size, isUpsideDown: boolean): Matrix {
  const isPortrait = height >= width;
  const upright: Matrix = isPortrait ? IDENTITY : [0, -1, 1, 0, 0, width];
  if (!isUpsideDown) return upright;
  const [across, down] = isPortrait ? [width, height] : [height, width];
  return multiply([-1, 0, 0, -1, across, down], upright);
}

function paperMatrix({ width, height }: Size, { offset, rotation, scale: made }: SideCorrection): Matrix {
  const [x, y] = [width / 2, height / 2];
  const about = multiply(rotate(rotation), scale(1 / made.x, 1 / made.y));
  return multiply(translate(x + offset.x, y + offset.y), multiply(about, translate(-x, -y)));
}

/**
 * How far the correction moves something near an edge of the paper towards that edge, at most, in mm: a print that
 * stays this much farther inside stays within the reach of the printer.
 */
export function outwardShift(
  paper: Size,
  { front, back }: Pick<PrinterCorrection, "front" | "back">,
): number {
  const { width, height } = paper;
  return Math.max(
    0,
    ...[front, back].flatMap((side) => {
      const matrix = paperMatrix(paper, side);
      return [0, width].flatMap((x) =>
        [0, height].flatMap((y) => {
          const at = apply(matrix, { x, y });
          return [x === 0 ? -at.x : at.x - width, y === 0 ? -at.y : at.y - height];
        }),
      );
    }),
  );
}
