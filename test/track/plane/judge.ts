/**
 * A judge of tracks on any cells, independent of `src/track/`: simple and slow, written from the rules of tracks. Every cell is
 * a point of the plane (`cells.ts`), and cells are neighbours if their middles are as far apart as those of two cells side by
 * side.
 * Limits: no overlapping cards; ways are listed up to `MOST_WAYS`, cuts searched up to `MOST_TRIED` cells on larger tracks.
 */
import type { Misfit, TrackPlan } from "../../../src/track/track.ts";
import { type Cell, type Table, tableOf } from "./cells.ts";
import { type End, finishOf, startOf } from "./ends.ts";
import { isBlocked, type Move, movesOf } from "./moves.ts";
import { misfitsOn } from "./papers.ts";
import {
  costsFrom,
  costsTo,
  fewestClosing,
  isOpenRound,
  leastSpecial,
  type Race,
  raceOf,
  shortestWays,
  withoutSpecial,
} from "./race.ts";
import { headingsOf, type Touch, touchOf } from "./touches.ts";

export const MOST_WAYS = 2_000;

/** By the number of cells: trying sets of cells takes too long on large tracks. */
const MOST_TRIED = [
  { cells: 45, most: 4 },
  { cells: 130, most: 2 },
  { cells: Number.POSITIVE_INFINITY, most: 1 },
] as const;

/** Cells by name; lists of them in alphabetic order, except ways. */
export interface Judgement {
  /** "1.a1 at 0.5,0.5 sand", in sides of a cell. */
  readonly cells: readonly string[];
  /** "edge north", "none". */
  readonly joins: readonly string[];
  /** "1 > 3 edge". */
  readonly shortcuts: readonly string[];
  readonly misfits: readonly Misfit[];
  /** "north east". */
  readonly headings: readonly string[];
  /** "1.a1 > 1.b1 forward special corner 3". */
  readonly steps: readonly string[];
  /** "1.a1", "2.b3 named", "2.b3 or 2.b1". */
  readonly start: string | undefined;
  readonly finish: string | undefined;
  readonly straight: JudgedWays | undefined;
  readonly free: JudgedWays | undefined;
  readonly forced: number | undefined;
  readonly traps: readonly string[];
  readonly unreached: readonly string[];
  /** "none" where there is nothing to close, or any number of pieces share a cell; "more" than were tried. */
  readonly width: number | "none" | "more";
  /** Those that close every way alone. */
  readonly singles: readonly string[];
  /** Cells without a die that close every way. */
  readonly plain: number | "none" | "more";
  /** "2 true": card 2 is crossed by every way. */
  readonly accelerations: readonly string[];
}

export interface JudgedWays {
  readonly points: number;
  readonly way: readonly string[];
  readonly routes: number | "many";
  /** "sand 0.250000000"; nothing if there are too many ways. */
  readonly shares: readonly string[];
}

/** What the judge found out on the way, to look at answers of which several are right. */
export interface Judged {
  readonly table: Table;
  readonly race: Race | undefined;
  /** Cells that a piece can close. */
  readonly mayClose: (cell: Cell) => boolean;
  readonly mostTried: number;
  readonly judgement: Judgement;
}

export function judge(plan: TrackPlan): Judged {
  const table = tableOf(plan);
  const moves = movesOf(table);
  const start = startOf(table);
  const finish = finishOf(table, moves, start);
  const race = start && finish && raceOf(moves, start.cell, finish.cell);
  const harbours = plan.rules?.harbour ?? [];
  const mayClose = ({ name }: Cell): boolean => !harbours.includes(name);
  const mostTried = MOST_TRIED.find(({ cells }) => table.cells.length <= cells)?.most ?? 0;
  const judgement: Judgement = {
    ...judgedCards(table),
    steps: moves.map(wordsOf),
    start: start && endWords(start),
    finish: finish && endWords(finish),
    ...(race ? judgedRace(table, race, mayClose, mostTried) : NOTHING),
    accelerations: plan.track.flatMap(({ acceleration }, card) =>
      acceleration ? [`${card + 1} ${race !== undefined && separates(table, race, card)}`] : [],
    ),
  };
  return { table, race, mayClose, mostTried, judgement };
}

function judgedCards(table: Table) {
  const numbers = table.plan.track.map((_, index) => index);
  const words = (touch: Touch | undefined): string =>
    touch ? [touch.kind, ...touch.sides].join(" ") : "none";
  return {
    cells: table.cells.map(({ name, at, terrain }) => `${name} at ${at.map(rounded)} ${terrain}`),
    joins: numbers.slice(1).map((index) => words(touchOf(table, index - 1, index))),
    shortcuts: numbers.flatMap((first) =>
      numbers.slice(first + 2).flatMap((second) => {
        const touch = touchOf(table, first, second);
        return touch ? [`${first + 1} > ${second + 1} ${touch.kind}`] : [];
      }),
    ),
    misfits: misfitsOn(table),
    headings: headingsOf(table).map((sides) => sides.join(" ")),
  };
}

function judgedRace(table: Table, race: Race, mayClose: (cell: Cell) => boolean, mostTried: number) {
  const { movement } = table.plan;
  const reached = costsFrom(race.moves, race.start);
  const arriving = costsTo(race.moves, race.finish);
  const isOpen = reached.has(race.finish);
  const width = widthOf(fewestClosing(race, table.cells, mayClose, mostTried));
  const closers = table.cells.filter((cell) => cell !== race.start && cell !== race.finish && mayClose(cell));
  const hasNarrow = movement.pieces !== "unlimited";
  return {
    straight: judgedWays(table, withoutSpecial(race)),
    free: judgedWays(table, race),
    forced: leastSpecial(race)?.special,
    traps: isOpen ? namesOf([...reached.keys()].filter((cell) => !arriving.has(cell))) : [],
    unreached: namesOf(table.cells.filter((cell) => !reached.has(cell) && !isBlocked(table, cell))),
    width: hasNarrow ? width : "none",
    singles:
      hasNarrow && width === 1 ? namesOf(closers.filter((cell) => !isOpenRound(race, new Set([cell])))) : [],
    plain: widthOf(fewestClosing(race, table.cells, (cell) => isPlain(table, cell), mostTried)),
  } satisfies Partial<Judgement>;
}

const NOTHING = {
  straight: undefined,
  free: undefined,
  forced: undefined,
  traps: [],
  unreached: [],
  width: "none",
  singles: [],
  plain: "none",
} satisfies Partial<Judgement>;

const widthOf = (found: ReturnType<typeof fewestClosing>): Judgement["width"] =>
  typeof found === "string" ? found : found.size;

/** Face up and without a die, in a game that has dice. */
export const isPlain = ({ plan }: Table, { card, terrain }: Cell): boolean =>
  hasDice(plan) &&
  plan.track[card]?.acceleration === false &&
  plan.terrains.some(({ id, die }) => id === terrain && die === undefined);

const hasDice = ({ terrains }: TrackPlan): boolean => terrains.some(({ die }) => die !== undefined);

function judgedWays(table: Table, race: Race): JudgedWays | undefined {
  const ways = shortestWays(race, MOST_WAYS);
  const points = costsFrom(race.moves, race.start).get(race.finish);
  const [first] = ways;
  if (first === undefined || points === undefined) return undefined;
  const isAll = ways.length < MOST_WAYS;
  return {
    points: points + table.plan.movement.enter,
    way: first.map(({ name }) => name),
    routes: isAll ? ways.length : "many",
    shares: isAll ? sharesOf(table, ways.flat()) : [],
  };
}

/** In mist nobody sees the terrain: in games with dice it counts as the first without one that pieces can enter. */
function sharesOf({ plan }: Table, crossed: readonly Cell[]): readonly string[] {
  const { terrains, rules } = plan;
  const plain = hasDice(plan)
    ? terrains.find(({ die, cost }) => die === undefined && cost !== "blocked")?.id
    : undefined;
  const seen = crossed.map(({ card, terrain }) =>
    rules?.mist?.includes(card + 1) ? (plain ?? terrain) : terrain,
  );
  return terrains.map(({ id }) =>
    shareWords(id, seen.filter((terrain) => terrain === id).length / seen.length),
  );
}

export const shareWords = (terrain: string, share: number): string => `${terrain} ${share.toFixed(9)}`;

/** A card that has the start or the finish is always crossed. */
function separates({ cells }: Table, race: Race, card: number): boolean {
  const own = cells.filter((cell) => cell.card === card);
  if (own.includes(race.start) || own.includes(race.finish)) return true;
  return !isOpenRound(race, new Set(own));
}

const namesOf = (cells: readonly Cell[]): readonly string[] => cells.map(({ name }) => name).sort();

const endWords = ({ cell, named, ties }: End): string =>
  [`${cell.name}${named ? " named" : ""}`, ...namesOf(ties)].join(" or ");

const wordsOf = ({ from, to, direction, special, isCorner, cost }: Move): string =>
  stepWords(from.name, to.name, { direction, special, corner: isCorner, cost });

export function stepWords(
  from: string,
  to: string,
  step: {
    readonly direction: string;
    readonly special: boolean;
    readonly corner: boolean;
    readonly cost: number;
  },
): string {
  const { direction, special, corner, cost } = step;
  return [
    `${from} > ${to}`,
    direction,
    ...(special ? ["special"] : []),
    ...(corner ? ["corner"] : []),
    cost,
  ].join(" ");
}

/** Three decimals, no negative zero. */
export const rounded = (number: number): number => Math.round(number * 1_000) / 1_000 + 0;
