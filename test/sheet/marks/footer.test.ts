import { describe, expect, test } from "vitest";
import type { SheetSide } from "../../../src/sheet/sheet.ts";
import type { Box } from "../../../src/units/box.ts";
import { contains, outset, overlaps } from "../../../src/units/box.ts";
import {
  boxOfLine,
  cropMarksOf,
  foldLinesOf,
  impose,
  MINI,
  piece,
  profileOn,
  rulerOf,
  TAROT,
  textsOf,
  withoutBack,
  wordsOf,
} from "../support.ts";

const RULER_WORDS = "50 mm - print at 100 %, no scaling";

function firstSide(...args: Parameters<typeof impose>): SheetSide {
  const [side] = impose(...args).sides;
  if (!side) throw new Error("no side");
  return side;
}

describe("the words of the footer", () => {
  test("game, kit and version; sheet, side and flip; the ruler's words", () => {
    const { sides } = impose([piece("a", 12)], profileOn("a4"));
    expect(sides.map(wordsOf)).toEqual([
      [RULER_WORDS, "Reef · Basic set · 1.2.0", "sheet 1 of 2 · front · flip on the long edge"],
      [RULER_WORDS, "Reef · Basic set · 1.2.0", "sheet 1 of 2 · back · flip on the long edge"],
      [RULER_WORDS, "Reef · Basic set · 1.2.0", "sheet 2 of 2 · front · flip on the long edge"],
      [RULER_WORDS, "Reef · Basic set · 1.2.0", "sheet 2 of 2 · back · flip on the long edge"],
    ]);
  });

  test.each([
    ["duplex-short", "sheet 1 of 1 · front · flip on the short edge"],
    ["none", "sheet 1 of 1 · front"],
    ["separate", "sheet 1 of 2 · front"],
  ] as const)("with backs %s: %s", (backs, words) => {
    expect(wordsOf(firstSide([piece("a")], profileOn("a4", { backs })))).toContain(words);
  });

  test("sheets are counted over all sizes", () => {
    const { sides } = impose(
      [piece("a"), piece("t", 1, { trim: TAROT })],
      profileOn("a4", { backs: "none" }),
    );
    expect(sides.map((side) => wordsOf(side)[2])).toEqual(["sheet 1 of 2 · front", "sheet 2 of 2 · front"]);
  });

  test("a blank reverse says that it is intentionally blank", () => {
    const { sides } = impose([withoutBack(piece("a", 9)), piece("b", 9)], profileOn("a4"));
    expect(sides[1] && wordsOf(sides[1])).toContain("sheet 1 of 2 · back, blank · flip on the long edge");
  });

  test("a draft is stamped on every side, on roomy and on narrow margins", () => {
    for (const paper of ["a4", "letter", "a3"])
      for (const backs of ["duplex", "fold", "none"] as const)
        for (const trim of [TAROT, MINI]) {
          const { sides } = impose([piece("a", 3, { trim })], profileOn(paper, { backs }), { draft: true });
          for (const side of sides) expect(wordsOf(side).join(" ")).toContain("DRAFT - has errors");
        }
    expect(wordsOf(firstSide([piece("a")], profileOn("a4"))).join(" ")).not.toContain("DRAFT");
  });
});

describe("the position of the footer", () => {
  test("A4 and poker: in the bottom margin, each text between two crop marks", () => {
    const texts = textsOf(firstSide([piece("a", 9)], profileOn("a4")));
    expect(texts.every(({ upwards }) => !upwards)).toBe(true);
    for (const { box } of texts) expect(box.y).toBeGreaterThan(281.85 + 3);
    expect(texts.map(({ box }) => Math.floor((box.x - 9.75) / 63.5))).toEqual([2, 0, 1]);
    expect(new Set(texts.map(({ sizePt }) => sizePt.toFixed(2)))).toEqual(new Set(["6.50"]));
  });

  test("Letter and poker: in the left margin, reading upwards", () => {
    const texts = textsOf(firstSide([piece("a", 9)], profileOn("letter")));
    expect(texts).toHaveLength(3);
    expect(texts.every(({ upwards }) => upwards)).toBe(true);
    for (const { box } of texts) expect(box.x + box.width).toBeLessThan(12.7 - 3);
  });

  test("text is grey", () => {
    expect(new Set(textsOf(firstSide([piece("a")], profileOn("a4"))).map(({ colour }) => colour))).toEqual(
      new Set(["#444444"]),
    );
  });

  const kinds = ["a4", "letter", "a3", "legal", "tabloid"].flatMap((paper) =>
    (["duplex", "fold"] as const).flatMap((backs) =>
      [undefined, TAROT, MINI, { width: 70, height: 70 }, { width: 148, height: 105 }].map(
        (trim) => [paper, backs, trim] as const,
      ),
    ),
  );
  test.each(kinds)(
    "inside the printable area, clear of cards and marks: %s, %s, %o",
    (paper, backs, trim) => {
      const made = impose([piece("a", 5, trim && { trim })], profileOn(paper, { backs }));
      expect(made.rules).not.toContain("sheet/no-room-for-footer");
      for (const side of made.sides) {
        const printable = outset({ x: 0, y: 0, ...side.size }, -5);
        const others: Box[] = [
          ...side.placements.map(({ clip }) => clip),
          ...[...cropMarksOf(side), ...foldLinesOf(side)].map(boxOfLine),
        ];
        const texts = textsOf(side);
        const own = [...texts.map(({ box }) => box), ...rulerOf(side).map(boxOfLine)];
        expect(texts.length).toBeGreaterThan(1);
        for (const box of own) {
          expect(contains(printable, box, 0.08)).toBe(true);
          for (const other of others) expect(overlaps(box, other)).toBe(false);
        }
        for (const [index, { box, sizePt }] of texts.entries()) {
          expect(sizePt).toBeGreaterThanOrEqual(5 - 1e-6);
          for (const next of texts.slice(index + 1)) expect(overlaps(box, next.box)).toBe(false);
          for (const line of rulerOf(side)) expect(overlaps(box, boxOfLine(line))).toBe(false);
        }
      }
    },
  );
});

describe("the ruler", () => {
  /** Ticks along the ruler from its start, and their lengths. */
  function ticksOf(side: SheetSide): { at: number; length: number }[] {
    const lines = rulerOf(side);
    const lengthOf = ({ from, to }: (typeof lines)[number]) => Math.hypot(to.x - from.x, to.y - from.y);
    const ticks = lines.filter((line) => lengthOf(line) < 3);
    const [zero] = ticks;
    return ticks.map((tick) => ({
      at: Math.hypot(tick.from.x - (zero?.from.x ?? 0), tick.from.y - (zero?.from.y ?? 0)),
      length: lengthOf(tick),
    }));
  }

  test.each(["a4", "letter"])(
    "measures 50 mm on %s: a tick every 5 mm, a longer one every 10 mm (C074)",
    (paper) => {
      const ticks = ticksOf(firstSide([piece("a", 9)], profileOn(paper)));
      expect(ticks).toHaveLength(11);
      for (const [index, { at, length }] of ticks.entries()) {
        expect(at).toBeCloseTo(index * 5, 4);
        expect(length).toBeCloseTo(index % 2 === 0 ? 1.6 : 1, 4);
      }
    },
  );

  test.each([
    ["a4", 0],
    ["a4", 3],
    ["letter", 0],
    ["letter", 3],
  ])("has its words with it, %s with a gap of %d mm", (paper, gap) => {
    const side = firstSide([piece("a", 9)], profileOn(paper, { gap }));
    const words = textsOf(side).find(({ text }) => text === RULER_WORDS);
    const ruler = rulerOf(side).map(boxOfLine);
    expect(words).toBeDefined();
    expect(ruler.some((line) => words && overlaps(outset(words.box, 2), line))).toBe(true);
  });

  test("is shorter, and says so, if cut lines are closer than 50 mm", () => {
    const side = firstSide([piece("a", 20, { trim: { width: 45, height: 45 } })], profileOn("a4"));
    const [words] = wordsOf(side).filter((text) => text.includes("100 %"));
    const length = Number(words?.split(" ")[0]);
    expect(length).toBeLessThan(45);
    expect(ticksOf(side).at(-1)?.at).toBeCloseTo(length, 4);
  });
});

test("beyond close cut lines words have the whole margin, because their marks are short (31.75 mm)", () => {
  const side = firstSide([piece("a", 20, { trim: { width: 31.75, height: 44.45 } })], profileOn("a4"));
  expect(wordsOf(side)).toContain("50 mm - print at 100 %, no scaling");
  const texts = textsOf(side).map(({ box }) => box);
  for (const line of [...cropMarksOf(side), ...rulerOf(side)].map(boxOfLine))
    expect(texts.filter((box) => overlaps(box, line))).toEqual([]);
});

describe("margins without room", () => {
  test("give a warning, not an error, that names what is missing", () => {
    const tight = profileOn("100mmx150mm", { margin: 5 });
    const made = impose([piece("a", 1, { trim: { width: 88, height: 138 }, bleed: 0 })], tight);
    expect(made.sides).toHaveLength(2);
    expect(made.diagnostics).toMatchObject([
      {
        rule: "sheet/no-room-for-footer",
        severity: "warning",
        message: expect.stringContaining("no room for the footer"),
      },
    ]);
  });

  test("shrink text first; the ruler goes last", () => {
    const deep = (margin: number) => profileOn("a4", { margin, backs: "none" });
    const sizes = [5, 6, 7, 8].map((margin) => {
      const made = impose([piece("a", 9)], deep(margin));
      return textsOf(made.sides[0] as SheetSide)[0]?.sizePt ?? 0;
    });
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    const title = "A title of more than sixty letters does not fit between two crop marks at all";
    const long = impose([piece("a", 9)], profileOn("a4"), { game: title, kit: title });
    expect(long.rules).toEqual(["sheet/no-room-for-footer"]);
    expect(long.diagnostics[0]?.message).toContain("game, kit and version");
    expect(long.sides[0] && wordsOf(long.sides[0])).toEqual([
      RULER_WORDS,
      "sheet 1 of 1 · front · flip on the long edge",
    ]);
  });

  test("are not reported if there is no margin and no mark, as print services require", () => {
    const cards = [piece("a", 2, { trim: { width: 100, height: 150 }, bleed: 0 })];
    const bare = profileOn("100mmx150mm", { margin: 0, marks: false });
    expect(impose(cards, bare).rules).toEqual([]);
    expect(impose(cards, { ...bare, marks: true }).rules).toEqual(["sheet/no-room-for-footer"]);
  });

  test("are reported once for a size of cards, not for every sheet", () => {
    const made = impose(
      [piece("a", 40, { trim: { width: 88, height: 138 }, bleed: 0 })],
      profileOn("100mmx150mm"),
    );
    expect(made.sheets).toBe(40);
    expect(made.rules).toEqual(["sheet/no-room-for-footer"]);
  });
});
