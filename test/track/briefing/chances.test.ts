/** The chances of a fight on a track: shares of colours and dice combined by hand. */
import { describe, expect, test } from "vitest";
import type { Die, DieSymbol, Game } from "../../../src/game/game.ts";
import { DEFAULT_TERRAINS } from "../../../src/game/scenarios/terrain.ts";
import { chancesOf } from "../../../src/track/briefing/briefing.ts";
import { look, northwards } from "../look.ts";

const source = { file: "dice.yaml", path: [] };
const symbol = (points: number, again = false): DieSymbol => ({ title: "", meaning: "", points, again });
const symbols = { pip: symbol(1), circle: symbol(0, true), blank: symbol(0) };
const die = (id: string, ...faces: readonly string[]): Die => ({
  id,
  title: id,
  colour: "#000000",
  faces: faces.map((face) => face.split(" ")),
  source,
});

/** One point on three of six faces, or two on each. */
const green = die("green", "pip", "pip", "pip", "blank", "blank", "blank");
const red = die("red", ...Array<string>(6).fill("pip pip"));
/** One point, and another roll on one face of six. */
const blue = die("blue", "pip circle", "pip", "pip", "blank", "blank", "blank");

function chances(squares: string, dice: readonly Die[]): readonly number[] {
  // straight up one column: three squares, each a third of the way
  const { straight } = look(northwards({ squares }), { finish: "1.a3" }).track;
  if (straight === undefined) throw new Error("no way");
  const game: Pick<Game, "dice" | "glossary"> = {
    dice,
    glossary: { terms: {}, avoid: {}, scenarioRules: {}, icons: {}, symbols, terrains: DEFAULT_TERRAINS },
  };
  return chancesOf(straight, game).map(({ chance }) => chance);
}

const close = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 12));

describe("the chance per fight to activate a feature of cost 1, 2 and 3", () => {
  test("is that of the one die if the way has one colour", () => {
    expect(chances("gw gw gw", [green, red])).toEqual(close([1 / 2, 0, 0]));
  });

  test("is mixed in the proportion of the colours on the shortest ways", () => {
    // two thirds of green at a half, one third of red for certain
    expect(chances("gw rw gw", [green, red])).toEqual(close([2 / 6 + 1 / 3, 1 / 3, 0]));
  });

  test("counts another roll", () => {
    // two points: one face of six, and then three of six
    expect(chances("bw bw bw", [blue])).toEqual(close([1 / 2, 1 / 12, 0]));
  });

  test("is zero on white and black squares, which roll no die", () => {
    expect(chances("ww kw rw", [green, red])).toEqual(close([1 / 3, 1 / 3, 0]));
    expect(chances("ww kw ww", [green, red])).toEqual(close([0, 0, 0]));
  });

  test("is absent for a game without dice of these colours", () => {
    expect(chances("gw gw gw", [])).toEqual([]);
    expect(chances("gw gw gw", [die("captain", "pip")])).toEqual([]);
  });
});
