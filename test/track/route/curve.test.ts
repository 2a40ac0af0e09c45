/** The curve of a route: through every point, without kinks; and the board data available to templates. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boardBriefing } from "../../../src/track/route/board-briefing.ts";
import { type CurvePiece, middleOf, pathOf, smoothThrough } from "../../../src/track/route/curve.ts";
import type { Point } from "../../../src/units/box.ts";
import { RIVER } from "./river.ts";

const coordinate = fc.integer({ min: 0, max: 400 });
const points = fc.uniqueArray(fc.record({ x: coordinate, y: coordinate }), {
  minLength: 2,
  maxLength: 20,
  selector: ({ x, y }) => `${x} ${y}`,
});

/** Samples of each Bézier piece from 0 to 1, by the textbook formula. */
const at = ({ start, one, two, to }: CurvePiece, t: number): Point => {
  const sum = (axis: "x" | "y") =>
    (1 - t) ** 3 * start[axis] +
    3 * (1 - t) ** 2 * t * one[axis] +
    3 * (1 - t) * t ** 2 * two[axis] +
    t ** 3 * to[axis];
  return { x: sum("x"), y: sum("y") };
};

const angle = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

describe("the curve", () => {
  test("passes through every point, in order", () => {
    fc.assert(
      fc.property(points, (given) => {
        const pieces = smoothThrough(given);
        expect([...pieces.map(({ start }) => start), pieces.at(-1)?.to]).toEqual(given);
      }),
    );
  });

  test("has no kinks: it leaves each point in the direction in which it arrived", () => {
    fc.assert(
      fc.property(points, (given) => {
        const pieces = smoothThrough(given);
        for (const [index, { two, to }] of pieces.slice(0, -1).entries()) {
          const next = pieces[index + 1] as CurvePiece;
          const turn = angle(two, to) - angle(to, next.one);
          const long = Math.min(
            Math.hypot(to.x - two.x, to.y - two.y),
            Math.hypot(next.one.x - to.x, next.one.y - to.y),
          );
          if (long > 0.01) expect(Math.cos(turn)).toBeGreaterThan(0.999);
        }
      }),
    );
  });

  test("is straight through points on a line, with control points at the thirds", () => {
    const [first, second] = smoothThrough([
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 60, y: 0 },
    ]);
    expect(first).toEqual({
      start: { x: 0, y: 0 },
      one: { x: 10, y: 0 },
      two: { x: 20, y: 0 },
      to: { x: 30, y: 0 },
    });
    expect(pathOf([first as CurvePiece, second as CurvePiece])).toBe("M0 0C10 0 20 0 30 0C40 0 50 0 60 0");
  });

  test("is the uniform curve if points are evenly spaced: tangents are a sixth of the adjacent chord", () => {
    // Catmull and Rom's own form: control = point + (after - before) / 6.
    const corner = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 30 },
      { x: 60, y: 30 },
    ];
    const middle = smoothThrough(corner)[1] as CurvePiece;
    expect(middle.one.x).toBeCloseTo(35);
    expect(middle.one.y).toBeCloseTo(5);
    expect(middle.two.x).toBeCloseTo(25);
    expect(middle.two.y).toBeCloseTo(25);
  });

  test("slows down where points are close together, as the centripetal curve does", () => {
    // On a line at 0, 9, 10, with knots 3 and 1 apart: 9 + (9 * 1 + 1 * 9) / (3 * 3 * (3 + 1)) = 9.5.
    const [, piece] = smoothThrough([0, 9, 10, 11].map((x) => ({ x, y: 0 })));
    expect(piece?.one.x).toBeCloseTo(9.5);
  });

  test("has the textbook's midpoint, and its direction there", () => {
    const [, piece] = smoothThrough([
      { x: 0, y: 0 },
      { x: 20, y: 10 },
      { x: 60, y: 10 },
      { x: 70, y: 40 },
    ]);
    const middle = middleOf(piece as CurvePiece);
    expect(middle.at.x).toBeCloseTo(at(piece as CurvePiece, 0.5).x);
    expect(middle.at.y).toBeCloseTo(at(piece as CurvePiece, 0.5).y);
    const near = angle(at(piece as CurvePiece, 0.499), at(piece as CurvePiece, 0.501));
    expect(middle.turn).toBeCloseTo((near * 180) / Math.PI, 2);
  });

  test("is empty for one point, or the same point twice", () => {
    expect(pathOf(smoothThrough([{ x: 1, y: 1 }]))).toBe("");
    expect(smoothThrough([RIVER.spaces[0]?.at as Point, RIVER.spaces[0]?.at as Point])).toEqual([]);
  });
});

describe("the board data for templates", () => {
  const briefing = boardBriefing(RIVER);

  test("the way from start to goal is one curve; links beside it are straight", () => {
    expect(briefing.route.match(/C/g)).toHaveLength(4);
    expect(briefing.links.map(({ path }) => path).at(-1)).toBe("M120 50C120 63.333 120 76.667 120 90");
    expect(briefing.steps).toEqual({ along: 4, least: 2 });
  });

  test("docks are at the midpoint and across; one-way links have a middle, a direction and a length", () => {
    expect(briefing.docks).toEqual([
      { id: "quay", x: 60, y: 50, turn: 0 },
      { id: "pier", x: 120, y: 70, turn: 90 },
    ]);
    expect(briefing.oneWay).toEqual([
      { id: "fall", from: "b", to: "e", path: "M40 50L160 50", x: 100, y: 50, turn: 0, length: 120 },
    ]);
  });

  test("without a way there is no curve, and no number of steps", () => {
    const cut = boardBriefing({ ...RIVER, goal: "x" });
    expect(cut.route).toBe("");
    expect(cut.steps).toBeUndefined();
  });
});
