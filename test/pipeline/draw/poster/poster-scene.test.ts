/** Posters on the game's own map cards: where each card's drawing lies, worked out by hand. */
import { describe, expect, test } from "vitest";
import type { Game } from "../../../../src/game/game.ts";
import { faceKey } from "../../../../src/pipeline/draw/lay-out-game.ts";
import { posterFaces, posterScene } from "../../../../src/pipeline/draw/poster/poster-scene.ts";
import type { Scene } from "../../../../src/scene/scene.ts";
import { pictureOf } from "../../../../src/track/briefing/picture.ts";
import type { Cells } from "../../../../src/units/cells.ts";
import { apply } from "../../../../src/units/matrix.ts";
import { HEX, type Laid, laidOut, NINE, planOf } from "../../../track/lay-cells.ts";

const IDS = ["c1", "c2", "c3"];
const FIRST_TWO = IDS.slice(0, 2);

function facesOf(cells: Cells, cards: readonly Laid[], drawn = IDS) {
  const found = laidOut(planOf(cells, cards));
  const picture = pictureOf(found);
  if (picture === undefined) throw new Error("a track that was analysed has a picture");
  const { width, height } = { width: 76.2, height: 76.2 };
  const deck = {
    id: "map",
    size: { id: "custom", width, height, corner: 3 },
    cards: IDS.map((id) => ({ deck: "map", id })),
  };
  const keys = drawn.flatMap((id) =>
    (["front", "back"] as const).map(
      (side) => [faceKey({ deck: "map", id }, side), `${id} ${side}`] as const,
    ),
  );
  return posterFaces(found.scenario, picture, { decks: [deck] } as unknown as Game, new Map(keys));
}

describe("cards of three by three inches, edge to edge", () => {
  const faces = facesOf(NINE, [{ at: [0, 0] }, { at: [3, 0], turn: 90 }, { at: [3, 3], acceleration: true }]);

  test("lie with their middles on the poster as on the table, face up or down, turned as laid", () => {
    // the poster is two cards of 76.2 mm wide and high; y grows downwards
    expect(
      faces?.map(({ key, x, y, turn }) => [key, Math.round(x * 10) / 10, Math.round(y * 10) / 10, turn]),
    ).toEqual([
      ["c1 front", 38.1, 114.3, 0],
      ["c2 front", 114.3, 114.3, 90],
      ["c3 back", 114.3, 38.1, 0],
    ]);
  });

  test("are cut along straight edges, so that no corner is missing between them", () => {
    expect(faces?.[0]?.outline).not.toMatch(/[CA]/);
  });
});

test("tiles of one hexagon each lie a width apart", () => {
  const [one, other] = facesOf(HEX, [{ at: [0, 0] }, { at: [1, 0], turn: 60 }]) ?? [];
  // 60 mm from flat to flat
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBeCloseTo(60, 6);
  expect([one?.turn, other?.turn]).toEqual([0, 60]);
});

test("without the drawing of one card there are none, and the poster is drawn plainly", () => {
  expect(facesOf(NINE, [{ at: [0, 0] }, { at: [3, 0] }, { at: [6, 0] }], FIRST_TWO)).toBeUndefined();
});

test("the scene has every card twice, with its bleed and within its edges, then the drawing", () => {
  const faces = facesOf(NINE, [{ at: [0, 0] }, { at: [3, 0] }], FIRST_TWO) ?? [];
  const origin = { file: "x", line: 1, column: 1 };
  const mark = { kind: "group", origin, opacity: 1, transform: [1, 0, 0, 1, 0, 0], items: [] } as const;
  const scene = (width: number) =>
    ({ trim: { width, height: 76.2 }, bleed: 3, items: [mark], symbols: {}, texts: [] }) as unknown as Scene;
  const whole = posterScene(scene(152.4), faces, { get: () => scene(76.2), nameOf: String }, origin);
  expect(whole.items).toHaveLength(5);
  expect(whole.items.at(-1)).toBe(mark);
  // the corner of the first card's enlarged cut line is 3 mm beyond the poster
  const [bled, , cut] = whole.items.map((item) => (item.kind === "group" ? item.transform : undefined));
  const corner = (matrix = bled) => matrix && apply(matrix, { x: 0, y: 0 });
  expect(corner()).toEqual({ x: expect.closeTo(-3, 6), y: expect.closeTo(-3, 6) });
  expect(corner(cut)).toEqual({ x: expect.closeTo(0, 6), y: expect.closeTo(0, 6) });
});
