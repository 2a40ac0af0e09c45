/**
 * The lines of one side of a vernier, across, with line 0 at the origin: those of the front above the line on which both
 * sides coincide, those of the back below it. Every fifth is longer and numbered, line 0 the longest.
 */
import type { Item } from "../../scene/scene.ts";
import type { Matrix } from "../../units/matrix.ts";
import { group, lines, outlines, type Segment } from "../marks/mark-items.ts";
import { INK, type Typesetter, textAt } from "./drawn-text.ts";
import { type AxisName, BACK_STEP, FRONT_STEP, LINES } from "./layout.ts";

const [SHORT, LONG, LONGEST] = [3.5, 5, 6.5];
const NUMBERED = 5;
const NUMBER_PT = 7;
/** Of the digits, from the baseline up. */
const DIGITS = 1.6;

export function vernierLines(
  side: "front" | "back",
  axis: AxisName,
  { plain, bold }: Typesetter,
): readonly Item[] {
  const [step, way] = side === "front" ? [FRONT_STEP, -1] : [BACK_STEP, 1];
  const numbers = Array.from({ length: 2 * LINES + 1 }, (_, index) => index - LINES);
  const segments = numbers.map(
    (number): Segment => [number * step, 0, number * step, way * lengthOf(number)],
  );
  const numbered = numbers.filter((number) => number % NUMBERED === 0);
  const words = numbered.flatMap((number) => {
    const away = way * (lengthOf(number) + (axis === "x" ? 0.6 : 0.8));
    const text = number < 0 ? `\u2212${-number}` : String(number);
    const set = number === 0 ? bold : plain;
    // Upright at its line, whichever way the vernier goes.
    if (axis === "x")
      return textAt(text, NUMBER_PT, { x: number * step, y: away + (way > 0 ? DIGITS : 0) }, "middle", set);
    const anchor = side === "front" ? "start" : "end";
    return [
      group(BACK_UPRIGHT, textAt(text, NUMBER_PT, { x: -away, y: number * step + DIGITS / 2 }, anchor, set)),
    ];
  });
  return [
    lines(segments, INK),
    ...(side === "front" ? [pointer(LONGEST + (axis === "x" ? 3 : 2.6))] : []),
    ...words,
  ];
}

/** Undoes the clockwise turn of a vernier that goes down. */
const BACK_UPRIGHT: Matrix = [0, -1, 1, 0, 0, 0];

function lengthOf(number: number): number {
  if (number === 0) return LONGEST;
  return number % NUMBERED === 0 ? LONG : SHORT;
}

/** A small triangle that points at line 0. */
const pointer = (at: number): Item =>
  outlines(
    [
      [
        { x: -1, y: -at - 1.6 },
        { x: 1, y: -at - 1.6 },
        { x: 0, y: -at },
      ],
    ],
    INK,
  );
