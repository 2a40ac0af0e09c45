/**
 * A second judge of tracks, simple and slow, written only from the rules of tracks and by other means than
 * `src/track/`: squares in a map by "column,row", every place around tried, every route listed. Squares are identified
 * by name.
 * Limits: overlapping cards are refused; routes are listed only up to `MOST_ROUTES`.
 */
import type { Side } from "../../../src/schema/files.ts";
import type { TrackPlan } from "../../../src/track/track.ts";
import { fewestClosing, isWayRound, singlesClosing } from "./cuts.ts";
import { type End, finishOf, startOf } from "./ends.ts";
import { headingsOf, touchOf } from "./headings.ts";
import { misfitsOn } from "./laying.ts";
import { type Move, type Moves, movesOf } from "./moves.ts";
import { comesTo, leastDiagonals, type Rules, shortestRoutes, terrainsOf } from "./routes.ts";
import { type Square, type Table, tableOf } from "./table.ts";

export const MOST_ROUTES = 3_000;

export interface Judgement {
  /** "1.a1 at 0,0 green". */
  readonly squares: readonly string[];
  /** "edge north", "corner north east"; "none". */
  readonly joins: readonly string[];
  /** "1 > 3 edge". */
  readonly shortcuts: readonly string[];
  /** "2 > 5 off 0,-12.7", in mm. */
  readonly misfits: readonly string[];
  readonly headings: readonly (readonly Side[])[];
  /** "1.a1 > 1.b2 forward diagonal", sorted. */
  readonly steps: readonly string[];
  readonly start: JudgedEnd | undefined;
  readonly finish: JudgedEnd | undefined;
  readonly straight: JudgedWays | undefined;
  readonly free: JudgedWays | undefined;
  readonly forcedSpecial: number | undefined;
  readonly traps: readonly string[];
  readonly unreached: readonly string[];
  readonly width: number | undefined;
  /** Of width 1. */
  readonly singles: readonly string[];
  /** How many squares without a die close every way. */
  readonly whites: number | undefined;
  /** Cards from 1 with whether they separate. */
  readonly accelerations: readonly string[];
}

export interface JudgedEnd {
  readonly square: string;
  readonly named: boolean;
  readonly ties: readonly string[];
}

export interface JudgedWays {
  readonly mp: number;
  readonly route: readonly string[];
  /** Undefined if there are too many to list. */
  readonly all: { readonly routes: number; readonly terrains: Readonly<Record<string, number>> } | undefined;
}

export function judge(plan: TrackPlan): Judgement {
  const table = tableOf(plan);
  const moves = movesOf(table, plan.track);
  const start = startOf(table, plan);
  const finish = finishOf(table, plan, moves, start);
  return {
    ...judgedCards(table, plan),
    steps: [...moves.values()].flat().map(wordsOf).sort(),
    start: start && judgedEnd(start),
    finish: finish && judgedEnd(finish),
    ...judgedWays(plan, moves, start?.square, finish?.square),
  };
}

function judgedCards(table: Table, plan: TrackPlan) {
  const { track } = plan;
  const numbers = track.map((_, index) => index);
  const touching = (first: number, second: number) => touchOf(table, first, second);
  return {
    squares: table.squares.map(({ name, place, terrain }) => `${name} at ${place} ${terrain}`),
    joins: numbers.slice(1).map((second) => {
      const touch = touching(second - 1, second);
      return touch ? [touch.kind, ...touch.sides].join(" ") : "none";
    }),
    shortcuts: numbers.flatMap((first) =>
      numbers.slice(first + 2).flatMap((second) => {
        const touch = touching(first, second);
        return touch ? [`${first + 1} > ${second + 1} ${touch.kind}`] : [];
      }),
    ),
    misfits: misfitsOn(table, plan),
    headings: headingsOf(table, track).map((sides) => [...sides].sort()),
  };
}

function judgedWays(plan: TrackPlan, moves: Moves, start: Square | undefined, finish: Square | undefined) {
  if (start === undefined || finish === undefined) return nothingProved;
  const rules: Rules = { moves, finish, diagonals: true };
  const reached = comesTo(rules, start);
  const isOpen = reached.has(finish);
  const lost = [...reached].filter((square) => isOpen && !comesTo(rules, square).has(finish));
  const cut = fewestClosing(rules, start, () => true);
  return {
    straight: waysOf(plan, { ...rules, diagonals: false }, start),
    free: waysOf(plan, rules, start),
    forcedSpecial: leastDiagonals(rules, start)?.diagonals,
    traps: namesOf(lost),
    unreached: namesOf([...moves.keys()].filter((square) => !reached.has(square))),
    width: cut?.size,
    singles: cut?.size === 1 ? namesOf(singlesClosing(rules, start)) : [],
    whites: fewestClosing(rules, start, ({ isDieless }) => isDieless)?.size,
    accelerations: plan.track.flatMap(({ acceleration }, card) =>
      acceleration ? [`${card + 1} ${separates(rules, start, card)}`] : [],
    ),
  };
}

const nothingProved = {
  straight: undefined,
  free: undefined,
  forcedSpecial: undefined,
  traps: [],
  unreached: [],
  width: undefined,
  singles: [],
  whites: undefined,
  accelerations: [],
};

/**
 * Start and finish are squares of the way as well: a card that has one of them is always crossed. The rules leave the
 * case without any way open: then every one of the zero ways crosses the card.
 */
function separates(rules: Rules, start: Square, card: number): boolean {
  const squares = [...rules.moves.keys()].filter((square) => square.card === card);
  if (squares.includes(start) || squares.includes(rules.finish)) return true;
  return !isWayRound(rules, start, new Set(squares));
}

function waysOf(plan: TrackPlan, rules: Rules, start: Square): JudgedWays | undefined {
  const routes = shortestRoutes(rules, start, MOST_ROUTES);
  const [first] = routes;
  if (first === undefined) return undefined;
  const isAll = routes.length < MOST_ROUTES;
  return {
    mp: first.length,
    route: first.map(({ name }) => name),
    all: isAll ? { routes: routes.length, terrains: terrainsOf(routes, plan.terrains) } : undefined,
  };
}

function judgedEnd({ square, named, ties }: End): JudgedEnd {
  return { square: square.name, named, ties: namesOf(ties) };
}

function namesOf(squares: readonly Square[]): readonly string[] {
  return squares.map(({ name }) => name).sort();
}

function wordsOf({ from, to, direction, diagonal }: Move): string {
  return `${from.name} > ${to.name} ${direction}${diagonal ? " diagonal" : ""}`;
}
