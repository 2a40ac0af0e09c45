/** Boxes and standees, folded up in space by the printed lines. Sizes are those requested, none of ours. */
import { describe, expect, test } from "vitest";
import { standee } from "../../src/shape/standee.ts";
import { tuckBox } from "../../src/shape/tuck-box.ts";
import { foldedUp, type Spot } from "./fold-up.ts";

const apart = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function different(spots: readonly Spot[]): readonly Spot[] {
  return spots.filter((spot, index) => spots.findIndex((other) => apart(spot, other) < 1e-6) === index);
}

/** From the smallest to the largest coordinate, in each direction. */
const extents = (spots: readonly Spot[]): readonly number[] =>
  ([0, 1, 2] as const).map((axis) => {
    const values = spots.map((spot) => spot[axis]);
    return Math.max(...values) - Math.min(...values);
  });

describe("a tuck box of 66 x 91.4 x 26 mm", () => {
  const shape = tuckBox({ width: 66, height: 91.4, depth: 26 });
  const names = shape.panels.map(({ name }) => name);
  const { panels, tabs } = foldedUp(shape, 90);
  const panel = (name: string): readonly Spot[] => panels[names.indexOf(name)] ?? [];

  test("folds into a closed box of exactly that inner size", () => {
    expect(names.toSorted()).toEqual(["back", "bottom", "front", "left", "right", "top"]);
    const corners = different(names.filter((name) => name !== "front").flatMap(panel));
    expect(corners).toHaveLength(8);
    expect(extents(corners)).toEqual([66, 91.4, 26].map((length) => expect.closeTo(length, 6)));
    // The front has a notch between its upper corners.
    expect(
      corners.filter((corner) => panel("front").some((spot) => apart(spot, corner) < 1e-6)),
    ).toHaveLength(4);
  });

  test("has its glue where it is needed: inside the front, and the back", () => {
    const depthOf = (spots: readonly Spot[]) => spots.map((spot) => spot[2]);
    const front = depthOf(panel("front"))[0] as number;
    const back = depthOf(panel("back"))[0] as number;
    const planes = tabs.map((tab) => [...new Set(depthOf(tab).map((z) => Math.round(z * 1e6) / 1e6))]);
    expect(planes).toHaveLength(2);
    expect(planes.flat().toSorted((a, b) => a - b)).toEqual(
      [front, back].toSorted((a, b) => a - b).map((z) => expect.closeTo(z, 6)),
    );
  });

  test("shows its front, its back and its sides upright when it stands", () => {
    const turns = shape.panels
      .filter(({ name }) => !["top", "bottom"].includes(name))
      .map(({ turn }) => turn);
    expect(turns).toEqual([0, 0, 0, 0]);
  });
});

describe("a standee", () => {
  const shape = standee({ width: 30, height: 40 });
  const [front, back] = shape.panels;

  test("folded back to back, its sides cover each other and both are upright", () => {
    const { panels } = foldedUp(shape, 180);
    const [one = [], other = []] = panels.map((spots) => spots.map(([x, y]): Spot => [x, y, 0]));
    for (const spot of other) expect(one.some((corner) => apart(corner, spot) < 1e-6)).toBe(true);
    expect([front?.turn, back?.turn]).toEqual([0, 180]);
  });

  // 40 mm of figure and 10 mm of foot, all twice: the figure's fold is at 50 mm, that of the foot at 110 mm.
  test("then has coinciding slits in its sides, and in its foot", () => {
    const upright = shape.slits.filter(([a, b]) => a?.x === b?.x);
    const levels = upright.map((slit) => slit.map(({ y }) => y).toSorted((a, b) => a - b));
    const mirroredAt = (fold: number) => (level: readonly number[]) =>
      level.map((y) => 2 * fold - y).toSorted((a, b) => a - b);
    const [top, base] = [levels.filter(([y]) => (y ?? 0) < 100), levels.filter(([y]) => (y ?? 0) >= 100)];
    expect(shape.folds.map(({ from }) => from.y)).toEqual([50, 110]);
    expect(top.map(mirroredAt(50)).toSorted(byFirst)).toEqual(top.toSorted(byFirst));
    expect(base.map(mirroredAt(110)).toSorted(byFirst)).toEqual(base.toSorted(byFirst));
    expect([top.length, base.length]).toEqual([2, 2]);
  });
});

const byFirst = ([a = 0]: readonly number[], [b = 0]: readonly number[]): number => a - b;
