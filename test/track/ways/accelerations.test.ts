/** Which acceleration points every way crosses, checked by hand. */
import { describe, expect, test } from "vitest";
import type { LaidCard } from "../lay.ts";
import { look, northwards } from "../look.ts";

describe("an acceleration point", () => {
  const accelerations = (...args: Parameters<typeof look>) => look(...args).track.accelerations;

  test("separates start from finish on a straight track", () => {
    expect(accelerations(northwards({}, { acceleration: true }, {}, { acceleration: true }, {}))).toEqual([
      { card: 1, separates: true },
      { card: 3, separates: true },
    ]);
  });

  const round = (bars: string): readonly LaidCard[] => [
    { at: [0, 0], bars },
    { at: [2, 0], acceleration: true },
    { at: [0, 3], turn: 90 },
  ];

  test("does not if a shortcut leads round it", () => {
    expect(accelerations(round(""))).toEqual([{ card: 1, separates: false }]);
  });

  test("does not if only a diagonal step leads round it", () => {
    // from 1.b3 to the square above the point: one way round its corner is closed, the other leads over the point
    // itself
    expect(accelerations(round("a3|north b3|north"))).toEqual([{ card: 1, separates: false }]);
  });

  test("does if bars close the shortcut and its corner", () => {
    expect(accelerations(round("a3|north b3|north b3|east"))).toEqual([{ card: 1, separates: true }]);
  });

  test("does if start or finish is on it: every way crosses it", () => {
    const cards = northwards({ acceleration: true }, {}, { acceleration: true });
    expect(accelerations(cards)).toEqual([
      { card: 0, separates: true },
      { card: 2, separates: true },
    ]);
  });

  test("does if no way leads to the finish (left open by the rules: all of zero ways do)", () => {
    const cards = northwards({}, { acceleration: true }, { bars: "a1|south b1|south" });
    expect(accelerations(cards)).toEqual([{ card: 1, separates: true }]);
  });

  test("does not if it is before the start or after the finish", () => {
    const cards = northwards({ acceleration: true }, {}, {}, { acceleration: true });
    expect(accelerations(cards, { start: "2.a1", finish: "3.b3" })).toEqual([
      { card: 0, separates: false },
      { card: 3, separates: false },
    ]);
  });

  test("may be every card of the track", () => {
    const cards = northwards({ acceleration: true }, { acceleration: true }, { acceleration: true });
    expect(accelerations(cards).map(({ separates }) => separates)).toEqual([true, true, true]);
    expect(look(cards).track.free?.terrains.black).toBe(1);
  });
});
