/**
 * Analyses a track: everything that can be proved about it, as data. Of a scenario's own rules, harbours and mist are
 * part of the proofs. The others forbid no step and no square, so reachability stays the same; ways are counted in
 * steps, ignoring what a current saves or a toll costs (report/rule-facts.ts says so).
 */
import { isBlocked } from "../game/scenarios/terrain.ts";
import type { ScenarioRules } from "../schema/files.ts";
import { MOST_LAID } from "../units/cells.ts";
import { gridOf } from "./lattice/grid.ts";
import { headingsOf, joinsOf, shortcutsOf } from "./lattice/joins.ts";
import { layCards } from "./lattice/lattice.ts";
import { misfitsOf, shiftsOf } from "./lattice/table.ts";
import { oddCard } from "./lattice/tile-of.ts";
import type { Landmark, Lattice, TrackAnalysis, TrackPlan, TrackSquare } from "./track.ts";
import { forcedSpecialOf } from "./ways/forced-special.ts";
import { finishOf, startOf } from "./ways/landmarks.ts";
import { plainTerrains } from "./ways/plain-terrains.ts";
import { distancesFrom, type Steps } from "./ways/reach.ts";
import { stepsOf } from "./ways/steps.ts";
import { narrowOf } from "./ways/vertex-cut.ts";
import { raceOn, waysOf } from "./ways/ways.ts";

/** The most cards that are analysed; no game allows more. */
export const MOST_CARDS = MOST_LAID;

/**
 * Analyses a track of at most `MOST_CARDS` cards.
 * @throws RangeError for more, which no one plays and which would be slow, and for cards of two lattices
 */
export function analyseTrack(plan: TrackPlan): TrackAnalysis {
  const { track } = plan;
  if (track.length > MOST_CARDS)
    throw new RangeError(`a track of ${track.length} cards; ${MOST_CARDS} at most`);
  const odd = oddCard(track);
  if (odd !== -1) throw new RangeError(`card ${odd + 1} does not fit on the lattice of card 1`);
  const lattice = layCards(track, plan.movement.faceDown);
  const joins = joinsOf(track);
  const headings = headingsOf(track, joins);
  const shifts = shiftsOf(track, joins);
  const steps = stepsOf(lattice, gridOf(lattice), headings, plan);
  const start = startOf(lattice, plan);
  const finish = finishOf(lattice, plan, steps, start);
  const proofs = start && finish ? proofsOf(lattice, steps, start, finish, plan) : NOTHING;
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
  "straight" | "free" | "forcedSpecial" | "traps" | "unreached" | "narrow" | "whiteCut"
>;

/** For a track without start or finish. */
const NOTHING: Proofs = {
  straight: undefined,
  free: undefined,
  forcedSpecial: undefined,
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
  plan: TrackPlan,
): Proofs {
  const { movement, terrains } = plan;
  const { harbour = [], mist = [] }: ScenarioRules = plan.rules ?? {};
  // Nothing leads on from the finish.
  const steps = allSteps.map((list, square) => (square === finish ? [] : list));
  const race = raceOn(steps, start, finish);
  const { fromStart, toFinish } = race;
  const seen = inMist(squares, mist, terrains);
  const counted = { squares: seen, terrains, enter: movement.enter };
  const mayClose = (square: number): boolean => !harbour.includes(squares[square]?.name ?? "");
  const free = waysOf(counted, race);
  const isPlainRace = steps.every((list) => list.every(({ special }) => !special));
  const straight = isPlainRace
    ? free
    : waysOf(
        counted,
        raceOn(
          steps.map((list) => list.filter(({ special }) => !special)),
          start,
          finish,
        ),
      );
  const isReached = (square: number): boolean => fromStart[square] !== -1;
  const indices = squares.map(({ index }) => index);
  const canHold = ({ terrain }: TrackSquare): boolean => !isBlocked(terrains, terrain);
  return {
    straight,
    free,
    forcedSpecial: straight ? [] : forcedSpecialOf(steps, start, finish),
    traps: free ? indices.filter((square) => isReached(square) && toFinish[square] === -1) : [],
    unreached: squares
      .filter((square) => canHold(square) && !isReached(square.index))
      .map(({ index }) => index),
    narrow: movement.pieces === "unlimited" ? undefined : narrowOf(steps, start, finish, mayClose),
    whiteCut: plainCutOf(squares, steps, start, finish, plan),
  };
}

/** On cards in the mist no die is rolled: their squares count as the first open terrain without one. */
function inMist(
  squares: Lattice["squares"],
  mist: readonly number[],
  terrains: TrackPlan["terrains"],
): Lattice["squares"] {
  const terrain = [...plainTerrains(terrains)].find((id) => !isBlocked(terrains, id));
  if (mist.length === 0 || terrain === undefined) return squares;
  return squares.map((square) => (mist.includes(square.card + 1) ? { ...square, terrain } : square));
}

/** Smallest cut of squares without a die alone, face-down cards aside; the first from the start. */
function plainCutOf(
  squares: Lattice["squares"],
  steps: Steps,
  start: number,
  finish: number,
  { track, terrains }: TrackPlan,
): readonly number[] | undefined {
  const plain = plainTerrains(terrains);
  if (plain.size === 0) return undefined;
  const isWhite = (index: number): boolean => {
    const square = squares[index];
    return square !== undefined && plain.has(square.terrain) && !track[square.card]?.acceleration;
  };
  // Usually some way avoids all of them: then there is no cut.
  const past = distancesFrom(steps, [start], ({ to }) => to === finish || !isWhite(to));
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
  const around = distancesFrom(steps, [start.square], ({ to }) => squares[to]?.card !== card);
  return around[finish.square] === -1;
}
