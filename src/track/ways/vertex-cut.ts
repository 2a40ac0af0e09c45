/**
 * The fewest squares that close every way from start to finish (Menger: equal to the number of ways that share no
 * square). Each square is split into a node for arriving and one for leaving, joined by an edge of capacity 1; a
 * maximum flow shows the cuts.
 */
import type { Narrow } from "../track.ts";
import { distancesFrom, type Steps } from "./reach.ts";

/** Squares that may be part of a cut; others let any number of ways through. */
export type MayClose = (square: number) => boolean;

/**
 * Undefined if there is nothing to cut: start and finish are the same, are a step apart, or are not connected; also if
 * no set of squares that may close does so.
 */
export function narrowOf(
  steps: Steps,
  start: number,
  finish: number,
  mayClose: MayClose,
): Narrow | undefined {
  const isLimited: MayClose = (square) => square !== start && square !== finish && mayClose(square);
  const around = distancesFrom(steps, start, ({ to }) => !isLimited(to));
  if (around[finish] !== -1) return undefined;
  const flow = createFlow(steps, start, finish, isLimited);
  let width = 0;
  while (flow.augment()) width += 1;
  if (width === 0) return undefined;
  return { width, cuts: flow.cuts() };
}

interface Flow {
  /** Sends one more way through; false if no way is left. */
  augment(): boolean;
  /** Once no way is left: smallest cuts from start to finish, disjoint. */
  cuts(): readonly (readonly number[])[];
}

const coming = (square: number): number => 2 * square;
const goingOn = (square: number): number => 2 * square + 1;

function createFlow(steps: Steps, start: number, finish: number, isLimited: MayClose): Flow {
  const graph = residualGraph(steps, isLimited);
  const source = goingOn(start);
  const sink = coming(finish);
  return {
    augment: () => graph.send(source, sink),
    cuts: () => {
      const cuts: (readonly number[])[] = [];
      const side = new Map<number, number>();
      for (let sources = [source]; ; ) {
        graph.explore(side, sources);
        const cut = steps
          .map((_, square) => square)
          .filter((square) => side.has(coming(square)) && !side.has(goingOn(square)));
        if (side.has(sink) || cut.length === 0) return cuts;
        cuts.push(cut);
        // The next cut is beyond this one: its squares count as reached now.
        sources = cut.map(goingOn);
      }
    },
  };
}

interface ResidualGraph {
  send(source: number, sink: number): boolean;
  /** Adds to the nodes of `via` everything reachable from the sources, each with the edge that led there. */
  explore(via: Map<number, number>, sources: readonly number[]): void;
}

/** Edges come in pairs: edge e and its reverse e ^ 1. */
function residualGraph(steps: Steps, isLimited: MayClose): ResidualGraph {
  const targets: number[] = [];
  const capacities: number[] = [];
  const leaving: number[][] = Array.from({ length: 2 * steps.length }, () => []);
  const connect = (from: number, to: number, capacity: number): void => {
    leaving[from]?.push(targets.length);
    leaving[to]?.push(targets.length + 1);
    targets.push(to, from);
    capacities.push(capacity, 0);
  };
  for (const [square, list] of steps.entries()) {
    connect(coming(square), goingOn(square), isLimited(square) ? 1 : Number.POSITIVE_INFINITY);
    for (const { to } of list) connect(goingOn(square), coming(to), Number.POSITIVE_INFINITY);
  }
  const explore: ResidualGraph["explore"] = (via, sources) => {
    const queue = [...sources];
    for (const node of queue) if (!via.has(node)) via.set(node, -1);
    // Items added during the loop are visited too.
    for (const node of queue)
      for (const edge of leaving[node] ?? []) {
        const to = targets[edge] as number;
        if ((capacities[edge] as number) <= 0 || via.has(to)) continue;
        via.set(to, edge);
        queue.push(to);
      }
  };
  const send = (source: number, sink: number): boolean => {
    const via = new Map<number, number>();
    explore(via, [source]);
    if (!via.has(sink)) return false;
    for (
      let edge = via.get(sink) as number;
      edge !== -1;
      edge = via.get(targets[edge ^ 1] as number) as number
    ) {
      capacities[edge] = (capacities[edge] as number) - 1;
      capacities[edge ^ 1] = (capacities[edge ^ 1] as number) + 1;
    }
    return true;
  };
  return { send, explore };
}
