/**
 * What `analyseTrack` answers in the words of the judge on the plane; of answers that are one of several equally good ones only
 * the size, and here is whether they are valid (`faultsIn`).
 */
import type { Landmark, Step, TrackAnalysis, Ways } from "../../../src/track/track.ts";
import type { Cell, Table } from "./cells.ts";
import {
  isPlain,
  type Judged,
  type JudgedWays,
  type Judgement,
  MOST_WAYS,
  rounded,
  shareWords,
  stepWords,
} from "./judge.ts";
import { isSameMisfit } from "./papers.ts";
import { areNear, halfway, type Point, ROOT_3 } from "./points.ts";
import { costsFrom, fewestClosing, isOpenRound, leastSpecial, type Race, withoutSpecial } from "./race.ts";

export function asJudged(track: TrackAnalysis, { judgement, mostTried }: Judged): Judgement {
  const { lattice, narrow, whiteCut } = track;
  const nameOf = (square: number): string => lattice.squares[square]?.name ?? `no cell ${square}`;
  const names = (squares: readonly number[]): readonly string[] => squares.map(nameOf).sort();
  const end = (landmark: Landmark | undefined): string | undefined =>
    landmark &&
    [`${nameOf(landmark.square)}${landmark.named ? " named" : ""}`, ...names(landmark.ties)].join(" or ");
  const sizeOf = (size: number | undefined): Judgement["width"] => {
    if (size === undefined) return "none";
    return size > mostTried ? "more" : size;
  };
  return {
    cells: lattice.squares.map(
      ({ name, column, row, terrain }) =>
        `${name} at ${middleOf(track, [column, row]).map(rounded)} ${terrain}`,
    ),
    joins: track.joins.map((join) => (join ? [join.kind, ...join.headings].join(" ") : "none")),
    shortcuts: track.shortcuts.map(({ from, to, kind }) => `${from + 1} > ${to + 1} ${kind}`),
    misfits: track.misfits.map((one) => judgement.misfits.find((other) => isSameMisfit(one, other)) ?? one),
    headings: track.headings.map((sides) => sides.join(" ")),
    steps: track.steps.flat().map((step) => stepWords(nameOf(step.from), nameOf(step.to), step)),
    start: end(track.start),
    finish: end(track.finish),
    straight: waysAsJudged(track.straight, judgement.straight, nameOf),
    free: waysAsJudged(track.free, judgement.free, nameOf),
    forced: track.forcedSpecial?.length,
    traps: names(track.traps),
    unreached: names(track.unreached),
    width: sizeOf(narrow?.width),
    singles: narrow?.width === 1 ? names(narrow.cuts.flat()) : [],
    plain: sizeOf(whiteCut?.length),
    accelerations: track.accelerations.map(({ card, separates }) => `${card + 1} ${separates}`),
  };
}

/** Ways too numerous to list are only known to be many. */
function waysAsJudged(
  ways: Ways | undefined,
  judged: JudgedWays | undefined,
  nameOf: (square: number) => string,
): JudgedWays | undefined {
  if (ways === undefined) return undefined;
  const isMany = judged?.routes === "many" && ways.routes >= MOST_WAYS;
  return {
    points: ways.mp,
    way: ways.route.map(nameOf),
    routes: isMany ? "many" : ways.routes,
    shares: isMany ? [] : Object.entries(ways.terrains).map(([terrain, share]) => shareWords(terrain, share)),
  };
}

/** What the coordinates of the analysis mean: columns and rows, or axial ones (`TrackSquare`). */
function middleOf({ lattice: { shape } }: TrackAnalysis, [one, other]: Point): Point {
  if (shape === "square") return [one + 0.5, other + 0.5];
  return shape === "pointy-hex"
    ? [ROOT_3 * (one + other / 2), 1.5 * other]
    : [1.5 * one, ROOT_3 * (other + one / 2)];
}

/** In words; empty if all answers are right. */
export function faultsIn(track: TrackAnalysis, judged: Judged): readonly string[] {
  const { table, race } = judged;
  return [
    ...barFaults(track, table),
    ...shareFaults(track),
    ...(race
      ? [...forcedFaults(track, race), ...cutFaults(track, judged, race), ...plainFaults(track, table, race)]
      : []),
  ];
}

/** Bars run along the edges on which cards have them, as long as a side. */
function barFaults({ lattice }: TrackAnalysis, { bars, shape }: Table): readonly string[] {
  const faults = lattice.bars.flatMap(({ from, to }, index) => {
    const isThere = areNear(halfway(from, to), bars[index] ?? [Number.NaN, Number.NaN]);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return isThere && Math.abs(length - 1) < 1e-6 ? [] : [`a ${shape} bar is from ${from} to ${to}`];
  });
  return lattice.bars.length === bars.length ? faults : [...faults, `${lattice.bars.length} bars`];
}

function shareFaults({ straight, free }: TrackAnalysis): readonly string[] {
  return [straight, free].flatMap((ways) => {
    const sum = Object.values(ways?.terrains ?? { all: 1 }).reduce((one, other) => one + other);
    return Math.abs(sum - 1) < 1e-9 ? [] : [`the shares of terrains sum to ${sum}`];
  });
}

/** A way over these moves in this order, none special between them, costs as little as any with so few. */
function forcedFaults({ forcedSpecial: given }: TrackAnalysis, race: Race): readonly string[] {
  const least = leastSpecial(race);
  if (given === undefined || least === undefined) return given === least ? [] : ["forced without a way"];
  const plain = withoutSpecial(race).moves;
  const pointsTo = (from: Cell, to: Cell): number => costsFrom(plain, from).get(to) ?? Number.NaN;
  let [here, points] = [race.start, 0];
  for (const step of given) {
    const move = race.moves.find(({ from, to }) => from.index === step.from && to.index === step.to);
    if (!move?.special || isOther(step, move)) return [`the forced step ${step.from} > ${step.to} is none`];
    points += pointsTo(here, move.from) + move.cost;
    here = move.to;
  }
  points += pointsTo(here, race.finish);
  return points === least.points
    ? []
    : [`the way over forced steps has ${points} points, not ${least.points}`];
}

const isOther = (step: Step, move: { readonly cost: number; readonly direction: string }): boolean =>
  step.cost !== move.cost || step.direction !== move.direction;

/** Each cut closes every way with as few cells as possible, no cell is in two, and none could be added. */
function cutFaults({ narrow }: TrackAnalysis, judged: Judged, race: Race): readonly string[] {
  if (narrow === undefined) return [];
  const { table, mayClose, mostTried } = judged;
  const { width, cuts } = narrow;
  const faults = cuts.flatMap((cut) => {
    const closed = cellsOf(table, cut);
    if (cut.length !== width || closed.size !== width) return [`${cut} is not ${width} cells`];
    if ([...closed].some((cell) => cell === race.start || cell === race.finish || !mayClose(cell)))
      return [`${cut} has a cell that cannot be closed`];
    return isOpenRound(race, closed) ? [`there is a way round ${cut}`] : [];
  });
  const used = cellsOf(table, cuts.flat());
  if (used.size < cuts.flat().length) faults.push("a cell is in two cuts");
  if (width <= mostTried) {
    const further = fewestClosing(race, table.cells, (cell) => mayClose(cell) && !used.has(cell), width);
    if (typeof further !== "string") faults.push(`also ${[...further].map(({ name }) => name)} would close`);
  }
  return [...faults, ...orderFaults(cuts, table, race)];
}

/** In travelling order: a cell of a later cut can only be reached over the earlier one. */
function orderFaults(cuts: readonly (readonly number[])[], table: Table, race: Race): readonly string[] {
  return cuts.slice(1).flatMap((later, index) => {
    const closed = cellsOf(table, cuts[index] ?? []);
    const isPast = [...cellsOf(table, later)].every((finish) => !isOpenRound({ ...race, finish }, closed));
    return isPast ? [] : [`${later} is not after ${cuts[index]}`];
  });
}

function plainFaults({ whiteCut }: TrackAnalysis, table: Table, race: Race): readonly string[] {
  if (whiteCut === undefined) return [];
  const closed = cellsOf(table, whiteCut);
  if ([...closed].some((cell) => !isPlain(table, cell))) return [`${whiteCut} has a die`];
  return isOpenRound(race, closed) ? [`there is a way round ${whiteCut} without a die`] : [];
}

const cellsOf = ({ cells }: Table, indices: readonly number[]): ReadonlySet<Cell> =>
  new Set(cells.filter(({ index }) => indices.includes(index)));
