/** Properties of the drawing of every track, tested on random ones and on some that are very wide or scattered. */
import { stripVTControlCharacters } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type TrackTextOptions, trackText } from "../../../src/report/track/track-text.ts";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import type { Lattice, TrackPlan, TrackSquare } from "../../../src/track/track.ts";
import { type LaidCard, lay } from "../../track/lay.ts";
import { randomTrack } from "../../track/random-tracks.ts";
import { scenarioOf } from "./scenario-of.ts";

const SETTINGS: TrackTextOptions = { columns: 1000, plain: false, colour: false };

/** SGR codes of backgrounds; 49 resets them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const GROUND = /\u001B\[(4[0-7]|10[0-7])m/g;

const anyTrack = randomTrack(10);
const anyRoute = fc.constantFrom("diagonal", "straight", undefined);

/** Each examines tracks of many cards. */
const RUNS = { numRuns: 50 };

test("every square is drawn exactly once, with its name", () => {
  fc.assert(
    fc.property(anyTrack, anyRoute, (plan, route) => {
      const names = drawingOf(drawn(plan, { route })).match(/\d+\.[ab][123]/g) ?? [];
      expect([...names].sort()).toEqual(
        squaresOf(plan)
          .map(({ name }) => name)
          .sort(),
      );
    }),
    RUNS,
  );
});

test("every square is drawn exactly once where squares are small, and where the drawing is split", () => {
  fc.assert(
    fc.property(anyTrack, fc.integer({ min: 6, max: 60 }), (plan, columns) => {
      const printed = drawingOf(drawn(plan, { columns })).match(/[ab][123]/g) ?? [];
      expect([...printed].sort()).toEqual(
        squaresOf(plan)
          .map((square) => square.printed)
          .sort(),
      );
    }),
    RUNS,
  );
});

test("squares are placed as on the lattice, a column 7 characters wide and a row 3 lines high", () => {
  fc.assert(
    fc.property(inOnePart, (plan) => {
      const text = drawn(plan).split("\n");
      const origins = squaresOf(plan).map((square) => {
        const { x, y } = spotIn(text, square);
        return [x - 7 * square.column, y + 3 * square.row];
      });
      expect(new Set(origins.map(String)).size).toBe(1);
    }),
    RUNS,
  );
});

test("below its name is the letter of the square's colour, or the dark of an acceleration point", () => {
  fc.assert(
    fc.property(inOnePart, (plan) => {
      const text = drawn(plan).split("\n");
      const isDown = (card: number): boolean => plan.track[card]?.acceleration === true;
      for (const square of squaresOf(plan)) {
        const { x, y } = spotIn(text, square);
        const black = isDown(square.card) ? "▓" : "K";
        const letters: Readonly<Record<string, string>> = {
          white: "W",
          green: "G",
          blue: "B",
          red: "R",
          black,
        };
        const letter = letters[square.terrain];
        expect(text[y + 1]?.charAt(x), square.name).toBe(letter);
      }
    }),
    RUNS,
  );
});

test("heavy lines are drawn exactly where bars are, light ones exactly around cards", () => {
  fc.assert(
    fc.property(inOnePart, (plan) => {
      const text = drawn(plan).split("\n");
      const { lattice } = analyseTrack(plan);
      const bars = new Set(lattice.bars.map(({ from, to }) => edgeName(from, to)));
      for (const square of lattice.squares)
        for (const { name, sign, neighbour } of sidesOf(text, square, lattice)) {
          const isBar = bars.has(name);
          const isEdge = !isBar && neighbour?.card !== square.card;
          expect("━┃".includes(sign), `${square.name} ${name} is a bar`).toBe(isBar);
          expect("─│".includes(sign), `${square.name} ${name} is an edge`).toBe(isEdge);
        }
    }),
    RUNS,
  );
});

test("no line of a drawing is wider than the terminal", () => {
  fc.assert(
    fc.property(anyTrack, anyRoute, fc.integer({ min: 6, max: 120 }), (plan, route, columns) => {
      const lines = drawingOf(drawn(plan, { route, columns })).split("\n");
      for (const line of lines.filter((one) => !/^(cards?|piece) /.test(one)))
        expect([...line].length, line).toBeLessThanOrEqual(columns);
    }),
    RUNS,
  );
});

test("plain drawings are ASCII without colours", () => {
  fc.assert(
    fc.property(anyTrack, anyRoute, (plan, route) => {
      expect(drawn(plan, { route, plain: true, colour: true })).toMatch(/^[ -~\n]+$/);
    }),
    RUNS,
  );
});

test("colours change nothing but colours", () => {
  fc.assert(
    fc.property(anyTrack, anyRoute, (plan, route) => {
      const coloured = drawn(plan, { route, colour: true });
      expect(coloured).not.toBe(stripVTControlCharacters(coloured));
      expect(stripVTControlCharacters(coloured)).toBe(drawn(plan, { route }));
    }),
    RUNS,
  );
});

test("squares have their colours as background", () => {
  // SGR 41, 42, 44 and 107 of ECMA-48 and its bright colours: red, green, blue, bright white
  const ground = { r: 41, g: 42, b: 44, w: 107 };
  for (const [letter, code] of Object.entries(ground)) {
    const text = drawn(lay([{ at: [0, 0], squares: letter.repeat(6) }]), { colour: true });
    const grounds = [...text.matchAll(GROUND)].map(([, found]) => Number(found));
    expect(new Set(grounds), letter).toEqual(new Set([code]));
    expect(grounds.length).toBe(12);
  }
});

test("C100: a track is drawn the same wherever it is on the lattice", () => {
  const anyShift = fc.integer({ min: -5_000, max: 5_000 });
  fc.assert(
    fc.property(anyTrack, anyShift, anyShift, (plan, columns, rows) => {
      const track = plan.track.map((card) => ({
        ...card,
        at: [card.at[0] + columns, card.at[1] + rows] as const,
      }));
      expect(drawn({ ...plan, track })).toBe(drawn(plan));
    }),
    RUNS,
  );
});

describe("C101: cards 20,000 squares apart", () => {
  const far: readonly LaidCard[] = [
    { at: [-10_000, -10_000] },
    { at: [10_000, 10_000] },
    { at: [-10_000, 10_000] },
    { at: [10_000, -10_000] },
  ];

  test("are drawn one by one, with the distance between them in words", () => {
    const text = drawn(lay(far), { columns: 80 });
    expect(text.split("\n").length).toBeLessThan(60);
    expect(text).toContain("card 2, apart: 19998 empty columns to the right and 19997 empty rows up");
    expect(text.match(/\d\.[ab][123]/g)?.length).toBe(24);
  });
});

/** Tracks that are drawn in one piece. */
const inOnePart = anyTrack.filter((plan) => !drawn(plan).includes(", apart: "));

function drawn(plan: TrackPlan, options: Partial<TrackTextOptions> = {}): string {
  const text = trackText(
    { scenario: scenarioOf(plan), track: analyseTrack(plan) },
    { ...SETTINGS, ...options },
  );
  if (text === undefined) throw new Error("a track that was analysed is drawn");
  return text;
}

/** The part above the legend. */
const drawingOf = (text: string): string => text.slice(0, text.lastIndexOf("\n\n"));

const squaresOf = (plan: TrackPlan): readonly TrackSquare[] => analyseTrack(plan).lattice.squares;

/** Where the square's name begins. */
function spotIn(text: readonly string[], { name }: TrackSquare): { readonly x: number; readonly y: number } {
  const word = new RegExp(`(?<!\\d)${name.replace(".", "\\.")}`);
  const y = text.findIndex((line) => word.test(line));
  return { x: text[y]?.search(word) ?? -1, y };
}

const edgeName = (from: readonly [number, number], to: readonly [number, number]): string =>
  [from, to].map(String).sort().join(" to ");

/** The middle of each line around a square: two left of its name, one above, 7 wide and 3 high. */
function sidesOf(text: readonly string[], square: TrackSquare, { squares }: Lattice) {
  const { x, y } = spotIn(text, square);
  const { column: c, row: r } = square;
  const at = (column: number, row: number) =>
    squares.find((other) => other.column === column && other.row === row);
  const signAt = (right: number, down: number): string => text[y + down]?.charAt(x + right) || " ";
  return [
    { name: edgeName([c, r + 1], [c + 1, r + 1]), sign: signAt(0, -1), neighbour: at(c, r + 1) },
    { name: edgeName([c, r], [c + 1, r]), sign: signAt(0, 2), neighbour: at(c, r - 1) },
    { name: edgeName([c, r], [c, r + 1]), sign: signAt(-2, 0), neighbour: at(c - 1, r) },
    { name: edgeName([c + 1, r], [c + 1, r + 1]), sign: signAt(5, 0), neighbour: at(c + 1, r) },
  ];
}
