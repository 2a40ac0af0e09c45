/** Readings of a calibration sheet: what they say of the back, and which contradict each other. Numbers by hand. */
import { describe, expect, test } from "vitest";
import { fitDrifts } from "../../../src/sheet/calibration/fit-drifts.ts";
import { correctionsFrom } from "../../../src/sheet/calibration/measured-profile.ts";
import { type Drifts, readDrifts } from "../../../src/sheet/calibration/readings.ts";

const A4 = { width: 210, height: 297 };

const read = (...texts: string[]): Drifts => {
  const found = readDrifts(texts);
  if ("refusal" in found) throw new Error(found.refusal);
  return found.ok;
};

const fitted = (drifts: Drifts) => {
  const found = fitDrifts(drifts, A4);
  if ("refusal" in found) throw new Error(found.refusal);
  return found.ok;
};

const same = (x: number, y: number): Drifts => ({ a: { x, y }, b: { x, y }, c: { x, y }, d: { x, y } });

const refusal = (drifts: Drifts): string => {
  const found = fitDrifts(drifts, A4);
  return "refusal" in found ? found.refusal : "accepted";
};

test("a line of the front is a drift of 0.05 mm; a pair with two numbers is whole mm more", () => {
  const drifts = read("a=+3,-1", "B = 2.5, 0", "c=7/6,-7/-6", "d=-20,+20");
  expect(drifts.a.x).toBeCloseTo(0.15, 9);
  expect(drifts.a.y).toBeCloseTo(-0.05, 9);
  expect(drifts.b.x).toBeCloseTo(0.125, 9);
  // 7 - 6 * 0.95
  expect(drifts.c.x).toBeCloseTo(1.3, 9);
  expect(drifts.c.y).toBeCloseTo(-1.3, 9);
  expect(drifts.d).toEqual({ x: expect.closeTo(-1, 9), y: expect.closeTo(1, 9) });
});

describe("what is no reading", () => {
  const [a, b, c, d] = ["a=1,1", "b=1,1", "c=1,1", "d=1,1"] as const;
  test.each([
    [[a, b, c], "the readings of D are missing"],
    [[a, b, c, d, a], "corner A is given twice"],
    [[a, b, c, "e=1,1"], 'there is no corner "e"; '],
    [[a, b, c, "d=1"], "expected the two numbers of a corner"],
    [[a, b, c, "d=1,1,1"], "expected the two numbers of a corner"],
    [[a, b, c, "d=21,0"], "from -20 to +20"],
    [[a, b, c, "d=x,0"], "expected the two numbers"],
    [[a, b, c, "d=1/2/3,0"], "expected the two numbers"],
    [[a, b, c, "1,1"], "expected the two numbers"],
  ])("%j", (texts, words) => {
    const found = readDrifts(texts);
    expect("refusal" in found && found.refusal).toContain(words);
  });
});

test("equal readings are a shift and nothing else", () => {
  const { shift, turn, stretch, residual } = fitted(same(0.2, -0.3));
  expect([shift.x, shift.y, turn, stretch.x, stretch.y, residual]).toEqual(
    [0.2, -0.3, 0, 0, 0, 0].map((value) => expect.closeTo(value, 9)),
  );
});

test("a turn moves what is above the middle to the right, and what is right of it down", () => {
  // by 1 mrad: the scales across are 148.5 - 26 = 122.5 mm above or below the middle, those down 105 - 26 = 79 mm beside it
  const [up, beside] = [0.1225, 0.079];
  const drift = fitted({
    a: { x: up, y: -beside },
    b: { x: up, y: beside },
    c: { x: -up, y: -beside },
    d: { x: -up, y: beside },
  });
  expect(drift.turn).toBeCloseTo(0.001, 9);
  expect(drift.residual).toBeCloseTo(0, 9);
  expect(Math.hypot(drift.shift.x, drift.shift.y)).toBeCloseTo(0, 9);
});

test("a back that is 0.1 % longer is stretched, not contradictory", () => {
  // the scales across are 105 - 60 = 45 mm beside the middle, those down 148.5 - 60 = 88.5 mm above or below it
  const [x, y] = [0.045, 0.0885];
  const drift = fitted({ a: { x: -x, y: -y }, b: { x, y: -y }, c: { x: -x, y }, d: { x, y } });
  expect(drift.stretch).toEqual({ x: expect.closeTo(0.001, 9), y: expect.closeTo(0.001, 9) });
});

test.each([
  ["a", "x", "a, across"],
  ["b", "y", "b, down"],
  ["c", "x", "c, across"],
  ["d", "y", "d, down"],
] as const)("a wrong reading at %s, %s, is found, with what the others let expect", (corner, axis, name) => {
  const good = same(0.15, -0.1);
  // one mm less a line: the two lines that meet have different numbers, and only one was typed
  const bad = { ...good, [corner]: { ...good[corner], [axis]: good[corner][axis] + 0.95 } };
  const words = refusal(bad);
  expect(words).toContain(`The one at ${name} fits least`);
  expect(words).toContain(axis === "x" ? "about 0.15mm, line 3;" : "about -0.1mm, line -2;");
});

test("one line beside the right one is accepted", () => {
  const good = same(0.15, -0.1);
  expect(fitted({ ...good, b: { x: 0.2, y: -0.1 } }).residual).toBeLessThan(0.05);
});

test.each([
  ["a shift of 6 mm", same(6, 0), "6mm away"],
  [
    "a turn of 2 degrees",
    // tan(2 degrees) of 122.5 and 79 mm
    {
      a: { x: 4.28, y: -2.76 },
      b: { x: 4.28, y: 2.76 },
      c: { x: -4.28, y: -2.76 },
      d: { x: -4.28, y: 2.76 },
    },
    "turned by 2 degrees",
  ],
] as const)("%s is beyond reason", (_, drifts, words) => {
  expect(refusal(drifts)).toContain(words);
});

test("a back that shows 0.2 mm right of its front, seen through it, is moved 0.2 mm right on its own side", () => {
  const found = correctionsFrom({ drifts: same(0.2, -0.3) }, A4);
  if ("refusal" in found) throw new Error(found.refusal);
  // seen on the back it is too far left, and too high on both
  expect(found.ok.back).toEqual({ offset: { x: 0.2, y: 0.3 }, rotation: 0, scale: { x: 1, y: 1 } });
  expect(found.ok.front).toEqual({ offset: { x: 0, y: 0 }, rotation: 0, scale: { x: 1, y: 1 } });
});

test("bars and edges give the scale, and where the front is on the paper", () => {
  // across: 179.1 of 180 mm is 0.995; its first tick would be at 105 - 0.995 * 90 = 15.45 mm, and is at 15.95: 0.5 mm too far
  const found = correctionsFrom({ bar: { x: 179.1, y: 260 }, edge: { x: 15.95, y: 15 } }, A4);
  if ("refusal" in found) throw new Error(found.refusal);
  const { front, back } = found.ok;
  expect(front.scale).toEqual({ x: 0.995, y: 1 });
  // what is asked for is made 0.995 as far: 0.5 / 0.995
  expect(front.offset).toEqual({ x: -0.503, y: 0 });
  // the back follows the front: right on one side is left on the other
  expect(back).toEqual({ offset: { x: 0.503, y: 0 }, rotation: 0, scale: { x: 0.995, y: 1 } });
});

test.each([
  [{ bar: { x: 174.6, y: 260 } }, "{bar}: the bar across is 180mm on this paper, and 174.6mm is too far"],
  [{ edge: { x: 15, y: 22 } }, "{edge}: the first tick of the bar down is 15mm from the top edge"],
  [
    { margins: { top: 4, right: 4, bottom: 25, left: 4 } },
    "{margins}: 25mm at the bottom; expected 0 to 20mm",
  ],
])("%j is beyond reason", (measured, words) => {
  const found = correctionsFrom(measured, A4);
  expect("refusal" in found && found.refusal).toContain(words);
});
