/**
 * Nets are folded up in space and measured there: by the outlines, folds and tabs that are printed, with angles from
 * textbooks (faces meet at arccos(1/3) on a tetrahedron, 90 degrees on a cube, arccos(-1/3) on an octahedron,
 * arccos(-1/sqrt(5)) on a dodecahedron, arccos(-sqrt(5)/3) on an icosahedron). The trapezohedron with ten faces is worked
 * out from its corners.
 */
import { describe, expect, test } from "vitest";
import type { DieLine, Fold } from "../../src/shape/die-line.ts";
import { dieShape } from "../../src/shape/die-shape.ts";
import type { Point } from "../../src/units/box.ts";
import { foldedUp, type Spot } from "./fold-up.ts";

const EDGE = 20;
const degrees = (cosine: number): number => (Math.acos(cosine) * 180) / Math.PI;
const angleBetween = (a: Spot, b: Spot): number => degrees(dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)));

/** Faces that slope by 45 degrees, their blunt corners at every 36 degrees, alternately above and below. */
const facing = (angle: number, up: number): Spot => [
  Math.cos((angle * Math.PI) / 180),
  Math.sin((angle * Math.PI) / 180),
  up,
];
/** On x + z = const the corner at 36 degrees is half of 1 - cos 36° above the middle, that at 0 degrees as far below. */
const SIDE_HEIGHT = (1 - Math.cos(Math.PI / 5)) / 2;
const side: Spot = [Math.cos(Math.PI / 5), Math.sin(Math.PI / 5), SIDE_HEIGHT];
const tip: Spot = [0, 0, 1 - SIDE_HEIGHT];
const blunt: Spot = [1, 0, -SIDE_HEIGHT];
const SHORT = (EDGE * Math.hypot(...minus(side, blunt))) / Math.hypot(...minus(side, tip));
const lengthOf = ({ from, to }: Fold): number => Math.hypot(to.x - from.x, to.y - from.y);
const bendOfKites = (fold: Fold): number =>
  angleBetween(facing(0, 1), Math.abs(lengthOf(fold) - EDGE) < 1e-6 ? facing(72, 1) : facing(36, -1));

const SOLIDS = [
  { faces: 4, corners: 4, bend: 180 - degrees(1 / 3), edges: [EDGE], oppositeSum: undefined },
  { faces: 6, corners: 8, bend: 90, edges: [EDGE], oppositeSum: 7 },
  { faces: 8, corners: 6, bend: 180 - degrees(-1 / 3), edges: [EDGE], oppositeSum: 9 },
  { faces: 10, corners: 12, bend: bendOfKites, edges: [EDGE, SHORT], oppositeSum: 11 },
  { faces: 12, corners: 20, bend: 180 - degrees(-1 / Math.sqrt(5)), edges: [EDGE], oppositeSum: 13 },
  { faces: 20, corners: 12, bend: 180 - degrees(-Math.sqrt(5) / 3), edges: [EDGE], oppositeSum: 21 },
];

/** With one panel for each face, if a face has a sign at each corner. */
function facesOf(shape: DieLine): DieLine {
  const seen = new Map(shape.panels.map((panel) => [JSON.stringify(panel.outline), panel]));
  return { ...shape, panels: [...seen.values()] };
}

describe.each(SOLIDS)("a die with $faces faces", ({ faces, corners, bend, edges: lengths, oppositeSum }) => {
  const signed = dieShape(faces, EDGE);
  const shape = facesOf(signed);
  const solid = foldedUp(shape, bend);

  test("has a panel for each number", () => {
    expect([...new Set(signed.panels.map(({ name }) => name))]).toEqual(
      Array.from({ length: faces }, (_, index) => `${index + 1}`),
    );
    expect(shape.panels).toHaveLength(faces);
  });

  test("has room for each sign within its panel, in the sign's rotation", () => {
    for (const { centre, room, turn, outline } of signed.panels)
      for (const corner of squareOf(centre, room.width, turn)) expect(isInside(outline, corner)).toBe(true);
  });

  test("folds into the solid: its corners meet, and every edge has its length", () => {
    expect(different(solid.panels.flat())).toHaveLength(corners);
    for (const panel of solid.panels)
      for (const [index, corner] of panel.entries())
        expect(missedBy(apart(corner, panel[(index + 1) % panel.length] as Spot), lengths)).toBeCloseTo(0, 9);
  });

  test("is closed: each edge is a fold or has one tab that is flat on the face beside it", () => {
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

  test.skipIf(oppositeSum === undefined)("has opposite faces with the same sum", () => {
    const middles = solid.panels.map(middle);
    const centre = middle(middles);
    for (const [index, one] of middles.entries()) {
      const other = middles.findIndex((spot) => apart(middle([spot, one]), centre) < 1e-9);
      expect(Number(shape.panels[index]?.name) + Number(shape.panels[other]?.name)).toBe(oppositeSum);
    }
  });

  test("no part of the net overlaps another", () => {
    const parts = [...shape.panels.map(({ outline }) => outline), ...shape.tabs];
    for (const [index, one] of parts.entries())
      for (const other of parts.slice(index + 1)) expect(haveRoom(one, other)).toBe(true);
  });

  test("the printed outline encloses exactly all parts", () => {
    const parts = [...shape.panels.map(({ outline }) => outline), ...shape.tabs];
    const sum = parts.reduce((area, part) => area + areaOf(part), 0);
    expect(areaOf(shape.outline)).toBeCloseTo(sum, 6);
  });
});

test("1, 2 and 3 of a cube run anticlockwise around their corner, seen from outside", () => {
  const { panels } = foldedUp(dieShape(6, EDGE), 90);
  const all = middle(panels.map(middle));
  const [one, two, three] = panels.map((panel) => minus(middle(panel), all));
  expect(volume(one as Spot, two as Spot, three as Spot)).toBeGreaterThan(0);
});

test("each number of a die with four faces is at one corner, upright on the three faces around it", () => {
  const signed = dieShape(4, EDGE);
  const shape = facesOf(signed);
  const solid = foldedUp(shape, 180 - degrees(1 / 3));
  for (const number of ["1", "2", "3", "4"]) {
    const panels = signed.panels.filter(({ name }) => name === number);
    const corners = panels.map(({ centre, turn, outline }) => {
      const up = { x: Math.sin((turn * Math.PI) / 180), y: -Math.cos((turn * Math.PI) / 180) };
      const height = ({ x, y }: Point): number => (x - centre.x) * up.x + (y - centre.y) * up.y;
      const top = outline.indexOf(outline.reduce((best, one) => (height(one) > height(best) ? one : best)));
      const face = shape.panels.findIndex((panel) => isSame(panel.outline, outline));
      return solid.panels[face]?.[top] as Spot;
    });
    expect(corners).toHaveLength(3);
    expect(different(corners)).toHaveLength(1);
  }
});

test("the four faces around a cube are upright side by side (C090)", () => {
  expect(dieShape(6, EDGE).panels.map(({ turn }) => turn)).toEqual([0, 0, 0, 0, 0, 0]);
});

test("the top of a number of a die with 20 faces points to the point of its triangle", () => {
  for (const { centre, turn, outline } of dieShape(20, EDGE).panels) {
    const up = { x: Math.sin((turn * Math.PI) / 180), y: -Math.cos((turn * Math.PI) / 180) };
    const heights = outline
      .map(({ x, y }) => (x - centre.x) * up.x + (y - centre.y) * up.y)
      .sort((a, b) => a - b);
    expect(heights[0]).toBeCloseTo(heights[1] as number, 9);
    expect(heights[2]).toBeCloseTo(EDGE / Math.sqrt(3), 9);
  }
});

function minus(a: Spot, b: Spot): Spot {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
const apart = (a: Spot, b: Spot): number => Math.hypot(...minus(a, b));
const cross = (a: Spot, b: Spot): Spot => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function dot(a: Spot, b: Spot): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
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

const isSame = (one: DieLine["outline"], other: DieLine["outline"]): boolean =>
  one.every(({ x, y }, index) => Math.hypot(x - (other[index]?.x ?? 0), y - (other[index]?.y ?? 0)) < 1e-9);

const missedBy = (length: number, wanted: readonly number[]): number =>
  Math.min(...wanted.map((one) => Math.abs(length - one)));

function squareOf({ x, y }: Point, width: number, turn: number): readonly Point[] {
  return [45, 135, 225, 315].map((corner) => {
    const angle = ((corner + turn) * Math.PI) / 180;
    return { x: x + (width / Math.SQRT2) * Math.sin(angle), y: y - (width / Math.SQRT2) * Math.cos(angle) };
  });
}

/** To the right of every edge of a clockwise outline. */
const isInside = (outline: DieLine["outline"], { x, y }: Point): boolean =>
  outline.every((from, index) => {
    const to = outline[(index + 1) % outline.length] as Point;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > -1e-6;
  });
