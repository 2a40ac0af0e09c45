/** Where cards are on the table, worked out by hand: 12.7 mm of margins come between the squares of two cards. */
import { describe, expect, test } from "vitest";
import { mapPrintOf } from "../../../src/game/decks/map-print.ts";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import { type LaidCard, lay } from "../lay.ts";

/** "2 > 5 off 0 -12.7", in mm. */
function misfits(cards: readonly LaidCard[]): readonly string[] {
  return analyseTrack(lay(cards)).misfits.map(
    ({ cards: [one, other], kind, by }) =>
      `${one + 1} > ${other + 1} ${kind} ${(by.x * 25.4).toFixed(1)} ${(by.y * 25.4).toFixed(1)}`,
  );
}

describe("loops", () => {
  test("of four cards around a corner close, however they are turned", () => {
    expect(misfits([{ at: [0, 0] }, { at: [0, 3] }, { at: [2, 3] }, { at: [2, 0] }])).toEqual([]);
    expect(
      misfits([
        { at: [0, 0], turn: 90 },
        { at: [3, 0], turn: 180 },
        { at: [2, 3], turn: 270 },
        { at: [0, 2] },
      ]),
    ).toEqual([]);
  });

  test("with a corner join close if both of its directions are compensated", () => {
    expect(misfits([{ at: [0, 0] }, { at: [2, 0] }, { at: [2, 3] }])).toEqual([]);
  });

  // right, right and left again: 12.7 mm to the right of the first, and not above it at all
  test("do not close where card 5 is along card 2 and not at its corner", () => {
    const channel: readonly LaidCard[] = [
      { at: [-1, 0] },
      { at: [0, 3] },
      { at: [2, 3], turn: 270 },
      { at: [5, 4] },
      { at: [2, 6], turn: 270 },
    ];
    expect(misfits(channel)).toEqual(["2 > 5 off 0.0 -12.7"]);
  });

  test("do not close where a card overlaps another: right and left again, but above it on the lattice", () => {
    expect(misfits([{ at: [0, 0] }, { at: [2, 1] }, { at: [0, 3] }])).toEqual(["1 > 3 overlap 0.0 -12.7"]);
  });

  // A column of the lattice, 25.4 mm, is free between cards 2 and 6. Of the joins between them one leads to the right
  // (the corner) and none back: card 6 is 12.7 mm nearer, and the remaining 12.7 mm are the margins of the two.
  test("may bring cards together that the lattice keeps apart", () => {
    const bend: readonly LaidCard[] = [
      { at: [0, 0], turn: 270 },
      { at: [3, -3] },
      { at: [5, -6], turn: 180 },
      { at: [3, -8], turn: 270 },
      { at: [1, -6], turn: 270 },
      { at: [-1, -4], turn: 90 },
    ];
    expect(misfits(bend)).toEqual(["2 > 6 touch 0.0 0.0"]);
  });
});

test("a gap has no consequences: not-joined tracks have no misfits", () => {
  expect(misfits([{ at: [0, 0] }, { at: [9, 9] }, { at: [0, 3] }])).toEqual([]);
});

describe("a card's print", () => {
  test("squares of an inch in the middle of a poker card leave a quarter of an inch on every side", () => {
    const { side, across, along } = mapPrintOf({ width: 63.5, height: 88.9 });
    expect([side, across, along].map((length) => Number(length.toFixed(9)))).toEqual([25.4, 0.25, 0.25]);
  });

  // 57.15 - 50.8 = 6.35 and 88.9 - 76.2 = 12.7
  test("of a bridge card has uneven margins", () => {
    const { side, across, along } = mapPrintOf({ width: 57.15, height: 88.9 });
    expect([side, 2 * side * across, 2 * side * along].map((mm) => Number(mm.toFixed(6)))).toEqual([
      25.4, 6.35, 12.7,
    ]);
  });

  test("of a card of 40 x 80 mm has squares of 20 mm, with 10 mm left at the top and bottom", () => {
    expect(mapPrintOf({ width: 40, height: 80 })).toEqual({ side: 20, across: 0, along: 0.5 });
  });
});
