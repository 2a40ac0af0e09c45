import { describe, expect, test } from "vitest";
import { impose, MINI, piece, profileOn, withoutBack } from "./support.ts";

describe("cards that cannot fit are refused with the nearest alternative", () => {
  test("larger than the printable area: both sizes and the paper on which it fits (G3)", () => {
    const board = piece("board", 1, { trim: { width: 250, height: 380 }, component: "Boards" });
    const made = impose([piece("a"), board], profileOn("a4"));
    expect(made.diagnostics).toMatchObject([
      {
        rule: "sheet/too-large",
        severity: "error",
        message:
          'card "board" is 250mm x 380mm, but A4 with a margin of 5mm has room for cards only up to 200mm x 287mm',
        fix: "print on tabloid, the smallest paper on which it fits",
      },
    ]);
    expect(made.sides.map(({ placements }) => placements.length)).toEqual([1, 1]);
  });

  test("larger than any paper", () => {
    const [fault] = impose(
      [piece("mat", 2, { trim: { width: 500, height: 600 } })],
      profileOn("a4"),
    ).diagnostics;
    expect(fault?.fix).toBe("make it smaller, or name the size of a larger paper");
  });

  test("too large for a pair beside the fold, but not for the sheet", () => {
    const card = { trim: { width: 180, height: 150 } };
    const made = impose([piece("x", 1, card), piece("y", 1, card)], profileOn("a4", { backs: "fold" }));
    expect(made.diagnostics[0]).toMatchObject({
      rule: "sheet/too-large",
      message:
        'card "x" and 1 more are 180mm x 150mm, but A4 with a margin of 5mm has room for a front and its back beside the fold only up to 200mm x 138.5mm or 95mm x 287mm',
      fix: "print on legal, the smallest paper on which it fits, or print its back on the reverse (backs: duplex)",
    });
  });

  test("the largest card that is reported to fit does fit", () => {
    for (const trim of [
      { width: 200, height: 287 },
      { width: 287, height: 200 },
    ])
      expect(impose([piece("x", 1, { trim })], profileOn("a4")).rules).not.toContain("sheet/too-large");
    for (const trim of [
      { width: 200, height: 138.5 },
      { width: 95, height: 287 },
    ])
      expect(impose([piece("x", 1, { trim })], profileOn("a4", { backs: "fold" })).rules).not.toContain(
        "sheet/too-large",
      );
  });
});

describe("invalid numbers", () => {
  test.each([
    ["margin", Number.NaN],
    ["margin", -1],
    ["margin", 105],
    ["gap", -1],
    ["gap", Number.POSITIVE_INFINITY],
    ["bleed", -3],
    ["foldGap", Number.NaN],
  ] as const)("profile: %s %d (G1, G3)", (name, value) => {
    const made = impose([piece("a")], profileOn("a4", { [name]: value }));
    expect(made.rules).toEqual(["sheet/bad-number"]);
    expect(made.diagnostics[0]?.message).toContain(name);
    expect(made.sides).toEqual([]);
  });

  test("all of them at once", () => {
    const made = impose(
      [],
      profileOn("a4", { gap: -1, bleed: Number.NaN, backOffset: { x: Number.NaN, y: 0 } }),
    );
    expect(made.diagnostics.map(({ message }) => message.split(" ")[0])).toEqual([
      "gap",
      "bleed",
      "backOffset.x",
    ]);
  });

  test.each([0, -10, Number.NaN, 5081, 1e9])("paper %d mm wide (G1, G2)", (width) => {
    const paper = { id: "own", title: "Own", width, height: 297 };
    const made = impose([piece("a")], { ...profileOn("a4"), paper });
    expect(made.rules).toEqual(["sheet/bad-paper"]);
  });

  test.each([
    [{ trim: { width: 0, height: 88 } }, "bad-size"],
    [{ trim: { width: Number.NaN, height: 88 } }, "bad-size"],
    [{ trim: { width: 63, height: -88 } }, "bad-size"],
    [{ trim: { width: 0.1, height: 88 } }, "bad-size"],
    [{ trim: { width: 1e9, height: 88 } }, "bad-size"],
    [{ bleed: -1 }, "bad-bleed"],
    [{ bleed: Number.NaN }, "bad-bleed"],
    [{ bleed: 63.5 }, "bad-bleed"],
    [{ copies: -1 }, "bad-copies"],
    [{ copies: 1.5 }, "bad-copies"],
    [{ copies: Number.NaN }, "bad-copies"],
  ])("card %o is sheet/%s; the others are printed (G1, G3, G5)", (rest, rule) => {
    const made = impose([piece("good"), piece("odd", 1, rest)], profileOn("a4"));
    expect(made.rules).toEqual([`sheet/${rule}`]);
    expect(made.diagnostics[0]?.message).toContain('"odd"');
    expect(made.diagnostics[0]?.fix).toBeTruthy();
    expect(made.sides[0]?.placements.map(({ piece }) => piece)).toEqual(["good"]);
  });

  test("more sheets than anyone prints, reported without making them (G5)", () => {
    const made = impose([piece("a", 3), piece("typo", 1e9)], profileOn("a4"));
    expect(made.sides).toEqual([]);
    expect(made.diagnostics).toMatchObject([
      { rule: "sheet/too-many", severity: "error", message: "1000000003 cards make 111111112 sheets" },
    ]);
    expect(made.diagnostics[0]?.fix).toContain('"typo"');
    const alone = (copies: number) => withoutBack(piece("a", copies, { trim: { width: 180, height: 250 } }));
    expect(impose([alone(10_000)], profileOn("a4")).sheets).toBe(10_000);
    expect(impose([alone(10_001)], profileOn("a4")).rules).toEqual(["sheet/too-many"]);
  });

  test("a back offset that leaves the paper, or the printer's reach", () => {
    const shifted = (y: number) =>
      impose([piece("a", 9, { bleed: 0 })], profileOn("letter", { backOffset: { x: 0, y } }));
    expect(shifted(1).rules).toEqual([]);
    expect(shifted(-2).diagnostics).toMatchObject([
      { rule: "sheet/offset-past-margin", severity: "warning" },
    ]);
    expect(shifted(50).diagnostics).toMatchObject([{ rule: "sheet/bad-offset", severity: "error" }]);
  });
});

describe("nothing to print", () => {
  test("makes no pages", () => {
    expect(impose([], profileOn("a4"))).toMatchObject({ sides: [], sheets: 0, diagnostics: [] });
    expect(impose([piece("a", 0)], profileOn("a4"))).toMatchObject({ sides: [], sheets: 0 });
  });

  test("a component of 0 cards makes no blank page, and is named (C075)", () => {
    const made = impose(
      [piece("a", 0, { component: "A", trim: MINI }), piece("b", 3, { component: "B" })],
      profileOn("a4", { backs: "none" }),
    );
    expect(made.sides).toHaveLength(1);
    expect(made.diagnostics).toMatchObject([
      {
        rule: "sheet/empty-component",
        severity: "hint",
        message: '"A" has no card to print: all copies are 0',
      },
    ]);
  });
});
