/** Blocked steps between adjacent squares, and what blocks them. */
import { listed } from "../../diagnostics/words.ts";
import { type Grid, gridOf } from "../../track/lattice/grid.ts";
import type { TrackAnalysis, TrackSquare } from "../../track/track.ts";
import { squareInWords, stepsInWords } from "./squares-in-words.ts";

export interface BlockedStep {
  readonly from: number;
  readonly to: number;
  readonly diagonal: boolean;
  /** Without a bar, the step is blocked because it would go backward. */
  readonly by: "bar" | "heading";
}

/** From squares accepted by `isFrom` to squares accepted by `isTo`; diagonal steps only if there are no others. */
export function blockedSteps(
  { lattice, steps }: TrackAnalysis,
  isFrom: (square: number) => boolean,
  isTo: (square: number) => boolean,
): readonly BlockedStep[] {
  const grid = gridOf(lattice);
  const blocked = lattice.squares
    .filter(({ index }) => isFrom(index))
    .flatMap((from) => around(from, grid).map((to) => ({ from, to })))
    .filter(({ from, to }) => isTo(to.index) && !steps[from.index]?.some((step) => step.to === to.index))
    .map(({ from, to }) => blockedStep(from, to, grid));
  const straight = blocked.filter(({ diagonal }) => !diagonal);
  return straight.length > 0 ? straight : blocked;
}

/** "bars between 2.a3 and 3.a1 and between 2.b3 and 3.b1", "2.a2 to 2.a1 goes backward". */
export function blockedInWords(track: TrackAnalysis, blocked: readonly BlockedStep[]): string {
  const barred = blocked.filter(({ by }) => by === "bar");
  const backward = blocked.filter(({ by }) => by === "heading");
  const betweens = barred.map(
    ({ from, to }) => `between ${squareInWords(track, from)} and ${squareInWords(track, to)}`,
  );
  const parts = [
    `${barred.length === 1 ? "a bar" : "bars"} ${listed(betweens)}`,
    `${stepsInWords(track, backward)} ${backward.length === 1 ? "goes" : "go"} backward`,
  ];
  return parts.filter((_, index) => [barred, backward][index]?.length).join("; ");
}

const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [right, up] as const));

function around({ index, column, row }: TrackSquare, grid: Grid): readonly TrackSquare[] {
  return AROUND.flatMap(([right, up]) => grid.squareAt([column + right, row + up]) ?? []).filter(
    (square) => square.index !== index,
  );
}

function blockedStep(from: TrackSquare, to: TrackSquare, grid: Grid): BlockedStep {
  const diagonal = from.column !== to.column && from.row !== to.row;
  const isBarred = grid.isBarred([from.column, from.row], [to.column, to.row], diagonal);
  return { from: from.index, to: to.index, diagonal, by: isBarred ? "bar" : "heading" };
}
