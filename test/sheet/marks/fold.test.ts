import { describe, expect, test } from "vitest";
import type { Point } from "../../../src/units/box.ts";
import {
  cropMarksOf,
  foldLinesOf,
  heightOf,
  impose,
  MINI,
  POKER_LYING,
  piece,
  pointOn,
  profileOn,
  widthOf,
  withoutBack,
  wordsOf,
} from "../support.ts";

const fold = (paper: string, rest = {}) => profileOn(paper, { backs: "fold", ...rest });
const pair = (...args: Parameters<typeof impose>) => {
  const [side] = impose(...args).sides;
  const named = (suffix: string) => side?.placements.filter(({ scene }) => scene.endsWith(suffix)) ?? [];
  return { side, fronts: named("front"), backs: named("back") };
};

describe("fronts and backs on one side", () => {
  test.each(["a4", "letter"])("%s has room for four poker cards with their backs", (paper) => {
    const made = impose([piece("a", 4)], fold(paper));
    expect(made.sheets).toBe(1);
    expect(made.sides[0]?.side).toBe("fold");
    expect(made.sides[0]?.placements).toHaveLength(8);
    expect(impose([piece("a", 5)], fold(paper)).sheets).toBe(2);
  });

  test("the four pairs are as on the trade's Letter template, moved by 1/80 in to the page's middle (C064)", () => {
    const { side, fronts, backs } = pair(
      [piece("a", 4)],
      fold("letter", { gap: 2.54, bleed: 0, foldGap: 13.6525 }),
    );
    const inches = (mm: number) => Number((mm / 25.4).toFixed(4));
    expect(side?.size).toEqual({ width: 279.4, height: 215.9 });
    expect(fronts.map(({ trim }) => [inches(trim.x), inches(trim.y + 0.3175)])).toEqual(
      [0.35, 2.95, 5.55, 8.15].map((x) => [x, 0.225]),
    );
    expect(backs.map(({ trim, turn }) => [inches(trim.x), inches(trim.y + 0.3175), turn])).toEqual(
      [0.35, 2.95, 5.55, 8.15].map((x) => [x, 4.8, 180]),
    );
  });

  test("from the fold: 5 mm, 3 mm bleed, the cards; the line is in the middle (C064)", () => {
    const { side, fronts, backs } = pair([piece("a", 4)], fold("letter"));
    const middle = 215.9 / 2;
    expect(fronts[0]?.trim.y).toBeCloseTo(middle - 5 - 3 - 88.9, 6);
    expect(backs[0]?.trim.y).toBeCloseTo(middle + 5 + 3, 6);
    expect(fronts[0] && fronts[0].clip.y + fronts[0].clip.height).toBeCloseTo(middle - 5, 6);
    const lines = side ? foldLinesOf(side) : [];
    expect(lines).toHaveLength(1);
    expect(lines[0]?.from).toEqual({ x: 0, y: middle });
    expect(lines[0]?.to).toEqual({ x: 279.4, y: middle });
  });

  test("if bleed is short it is shared: A4 has 105 - 10 - 88.9 = 6.1 mm for two bleeds and the marks", () => {
    const { fronts } = pair([piece("a", 4)], fold("a4"));
    expect(fronts[0] && fronts[0].trim.y - fronts[0].clip.y).toBeCloseTo(6.1 / 3, 6);
    expect(fronts[0]?.clip.height).toBeCloseTo(88.9 + (2 * 6.1) / 3, 6);
  });

  test.each([
    ["one row along a horizontal fold", [piece("a", 3), piece("l", 1, { trim: POKER_LYING })], "horizontal"],
    ["several columns beside a vertical fold", [piece("m", 9, { trim: MINI })], "vertical"],
  ] as const)("folded, every back is upright behind its front: %s", (_, pieces, axis) => {
    const { side, fronts, backs } = pair(pieces, fold("a4"));
    const [line] = side ? foldLinesOf(side) : [];
    if (!line) throw new Error("no fold line");
    expect(line.from.x === line.to.x ? "vertical" : "horizontal").toBe(axis);
    const folded = ({ x, y }: Point) =>
      axis === "vertical" ? { x: 2 * line.from.x - x, y } : { x, y: 2 * line.from.y - y };
    expect(backs).toHaveLength(fronts.length);
    for (const [index, front] of fronts.entries()) {
      const back = backs[index];
      if (!back) throw new Error("no back");
      const [width, height] = [widthOf(front), heightOf(front)];
      for (const [u, v] of [
        [0, 0],
        [width, 0],
        [0, height],
      ] as const) {
        const behind = folded(pointOn(back, width - u, v));
        expect(behind.x).toBeCloseTo(pointOn(front, u, v).x, 6);
        expect(behind.y).toBeCloseTo(pointOn(front, u, v).y, 6);
      }
    }
  });

  test("nine mini cards fit beside a vertical fold on landscape A4", () => {
    expect(impose([piece("m", 9, { trim: MINI })], fold("a4")).sheets).toBe(1);
  });

  test("every column beside a vertical fold has its cut lines", () => {
    const { side } = pair([piece("m", 9, { trim: MINI })], fold("a4"));
    const upright = side ? cropMarksOf(side).filter(({ from, to }) => from.x === to.x) : [];
    const xs = [...new Set(upright.map(({ from }) => Number(from.x.toFixed(3))))].sort((a, b) => a - b);
    const middle = 297 / 2;
    const bleed = (middle - 5 - 5 - 3 * 44.45) / 3;
    const right = [0, 1, 2, 3].map((column) => middle + 5 + bleed + column * 44.45);
    const all = [...right.map((x) => 2 * middle - x), ...right].sort((a, b) => a - b);
    expect(xs).toEqual(all.map((x) => Number(x.toFixed(3))));
  });

  test("both halves have their cut lines in the margins", () => {
    const { side, fronts, backs } = pair([piece("a", 4)], fold("letter"));
    const rows = [fronts[0], backs[0]].flatMap((card) =>
      card ? [card.trim.y, card.trim.y + card.trim.height] : [],
    );
    const marked = side ? cropMarksOf(side).filter(({ from, to }) => from.y === to.y) : [];
    const heights = [...new Set(marked.map(({ from }) => from.y.toFixed(3)))].sort();
    expect(heights).toEqual(rows.map((y) => y.toFixed(3)).sort());
  });

  test("the fold line stays in the margins when bleed reaches it", () => {
    const { side } = pair([piece("a", 4)], fold("letter", { foldGap: 0 }));
    const lines = side ? foldLinesOf(side) : [];
    expect(lines.map(({ from, to }) => [from.x, to.x].map((x) => Number(x.toFixed(2))))).toEqual([
      [0, 9.7],
      [269.7, 279.4],
    ]);
  });

  test("a card without a back leaves its place empty; sizes without any back need no fold", () => {
    const { side, fronts, backs } = pair([withoutBack(piece("a")), piece("b")], fold("a4"));
    expect(side?.side).toBe("fold");
    expect(fronts).toHaveLength(2);
    expect(backs.map(({ piece, trim }) => [piece, trim.x])).toEqual([["b", fronts[1]?.trim.x]]);
    const plain = impose([withoutBack(piece("a", 9)), piece("m", 1, { trim: MINI })], fold("a4"));
    expect(plain.sides.map(({ side, placements }) => [side, placements.length])).toEqual([
      ["front", 9],
      ["fold", 2],
    ]);
  });

  test("the footer says what to do, and a back offset has no effect here", () => {
    const { side } = pair([piece("a", 4)], fold("letter", { backOffset: { x: 2, y: 2 } }));
    expect(side && wordsOf(side)).toContain("sheet 1 of 1 · fold on the dashed line");
    expect(side).toEqual(pair([piece("a", 4)], fold("letter")).side);
  });
});
