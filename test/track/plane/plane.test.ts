/** Random tracks of every kind of cells and movement, judged by `analyseTrack` and by a judge that shares no code with it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import type { TrackPlan } from "../../../src/track/track.ts";
import { asJudged, faultsIn } from "./as-judged.ts";
import { type Judgement, judge } from "./judge.ts";
import { KINDS, randomPlan } from "./random-plans.ts";

/** What the tracks have to contain: tracks without a trap would prove nothing about traps. */
const SIGNS: Readonly<Record<string, (judgement: Judgement, plan: TrackPlan) => boolean>> = {
  "a way of several steps": ({ free }) => (free?.way.length ?? 0) > 3,
  "no way": ({ start, finish, free }) => start !== undefined && finish !== undefined && !free,
  "a way with special steps only": ({ straight, free }) => free !== undefined && !straight,
  "special steps that save points": ({ straight, free }) => (straight?.points ?? 0) > (free?.points ?? 99),
  "several shortest ways": ({ free }) => typeof free?.routes === "number" && free.routes > 1,
  "forced special steps": ({ forced }) => (forced ?? 0) > 0,
  "steps that cost more": ({ steps }) => steps.some((words) => words.endsWith(" 7")),
  "backward steps": ({ steps }) => steps.some((words) => words.includes("backward")),
  traps: ({ traps }) => traps.length > 0,
  "unreached cells": ({ unreached }) => unreached.length > 0,
  "a narrow of one cell": ({ width }) => width === 1,
  "a wider narrow": ({ width }) => width !== "none" && width !== 1,
  "cells without a die that close every way": ({ plain }) => plain !== "none",
  "a shortcut": ({ shortcuts }) => shortcuts.length > 0,
  "cards that do not close": ({ misfits }) => misfits.some(({ kind }) => kind === "off"),
  "cards that cover each other": ({ misfits }) => misfits.some(({ kind }) => kind === "overlap"),
  "cards apart": ({ joins }) => joins.includes("none"),
  bars: (_, { track }) => track.some(({ map, acceleration }) => map.bars.length > 0 && !acceleration),
  "a crossed acceleration point": ({ accelerations }) => accelerations.join().includes("true"),
  "one that is not": ({ accelerations }) => accelerations.join().includes("false"),
  "a finish by rule": ({ finish }) => finish !== undefined && !finish.includes("named"),
  "a tie for the finish": ({ finish }) => finish?.includes(" or ") === true,
  "cards of two sizes": (_, { track }) => new Set(track.map(({ map }) => map.squares.length)).size > 1,
};

/** Hexagons touch at edges only. */
const CORNERS: typeof SIGNS = {
  "a corner join": ({ joins }) => joins.some((join) => join.startsWith("corner")),
  "steps over corners": ({ steps }) => steps.some((words) => words.includes("corner")),
};

const RUNS: Readonly<Record<string, readonly [runs: number, cards: number]>> = {
  "squares of few cells": [400, 8],
  "squares of any size": [60, 4],
  "pointy-top hexagons": [200, 8],
  "flat-top hexagons": [200, 8],
};

describe.each(Object.entries(KINDS))("%s", (name, kind) => {
  const [numRuns, cards] = RUNS[name] ?? [0, 0];
  const seen = new Set<string>();
  const signs = Object.entries(name.startsWith("squares") ? { ...SIGNS, ...CORNERS } : SIGNS);

  test("are judged alike", () => {
    fc.assert(
      fc.property(randomPlan(kind, cards), (plan) => {
        const track = analyseTrack(plan);
        const judged = judge(plan);
        expect(asJudged(track, judged)).toEqual(judged.judgement);
        expect(faultsIn(track, judged)).toEqual([]);
        for (const [sign, isThere] of signs) if (isThere(judged.judgement, plan)) seen.add(sign);
      }),
      { numRuns },
    );
  });

  test("contain what is judged", () => {
    const missing = signs.filter(([sign]) => !seen.has(sign));
    expect(missing.map(([sign]) => sign)).toEqual([]);
  });
});
