/** Boards larger than the paper: where their pages are joined. */
import { expect, test } from "vitest";
import type { Board } from "../../../../src/game/boards/board.ts";
import type { Card, Deck } from "../../../../src/game/game.ts";
import { boardPiece } from "../../../../src/pipeline/draw/poster/board-piece.ts";
import { planPoster } from "../../../../src/sheet/poster/poster-plan.ts";
import type { Box } from "../../../../src/units/box.ts";
import { profileOn } from "../../../sheet/support.ts";

const source = { file: "board.yaml", path: [] };

/** A row of spaces, each 30 mm wide, at these x positions. */
function rowOf(width: number, places: readonly number[], docks: Board["docks"] = []): Board {
  const spaces = places.map((x, index) => ({
    id: `s${index}`,
    kind: "sea",
    at: { x, y: 50 },
    isOff: false,
    source,
  }));
  const links = spaces.slice(1).map(({ id }, index) => ({ from: `s${index}`, to: id, source }));
  const [start, goal] = ["s0", `s${places.length - 1}`];
  const kinds = { sea: { title: "Sea", moves: false } };
  const size = { width, height: 100 };
  return {
    id: "row",
    title: "Row",
    size,
    space: 30,
    edge: 0,
    kinds,
    spaces,
    links,
    oneWay: [],
    docks,
    start,
    goal,
    source,
  };
}

/** Where each page but the first begins to overlap the previous one: glue strips are 10 mm. */
function joinsOf(board: Board, texts: readonly Box[] = []): readonly number[] {
  const deck = { title: "Boards", size: { ...board.size, id: "custom", corner: 0 }, bleed: 0 } as Deck;
  const place = {
    file: "board.yaml",
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: 1, offset: 0 },
  };
  const poster = boardPiece({ deck, card: { id: "row" } as Card, copies: 1 }, board, "scene", texts, place);
  return (planPoster(poster, profileOn("a4"))?.columns ?? []).slice(1).map(({ start }) => start + 10);
}

// Landscape A4 shows 297 - 2 (5 + 6) = 275 mm: a board of 400 takes two pages, joined between 135 and 275.
test("a join runs between two spaces, not through the one in the middle", () => {
  // Equal windows would join at 205, in the middle of a space; 135 to 180 and 220.5 to 275 are free.
  const [join = 0, ...others] = joinsOf(rowOf(400, [50, 100, 205, 300, 350]));
  expect(others).toEqual([]);
  expect(Math.abs(join - 205)).toBeGreaterThan(15);
  expect(Math.abs(join - 205)).toBeLessThan(17);
});

test("a join avoids docks where it can", () => {
  // The gaps of 50 mm around 185 and 225 are free; the first contains the dock.
  const docks = [{ id: "quay", between: ["s1", "s2"] as const, source }] as const;
  const places = [50, 165, 205, 245, 350];
  expect(joinsOf(rowOf(400, places, [...docks])).every((join) => Math.abs(join - 185) > 3)).toBe(true);
});

test("where nothing is free, a join cuts as few spaces as possible", () => {
  const crowded = rowOf(400, [...Array.from({ length: 14 }, (_, index) => 100 + 14 * index)]);
  const [join = 0] = joinsOf(crowded);
  const cut = crowded.spaces.filter(({ at }) => Math.abs(at.x - join) < 15).length;
  expect(cut).toBeLessThanOrEqual(2);
});

// Without spaces: 135 to 180 and 220.5 to 275; a title covers 215 to 250, a legend 130 to 170.
test("a join avoids titles and legends where it can", () => {
  const title = { x: 215, y: 5, width: 35, height: 10 };
  const legend = { x: 130, y: 70, width: 40, height: 25 };
  const [join = 0] = joinsOf(rowOf(400, [50, 100, 205, 300, 350]), [title, legend]);
  expect(join).toBeGreaterThanOrEqual(173);
  expect(join).toBeLessThan(190);
});

test("a join cuts a text rather than a space", () => {
  const texts = [{ x: 100, y: 5, width: 200, height: 10 }];
  const [join = 0] = joinsOf(rowOf(400, [50, 100, 205, 300, 350]), texts);
  expect(Math.abs(join - 205)).toBeGreaterThan(15);
});
