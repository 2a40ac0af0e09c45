/** The answers of `analyseTrack` in the terms of the brute force: by names instead of indices. */
import type { Landmark, Misfit, Step, TrackAnalysis, Ways } from "../../src/track/track.ts";
import type { JudgedEnd, JudgedWays, Judgement } from "./brute-force/brute-force.ts";

/** Of answers that are one of several equally good sets of squares, only the size is kept. */
export function inNames(track: TrackAnalysis): Judgement {
  const { lattice, narrow } = track;
  return {
    squares: lattice.squares.map(
      ({ name, column, row, terrain }) => `${name} at ${column},${row} ${terrain}`,
    ),
    joins: track.joins.map((join) => (join ? [join.kind, ...join.headings].join(" ") : "none")),
    shortcuts: track.shortcuts.map(({ from, to, kind }) => `${from + 1} > ${to + 1} ${kind}`),
    misfits: track.misfits.map(misfitInWords),
    headings: track.headings.map((sides) => [...sides].sort()),
    steps: track.steps.flatMap((steps) => steps.map((step) => stepInWords(track, step))).sort(),
    start: endOf(track, track.start),
    finish: endOf(track, track.finish),
    straight: waysOf(track, track.straight),
    free: waysOf(track, track.free),
    forcedSpecial: track.forcedSpecial?.length,
    traps: sortedNames(track, track.traps),
    unreached: sortedNames(track, track.unreached),
    width: narrow?.width,
    singles: narrow?.width === 1 ? sortedNames(track, narrow.cuts.flat()) : [],
    whites: track.whiteCut?.length,
    accelerations: track.accelerations.map(({ card, separates }) => `${card + 1} ${separates}`),
  };
}

export function namesOf({ lattice }: TrackAnalysis, squares: readonly number[]): readonly string[] {
  return squares.map((index) => lattice.squares[index]?.name ?? `no square ${index}`);
}

export function stepInWords(track: TrackAnalysis, { from, to, direction, corner }: Step): string {
  return `${namesOf(track, [from, to]).join(" > ")} ${direction}${corner ? " diagonal" : ""}`;
}

function misfitInWords({ cards: [from, to], kind, by }: Misfit): string {
  const mm = (squares: number): number => Math.round(squares * 25.4 * 100) / 100 + 0;
  return `${from + 1} > ${to + 1} ${kind} ${mm(by.x)},${mm(by.y)}`;
}

function sortedNames(track: TrackAnalysis, squares: readonly number[]): readonly string[] {
  return [...namesOf(track, squares)].sort();
}

function endOf(track: TrackAnalysis, end: Landmark | undefined): JudgedEnd | undefined {
  if (end === undefined) return undefined;
  const [square = ""] = namesOf(track, [end.square]);
  return { square, named: end.named, ties: sortedNames(track, end.ties) };
}

function waysOf(track: TrackAnalysis, ways: Ways | undefined): JudgedWays | undefined {
  if (ways === undefined) return undefined;
  const { mp, route, routes, terrains } = ways;
  return { mp, route: namesOf(track, route), all: { routes, terrains } };
}
