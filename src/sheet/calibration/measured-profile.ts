/**
 * From what was read off a calibration sheet to the corrections of both sides. The sheet is seen on its front; the
 * corrections of the back are as seen on the back, so that everything across is mirrored.
 */
import type { Point, Size } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import { apply, type Matrix, multiply, rotate, scale } from "../../units/matrix.ts";
import type { PrinterCorrection } from "../printer/printer.ts";
import { type Drift, fitDrifts } from "./fit-drifts.ts";
import { BAR_START, barsOn, type Edge } from "./layout.ts";
import type { Drifts, Read } from "./readings.ts";

/** What was read; what is missing counts as perfect. */
export interface Measured {
  readonly drifts?: Drifts | undefined;
  /** Lengths of the bars, by ruler. */
  readonly bar?: Point | undefined;
  /** From the left and the top edge of the paper to the first tick of a bar, by ruler. */
  readonly edge?: Point | undefined;
  /** What each ladder lacks. */
  readonly margins?: Readonly<Record<Edge, number>> | undefined;
}

/** Printers are exact to half a percent; "fit to page" shrinks by 2 to 4 %. */
const MOST_SCALE_ERROR = 0.015;
/** Of the front, by ruler. */
const MOST_OFFSET = 5;
/** Ladders end at 8 mm; some printers cannot reach more. */
export const MOST_MARGIN = 20;

export type Corrections = Pick<PrinterCorrection, "front" | "back">;

/** Refusals name the option by `{bar}`, `{edge}`, `{read}` or `{margins}`, for the caller to replace. */
export function correctionsFrom(measured: Measured, paper: Size): Read<Corrections & { residual: number }> {
  const refusal = refusedLength(measured, paper);
  if (refusal !== undefined) return { refusal };
  const drift = measured.drifts ? fitDrifts(measured.drifts, paper) : { ok: NO_DRIFT };
  if ("refusal" in drift) return { refusal: `{read}: ${drift.refusal}` };
  const bars = barsOn(paper);
  const { bar = bars, edge } = measured;
  const made = { x: bar.x / bars.x, y: bar.y / bars.y };
  const moved = edge ? movedFront(edge, made, paper) : { x: 0, y: 0 };
  return { ok: { ...corrections(drift.ok, made, moved), residual: round(drift.ok.residual, 3) } };
}

const NO_DRIFT: Drift = { shift: { x: 0, y: 0 }, turn: 0, stretch: { x: 0, y: 0 }, residual: 0 };

/** How far the front is printed from where it belongs, about the middle of the paper. */
function movedFront(edge: Point, made: Point, { width, height }: Size): Point {
  const at = (middle: number, factor: number): number => middle + factor * (BAR_START - middle);
  return { x: edge.x - at(width / 2, made.x), y: edge.y - at(height / 2, made.y) };
}

/**
 * A side that is turned, then stretched, then shifted is corrected by the opposite in the opposite order. Seen through
 * the front, the back is turned by the drift's turn: on the back itself it is the other way round, and its correction
 * the same way round again.
 */
function corrections({ shift, turn, stretch }: Drift, made: Point, moved: Point): Corrections {
  const backMade = { x: made.x + stretch.x, y: made.y + stretch.y };
  const rotation = (turn * 180) / Math.PI;
  return {
    front: { offset: opposite(scale(1 / made.x, 1 / made.y), moved), rotation: 0, scale: rounded(made, 5) },
    back: {
      offset: opposite(multiply(rotate(rotation), scale(1 / backMade.x, 1 / backMade.y)), {
        x: -(moved.x + shift.x),
        y: moved.y + shift.y,
      }),
      rotation: round(rotation, 4),
      scale: rounded(backMade, 5),
    },
  };
}

function opposite(matrix: Matrix, moved: Point): Point {
  const { x, y } = apply(matrix, moved);
  return rounded({ x: -x, y: -y }, 3);
}

const rounded = ({ x, y }: Point, decimals: number): Point => ({
  x: round(x, decimals),
  y: round(y, decimals),
});

function refusedLength({ bar, edge, margins }: Measured, paper: Size): string | undefined {
  const bars = barsOn(paper);
  for (const axis of ["x", "y"] as const) {
    const long = bar?.[axis];
    if (long !== undefined && Math.abs(long / bars[axis] - 1) > MOST_SCALE_ERROR)
      return `{bar}: the bar ${axis === "x" ? "across" : "down"} is ${bars[axis]}mm on this paper, and ${long}mm is too far from that for any printer; print the sheet at 100 % ("actual size", not "fit to page") and measure from tick to tick`;
    const start = edge?.[axis];
    if (start !== undefined && Math.abs(start - BAR_START) > MOST_OFFSET)
      return `{edge}: the first tick of the bar ${axis === "x" ? "across" : "down"} is ${BAR_START}mm from the ${axis === "x" ? "left" : "top"} edge of the paper, and ${start}mm is too far from that; measure from the edge of the paper to the first tick`;
  }
  const wrong = Object.entries(margins ?? {}).find(([, mm]) => mm < 0 || mm > MOST_MARGIN);
  return wrong && `{margins}: ${wrong[1]}mm at the ${wrong[0]}; expected 0 to ${MOST_MARGIN}mm`;
}
