/** Random tracks without a corner join would prove nothing about corner joins: what they contain is counted. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SQUARE_TURNS } from "../../../src/game/cells/squares.ts";
import type { TrackPlan } from "../../../src/track/track.ts";
import { randomTrack } from "../random-tracks.ts";
import { type Judgement, judge } from "./brute-force.ts";

type Sign = (judgement: Judgement, plan: TrackPlan) => boolean;

/** What to look for, and the share of the tracks that should show it. */
const SIGNS: Readonly<Record<string, readonly [least: number, sign: Sign]>> = {
  "four cards or more": [0.5, (_, { track }) => track.length > 3],
  "all cards joined": [0.8, ({ joins }) => !joins.includes("none")],
  "cards that are not joined": [0.03, ({ joins }) => joins.includes("none")],
  "a corner join": [0.2, ({ joins }) => joins.some((join) => join.startsWith("corner"))],
  "a shortcut along an edge": [0.1, ({ shortcuts }) => shortcuts.some((words) => words.endsWith("edge"))],
  "a shortcut at a corner": [0.05, ({ shortcuts }) => shortcuts.some((words) => words.endsWith("corner"))],
  "a U-turn": [0.05, ({ headings }, plan) => headings.some((sides, card) => isTurnedBack(sides, plan, card))],
  "two headings": [0.3, ({ headings }) => headings.some((sides) => sides.length === 2)],
  "three headings": [0.02, ({ headings }) => headings.some((sides) => sides.length > 2)],
  "a stated heading": [0.1, (_, { track }) => track.some(({ heading }) => heading !== undefined)],
  bars: [0.6, (_, { track }) => track.some(({ map }) => map.bars.length > 0)],
  "a named start": [0.2, ({ start }) => start?.named === true],
  "a named finish": [0.2, ({ finish }) => finish?.named === true],
  "a tie for the finish": [0.05, ({ finish }) => (finish?.ties.length ?? 0) > 0],
  "a finish out of reach": [0.05, ({ free }) => free === undefined],
  "a finish that only diagonals reach": [0.1, ({ straight, free }) => free !== undefined && !straight],
  "several forced diagonals": [0.02, ({ forcedSpecial }) => (forcedSpecial ?? 0) > 1],
  "diagonals that save steps": [0.3, ({ straight, free }) => (straight?.mp ?? 0) > (free?.mp ?? 99)],
  "several shortest routes, all listed": [0.3, ({ free }) => (free?.all?.routes ?? 0) > 1],
  traps: [0.1, ({ traps }) => traps.length > 0],
  "unreachable squares": [0.2, ({ unreached }) => unreached.length > 0],
  "a narrow of width 1": [0.1, ({ width }) => width === 1],
  "a narrow of width 2": [0.1, ({ width }) => width === 2],
  "a wider narrow": [0.02, ({ width }) => (width ?? 0) > 2],
  "several squares that each close every way": [0.05, ({ singles }) => singles.length > 1],
  "white squares that close every way": [0.1, ({ whites }) => whites !== undefined],
  "several of them needed": [0.03, ({ whites }) => (whites ?? 0) > 1],
  "an acceleration point that separates": [0.1, ({ accelerations }) => accelerations.join().includes("true")],
  "one that does not": [0.03, ({ accelerations }) => accelerations.join().includes("false")],
};

const TRACKS = 600;

describe("random tracks contain", () => {
  const plans = fc.sample(randomTrack(6), TRACKS);
  const judged = plans.map((plan) => [judge(plan), plan] as const);
  const shareOf = (sign: Sign) => judged.filter(([judgement, plan]) => sign(judgement, plan)).length / TRACKS;

  it.each(Object.entries(SIGNS))("%s", (_name, [least, sign]) => {
    expect(shareOf(sign)).toBeGreaterThanOrEqual(least);
  });

  it.each(SQUARE_TURNS)("cards turned by %d", (turn) => {
    expect(shareOf((_, { track }) => track.some((card) => card.turn === turn))).toBeGreaterThan(0.4);
  });
});

function isTurnedBack(sides: readonly string[], { track }: TrackPlan, card: number): boolean {
  const isOpposite = sides.join() === "north,south" || sides.join() === "east,west";
  return isOpposite && track[card]?.heading === undefined;
}
