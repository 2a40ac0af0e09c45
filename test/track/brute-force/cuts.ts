/** Fewest squares that close every way: a way is searched, and each of its squares tried in turn as part of the cut. */
import { comesTo, type Rules, shortestRoutes } from "./routes.ts";
import type { Square } from "./table.ts";

/** Is there a way from start to finish that avoids all these squares? */
export function isWayRound(rules: Rules, start: Square, closed: ReadonlySet<Square>): boolean {
  return comesTo(without(rules, closed), start).has(rules.finish);
}

/** Undefined if even all squares that `may` be closed do not close every way, or if there is no way at all. */
export function fewestClosing(
  rules: Rules,
  start: Square,
  may: (square: Square) => boolean,
): ReadonlySet<Square> | undefined {
  if (!isWayRound(rules, start, new Set())) return undefined;
  const all = [...rules.moves.keys()].filter((one) => one !== start && one !== rules.finish && may(one));
  const allowed = new Set(all);
  if (isWayRound(rules, start, allowed)) return undefined;
  for (let size = 1; ; size++) {
    const found = closing(rules, start, allowed, size, new Set());
    if (found) return found;
  }
}

/** All squares that close every way alone. */
export function singlesClosing(rules: Rules, start: Square): readonly Square[] {
  return [...rules.moves.keys()].filter(
    (one) => one !== start && one !== rules.finish && !isWayRound(rules, start, new Set([one])),
  );
}

function closing(
  rules: Rules,
  start: Square,
  allowed: ReadonlySet<Square>,
  size: number,
  closed: ReadonlySet<Square>,
): ReadonlySet<Square> | undefined {
  const [open] = shortestRoutes(without(rules, closed), start, 1);
  if (open === undefined) return closed;
  if (size === 0) return undefined;
  for (const square of open.filter((one) => allowed.has(one))) {
    const found = closing(rules, start, allowed, size - 1, new Set([...closed, square]));
    if (found) return found;
  }
  return undefined;
}

/** Closed squares are removed. */
function without(rules: Rules, closed: ReadonlySet<Square>): Rules {
  const left = [...rules.moves].filter(([from]) => !closed.has(from));
  const open = left.map(([from, moves]) => [from, moves.filter(({ to }) => !closed.has(to))] as const);
  return { ...rules, moves: new Map(open) };
}
