/** Shortest ways, their number, forced diagonals and shares of terrains, all counted by hand. */
import { describe, expect, test } from "vitest";
import { stepInWords } from "../in-names.ts";
import type { LaidCard } from "../lay.ts";
import { look, northwards } from "../look.ts";

const straightUp = (cards: number) => northwards(...Array<Partial<LaidCard>>(cards).fill({}));

describe("movement points", () => {
  test("count one to enter and one per step, with and without diagonals", () => {
    // five rows up and one column across
    const { straight, free } = look(straightUp(2)).track;
    expect([straight?.mp, free?.mp]).toEqual([7, 6]);
  });

  test("of a start that is also the finish are the one to enter", () => {
    const { track, names } = look(straightUp(2), { start: "2.a1", finish: "2.a1" });
    expect(track.straight).toMatchObject({ mp: 1, routes: 1 });
    expect(names(track.free?.route)).toEqual(["2.a1"]);
    expect(track.free?.terrains.green).toBe(1);
    expect(track.forcedSpecial).toEqual([]);
    expect(track.narrow).toBeUndefined();
  });

  test("of ten cards in a row are 31 and 30", () => {
    const { straight, free } = look(straightUp(10)).track;
    expect([straight?.mp, free?.mp]).toEqual([31, 30]);
  });

  test("are unknown if there is no way: only diagonals, or none at all", () => {
    const corner = look([{ at: [0, 0] }, { at: [2, 3] }]).track;
    expect(corner.straight).toBeUndefined();
    // 1.a1 1.b2 1.b3 2.a1 2.a2 2.b3, and the diagonal may be made elsewhere
    expect(corner.free?.mp).toBe(6);
    const apart = look([{ at: [0, 0] }, { at: [2, 4] }]).track;
    expect([apart.straight, apart.free, apart.forcedSpecial]).toEqual([undefined, undefined, undefined]);
  });

  test("never follow the track backward: a finish behind the start is out of reach", () => {
    expect(look(straightUp(2), { start: "2.a1", finish: "1.b1" }).track.free).toBeUndefined();
  });
});

describe("shortest ways", () => {
  test("are as many as the possible changes of column: on one of six rows, or in five diagonal choices", () => {
    const { straight, free } = look(straightUp(2)).track;
    expect(straight?.routes).toBe(6);
    // each of five steps changes the column or not, and the last must compensate for the others: 2^4
    expect(free?.routes).toBe(16);
  });

  test("of ten cards in a row are 30 and 2^28", () => {
    const { straight, free } = look(straightUp(10)).track;
    expect([straight?.routes, free?.routes]).toEqual([30, 2 ** 28]);
  });

  test("are given as 2^53 - 1 if there are more, and their terrains are still right", () => {
    const cards = northwards(...Array<Partial<LaidCard>>(40).fill({ squares: "wg wg wg" }));
    const { free } = look(cards).track;
    expect(free?.routes).toBe(Number.MAX_SAFE_INTEGER);
    // from a white start to a green finish, equally often by either column on each row between
    expect(free?.terrains.white).toBeCloseTo(0.5, 9);
    expect(free?.terrains.green).toBeCloseTo(0.5, 9);
  });

  test("are shown by the first of them in the order of squares", () => {
    const { track, names } = look(straightUp(2));
    // of a2 and b1, a2 comes first; of b3 on this card and a1 on the next, b3
    expect(names(track.straight?.route)).toEqual(["1.a1", "1.a2", "1.a3", "1.b3", "2.b1", "2.b2", "2.b3"]);
    expect(names(track.free?.route)).toEqual(["1.a1", "1.a2", "1.a3", "2.a1", "2.a2", "2.b3"]);
  });

  test("take a shortcut", () => {
    // round the corner by card 2 it would be 1.a3 1.b3 2.a3 3.b3; straight up it is one step to 3.b1
    const cards: LaidCard[] = [{ at: [0, 0] }, { at: [2, 0] }, { at: [0, 3], turn: 90 }];
    const { track, names } = look(cards, { start: "1.a3", finish: "3.b1" });
    expect(names(track.straight?.route)).toEqual(["1.a3", "3.b1"]);
  });
});

describe("forced diagonals", () => {
  const words = ({ track }: ReturnType<typeof look>) =>
    track.forcedSpecial?.map((step) => stepInWords(track, step));

  test("are none if a way without them leads round, even a longer one", () => {
    const track = look(northwards({ bars: "a1|a2" }, {}), { finish: "2.a3" });
    expect(words(track)).toEqual([]);
    expect([track.track.straight?.mp, track.track.free?.mp]).toEqual([8, 6]);
  });

  test("are the step over each corner join", () => {
    expect(words(look([{ at: [0, 0] }, { at: [2, 3] }, { at: [4, 6] }]))).toEqual([
      "1.b3 > 2.a1 forward diagonal",
      "2.b3 > 3.a1 forward diagonal",
    ]);
  });

  test("are a step that no two straight ones can replace, on a card that heads two ways", () => {
    // heading north and east: south east is forward, south alone is not
    const cards: LaidCard[] = [{ at: [0, 0], heading: ["north", "east"] }];
    const down = look(cards, { start: "1.a3", finish: "1.b1" });
    expect(words(down)).toBeUndefined();
    const beside = look(cards, { start: "1.a2", finish: "1.b1" });
    expect(words(beside)).toEqual(["1.a2 > 1.b1 forward diagonal"]);
  });

  test("are those of the shortest way among those with the fewest", () => {
    // one diagonal over the corner is forced; more of them save steps, but then more bids must be met
    const { track } = look([{ at: [0, 0] }, { at: [2, 3] }], { finish: "2.b3" });
    expect(track.forcedSpecial).toHaveLength(1);
    expect(track.free?.mp).toBe(6);
  });
});

describe("shares of terrains", () => {
  // a3 white, b3 black / a2 blue, b2 green / a1 green, b1 red
  const card: LaidCard = { at: [0, 0], squares: "wk bg gr" };

  test("count every square of every shortest way without diagonals", () => {
    // to the side on row 1, 2 or 3: a1 b1 b2 b3, a1 a2 b2 b3, a1 a2 a3 b3, twelve squares in all
    const { straight } = look([card]).track;
    expect(straight?.routes).toBe(3);
    expect(straight?.terrains).toEqual({
      white: expect.closeTo(1 / 12, 12),
      green: expect.closeTo(5 / 12, 12),
      blue: expect.closeTo(2 / 12, 12),
      red: expect.closeTo(1 / 12, 12),
      black: expect.closeTo(3 / 12, 12),
    });
  });

  test("and with diagonals", () => {
    // a1 b2 b3 and a1 a2 b3: six squares in all
    const { free } = look([card]).track;
    expect(free?.routes).toBe(2);
    expect(free?.terrains).toEqual({
      white: 0,
      green: expect.closeTo(3 / 6, 12),
      blue: expect.closeTo(1 / 6, 12),
      red: 0,
      black: expect.closeTo(2 / 6, 12),
    });
  });

  test("count a face-down card as black", () => {
    const { free } = look(northwards({}, { acceleration: true }), { finish: "2.a3" }).track;
    // three rows of green, three of black
    expect(free?.terrains).toMatchObject({ green: 0.5, black: 0.5 });
  });
});
