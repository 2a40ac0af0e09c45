/**
 * Ladders at the four edges of the paper: a line for every half mm from the edge, each at the end of its own stalk, with
 * numbers where any printer prints. What is missing is what the printer cannot reach.
 */
import type { Item } from "../../scene/scene.ts";
import type { Size } from "../../units/box.ts";
import { type Matrix, multiply, rotate, translate } from "../../units/matrix.ts";
import type { SetLine } from "../margin-words.ts";
import { group, lines, type Segment } from "../marks/mark-items.ts";
import { INK, textAt } from "./drawn-text.ts";
import { EDGES, type Edge, LADDER, ladderAt } from "./layout.ts";

/** Between stalks, and from the edge to their feet. */
const PITCH = 2;
const FOOT = 11;

export function ladders(paper: Size, setLine: SetLine): readonly Item[] {
  const ladder = ladderItems(setLine);
  return EDGES.map((edge) => group(placeOf(edge, paper), ladder));
}

/** A ladder at the top edge, its middle at the origin. */
function ladderItems(setLine: SetLine): readonly Item[] {
  const count = Math.round((LADDER.to - LADDER.from) / LADDER.step) + 1;
  const rungs = Array.from({ length: count }, (_, index) => ({
    x: (index - (count - 1) / 2) * PITCH,
    mm: LADDER.from + index * LADDER.step,
  }));
  const segments = rungs.flatMap(({ x, mm }): Segment[] => [
    [x, FOOT, x, mm],
    [x - 0.75, mm, x + 0.75, mm],
  ]);
  const words = rungs
    .filter(({ mm }) => Number.isInteger(mm))
    .flatMap(({ x, mm }) => textAt(String(mm), 7, { x, y: FOOT + 2.2 }, "middle", setLine));
  return [lines(segments, INK), ...words];
}

/** Turned so that the edge of the paper is where the ladder's top is. */
function placeOf(edge: Edge, paper: Size): Matrix {
  const at = ladderAt(edge, paper);
  const { width, height } = paper;
  const [x, y, turn] = {
    top: [at, 0, 0] as const,
    right: [width, at, 90] as const,
    bottom: [at, height, 180] as const,
    left: [0, at, 270] as const,
  }[edge];
  return multiply(translate(x, y), rotate(turn));
}
