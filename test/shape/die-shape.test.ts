/**
 * Nets are folded up in space and measured there: by the outlines, folds and tabs that are printed, with angles from
 * textbooks (a cube's faces meet at 90 degrees, an icosahedron's at arccos(-sqrt(5)/3), about 138.19).
 */
import { describe, expect, test } from "vitest";
import type { DieLine } from "../../src/shape/die-line.ts";
import { dieShape } from "../../src/shape/die-shape.ts";
import type { Point } from "../../src/units/box.ts";
import { foldedUp, type Spot } from "./fold-up.ts";

const EDGE = 20;
const SOLIDS = [
  { faces: 6, corners: 8, meet: 90, oppositeSum: 7 },
  { faces: 20, corners: 12, meet: (Math.acos(-Math.sqrt(5) / 3) * 180) / Math.PI, oppositeSum: 21 },
];

describe.each(SOLIDS)("a die with $faces faces", ({ faces, corners, meet, oppositeSum }) => {
  const shape = dieShape(faces, EDGE);
  const solid = foldedUp(shape, 180 - meet);

  test("has a panel for each number", () => {
    expect(shape.panels.map(({ name }) => name)).toEqual(
      Array.from({ length: faces }, (_, index) => `${index + 1}`),
    );
  });

  test("folds into the solid: its corners meet, and every edge has its length", () => {
    expect(different(solid.panels.flat())).toHaveLength(corners);
    for (const panel of solid.panels)
      for (const [index, corner] of panel.entries())
        expect(apart(corner, panel[(index + 1) % panel.length] as Spot)).toBeCloseTo(EDGE, 9);
  });

  test("is closed: each edge is a fold or has one tab that lies flat on the face beside it", () => {
    const edges = new Map<string, number>();
    for (const panel of solid.panels)
      for (const [index, corner] of panel.entries()) {
        const name = edgeName(corner, panel[(index + 1) % panel.length] as Spot);
        edges.set(name, (edges.get(name) ?? 0) + 1);
      }
    expect([...edges.values()].every((count) => count === 2)).toBe(true);
    expect(shape.folds).toHaveLength(faces - 1 + shape.tabs.length);
    expect(shape.tabs).toHaveLength(edges.size - (faces - 1));
    for (const tab of solid.tabs) expect(solid.panels.filter((panel) => isOn(panel, tab))).toHaveLength(1);
  });

  test("has opposite faces that make the same sum", () => {
    const middles = solid.panels.map(middle);
    const centre = middle(middles);
    for (const [index, one] of middles.entries()) {
      const other = middles.findIndex((spot) => apart(middle([spot, one]), centre) < 1e-9);
      expect(index + 1 + other + 1).toBe(oppositeSum);
    }
  });

  test("no part of the net lies on another", () => {
    const parts = [...shape.panels.map(({ outline }) => outline), ...shape.tabs];
    for (const [index, one] of parts.entries())
      for (const other of parts.slice(index + 1)) expect(haveRoom(one, other)).toBe(true);
  });

  test("the printed outline holds exactly all parts", () => {
    const parts = [...shape.panels.map(({ outline }) => outline), ...shape.tabs];
    const sum = parts.reduce((area, part) => area + areaOf(part), 0);
    expect(areaOf(shape.outline)).toBeCloseTo(sum, 6);
  });
});

test("1, 2 and 3 of a cube turn left around their corner, seen from outside", () => {
  const { panels } = foldedUp(dieShape(6, EDGE), 90);
  const all = middle(panels.map(middle));
  const [one, two, three] = panels.map((panel) => minus(middle(panel), all));
  expect(volume(one as Spot, two as Spot, three as Spot)).toBeGreaterThan(0);
});

test("the four faces around a cube stand upright beside each other (C090)", () => {
  expect(dieShape(6, EDGE).panels.map(({ turn }) => turn)).toEqual([0, 0, 0, 0, 0, 0]);
});

test("a number of a die with 20 faces looks at the point of its triangle", () => {
  for (const { centre, turn, outline } of dieShape(20, EDGE).panels) {
    const up = { x: Math.sin((turn * Math.PI) / 180), y: -Math.cos((turn * Math.PI) / 180) };
    const heights = outline
      .map(({ x, y }) => (x - centre.x) * up.x + (y - centre.y) * up.y)
      .sort((a, b) => a - b);
    expect(heights[0]).toBeCloseTo(heights[1] as number, 9);
    expect(heights[2]).toBeCloseTo(EDGE / Math.sqrt(3), 9);
  }
});

const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const apart = (a: Spot, b: Spot): number => Math.hypot(...minus(a, b));
const cross = (a: Spot, b: Spot): Spot => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Spot, b: Spot): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const volume = (a: Spot, b: Spot, c: Spot): number => dot(cross(a, b), c);

function middle(spots: readonly Spot[]): Spot {
  const sum = spots.reduce<Spot>(
    (all, one) => [all[0] + one[0], all[1] + one[1], all[2] + one[2]],
    [0, 0, 0],
  );
  return [sum[0] / spots.length, sum[1] / spots.length, sum[2] / spots.length];
}

function different(spots: readonly Spot[]): Spot[] {
  return spots.filter((one, index) => spots.findIndex((other) => apart(one, other) < 1e-6) === index);
}

const nameOf = (spot: Spot): string =>
  spot.map((value) => (Math.round(value * 1e4) / 1e4 + 0).toFixed(4)).join();
const edgeName = (a: Spot, b: Spot): string => [nameOf(a), nameOf(b)].sort().join(" ");

/** In the plane of a face, within it. */
function isOn(panel: readonly Spot[], tab: readonly Spot[]): boolean {
  const [first, second, third] = panel as readonly [Spot, Spot, Spot];
  const normal = cross(minus(second, first), minus(third, first));
  return tab.every(
    (spot) =>
      Math.abs(dot(minus(spot, first), normal)) < 1e-6 &&
      panel.every((corner, index) => {
        const next = panel[(index + 1) % panel.length] as Spot;
        return dot(cross(minus(next, corner), minus(spot, corner)), normal) > -1e-6;
      }),
  );
}

function areaOf(points: readonly Point[]): number {
  const sum = points.reduce((area, { x, y }, index) => {
    const next = points[(index + 1) % points.length] as Point;
    return area + x * next.y - next.x * y;
  }, 0);
  return sum / 2;
}

/** Convex polygons that share no area have an edge with all of the other on its far side. */
function haveRoom(one: DieLine["outline"], other: DieLine["outline"]): boolean {
  const parts = (from: DieLine["outline"], what: DieLine["outline"]): boolean =>
    from.some((corner, index) => {
      const next = from[(index + 1) % from.length] as Point;
      return what.every(
        ({ x, y }) => (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) < 1e-6,
      );
    });
  return parts(one, other) || parts(other, one);
}
