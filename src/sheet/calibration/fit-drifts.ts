/**
 * The shift, turn and stretch of the back against the front that explain the eight readings of a calibration sheet best,
 * by least squares. Readings that nothing of that kind explains are refused, with the one that is most likely wrong.
 * Lengths in mm, as seen through the front; turns in radians, clockwise.
 */
import type { Point, Size } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import { type AxisName, BACK_STEP, type Corner, FRONT_STEP, LINES, verniersOn } from "./layout.ts";
import { type Equation, leastSquares, valueAt } from "./least-squares.ts";
import type { Drifts, Read } from "./readings.ts";

/** Of the back against the front, about the middle of the paper. */
export interface Drift {
  readonly shift: Point;
  readonly turn: number;
  /** How much longer the back is than the front, as a part of 1: paper shrinks when it gets hot. */
  readonly stretch: Point;
  /** The largest difference between a reading and this, in mm. */
  readonly residual: number;
}

/** Readings are good to half a line or one; more than this is not explained by reading badly. */
const MOST_RESIDUAL = 0.08;
/** A side that passes the printer second is rarely more than 0.2 % shorter. */
const MOST_STRETCH = 0.004;
/** Beyond these, something else is wrong than the printer. */
const MOST_SHIFT = 5;
const MOST_TURN = (1.5 * Math.PI) / 180;

export function fitDrifts(drifts: Drifts, paper: Size): Read<Drift> {
  const readings = readingsOf(drifts, paper);
  const drift = driftOf(leastSquares(readings), readings);
  const { shift, turn, stretch, residual } = drift;
  if (residual > MOST_RESIDUAL) return { refusal: contradiction(readings, paper) };
  const longest = Math.max(Math.abs(stretch.x), Math.abs(stretch.y));
  if (longest > MOST_STRETCH)
    return {
      refusal: `by these readings the back is printed ${round(100 * longest, 1)} % larger or smaller than the front, and printers differ by less than ${100 * MOST_STRETCH} %; were both sides printed at 100 %? If so, read the sheet again`,
    };
  const farthest = Math.max(Math.abs(shift.x), Math.abs(shift.y));
  if (farthest > MOST_SHIFT)
    return {
      refusal: `the backs would be ${round(farthest, 1)}mm away from the fronts, and printers drift by less than ${MOST_SHIFT}mm; was the sheet printed at 100 % and flipped on the edge that it names?`,
    };
  if (Math.abs(turn) > MOST_TURN)
    return {
      refusal: `the backs would be turned by ${round((turn * 180) / Math.PI, 1)} degrees, and printers feed paper straighter than that; print and read the sheet again`,
    };
  return { ok: drift };
}

interface Reading extends Equation {
  readonly corner: Corner;
  readonly axis: AxisName;
}

/** Unknowns: shift across and down, turn, stretch across and down. A turn moves what is below the middle to the left. */
function readingsOf(drifts: Drifts, paper: Size): readonly Reading[] {
  return verniersOn(paper).map(({ corner, axis, at }) => {
    const x = at.x - paper.width / 2;
    const y = at.y - paper.height / 2;
    const factors = axis === "x" ? [1, 0, -y, x, 0] : [0, 1, x, 0, y];
    return { corner, axis, factors, result: drifts[corner][axis] };
  });
}

function driftOf(solution: readonly number[], readings: readonly Reading[]): Drift {
  const [x, y, turn, across, down] = solution as [number, number, number, number, number];
  return {
    shift: { x, y },
    turn,
    stretch: { x: across, y: down },
    residual: Math.max(...readings.map((one) => Math.abs(one.result - valueAt(one, solution)))),
  };
}

/** Names the reading without which the others agree best, and what they let expect there. */
function contradiction(readings: readonly Reading[], paper: Size): string {
  const tries = readings.map((left) => {
    const others = readings.filter((one) => one !== left);
    const solution = leastSquares([...others, ...unstretched(paper)]);
    const off = others.reduce((sum, one) => sum + (one.result - valueAt(one, solution)) ** 2, 0);
    return { left, off, expected: valueAt(left, solution) };
  });
  const { left, expected } = tries.reduce((one, other) => (other.off < one.off ? other : one));
  const name = `${left.corner}, ${left.axis === "x" ? "across" : "down"}`;
  return `the readings contradict each other: no shift, turn and scale explains them all. The one at ${name} fits least: it means a drift of ${drifted(left.result)}, and the others let expect about ${drifted(expected)}, line ${lineOf(expected)}; look at it again, and if the numbers of the two lines differ, type both, such as 7/6`;
}

/** Makes solutions with a stretch of more than some 0.1 % unlikely: it would explain any wrong reading. */
function unstretched({ width, height }: Size): readonly Equation[] {
  return [
    { factors: [0, 0, 0, width, 0], result: 0 },
    { factors: [0, 0, 0, 0, height], result: 0 },
  ];
}

const drifted = (mm: number): string => `${round(mm, 2)}mm`;

/** The pair of lines that a drift makes coincide: the same on both sides, or the nearest ones that exist. */
function lineOf(drift: number): string {
  const vernier = FRONT_STEP - BACK_STEP;
  const apart = Math.round(drift / FRONT_STEP);
  const same = Math.round(drift / vernier);
  if (Math.abs(same) <= LINES) return String(same);
  const front = Math.round((drift - apart * BACK_STEP) / vernier);
  return `${front}/${front - apart}`;
}
