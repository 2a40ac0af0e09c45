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
  const around = distancesFrom(steps, [start], ({ to }) => !isLimited(to));
  if (around[finish] !== -1) return undefined;
  const graph = residualGraph(steps, isLimited);
  const [source, sink] = [goingOn(start), coming(finish)];
  let width = 0;
  while (graph.send(source, sink)) width += 1;
  if (width === 0) return undefined;
  return { width, cuts: cutsOf(graph, steps.length, source, sink) };
}

const coming = (square: number): number => 2 * square;
const goingOn = (square: number): number => 2 * square + 1;

/** Once no way is left: smallest cuts from source to sink, disjoint. */
function cutsOf(
  graph: ResidualGraph,
  squares: number,
  source: number,
  sink: number,
): readonly (readonly number[])[] {
  const cuts: (readonly number[])[] = [];
  const via = graph.unexplored();
  for (let sources = [source]; ; ) {
    graph.explore(via, sources);
    if (via[sink] !== UNEXPLORED) return cuts;
    const cut: number[] = [];
    for (let square = 0; square < squares; square++)
      if (via[coming(square)] !== UNEXPLORED && via[goingOn(square)] === UNEXPLORED) cut.push(square);
    if (cut.length === 0) return cuts;
    cuts.push(cut);
    // The next cut is beyond this one: its squares count as reached now.
    sources = cut.map(goingOn);
  }
}

/** Of each node the edge that led there. */
type Via = Int32Array;

const UNEXPLORED = -2;
const SOURCE = -1;

/** More than any number of ways that can be sent. */
const UNLIMITED = 2 ** 30;

interface ResidualGraph {
  /** Sends one more way through; false if none is left. */
  send(source: number, sink: number): boolean;
  unexplored(): Via;
  /** Adds to the nodes of `via` everything reachable from the sources. */
  explore(via: Via, sources: readonly number[]): void;
}

/** Edges come in pairs: edge e and its reverse e ^ 1. Those that leave a node are a chain, the last one first. */
function residualGraph(steps: Steps, isLimited: MayClose): ResidualGraph {
  const nodes = 2 * steps.length;
  const edges = 2 * steps.reduce((sum, { length }) => sum + length, steps.length);
  const [targets, capacities, chain] = [0, 1, 2].map(() => new Int32Array(edges)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const leaving = new Int32Array(nodes).fill(-1);
  let count = 0;
  const add = (from: number, to: number, capacity: number): void => {
    targets[count] = to;
    capacities[count] = capacity;
    chain[count] = leaving[from] as number;
    leaving[from] = count;
    count += 1;
  };
  const connect = (from: number, to: number, capacity: number): void => {
    add(from, to, capacity);
    add(to, from, 0);
  };
  for (const [square, list] of steps.entries()) {
    connect(coming(square), goingOn(square), isLimited(square) ? 1 : UNLIMITED);
    for (const { to } of list) connect(goingOn(square), coming(to), UNLIMITED);
  }
  const unexplored = (): Via => new Int32Array(nodes).fill(UNEXPLORED);
  const explore: ResidualGraph["explore"] = (via, sources) => {
    const queue = [...sources];
    for (const node of queue) if (via[node] === UNEXPLORED) via[node] = SOURCE;
    // Items added during the loop are visited too.
    for (const node of queue)
      for (let edge = leaving[node] as number; edge !== -1; edge = chain[edge] as number) {
        const to = targets[edge] as number;
        if ((capacities[edge] as number) <= 0 || via[to] !== UNEXPLORED) continue;
        via[to] = edge;
        queue.push(to);
      }
  };
  const send = (source: number, sink: number): boolean => {
    const via = unexplored();
    explore(via, [source]);
    if (via[sink] === UNEXPLORED) return false;
    for (let edge = via[sink] as number; edge !== SOURCE; edge = via[targets[edge ^ 1] as number] as number) {
      capacities[edge] = (capacities[edge] as number) - 1;
      capacities[edge ^ 1] = (capacities[edge ^ 1] as number) + 1;
    }
    return true;
  };
  return { send, unexplored, explore };
}
