/**
 * How hard a track is to sail, in four levels, with the reasons. Every reason has a weight; their sum gives the level.
 * The weights are ours: a long way costs patience, a forced diagonal a met bid, a narrow place a fight with the captain
 * there.
 */
import { counted } from "../../diagnostics/words.ts";
import { LONGEST } from "../length-class.ts";
import type { TrackAnalysis, Ways } from "../track.ts";

const DIFFICULTIES = ["easy", "moderate", "hard", "very hard"] as const;
export type DifficultyWord = (typeof DIFFICULTIES)[number];

export interface DifficultyReason {
  readonly kind: "long" | "diagonals" | "narrows" | "bars" | "no-die";
  /** MP, steps, places, bars; for "no-die" the share of squares from 0 to 1. */
  readonly amount: number;
  /** 1 to 3. */
  readonly weight: number;
  /** "2 corners to cut". */
  readonly words: string;
}

export interface Difficulty {
  /** 1 to 4. */
  readonly level: number;
  readonly word: DifficultyWord;
  /** The weightiest first; empty for an easy track. */
  readonly reasons: readonly DifficultyReason[];
}

/** Lowest weights of "moderate", "hard" and "very hard". */
const STEPS = [2, 4, 7];

/** Undefined for a track whose finish cannot be reached. */
export function difficultyOf(track: TrackAnalysis): Difficulty | undefined {
  if (track.free === undefined) return undefined;
  const reasons = reasonsOf(track, track.free)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const sum = reasons.reduce((total, { weight }) => total + weight, 0);
  const step = STEPS.filter((least) => sum >= least).length;
  return { level: step + 1, word: DIFFICULTIES[step] ?? "very hard", reasons };
}

function reasonsOf(track: TrackAnalysis, free: Ways): DifficultyReason[] {
  const diagonals = track.forcedDiagonals?.length ?? 0;
  const narrows = track.narrow?.width === 1 ? track.narrow.cuts.length : 0;
  const bars = track.lattice.bars.length;
  const dieless = free.colours.white + free.colours.black;
  const cards = track.headings.length;
  return [
    {
      kind: "long",
      amount: free.mp,
      weight: weightOf(free.mp, LONGEST.short + 1, LONGEST.medium + 1),
      words: `${free.mp} points long`,
    },
    {
      kind: "diagonals",
      amount: diagonals,
      weight: weightOf(diagonals, 1, 2, 3),
      words: `${counted(diagonals, "corner")} to cut`,
    },
    {
      kind: "narrows",
      amount: narrows,
      weight: weightOf(narrows, 1, 3),
      words: `${counted(narrows, "place")} one square wide`,
    },
    { kind: "bars", amount: bars, weight: weightOf(bars / cards, 0.5, 1.5), words: counted(bars, "bar") },
    {
      kind: "no-die",
      amount: dieless,
      weight: weightOf(dieless, 0.3, 0.5),
      words: `${Math.round(dieless * 100)}% of squares without a die`,
    },
  ];
}

/** How many of the limits the amount reaches. */
const weightOf = (amount: number, ...limits: readonly number[]): number =>
  limits.filter((limit) => amount >= limit).length;
