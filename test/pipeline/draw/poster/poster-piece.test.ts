/** Posters of map cards of any size: the poster's size and each card's position on it. */
import { expect, test } from "vitest";
import type { Card, Deck } from "../../../../src/game/game.ts";
import { posterPiece } from "../../../../src/pipeline/draw/poster/poster-piece.ts";
import { pictured } from "../../../track/briefing/pictured.ts";
import type { LaidCard } from "../../../track/lay.ts";

const AT = { line: 1, column: 1, offset: 0 };
const place = { file: "bay.yaml", start: AT, end: AT };
const face = { deck: { title: "Posters", size: {}, bleed: 3 } as Deck, card: { id: "bay" } as Card };

/** Areas as [x, y, width, height] in mm, to a thousandth. */
function areasOf(cards: readonly LaidCard[]): readonly (readonly number[])[] {
  const { areas = [] } = posterPiece(face, pictured(cards), "scene", place);
  return areas.map(({ x, y, width, height }) => [x, y, width, height].map((mm) => Number(mm.toFixed(3))));
}

test.each([
  ["poker cards", 63.5, 88.9],
  ["larger cards", 70, 120],
  ["cards too small for squares of an inch", 44, 68],
])("%s are placed end to end on a poster", (_, width, height) => {
  const size = { width, height };
  expect(
    areasOf([
      { at: [0, 0], size },
      { at: [0, 3], size },
    ]),
  ).toEqual([
    [0, height, width, height],
    [0, 0, width, height],
  ]);
});

test("a turned card's margins turn with it", () => {
  const size = { width: 70, height: 120 };
  // Side by side along the bottom row of squares: the first card's long margins of 21.9 mm are below its squares,
  // the turned card's short ones of 9.6 mm below its own, so it begins 12.3 mm farther up.
  const [upright, turned] = areasOf([
    { at: [0, 0], size },
    { at: [2, 0], size, turn: 90 },
  ]);
  expect(upright).toEqual([0, 0, 70, 120]);
  // 120 - 12.3 - 70
  expect(turned).toEqual([70, 37.7, 120, 70]);
});
