import { describe, expect, test } from "vitest";
import { cutDxf } from "../../../src/press/cut/cut-dxf.ts";
import { cutSvg } from "../../../src/press/cut/cut-svg.ts";
import type { CutSheet } from "../../../src/sheet/cutter/cut-sheets.ts";

/** A card with round corners, a triangle with a slit, and a fold. */
const SHEET: CutSheet = {
  page: { width: 100, height: 80 },
  sheets: [1],
  cuts: [
    { kind: "box", box: { x: 10, y: 20, width: 30, height: 40 }, radius: 3 },
    {
      kind: "outline",
      points: [
        { x: 50, y: 10 },
        { x: 90, y: 10 },
        { x: 70, y: 50 },
      ],
    },
  ],
  slits: [
    [
      { x: 60, y: 15 },
      { x: 80, y: 15 },
    ],
  ],
  folds: [
    [
      { x: 10, y: 30 },
      { x: 40, y: 30 },
    ],
  ],
};

interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly bulge: number;
}

interface Polyline {
  readonly layer: string;
  readonly isClosed: boolean;
  readonly vertices: Vertex[];
}

/** A reader of group codes, as the DXF reference describes them: pairs of lines, code and value. */
function readDxf(text: string): readonly Polyline[] {
  const lines = text.split("\r\n");
  const entities: { type: string; codes: Map<number, string> }[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const [code, value] = [Number(lines[index]), lines[index + 1] as string];
    if (code === 0) entities.push({ type: value, codes: new Map() });
    else entities.at(-1)?.codes.set(code, value);
  }
  const found: Polyline[] = [];
  for (const { type, codes } of entities) {
    const number = (code: number): number => Number(codes.get(code) ?? 0);
    if (type === "POLYLINE")
      found.push({ layer: codes.get(8) ?? "", isClosed: (number(70) & 1) === 1, vertices: [] });
    if (type === "VERTEX") found.at(-1)?.vertices.push({ x: number(10), y: number(20), bulge: number(42) });
  }
  return found;
}

/** Middle and radius of the arc between two vertices, from its bulge: the tangent of a quarter of its angle. */
function arcOf(
  from: Vertex,
  to: Vertex,
): { readonly x: number; readonly y: number; readonly radius: number } {
  const angle = 4 * Math.atan(from.bulge);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const radius = Math.hypot(dx, dy) / (2 * Math.sin(Math.abs(angle) / 2));
  const away = (radius * Math.cos(angle / 2) * Math.sign(angle)) / Math.hypot(dx, dy);
  return { x: (from.x + to.x) / 2 - dy * away, y: (from.y + to.y) / 2 + dx * away, radius };
}

describe("DXF", () => {
  const read = readDxf(cutDxf(SHEET));

  test("has folds, slits, cuts and the page on layers of their own, what is inside first", () => {
    expect(read.map(({ layer, isClosed }) => [layer, isClosed])).toEqual([
      ["FOLD", false],
      ["SLIT", false],
      ["CUT", true],
      ["CUT", true],
      ["PAGE", true],
    ]);
  });

  test("has y upwards from the lower edge of the page", () => {
    expect(read[0]?.vertices).toEqual([
      { x: 10, y: 50, bulge: 0 },
      { x: 40, y: 50, bulge: 0 },
    ]);
    expect(read[3]?.vertices.map(({ x, y }) => [x, y])).toEqual([
      [50, 70],
      [90, 70],
      [70, 30],
    ]);
  });

  test("has round corners whose middles are 3 mm inside the card", () => {
    const card = read[2]?.vertices ?? [];
    expect(card).toHaveLength(8);
    const arcs = card.flatMap((from, index) =>
      from.bulge === 0 ? [] : arcOf(from, card[(index + 1) % card.length] as Vertex),
    );
    // From the lower edge: 80 - 20 - 3 = 57 above, 80 - 60 + 3 = 23 below.
    const middles = arcs.map(({ x, y }) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);
    expect(middles).toEqual([
      [13, 57],
      [37, 57],
      [37, 23],
      [13, 23],
    ]);
    for (const { radius } of arcs) expect(radius).toBeCloseTo(3, 4);
  });

  test("says that it is of release 12", () => {
    expect(cutDxf(SHEET)).toContain("$ACADVER\r\n1\r\nAC1009\r\n");
  });
});

describe("SVG", () => {
  const svg = cutSvg(SHEET, "Reef & <more>");

  test("is as large as the page, in mm", () => {
    expect(svg).toContain('width="100mm" height="80mm" viewBox="0 0 100 80"');
    expect(svg).toContain("<title>Reef &#38; &#60;more&#62;</title>");
  });

  test("has what is inside a piece before its outline", () => {
    expect([...svg.matchAll(/<g id="(\w+)"/g)].map(([, id]) => id)).toEqual(["fold", "slit", "cut"]);
    expect(svg).toContain(
      '<path d="M13 20H37A3 3 0 0 1 40 23V57A3 3 0 0 1 37 60H13A3 3 0 0 1 10 57V23A3 3 0 0 1 13 20Z"/>',
    );
    expect(svg).toContain('<path d="M50 10L90 10L70 50Z"/>');
  });
});
