/**
 * Walks over a project: a few edits, each made and taken back many times, so that the project goes through all their
 * combinations, by every step between two of them. So each step is another one, while the states recur: a cold check of
 * each serves many steps.
 */
import fc from "fast-check";
import { FUZZ_SHARE_MS } from "../fuzz/fuzz.ts";
import { EDIT_KINDS, type Edit, type EditKind, SLIP_KINDS } from "./edits.ts";

/** An edit is made, or taken back if it was made before; the others stay as they are. */
export interface Step {
  /** Index of the edit. */
  readonly edit: number;
  /** Whether the project is printed too after this step, not only checked. */
  readonly isPrinted: boolean;
  /** 0 to below 1: what else happens, if anything. */
  readonly at: number;
  readonly pick: number;
}

export interface Walk {
  readonly edits: readonly Edit[];
  /** With some left out they are a walk too, which is how a failure is cut down. */
  readonly steps: readonly Step[];
}

/**
 * Edits that are combined with each other: 8 states and 24 steps between them. The fuzzer combines four, which have 16
 * states and 64 steps.
 */
const TOGETHER = FUZZ_SHARE_MS > 0 ? 4 : 3;

/** Steps of a round, which ends where it began. */
export const STEPS = TOGETHER * 2 ** TOGETHER;

/** In one round of three, one edit leaves a project that usually cannot be read or drawn. */
const SLIP_EVERY = 3;

/** Resolution of random places. */
const PARTS = 100_000;

export interface WalkPlan {
  readonly rounds: number;
  /** The project is also printed after one step in this many. */
  readonly printedOf: number;
  /** Kinds of edits that are tried before all others. */
  readonly first?: readonly EditKind[] | undefined;
}

export function randomWalk({ rounds, printedOf, first = [] }: WalkPlan, seed: number): Walk {
  const random = randomShares(seed);
  const kinds = [...shuffled(first, random), ...shuffled(EDIT_KINDS, random)];
  const edits = Array.from({ length: rounds * TOGETHER }, (_, index): Edit => {
    const turn = Math.floor(index / TOGETHER) + seed;
    const isSlip = index % TOGETHER === TOGETHER - 1 && turn % SLIP_EVERY === 0;
    const kind = isSlip ? SLIP_KINDS[(turn / SLIP_EVERY) % SLIP_KINDS.length] : kinds[index % kinds.length];
    return { kind: kind as EditKind, at: random(), pick: random() };
  });
  const steps = Array.from({ length: rounds }, (_, round) =>
    circuit(TOGETHER, random).map(
      (edit): Step => ({
        edit: round * TOGETHER + edit,
        isPrinted: random() < 1 / printedOf,
        at: random(),
        pick: random(),
      }),
    ),
  );
  return { edits, steps: steps.flat() };
}

/**
 * Takes every step between two combinations of these edits once in each direction; each step is the edit that it changes.
 * An Eulerian circuit (Hierholzer) that begins and ends with no edit made.
 */
function circuit(edits: number, random: () => number): readonly number[] {
  const numbers = Array.from({ length: edits }, (_, edit) => edit);
  const left = Array.from({ length: 2 ** edits }, () => shuffled(numbers, random));
  const [way, states]: [number[], number[]] = [[0], []];
  for (let at = way.at(-1); at !== undefined; at = way.at(-1)) {
    const edit = left[at]?.pop();
    if (edit === undefined) states.push(way.pop() as number);
    else way.push(at ^ (1 << edit));
  }
  return states.slice(1).map((state, index) => Math.log2(state ^ (states[index] as number)));
}

/** Numbers from 0 to below 1, the same ones for the same seed. Random doubles are as often below a millionth as above it. */
function randomShares(seed: number): () => number {
  let [shares, next]: [readonly number[], number] = [[], 0];
  return () => {
    if (next === shares.length) {
      shares = fc
        .sample(fc.noBias(fc.nat(PARTS - 1)), { numRuns: 5_000, seed: seed + next })
        .map((part) => part / PARTS);
      next = 0;
    }
    return shares[next++] as number;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] as T);
}
