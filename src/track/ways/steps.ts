/**
 * Which steps the game's movement allows from each square: to a neighbour if no bar is between, over the corner of a
 * square if one of the two ways round it is open; never onto blocked terrain. Which squares are occupied, and whether a
 * piece may make special steps, is left to the caller.
 *
 * On a card a step is forward if it leads less than a right angle away from a heading of the track there, backward if it
 * leads more than one away from a heading and is not forward, lateral otherwise. Between cards it is forward to a later one
 * and backward to an earlier one.
 */
import { type CellAt, type LatticeKind, plus } from "../../game/cells/cells.ts";
import { signAlong } from "../../game/cells/directions.ts";
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import type { Movement } from "../../game/scenarios/movement.ts";
import type { Terrain } from "../../game/scenarios/terrain.ts";
import type { Side, StepAllowance } from "../../schema/files.ts";
import type { Grid } from "../lattice/grid.ts";
import type { Lattice, Step } from "../track.ts";
import type { Moves } from "./moves.ts";

interface Way {
  readonly step: CellAt;
  readonly isCorner: boolean;
  /** For each side of a cell: 1 if the step leads towards it, -1 if away from it, 0 at a right angle. */
  readonly along: Readonly<Partial<Record<Side, number>>>;
}

/** From each square, in the order of the squares that they lead to. */
export function stepsOf(
  { shape, squares }: Lattice,
  grid: Grid,
  headings: readonly (readonly Side[])[],
  { movement, terrains }: Moves,
): readonly (readonly Step[])[] {
  const ways = waysOf(latticeKind(shape), movement);
  const onCards = headings.map((heading) => waysOn(heading, ways, movement));
  const costs = new Map(terrains.map((terrain) => [terrain.id, costOf(terrain, movement)]));
  const costsOf = squares.map(({ terrain }) => costs.get(terrain) ?? 1);
  return squares.map((square) => {
    const { index, card } = square;
    const here: CellAt = [square.column, square.row];
    if (grid.squareAt(here) !== square || costsOf[index] === BLOCKED) return [];
    const steps: Step[] = [];
    for (const { step, isCorner, within, forward, backward } of onCards[card] ?? []) {
      const there = plus(here, step);
      const to = grid.squareAt(there);
      if (to === undefined) continue;
      const cost = costsOf[to.index] as number;
      const { direction, allowed } = to.card === card ? within : to.card > card ? forward : backward;
      if (cost === BLOCKED || allowed === "never" || grid.isBarred(here, there, isCorner)) continue;
      const special = allowed === "special";
      insert(steps, { from: index, to: to.index, direction, special, corner: isCorner, cost });
    }
    return steps;
  });
}

/** By the square that they lead to; there are few. */
function insert(steps: Step[], step: Step): void {
  let place = steps.length;
  for (; place > 0 && (steps[place - 1] as Step).to > step.to; place--)
    steps[place] = steps[place - 1] as Step;
  steps[place] = step;
}

interface Allowed {
  readonly direction: Step["direction"];
  readonly allowed: StepAllowance;
}

/** A step from a card with some headings. */
interface WayOn extends Pick<Way, "step" | "isCorner"> {
  /** What it is on the card itself, to a later card, and to an earlier one. */
  readonly within: Allowed;
  readonly forward: Allowed;
  readonly backward: Allowed;
}

function waysOn(heading: readonly Side[], ways: readonly Way[], movement: Movement): readonly WayOn[] {
  return ways.map(({ step, isCorner, along }) => {
    const going = (direction: Step["direction"]): Allowed => ({
      direction,
      allowed: strictest(
        direction === "backward" ? movement.backward : "always",
        isCorner ? movement.corners : "always",
      ),
    });
    const leads = (sign: number): boolean => heading.some((side) => along[side] === sign);
    const within = leads(1) ? "forward" : leads(-1) ? "backward" : "lateral";
    const [forward, backward] = [going("forward"), going("backward")];
    return { step, isCorner, within: going(within), forward, backward };
  });
}

/** Stands for terrain that no piece enters. */
const BLOCKED = -1;

function costOf({ cost }: Terrain, { count }: Movement): number {
  if (cost === "blocked") return BLOCKED;
  return count === "cost" ? cost : 1;
}

const strictest = (one: StepAllowance, other: StepAllowance): StepAllowance =>
  one === "never" || other === "never"
    ? "never"
    : one === "special" || other === "special"
      ? "special"
      : "always";

const knownWays = new Map<string, readonly Way[]>();

/** To all sides, and over all corners where the movement allows that at all; made once for each kind. */
function waysOf(kind: LatticeKind, { corners }: Movement): readonly Way[] {
  const key = `${kind.shape} ${corners === "never"}`;
  const ways = knownWays.get(key) ?? waysIn(kind, corners !== "never");
  knownWays.set(key, ways);
  return ways;
}

function waysIn(kind: LatticeKind, hasCorners: boolean): readonly Way[] {
  const wayOf = (step: CellAt, isCorner: boolean): Way => ({
    step,
    isCorner,
    along: Object.fromEntries(kind.sides.map((side) => [side, signAlong(kind, step, side)])),
  });
  return [
    ...kind.sides.map((side) => wayOf(kind.stepTo(side), false)),
    ...(!hasCorners ? [] : kind.corners.map((step) => wayOf(step, true))),
  ];
}
