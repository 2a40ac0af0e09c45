/**
 * Analyses a track: everything that can be proved about it, as data. Of a scenario's own rules, harbours and mist are
 * part of the proofs. The others forbid no step and no square, so reachability stays the same; ways are counted in
 * steps, ignoring what a current saves or a toll costs (report/rule-facts.ts says so).
 */
import type { ScenarioRules } from "../schema/files.ts";
import { gridOf } from "./lattice/grid.ts";
import { headingsOf, joinsOf, shortcutsOf } from "./lattice/joins.ts";
import { layCards } from "./lattice/lattice.ts";
import { misfitsOf, shiftsOf } from "./lattice/table.ts";
import type { Landmark, Lattice, TrackAnalysis, TrackPlan } from "./track.ts";
import { forcedDiagonalsOf } from "./ways/forced-diagonals.ts";
import { finishOf, startOf } from "./ways/landmarks.ts";
import { distancesFrom, type Steps, turnedRound } from "./ways/reach.ts";
import { stepsOf } from "./ways/steps.ts";
import { narrowOf } from "./ways/vertex-cut.ts";
import { waysOf } from "./ways/ways.ts";

/** The most cards that are analysed; a scenario has at most ten. */
export const MOST_CARDS = 40;

/**
 * Analyses a track of at most `MOST_CARDS` cards.
 * @throws RangeError for more, which no one plays and which would be slow
 */
export function analyseTrack(plan: TrackPlan): TrackAnalysis {
  const { track } = plan;
  if (track.length > MOST_CARDS)
    throw new RangeError(`a track of ${track.length} cards; ${MOST_CARDS} at most`);
  const lattice = layCards(track);
  const joins = joinsOf(track);
  const headings = headingsOf(track, joins);
  const shifts = shiftsOf(track, joins);
  const steps = stepsOf(lattice, gridOf(lattice), headings);
  const start = startOf(lattice, plan);
  const finish = finishOf(lattice, plan, steps, start);
  const proofs = start && finish ? proofsOf(lattice, steps, start, finish, plan.rules) : NOTHING;
  const accelerations = track.flatMap(({ acceleration }, card) =>
    acceleration ? [{ card, separates: isSeparated(lattice, steps, card, start, finish) }] : [],
  );
  return {
    lattice,
    joins,
    shortcuts: shortcutsOf(track),
    shifts,
    misfits: lattice.overlaps.length > 0 ? [] : misfitsOf(track, joins, shifts),
    headings,
    steps,
    start,
    finish,
    ...proofs,
    accelerations,
  };
}

type Proofs = Pick<
  TrackAnalysis,
  "straight" | "free" | "forcedDiagonals" | "traps" | "unreached" | "narrow" | "whiteCut"
>;

/** For a track without start or finish. */
const NOTHING: Proofs = {
  straight: undefined,
  free: undefined,
  forcedDiagonals: undefined,
  traps: [],
  unreached: [],
  narrow: undefined,
  whiteCut: undefined,
};

function proofsOf(
  { squares }: Lattice,
  allSteps: Steps,
  { square: start }: Landmark,
  { square: finish }: Landmark,
  { harbour = [], mist = [] }: ScenarioRules = {},
): Proofs {
  // Nothing leads on from the finish.
  const steps = allSteps.map((list, square) => (square === finish ? [] : list));
  const straight = steps.map((list) => list.filter(({ diagonal }) => !diagonal));
  const fromStart = distancesFrom(steps, start);
  const toFinish = distancesFrom(turnedRound(steps), finish);
  const seen = squares.map((square) =>
    mist.includes(square.card + 1) ? { ...square, colour: "white" as const } : square,
  );
  const mayClose = (square: number): boolean => !harbour.includes(squares[square]?.name ?? "");
  const free = waysOf(seen, steps, start, finish);
  const isReached = (square: number): boolean => fromStart[square] !== -1;
  const indices = squares.map(({ index }) => index);
  return {
    straight: waysOf(seen, straight, start, finish),
    free,
    forcedDiagonals: forcedDiagonalsOf(steps, start, finish),
    traps: free ? indices.filter((square) => isReached(square) && toFinish[square] === -1) : [],
    unreached: indices.filter((square) => !isReached(square)),
    narrow: narrowOf(steps, start, finish, mayClose),
    whiteCut: whiteCutOf(squares, steps, start, finish),
  };
}

/** Smallest cut of white squares alone, the first from the start. */
function whiteCutOf(
  squares: Lattice["squares"],
  steps: Steps,
  start: number,
  finish: number,
): readonly number[] | undefined {
  const isWhite = (square: number): boolean => squares[square]?.colour === "white";
  // Usually some way avoids all of them: then there is no cut.
  const past = distancesFrom(steps, start, ({ to }) => to === finish || !isWhite(to));
  if (past[finish] !== -1) return undefined;
  return narrowOf(steps, start, finish, isWhite)?.cuts[0];
}

/** Does every way cross a square of the card? */
function isSeparated(
  { squares }: Lattice,
  steps: Steps,
  card: number,
  start: Landmark | undefined,
  finish: Landmark | undefined,
): boolean {
  if (!start || !finish) return false;
  if ([start, finish].some(({ square }) => squares[square]?.card === card)) return true;
  const around = distancesFrom(steps, start.square, ({ to }) => squares[to]?.card !== card);
  return around[finish.square] === -1;
}
