/**
 * What keeps a track from being sound, as counts that a search can lower. Severe faults spoil the race or break a wish;
 * slight ones (those for which rules give only hints) leave it playable.
 * Limits: what is wrong, not its wording; the messages are those of the rules, which use the same queries.
 */
import type { Scenario } from "../game/game.ts";
import type { LengthClass } from "../schema/files.ts";
import { type Lengths, lengthClassOf } from "./length-class.ts";
import { widthFor } from "./limits.ts";
import type { PackCard } from "./map-pack.ts";
import type { TrackAnalysis, TrackPlan } from "./track.ts";
import { shortcutSteps } from "./ways/shortcut-steps.ts";
import { isPlainFinish, isPlainStart, misplacedEnds, piecesAtStart } from "./ways/track-ends.ts";

/** The required properties of a track; omitted ones are unconstrained. */
export interface TrackWishes {
  /** The most pieces in the race. */
  readonly players?: number;
  /** Minimum width of the narrowest place. */
  readonly narrows?: number;
  /** Exact number of unavoidable special steps. */
  readonly forcedDiagonals?: number;
  readonly length?: LengthClass;
  /** Minimum number of cards that touch the next only at a corner. */
  readonly corners?: number;
}

/** The properties that a scenario states for its track; its length class follows from the track. */
export function wishesOf({
  players,
  forcedSpecial,
}: Pick<Scenario, "players" | "forcedSpecial">): TrackWishes {
  return {
    players: players.max,
    ...(forcedSpecial === undefined ? {} : { forcedDiagonals: forcedSpecial }),
  };
}

export type TrackFaultKind =
  | "overlap"
  | "overused"
  | "gap"
  | "end"
  | "loop"
  | "unreachable"
  | "trap"
  | "narrow"
  | "crowded"
  | "acceleration"
  | "diagonals"
  | "length"
  | "corners"
  | "white"
  | "unreached"
  | "shortcut"
  | "start"
  | "finish";

export interface TrackFault {
  readonly kind: TrackFaultKind;
  /** How far off: squares, cards, joins, movement points. Never 0. */
  readonly by: number;
}

const SLIGHT: readonly TrackFaultKind[] = ["white", "unreached", "shortcut", "start", "finish"];

export const isSlight = ({ kind }: TrackFault): boolean => SLIGHT.includes(kind);

/** If cards overlap or are apart, only that is reported: everything else would follow from it. */
export function faultsOf(
  plan: TrackPlan,
  analysis: TrackAnalysis,
  wishes: TrackWishes,
  pack?: readonly PackCard[],
): readonly TrackFault[] {
  const { lattice, joins } = analysis;
  const laid = present({
    overused: pack === undefined ? 0 : overused(plan, pack),
    overlap: lattice.overlaps.reduce((sum, { squares }) => sum + squares.length, 0),
    gap: joins.filter((join) => join === undefined).length,
    end: misplacedEnds(plan, analysis).length + Number(isRaceless(analysis)),
  });
  if (laid.length > 0) return laid;
  return present({ ...raceFaults(plan, analysis), ...wishFaults(plan, analysis, wishes) });
}

/** The combined severity; 0 for a track without faults. An unreachable finish outweighs each other fault of a race. */
export function weightOf(faults: readonly TrackFault[]): number {
  return faults.reduce((sum, fault) => sum + weightOfOne(fault), 0);
}

/** Beyond this many a fault weighs no more, so that none outweighs a finish that is out of reach. */
const MOST_COUNTED = 49;

function weightOfOne({ kind, by }: TrackFault): number {
  if (["overlap", "overused", "gap", "end"].includes(kind)) return 10_000 * by;
  if (kind === "unreachable") return 1_000 * by;
  return SLIGHT.includes(kind) ? by : 20 * Math.min(by, MOST_COUNTED);
}

/** It ends where it begins. */
const isRaceless = ({ start, finish }: TrackAnalysis): boolean =>
  start !== undefined && start.square === finish?.square;

type Counts = Partial<Record<TrackFaultKind, number>>;

const present = (counts: Counts): readonly TrackFault[] =>
  (Object.entries(counts) as [TrackFaultKind, number][]).flatMap(([kind, by]) =>
    by > 0 ? [{ kind, by }] : [],
  );

function raceFaults({ movement, terrains }: TrackPlan, analysis: TrackAnalysis): Counts {
  const { lattice, free, traps, unreached, shortcuts, whiteCut, accelerations, start, finish } = analysis;
  const cardOf = (square: number | undefined): number => lattice.squares[square ?? -1]?.card ?? -1;
  const lost = new Set(unreached.map(cardOf));
  const idle = accelerations.filter(({ separates }) => !separates).length;
  const atEnds = [start, finish].filter((end) =>
    accelerations.some(({ card }) => card === cardOf(end?.square)),
  );
  return {
    loop: analysis.misfits.length,
    unreachable: free === undefined ? 1 + lost.size : 0,
    trap: traps.length,
    white: whiteCut === undefined ? 0 : 1,
    acceleration: atEnds.length + idle + Math.max(0, accelerations.length - movement.accelerations),
    unreached: free === undefined ? 0 : unreached.length,
    shortcut: shortcuts.filter((shortcut) => shortcutSteps(analysis, shortcut).length > 0).length,
    start: Number(!isPlainStart(analysis, terrains)),
    finish: Number(!isPlainFinish(analysis, terrains)),
  };
}

function wishFaults({ track, movement }: TrackPlan, analysis: TrackAnalysis, wishes: TrackWishes): Counts {
  const { free, forcedSpecial, narrow, joins } = analysis;
  if (free === undefined) return {};
  const { players = 0, length, corners = 0 } = wishes;
  const maps = track.map(({ map }) => map);
  const { narrows = widthFor(players, movement, maps) } = wishes;
  const forced = forcedSpecial?.length ?? 0;
  return {
    narrow: narrow === undefined ? 0 : Math.max(0, narrows - narrow.width),
    diagonals: Math.abs(forced - (wishes.forcedDiagonals ?? forced)),
    length: length === undefined ? 0 : missedBy(free.mp, length, movement.lengths),
    crowded: Math.max(0, players - piecesAtStart(analysis, movement)),
    corners: Math.max(0, corners - joins.filter((join) => join?.kind === "corner").length),
  };
}

/** Points too many or too few. */
function missedBy(points: number, wished: LengthClass, lengths: Lengths): number {
  const isOf = (sum: number): boolean => lengthClassOf(sum, lengths) === wished;
  const most = points + lengths.medium + 1;
  for (let by = 0; by < most; by++) if (isOf(points + by) || (points > by && isOf(points - by))) return by;
  return most;
}

/** Cards that the track uses more often than the pack has them. */
function overused({ track }: TrackPlan, pack: readonly PackCard[]): number {
  const used = new Map<string, number>();
  for (const { card } of track) used.set(card, (used.get(card) ?? 0) + 1);
  const copies = new Map(pack.map((one) => [one.card, one.copies]));
  return [...used].reduce((sum, [card, times]) => sum + Math.max(0, times - (copies.get(card) ?? 0)), 0);
}
