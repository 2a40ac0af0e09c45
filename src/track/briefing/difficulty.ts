/**
 * How hard a track is to sail, in four levels, with the reasons. Every reason has a weight; their sum gives the level.
 * The weights are ours: a long way costs patience, a forced special step what it takes to make one, a narrow place a fight with
 * the piece there.
 */
import type { Movement } from "../../game/scenarios/movement.ts";
import type { Terrain } from "../../game/scenarios/terrain.ts";
import type { PaperWord } from "../../words/paper-words.ts";
import { inEnglish, type Say, sayCounted } from "../../words/say.ts";
import { cellWord } from "../cell-word.ts";
import { inFull } from "../points-in-full.ts";
import type { TrackAnalysis, TrackPlan, Ways } from "../track.ts";

const DIFFICULTIES = ["easy", "moderate", "hard", "very hard"] as const satisfies readonly PaperWord[];

export interface DifficultyReason {
  readonly kind: "long" | "diagonals" | "narrows" | "bars" | "no-die";
  /** Points, steps, places, bars; for "no-die" the share of squares from 0 to 1. */
  readonly amount: number;
  /** 1 to 3. */
  readonly weight: number;
  /** "2 corners to cut". */
  readonly words: string;
}

export interface Difficulty {
  /** 1 to 4. */
  readonly level: number;
  readonly word: string;
  /** The weightiest first; empty for an easy track. */
  readonly reasons: readonly DifficultyReason[];
}

/** Lowest weights of "moderate", "hard" and "very hard". */
const STEPS = [2, 4, 7];

/**
 * Undefined for a track whose finish cannot be reached.
 * @param say how it is worded on paper; default in English
 */
export function difficultyOf(
  track: TrackAnalysis,
  { movement, terrains }: Pick<TrackPlan, "movement" | "terrains">,
  say: Say = inEnglish,
): Difficulty | undefined {
  if (track.free === undefined) return undefined;
  const reasons = reasonsOf(track, track.free, movement, terrains, say)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const sum = reasons.reduce((total, { weight }) => total + weight, 0);
  const step = STEPS.filter((least) => sum >= least).length;
  return { level: step + 1, word: say(DIFFICULTIES[step] ?? "very hard"), reasons };
}

function reasonsOf(
  track: TrackAnalysis,
  free: Ways,
  { lengths, words }: Movement,
  terrains: readonly Terrain[],
  say: Say,
): DifficultyReason[] {
  const forced = track.forcedSpecial ?? [];
  const diagonals = forced.length;
  const narrows = track.narrow?.width === 1 ? track.narrow.cuts.length : 0;
  const bars = track.lattice.bars.length;
  const dieless = terrains.some(({ die }) => die !== undefined)
    ? terrains.reduce((sum, { die, id }) => sum + (die === undefined ? (free.terrains[id] ?? 0) : 0), 0)
    : 0;
  const cards = track.headings.length;
  const cell = say(cellWord(track.lattice.shape));
  const [point, points] = inFull(words, say("point"), say("points"));
  const steps = `${diagonals} ${diagonals === 1 ? words.special : words.specials}`;
  return [
    {
      kind: "long",
      amount: free.mp,
      weight: weightOf(free.mp, lengths.short + 1, lengths.medium + 1),
      words: say("{points} long", { points: `${free.mp} ${free.mp === 1 ? point : points}` }),
    },
    {
      kind: "diagonals",
      amount: diagonals,
      weight: weightOf(diagonals, 1, 2, 3),
      words: forced.every(({ corner }) => corner)
        ? sayCounted(say, diagonals, "{count} corner to cut", "{count} corners to cut")
        : say("{steps} needed", { steps }),
    },
    {
      kind: "narrows",
      amount: narrows,
      weight: weightOf(narrows, 1, 3),
      words: sayCounted(say, narrows, "{count} place one {cell} wide", "{count} places one {cell} wide", {
        cell,
      }),
    },
    {
      kind: "bars",
      amount: bars,
      weight: weightOf(bars / cards, 0.5, 1.5),
      words: sayCounted(say, bars, "{count} bar", "{count} bars"),
    },
    {
      kind: "no-die",
      amount: dieless,
      weight: weightOf(dieless, 0.3, 0.5),
      words: say("{share}% of {cell}s without a die", { share: Math.round(dieless * 100), cell }),
    },
  ];
}

/** How many of the limits the amount reaches. */
const weightOf = (amount: number, ...limits: readonly number[]): number =>
  limits.filter((limit) => amount >= limit).length;
