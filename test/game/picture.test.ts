/** Tracks as pictures in text: where their tiles lie, the order of travel, and back. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minus, plus } from "../../src/game/cells/cells.ts";
import { hexDistance } from "../../src/game/cells/hexes.ts";
import { tileOf } from "../../src/game/cells/tile.ts";
import type { Fault } from "../../src/game/fault.ts";
import type { MapCard } from "../../src/game/map-cards.ts";
import { readPicture } from "../../src/game/scenarios/picture/read-picture.ts";
import { placeOfSlot, stepsOf } from "../../src/game/scenarios/picture/slots.ts";
import type { Slope } from "../../src/game/scenarios/picture/tokens.ts";
import { type PicturedCard, writePicture } from "../../src/game/scenarios/picture/write-picture.ts";
import type { Turn } from "../../src/schema/files.ts";
import type { Cells } from "../../src/units/cells.ts";

const SQUARES = { shape: "square", columns: 3, rows: 3 } as const;
const CARDS = { shape: "square", columns: 2, rows: 3 } as const;
const POINTY = { shape: "pointy-hex", radius: 0 } as const;
const FLAT = { shape: "flat-hex", radius: 0 } as const;

const mapOf = (cells: Cells): MapCard => ({
  isWhole: true,
  cells,
  squares: [],
  bars: [],
  print: { side: 20, across: 0, along: 0 },
});

const SCENARIO = { file: "s.yaml", path: ["map"] };

/** Cards a to z of these cells. */
function read(text: string, cells: Cells) {
  const faults: Fault[] = [];
  const map = mapOf(cells);
  const cards = new Map([..."abcdefghijklmnopqrstuvwxyz"].map((id) => [id, { map }]));
  const { entries, isRead } = readPicture(text, cards, SCENARIO, new Map(), (fault) => faults.push(fault));
  return {
    places: entries.map(({ entry: { card, at } }) => `${card} ${at}`),
    entries: entries.map(({ entry }) => entry),
    isRead,
    faults: faults.map(({ rule, at, message, fix }) => ({ rule, at: at.path.slice(1), message, fix })),
  };
}

describe("tiles of squares", () => {
  test("lie in columns and rows, travelled from the lower end", () => {
    expect(read("c d@90 e!\nb\na\n", SQUARES)).toMatchObject({
      isRead: true,
      places: ["a 0,0", "b 0,3", "c 0,6", "d 3,6", "e 6,6"],
      entries: [{ turn: 0 }, {}, {}, { turn: 90, acceleration: false }, { turn: 0, acceleration: true }],
    });
  });

  test("are as large as they lie, and a dot or an empty line leaves slots empty", () => {
    expect(read(". . c\na b .\n", CARDS).faults).toMatchObject([]);
    expect(read("a@90 b@270\n", CARDS).places).toEqual(["a 0,0", "b 3,0"]);
    expect(read("2:b\n\n1:a\n", CARDS).places).toEqual(["a 0,0", "b 0,6"]);
  });

  test("may meet at a corner where no edge leads on", () => {
    expect(read(". . c\na b\n", SQUARES).places).toEqual(["a 0,0", "b 3,0", "c 6,3"]);
  });

  test("of equal ends the left one is the first, and the number 1 overrules it", () => {
    expect(read("a b c", SQUARES).places).toEqual(["a 0,0", "b 3,0", "c 6,0"]);
    expect(read("a b 1:c", SQUARES).places).toEqual(["c 0,0", "b -3,0", "a -6,0"]);
  });

  test("that lie in a block are numbered where the way may go on to several", () => {
    expect(read("4:c d\n1:a b\n", SQUARES).places).toEqual(["a 0,0", "b 3,0", "d 3,3", "c 0,3"]);
  });
});

describe("tiles of hexagons", () => {
  test("with pointy tops lie in rows, every second one half a slot to the right", () => {
    // Axial: +q is east, +r north-east, so south-east is [1, -1].
    expect(read("1:a 2:b\n   4:d 3:c\n", POINTY).places).toEqual(["a 0,0", "b 1,0", "c 2,-1", "d 1,-1"]);
  });

  test("with flat tops lie in columns, every second one half a slot lower", () => {
    // Axial: +q is north-east, +r north, so south-east is [1, -1] and south [0, -1].
    expect(read("1:a\n   2:b\nc\n", FLAT).places).toEqual(["a 0,0", "b 1,-1", "c 0,-1"]);
    expect(read("1:a\n\n2:b\n", FLAT).places).toEqual(["a 0,0", "b 0,-1"]);
  });

  test.each([1, 2, 3])("of radius %i lie in lines or interlock without gaps, and touch", (radius) => {
    for (const slope of ["level", "rising", "falling"] as const)
      for (const shape of ["pointy-hex", "flat-hex"] as const) {
        const cells = { shape, radius };
        const tile = tileOf(cells);
        const steps = stepsOf(cells, tile.sizeIn(0), slope);
        const [[a, b], [c, d]] = steps;
        // A patch has 3 r (r + 1) + 1 cells, and so has a slot without gaps; straight lines have (2 r + 1)^2 for each.
        const area = slope === "level" ? (2 * radius + 1) ** 2 : 3 * radius * (radius + 1) + 1;
        expect(a * d - b * c).toBe(area);
        const slots = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): [number, number] => [x, y]));
        const taken = slots.flatMap((slot) => {
          const at = placeOfSlot(slot, steps);
          return tile.cells.map(({ column, row }) => plus(at, [column, row]).join(" "));
        });
        expect(new Set(taken).size).toBe(taken.length);
        for (const slot of [
          [1, 0],
          [0, 1],
          [1, -1],
        ] as const)
          expect(hexDistance([0, 0], placeOfSlot(slot, steps))).toBe(2 * radius + 1);
      }
  });
});

describe("faults", () => {
  const only = (text: string, cells: Cells = SQUARES) => {
    const { faults, isRead } = read(text, cells);
    expect(isRead).toBe(false);
    expect(faults).toHaveLength(1);
    return faults[0];
  };

  test.each([
    ["a b@x", [0, 2, 5], '"x" is not a turn in degrees'],
    ["a zero:b", [0, 2, 8], '"zero" is not the number of a tile'],
    ["a 0:b", [0, 2, 5], '"0" is not the number of a tile'],
    ["a b!!", [0, 2, 5], "goes on after the `!`"],
    ["a b!@90", [0, 2, 7], "the turn comes before the `!`"],
    ["a b_c", [0, 2, 5], "is not a tile"],
    ["a b\n# no\n", [1, 0, 1], "has no comments"],
    ["a b\n  c", [1, 2, 3], "this row is indented"],
  ])("%j is reported at its characters", (text, at, message) => {
    const [first] = read(text, SQUARES).faults;
    expect(first).toMatchObject({
      rule: "scenario/unreadable-map",
      at,
      message: expect.stringContaining(message),
    });
  });

  test("a line about patches is refused where there are none", () => {
    expect(only("/\na b", POINTY)).toMatchObject({ at: [0, 0, 1], fix: "remove it" });
    expect(read("/\na b", { shape: "pointy-hex", radius: 1 }).places).toEqual(["a 0,0", "b 2,1"]);
    expect(read("\\\na b", { shape: "pointy-hex", radius: 1 }).places).toEqual(["a 0,0", "b 3,-1"]);
    expect(read("a b", { shape: "pointy-hex", radius: 1 }).places).toEqual(["a 0,0", "b 3,0"]);
  });

  test("hexagons whose rows are not indented in turn are reported at the row", () => {
    expect(only("a b\nc d\n", POINTY)).toMatchObject({
      at: [1, 0, 1],
      message: expect.stringContaining("should be indented"),
    });
    expect(only("a b\n\n  c d\n", POINTY)).toMatchObject({ at: [2, 2, 3], fix: "remove the blank line" });
    expect(only("a b\n c d\n e f\n", FLAT)).toMatchObject({ at: [2, 1, 2] });
  });

  test("cards turned to another size are reported with both sizes", () => {
    expect(only("a b@90 c", CARDS)).toMatchObject({
      rule: "scenario/no-slot",
      at: [0, 2, 6],
      message: '"b" covers 3 x 2 squares as it lies, but "a" covers 2 x 3 squares',
    });
  });

  test.each([
    ["c d\na b\n", [1, 0, 1], "none of its tiles is at an end"],
    ["c d\n1:a b\n", [0, 0, 1], 'from "a" the track may go on to "c" or to "b"'],
    ["a b . c", [0, 6, 7], '"c" has no tile beside it'],
    ["a 3:b c 3:d", [0, 8, 11], '"b" and "d" are both number 3'],
    ["a 4:b c", [0, 2, 5], '"b" is number 4, but the track has 3 tiles'],
    [". d\na b c", [1, 4, 5], 'no way from "a" that visits each tile once comes to "c"'],
  ])("%j does not say the order", (text, at, message) => {
    const found = only(text);
    expect(found).toMatchObject({
      rule: "scenario/unclear-order",
      message: expect.stringContaining(message),
    });
    expect(found?.at).toEqual(at);
  });

  test("a card that lies in a picture several times is named with its place", () => {
    expect(only("1:a b@90\nb! c\n")).toMatchObject({
      message:
        'from "a" the track may go on to "b" (line 1 of the picture, slot 2) or to "b" (line 2 of the picture, slot 1)',
      fix: "write the number of the tile that comes next: 2:b@90 or 2:b!",
    });
  });

  test("a block with too many ways is reported in no time", () => {
    const row = (first: string) => `${first} ${"b ".repeat(30)}\n`;
    expect(only(`${row("1:a")}${row("b").repeat(29)}b 2:c`)).toMatchObject({
      rule: "scenario/unclear-order",
    });
  });

  test("a thousand tiles are refused, which a rule reports", () => {
    const { entries, isRead, faults } = read("a ".repeat(1_000), SQUARES);
    expect(entries).toHaveLength(999);
    expect(isRead).toBe(false);
    expect(faults).toEqual([]);
  });
});

describe("the drawings of docs/tracks-in-text.md", () => {
  const page = readFileSync("docs/tracks-in-text.md", "utf8");
  // Beside the text of some is what lies on the table.
  const drawings = [...page.matchAll(/^map: \|.*\n((?: .*\n)+)/gm)].map(([, lines = ""]) =>
    lines
      .split("\n")
      .map((line) => line.slice(2, 20).trimEnd())
      .join("\n"),
  );
  const table = (text: string, cells: Cells) => {
    const map = mapOf(cells);
    const cards = new Map(
      Array.from({ length: 9 }, (_, index) => [`${cells.shape === "square" ? "d" : "h"}${index}`, { map }]),
    );
    const { entries } = readPicture(text, cards, SCENARIO, new Map(), () => undefined);
    return new Map(entries.map(({ entry: { card, at } }) => [card, at]));
  };
  const fromTo = (places: ReturnType<typeof table>, from: string, to: string) => {
    const [one, other] = [places.get(from), places.get(to)];
    return one && other && minus(other, one);
  };

  test("show what it says", () => {
    expect(drawings).toHaveLength(3);
    const [squares = "", rows = "", columns = ""] = drawings;
    const rooms = table(squares, SQUARES);
    expect(fromTo(rooms, "d2", "d3")).toEqual([0, 3]);
    expect(fromTo(rooms, "d2", "d4")).toEqual([3, 0]);
    // South-east, then south-west, of pointy-top hexagons.
    expect(fromTo(table(rows, POINTY), "h1", "h4")).toEqual([1, -1]);
    expect(fromTo(table(rows, POINTY), "h4", "h6")).toEqual([0, -1]);
    // South-east, then south, of flat-top hexagons.
    expect(fromTo(table(columns, FLAT), "h1", "h3")).toEqual([1, -1]);
    expect(fromTo(table(columns, FLAT), "h1", "h5")).toEqual([0, -1]);
  });
});

const KINDS: readonly Cells[] = [
  SQUARES,
  CARDS,
  POINTY,
  FLAT,
  { shape: "pointy-hex", radius: 1 },
  { shape: "flat-hex", radius: 2 },
];

const kinds = fc.constantFrom(...KINDS);
const slopes = fc.constantFrom("level", "rising", "falling" as const) as fc.Arbitrary<Slope>;
const slots = fc.uniqueArray(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })), {
  minLength: 1,
  maxLength: 12,
  selector: String,
});

/** A walk that never comes to a slot twice. */
const walks = fc.array(fc.nat(5), { maxLength: 25 }).map((turns) => {
  const STEPS = [
    [0, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
  ] as const;
  let at: readonly [number, number] = [0, 0];
  const walk = [at];
  for (const turn of turns) {
    const next = plus(at, STEPS[turn] ?? [0, 0]) as [number, number];
    if (walk.some(([x, y]) => x === next[0] && y === next[1])) continue;
    at = next;
    walk.push(at);
  }
  return walk;
});

test("a track is the same after it was written as a picture and read", () => {
  let unnumbered = 0;
  fc.assert(
    fc.property(
      kinds,
      slopes,
      fc.oneof(slots, walks),
      fc.array(fc.nat(11), { minLength: 30, maxLength: 30 }),
      (cells, slope, laid, random) => {
        const turns =
          cells.shape !== "square"
            ? [0, 60, 120, 180, 240, 300]
            : cells.columns === 3
              ? [0, 90, 180, 270]
              : [0, 180];
        const steps = stepsOf(
          cells,
          tileOf(cells).sizeIn(0),
          cells.shape !== "square" && cells.radius > 0 ? slope : "level",
        );
        const origin = placeOfSlot(laid[0] as [number, number], steps);
        const track = laid.map((slot, index): PicturedCard => {
          const [x, y] = placeOfSlot(slot, steps);
          const one = random[index] ?? 0;
          return {
            card: "abc"[one % 3] ?? "a",
            map: mapOf(cells),
            at: [x - origin[0], y - origin[1]],
            turn: turns[one % turns.length] as Turn,
            acceleration: one > 9,
          };
        });
        const written = writePicture(track);
        if ("why" in written) throw new Error(written.why);
        const text = written.lines.join("\n");
        // The first line of a block decides how far the others are indented.
        expect(text).toMatch(/^\S/);
        if (!text.includes(":")) unnumbered += 1;
        const again = read(text, cells);
        expect(again.faults).toEqual([]);
        expect(again.entries).toEqual(
          track.map(({ card, at, turn, acceleration }) => ({ card, at, turn, acceleration })),
        );
      },
    ),
    { numRuns: 400 },
  );
  expect(unnumbered).toBeGreaterThan(20);
});

test.each([
  [{ at: [1, 3] }, "card 2 (b) lies between the slots of a picture, counted from a"],
  [{ at: [0, 0] }, "card 2 (b) lies on card 1 (a)"],
  [{ at: [3, 0], heading: ["north"] }, "card 2 (b) states its heading, which a picture cannot"],
  [
    { at: [3, 0], map: mapOf(CARDS) },
    "card 2 (b) covers 2 x 3 squares as it lies, but a covers 3 x 3 squares; all slots of a picture are equal",
  ],
  [{ at: [3, 0], map: mapOf(POINTY) }, "card 2 (b) has other cells than a"],
  [{ at: [3_000, 0] }, "its cards are more than 200 slots apart"],
] as const)("a track with %j cannot be a picture", (second, why) => {
  const card = { map: mapOf(SQUARES), turn: 0, acceleration: false } as const;
  const track: readonly PicturedCard[] = [
    { ...card, card: "a", at: [0, 0] },
    { ...card, card: "b", ...second },
  ];
  expect(writePicture(track)).toEqual({ why });
});
