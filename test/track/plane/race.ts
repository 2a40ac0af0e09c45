/**
 * Ways from start to finish: costs by trying all moves until nothing gets cheaper, every shortest way listed, and the fewest
 * cells that close all ways by trying sets of cells.
 */
import type { Cell } from "./cells.ts";
import type { Move } from "./moves.ts";

export interface Race {
  /** None leads on from the finish. */
  readonly moves: readonly Move[];
  readonly start: Cell;
  readonly finish: Cell;
}

export function raceOf(moves: readonly Move[], start: Cell, finish: Cell): Race {
  return { moves: moves.filter(({ from }) => from !== finish), start, finish };
}

export const withoutSpecial = (race: Race): Race => ({
  ...race,
  moves: race.moves.filter(({ special }) => !special),
});

export type Costs = ReadonlyMap<Cell, number>;

/** What it costs at least to come from a cell to each other one. */
export const costsFrom = (moves: readonly Move[], start: Cell): Costs =>
  relaxed(
    moves.map(({ from, to, cost }) => [from, to, cost]),
    [[start, 0]],
  );

/** What it costs at least to come from each cell to one. */
export const costsTo = (moves: readonly Move[], finish: Cell): Costs =>
  relaxed(
    moves.map(({ from, to, cost }) => [to, from, cost]),
    [[finish, 0]],
  );

type Known = readonly [cell: Cell, cost: number];

function relaxed(edges: readonly (readonly [Cell, Cell, number])[], known: readonly Known[]): Costs {
  const costs = new Map<Cell, number>();
  const lower = (cell: Cell, cost: number): boolean => {
    if (cost >= (costs.get(cell) ?? Number.POSITIVE_INFINITY)) return false;
    costs.set(cell, cost);
    return true;
  };
  for (const [cell, cost] of known) lower(cell, cost);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, to, cost] of edges) {
      const before = costs.get(from);
      if (before !== undefined && lower(to, before + cost)) changed = true;
    }
  }
  return costs;
}

/** Every shortest way, the first in the order of cells first; at most `most` of them. */
export function shortestWays({ moves, start, finish }: Race, most: number): readonly (readonly Cell[])[] {
  const left = costsTo(moves, finish);
  if (!left.has(start)) return [];
  const leaving = movesByCell(moves);
  const found: (readonly Cell[])[] = [];
  const walk = (way: readonly Cell[], here: Cell): void => {
    if (found.length >= most) return;
    if (here === finish) found.push(way);
    for (const { to, cost } of leaving.get(here) ?? [])
      if (left.get(to) === (left.get(here) ?? 0) - cost) walk([...way, to], to);
  };
  walk([start], start);
  return found;
}

/** The fewest special moves of any way, and the fewest points of a way with that many. */
export function leastSpecial(race: Race): { readonly special: number; readonly points: number } | undefined {
  const plain = withoutSpecial(race).moves.map(({ from, to, cost }) => [from, to, cost] as const);
  const over = race.moves.filter(({ special }) => special);
  const reached = new Set<Cell>();
  let points = relaxed(plain, [[race.start, 0]]);
  for (let special = 0; ; special++) {
    const found = points.get(race.finish);
    if (found !== undefined) return { special, points: found };
    // These lead to no others, and so do any more special moves.
    if ([...points.keys()].every((cell) => reached.has(cell))) return undefined;
    for (const cell of points.keys()) reached.add(cell);
    const before = points;
    points = relaxed(
      plain,
      over.flatMap(({ from, to, cost }): readonly Known[] => {
        const sum = before.get(from);
        return sum === undefined ? [] : [[to, sum + cost]];
      }),
    );
  }
}

/** Is there a way from start to finish that avoids these cells? */
export const isOpenRound = (race: Race, closed: ReadonlySet<Cell>): boolean =>
  wayRound(race, closed) !== undefined;

/**
 * A smallest set of cells that closes every way; "none" if the cells that `may` be closed do not, or if there is no way;
 * "more" if more than `most` are needed.
 */
export function fewestClosing(
  race: Race,
  cells: readonly Cell[],
  may: (cell: Cell) => boolean,
  most: number,
): ReadonlySet<Cell> | "none" | "more" {
  const allowed = new Set(cells.filter((cell) => cell !== race.start && cell !== race.finish && may(cell)));
  if (!isOpenRound(race, new Set()) || isOpenRound(race, allowed)) return "none";
  for (let size = 1; size <= most; size++) {
    const found = closing(race, allowed, size, new Set());
    if (found) return found;
  }
  return "more";
}

/** One of the cells of any way that is still open has to be closed: each is tried, and left open once it failed. */
function closing(
  race: Race,
  allowed: ReadonlySet<Cell>,
  size: number,
  closed: ReadonlySet<Cell>,
): ReadonlySet<Cell> | undefined {
  const open = wayRound(race, closed);
  if (open === undefined) return closed;
  if (size === 0) return undefined;
  const left = new Set(allowed);
  for (const cell of open) {
    if (!left.delete(cell)) continue;
    const found = closing(race, left, size - 1, new Set([...closed, cell]));
    if (found) return found;
  }
  return undefined;
}

/** The cells of a way with the fewest moves that avoids some; undefined if there is none. */
function wayRound({ moves, start, finish }: Race, closed: ReadonlySet<Cell>): readonly Cell[] | undefined {
  const leaving = movesByCell(moves);
  const before = new Map<Cell, Cell | undefined>([[start, undefined]]);
  for (const [here] of before)
    for (const { to } of leaving.get(here) ?? [])
      if (!closed.has(to) && !before.has(to)) before.set(to, here);
  if (!before.has(finish)) return undefined;
  const way: Cell[] = [];
  for (let here: Cell | undefined = finish; here !== undefined; here = before.get(here)) way.push(here);
  return way;
}

const known = new WeakMap<readonly Move[], ReadonlyMap<Cell, readonly Move[]>>();

function movesByCell(moves: readonly Move[]): ReadonlyMap<Cell, readonly Move[]> {
  const found = known.get(moves);
  if (found) return found;
  const made = new Map<Cell, Move[]>();
  for (const move of moves) {
    const list = made.get(move.from);
    if (list) list.push(move);
    else made.set(move.from, [move]);
  }
  known.set(moves, made);
  return made;
}
