/** The idea of each scenario of Pirate Quest, as stated in the comment at the top of its file. */
import { describe, expect, test } from "vitest";
import type { Move } from "../../track/brute-force/moves.ts";
import {
  barsNamed,
  barsOf,
  cardsWithBars,
  colourOf,
  coloursAt,
  mpOn,
  proofOf,
  scenarioOf,
  stepsBetween,
} from "./scenario-proofs.ts";

describe("what each is about", () => {
  test("First Voyage: straight on, without bars", () => {
    expect(proofOf("first-voyage").joins).toEqual(Array(3).fill("edge north"));
    expect(barsOf("first-voyage")).toBe(0);
  });
  test("Regatta for Six: the first card has room for six captains", () => {
    const first = proofOf("regatta-for-six").squares.filter((square) => square.startsWith("1."));
    expect(first.length).toBe(6);
    expect(proofOf("regatta-for-six").joins).toEqual(Array(4).fill("edge east"));
  });
  test("A Strait for Two: two bends, and one gap behind the acceleration point", () => {
    expect(proofOf("strait-for-two").joins).toEqual([
      "edge north",
      "edge east",
      "edge east",
      "edge east",
      "edge north",
    ]);
    expect(proofOf("strait-for-two").singles).toEqual(["5.b1"]);
    expect(colourOf("strait-for-two", "5.b1")).toBe("green");
  });
  test("The Smugglers' Stair: up and to the right, a corner at every second join, a good die before each", () => {
    const { joins, singles } = proofOf("smugglers-stair");
    expect(joins).toEqual(["corner north east", "edge east", "corner north east", "edge east"]);
    expect(singles).toEqual(["1.b3", "2.a3", "3.a1", "4.a3"]);
    expect(["1.b3", "3.a1"].map((square) => colourOf("smugglers-stair", square))).toEqual(["red", "blue"]);
  });
  test("Under the Guns: a chain between cards 2 and 3, with a step past it on either side", () => {
    expect(stepsBetween("under-the-guns", 2, 3)).toEqual([
      "2.a1 > 3.a1 forward diagonal",
      "2.a2 > 3.b1 forward diagonal",
    ]);
  });
  test("Horseshoe Bay: up and down again; white squares on the inner lane, red ones on the outer", () => {
    const { headings } = proofOf("horseshoe-bay");
    expect(headings[0]).toEqual(["north"]);
    expect(headings.at(-1)).toEqual(["south"]);
    // Columns of the lanes from the left: the first leg's outer and inner one, the second leg's inner and outer one.
    const legs = [1, 2, 3, 6, 7];
    expect(coloursAt("horseshoe-bay", legs, [0, 5])).toMatchObject({ white: 1, red: 7 });
    expect(coloursAt("horseshoe-bay", legs, [1, 4])).toMatchObject({ white: 5, red: 1 });
  });
  test("its outer lane costs two movement points, whether bids are met or not", () => {
    const isOnLane = ({ to }: Move) => [0, 3, 4].includes(to.card) || [0, 5].includes(to.place[0]);
    expect(mpOn("horseshoe-bay", isOnLane)).toBe(17 + 2);
    expect(mpOn("horseshoe-bay", (move) => isOnLane(move) && !move.diagonal)).toBe(21 + 2);
  });
  test("The Impatient Channel: only diagonal steps lead out of 2.b3, one of them past three cards", () => {
    const { shortcuts, steps } = proofOf("impatient-channel");
    expect(shortcuts).toEqual(["2 > 6 corner"]);
    expect(stepsBetween("impatient-channel", 2, 6)).toEqual(["2.b3 > 6.b1 forward diagonal"]);
    expect(steps.filter((step) => step.startsWith("2.b3 ") && !step.endsWith("diagonal"))).toEqual([]);
  });
  test("it saves two movement points where all bids are met, five where only this one is", () => {
    const mp = (isOpen: (move: Move) => boolean) => mpOn("impatient-channel", isOpen);
    const isChannel = ({ from, to }: Move) => from.card === 1 && to.card === 5;
    expect(mp(() => true)).toBe(14);
    expect(mp((move) => !isChannel(move))).toBe(14 + 2);
    expect(mp(({ diagonal }) => !diagonal)).toBe(23);
    expect(mp((move) => !move.diagonal || isChannel(move))).toBe(23 - 5);
  });
  test("Up the Long River: 24 squares from end to end, sandbanks on all face-up cards but one", () => {
    const { squares } = proofOf("long-river");
    const columns = squares.map((square) => Number(/ at (\d+),/.exec(square)?.[1]));
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([0, 23]);
    expect(cardsWithBars("long-river")).toEqual([1, 2, 4, 5, 7]);
  });
  test("The Maelstrom: turns left all the way to a finish in the middle, with a bar before the last card", () => {
    const { joins, finish } = proofOf("maelstrom");
    const sides = joins.map((join) => join.replace("edge ", ""));
    expect(sides).toEqual(["east", "east", "east", "north", "north", "west", "west", "south"]);
    expect(finish?.square).toBe("9.a1");
    expect(stepsBetween("maelstrom", 8, 9).every((step) => step.endsWith("diagonal"))).toBe(true);
    expect(barsNamed("maelstrom", 8)).toContain("b1|south");
  });
  test("The Labyrinth: sixteen bars on eight cards, and a corner at which captains wait twice", () => {
    expect(barsOf("labyrinth")).toBe(16);
    expect(cardsWithBars("labyrinth")).toEqual([1, 2, 3, 5, 6, 7, 9, 10]);
    expect(proofOf("labyrinth").singles).toEqual(["2.a1", "3.b1", "6.a3", "7.a1"]);
  });
  test("special rules apply where the track needs them", () => {
    const rulesOf = (id: string) => scenarioOf(id).rules ?? {};
    const gate = stepsBetween("under-the-guns", 2, 3).map((step) => step.split(" ")[2]);
    expect([...(rulesOf("under-the-guns").toll ?? [])].sort()).toEqual([...new Set(gate)].sort());
    // On the long way round, which the channel skips.
    expect(rulesOf("impatient-channel").chest).toEqual(["4.b2"]);
    // The ledges before the corners, each one square wide.
    expect(proofOf("smugglers-stair").singles).toEqual(
      expect.arrayContaining([...(rulesOf("smugglers-stair").harbour ?? [])]),
    );
    for (const { from } of rulesOf("first-voyage").current ?? [])
      expect(colourOf("first-voyage", from)).toBe("white");
  });
});
