/** Nothing in a room covers anything else, and all of it is above the hands of the players. */
import { expect, test } from "vitest";
import { roomOf } from "../../../src/press/tables/room.ts";
import type { LaidCard, TableGame } from "../../../src/press/tables/table-game.ts";
import { vttVariants } from "../../../src/press/tables/vtt/write-vtt.ts";
import { GAME } from "./fixture.ts";

const POKER = { width: 63.5, height: 88.9 };
const AROUND = { width: 8, height: 38 };
const [PILE] = GAME.piles as [TableGame["piles"][number]];
const [BOARD] = GAME.boards as [TableGame["boards"][number]];
const [DIE] = GAME.dice as [TableGame["dice"][number]];

const gameOf = (piles: number, boards: number, dice: number, copies = 2): TableGame => ({
  ...GAME,
  piles: Array.from({ length: piles }, (_, at) => ({ ...PILE, id: `p${at}`, size: POKER })),
  boards: Array.from({ length: boards }, (_, at) => ({
    ...{ ...BOARD, id: `b${at}` },
    size: { width: 420, height: 297 },
  })),
  dice: Array.from({ length: dice }, (_, at) => ({ ...DIE, id: `d${at}`, copies })),
});

type Box = readonly [left: number, top: number, right: number, bottom: number];

const isOver = ([left, top, right, bottom]: Box, other: Box): boolean =>
  left < other[2] - 0.1 && other[0] < right - 0.1 && top < other[3] - 0.1 && other[1] < bottom - 0.1;

/** A track of poker cards, one below the other. */
const track = (cards: number): readonly LaidCard[] =>
  Array.from({ length: cards }, (_, at) => ({
    ...{
      pile: "p0",
      card: "m-1",
      x: 0,
      y: (at - (cards - 1) / 2) * POKER.height,
      turn: 0,
      isFaceDown: false,
    },
  }));

test.each([
  ["a few piles", gameOf(4, 0, 1), 0],
  ["piles beside a board", gameOf(20, 1, 2), 0],
  ["many piles and boards", gameOf(120, 3, 6), 0],
  ["a long track", gameOf(5, 0, 1), 20],
  ["a track and a board", gameOf(12, 1, 1), 9],
  ["hundreds of dice", gameOf(3, 0, 2, 300), 0],
])("%s", (_, game, cards) => {
  const laid = track(cards);
  const room = roomOf(game, { around: AROUND, die: 60, laid });
  const whole = ({ x, y, width, height }: ReturnType<typeof room.pile>): Box => [x, y, x + width, y + height];
  const boxes: readonly Box[] = [
    ...game.piles.map(({ id }) => whole(room.pile(id))),
    ...game.boards.map(({ id }) => whole(room.board(id))),
    ...game.dice.flatMap(({ id, copies }) =>
      Array.from({ length: copies }, (__, copy): Box => {
        const { x, y } = room.die(id, copy);
        return [x, y, x + room.dieSide, y + room.dieSide];
      }),
    ),
    ...laid.map(({ x, y }): Box => {
      const [left, top] = [x - POKER.width / 2, y - POKER.height / 2].map((mm) => mm * room.scale) as [
        number,
        number,
      ];
      const { x: across, y: down } = room.laidAt;
      return [
        ...[across + left, down + top],
        ...[across + left + POKER.width * room.scale, down + top + POKER.height * room.scale],
      ] as unknown as Box;
    }),
  ];
  for (const [left, top, right, bottom] of boxes) {
    expect([left >= 29.9, top >= 19.9, right <= 1570.1, bottom <= 820.1]).toEqual([true, true, true, true]);
  }
  const over = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => isOver(one, other)));
  expect(over).toEqual([]);
});

test("a few piles are as large as cards of other rooms: 103 units for 63.5 mm", () => {
  expect(roomOf(gameOf(4, 0, 1), { around: AROUND, die: 60 }).pile("p0").width).toBeCloseTo(103 + 8, 1);
});

test("vtt: a hand for each player, and a button for each pile of cards that shuffles it", () => {
  const pictures = { side: () => "/assets/1_1", board: () => "/assets/1_1", die: () => [] };
  for (const [, text] of vttVariants(GAME, pictures)) {
    const { hand, ...widgets } = JSON.parse(text);
    expect(hand).toMatchObject({ type: "holder", childrenPerOwner: true });
    expect(widgets["shuffle--main"].clickRoutine).toEqual([{ func: "SHUFFLE", holder: "pile--main" }]);
    expect(widgets["shuffle--coins"]).toBeUndefined();
  }
});
