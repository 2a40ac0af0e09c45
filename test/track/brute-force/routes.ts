/** Ways over the squares: naive closure, a search over (square, diagonals so far), and every shortest route listed. */
import type { Terrain } from "../../../src/game/scenarios/terrain.ts";
import type { Move, Moves } from "./moves.ts";
import type { Square } from "./table.ts";

/** Which moves a captain makes, and where none continues: a captain at the finish has arrived. */
export interface Rules {
  readonly moves: Moves;
  readonly finish: Square;
  readonly diagonals: boolean;
}

export function movesFrom({ moves, finish, diagonals }: Rules, from: Square): readonly Move[] {
  if (from === finish) return [];
  return (moves.get(from) ?? []).filter(({ diagonal }) => diagonals || !diagonal);
}

/** All squares reachable for a captain on `start`, including `start`: repeated until nothing is added. */
export function comesTo(rules: Rules, start: Square): ReadonlySet<Square> {
  const reached = new Set([start]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const from of [...reached]) for (const { to } of movesFrom(rules, from)) reached.add(to);
  }
  return reached;
}

/** Fewest steps from each square to the finish; squares that cannot reach it are missing. */
export function stepsToFinish(rules: Rules): ReadonlyMap<Square, number> {
  const steps = new Map([[rules.finish, 0]]);
  for (let round = 1, before = 0; before < steps.size; round++) {
    before = steps.size;
    const news = [...rules.moves.keys()].filter(
      (from) => !steps.has(from) && movesFrom(rules, from).some(({ to }) => steps.get(to) === round - 1),
    );
    for (const square of news) steps.set(square, round);
  }
  return steps;
}

/** Every shortest route, the first in the order of squares first; at most `most` of them. */
export function shortestRoutes(rules: Rules, start: Square, most: number): readonly (readonly Square[])[] {
  const left = stepsToFinish(rules);
  if (!left.has(start)) return [];
  const found: (readonly Square[])[] = [];
  const walk = (route: readonly Square[], here: Square) => {
    if (found.length >= most) return;
    if (here === rules.finish) found.push(route);
    const ahead = (left.get(here) ?? 0) - 1;
    for (const { to } of movesFrom(rules, here)) if (left.get(to) === ahead) walk([...route, to], to);
  };
  walk([start], start);
  return found;
}

/** Share of each terrain among the squares of all routes together. */
export function terrainsOf(
  routes: readonly (readonly Square[])[],
  terrains: readonly Terrain[],
): Readonly<Record<string, number>> {
  const all = routes.flat();
  const shareOf = ({ id }: Terrain): number =>
    all.filter(({ terrain }) => terrain === id).length / all.length;
  return Object.fromEntries(terrains.map((terrain) => [terrain.id, shareOf(terrain)]));
}

/** Fewest diagonals on any way, and the fewest steps of a way with that number; undefined if there is no way. */
export function leastDiagonals(
  rules: Rules,
  start: Square,
): { diagonals: number; steps: number } | undefined {
  let wave: ReadonlyMap<Square, number> = new Map([[start, 0]]);
  for (let diagonals = 0; wave.size > 0 && diagonals <= rules.moves.size; diagonals++) {
    const steps = spread(rules, wave);
    const atFinish = steps.get(rules.finish);
    if (atFinish !== undefined) return { diagonals, steps: atFinish };
    wave = afterDiagonal(rules, steps);
  }
  return undefined;
}

function afterDiagonal(rules: Rules, from: ReadonlyMap<Square, number>): ReadonlyMap<Square, number> {
  const steps = new Map<Square, number>();
  for (const [square, count] of from) {
    for (const { to, diagonal } of movesFrom(rules, square)) {
      if (diagonal) steps.set(to, Math.min(count + 1, steps.get(to) ?? Number.POSITIVE_INFINITY));
    }
  }
  return steps;
}

/** Where straight steps lead from squares reached after some steps, and after how many. */
function spread(rules: Rules, from: ReadonlyMap<Square, number>): ReadonlyMap<Square, number> {
  const steps = new Map(from);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [square, count] of [...steps]) {
      for (const { to } of movesFrom({ ...rules, diagonals: false }, square)) {
        if ((steps.get(to) ?? Number.POSITIVE_INFINITY) <= count + 1) continue;
        steps.set(to, count + 1);
        changed = true;
      }
    }
  }
  return steps;
}
