/** Pictures and words of tracks of hexagons, worked out by hand on paper with hexagons of side 1. */

import { describe, expect, test } from "vitest";
import type { Movement } from "../../../src/game/scenarios/movement.ts";
import { DEFAULT_TERRAINS } from "../../../src/game/scenarios/terrain.ts";
import { briefingOf, type TrackBriefing } from "../../../src/track/briefing/briefing.ts";
import type { Cells } from "../../../src/units/cells.ts";
import { FLOWER, HEX, type Laid, laidOut, planOf } from "../lay-cells.ts";

const FLAT: Cells = { shape: "flat-hex", radius: 0 };
const FLAT_FLOWER: Cells = { shape: "flat-hex", radius: 1 };

const briefed = (
  cells: Cells,
  cards: readonly Laid[],
  more = {},
  movement: Partial<Movement> = {},
): TrackBriefing => {
  const glossary = {
    scenarioRules: {},
    terms: {},
    avoid: {},
    icons: {},
    symbols: {},
    terrains: DEFAULT_TERRAINS,
  };
  const briefing = briefingOf(laidOut(planOf(cells, cards, movement, more)), {
    dice: [],
    decks: [],
    glossary,
  });
  if (briefing === undefined) throw new Error("a track that was analysed has a briefing");
  return briefing;
};

describe("arrows to the next card", () => {
  test.each<[string, Cells, at: readonly [number, number], angle: number]>([
    ["north-east", HEX, [0, 1], 300],
    ["east", HEX, [1, 0], 0],
    ["south-east", HEX, [1, -1], 60],
    ["south-west", HEX, [0, -1], 120],
    ["west", HEX, [-1, 0], 180],
    ["north-west", HEX, [-1, 1], 240],
    ["north", FLAT, [0, 1], 270],
    ["north-east", FLAT, [1, 0], 330],
    ["south-west", FLAT, [-1, 0], 150],
  ])("to the %s of %j", (_, cells, at, angle) => {
    expect(briefed(cells, [{ at: [0, 0] }, { at }]).joins[0]?.angle).toBe(angle);
  });

  test("are on the middle of the common edge", () => {
    // a hexagon is the root of three wide and two high
    expect(briefed(HEX, [{ at: [0, 0] }, { at: [1, 0] }]).joins).toEqual([
      { from: 1, to: 2, kind: "edge", x: expect.closeTo(1.7320508, 6), y: expect.closeTo(1, 9), angle: 0 },
    ]);
  });

  test("between flowers are on an edge without a bar, as near to the middle as there is one", () => {
    const join = (bars: string) => briefed(FLOWER, [{ at: [0, 0], bars }, { at: [2, 1] }]).joins[0];
    const [free, barred] = [join(""), join("c2|north-east")];
    // exactly between both middles is the edge from 1.c2 to the north-east; 1.c2 also touches the card to its east
    expect(free?.angle).toBe(300);
    expect(barred?.angle).toBe(0);
  });
});

describe("words for laying", () => {
  const places = (cells: Cells, cards: readonly Laid[]) =>
    briefed(cells, cards).laying.map(({ turn, place }) => `${turn}: ${place}`);

  test("of single hexagons name the side", () => {
    const bars = "a1|east";
    expect(
      places(HEX, [
        { at: [0, 0], bars },
        { at: [0, 1], turn: 60, bars },
        { at: [1, 1], bars },
      ]),
    ).toEqual(["as printed: lay it first", "60° clockwise: at the top right of 1", "as printed: right of 2"]);
  });

  test("do not say how a hexagon lies that is the same in all turns", () => {
    expect(places(FLAT, [{ at: [0, 0] }, { at: [0, 1], turn: 180 }])[1]).toBe("any way round: above 1");
  });

  test("of flowers count hexagons from middle to middle, the longer part first", () => {
    const cards = [{ at: [0, 0] }, { at: [2, 1] }, { at: [3, 3] }, { at: [6, 3] }] as const;
    expect(places(FLOWER, cards).slice(1)).toEqual([
      "as printed: middle 2 hexagons right, 1 up right of 1",
      "as printed: middle 2 hexagons up right, 1 right of 2",
      "as printed: middle 3 hexagons right of 3",
    ]);
    expect(places(FLAT_FLOWER, [{ at: [0, 0] }, { at: [1, -3] }])[1]).toBe(
      "as printed: middle 2 hexagons down, 1 down right of 1",
    );
  });

  test("a face-down card looks the same after half a turn", () => {
    const cards = [{ at: [0, 0] }, { at: [3, 0], turn: 240, acceleration: true }] as const;
    expect(places(FLOWER, cards)[1]).toBe("60° clockwise: middle 3 hexagons right of 1");
  });
});

describe("cards and cells", () => {
  test("a label keeps away from start and finish", () => {
    const at = (ends: object) => briefed(FLOWER, [{ at: [0, 0] }], ends).cards[0];
    expect(at({ start: "1.a1", finish: "1.b3" })?.label).toEqual(at({})?.centre);
    expect(at({ start: "1.b2", finish: "1.b3" })?.label).not.toEqual(at({})?.centre);
  });

  test("terrains have their colours, a darker shade of these, and their signs", () => {
    const card = { at: [0, 0], cells: "swsssss" } as const;
    const { squares, terrains } = briefed(FLOWER, [card], {}, { count: "cost" });
    expect(squares[1]).toMatchObject({ colour: "wood", fill: "#338844", sign: "W", dots: 0 });
    // six tenths of 33, 88 and 44 (hexadecimal)
    expect(squares[1]?.shade).toBe("#1f5229");
    expect(terrains.map(({ title, cost }) => [title, cost])).toEqual([
      ["Sand", 1],
      ["Wood", 3],
    ]);
    // where steps are counted, no terrain costs more than others
    expect(briefed(FLOWER, [card]).terrains.map(({ cost }) => cost)).toEqual([1, 1]);
  });

  test("a card of one hexagon has its outline as its rim, no lines, and its mark at the bottom left", () => {
    const [card] = briefed(HEX, [{ at: [0, 0] }]).cards;
    expect(card?.rim.split(" ").toSorted()).toEqual(
      ["0,-1", "0,1", "0.866,-0.5", "0.866,0.5", "-0.866,-0.5", "-0.866,0.5"].toSorted(),
    );
    expect(card?.lines).toBe("");
    const [, x, y] = /^M(\S+) ([^L]+)L/.exec(card?.corner ?? "") ?? [];
    // a little inside of the corner at -0.866, 0.5 (y down)
    expect([Number(x), Number(y)]).toEqual([expect.closeTo(-0.7967, 3), expect.closeTo(0.46, 3)]);
  });
});
