/**
 * Random tracks that are mostly connected: each card is placed against the previous one, along an edge or at a corner,
 * and never on another; now and then apart. Cards that touch more of the track than necessary occur as well.
 */
import fc from "fast-check";
import { SQUARE_SIDES, SQUARE_TURNS } from "../../src/game/cells/squares.ts";
import type { TrackPlan } from "../../src/track/track.ts";
import { EDGES, type LaidCard, lay } from "./lay.ts";

type Box = readonly [column: number, row: number, columns: number, rows: number];

const often = <T>(many: T, weight: number, ...few: readonly T[]) =>
  fc.oneof({ arbitrary: fc.constant(many), weight }, ...few.map((value) => fc.constant(value)));

const seldom = <T>(arbitrary: fc.Arbitrary<T>, weight: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight }, arbitrary);

const bars = fc
  .oneof(
    { arbitrary: fc.constant([] as string[]), weight: 3 },
    { arbitrary: fc.uniqueArray(fc.constantFrom(...EDGES), { maxLength: 4 }), weight: 4 },
    { arbitrary: fc.uniqueArray(fc.constantFrom(...EDGES), { minLength: 4, maxLength: 10 }), weight: 1 },
  )
  .map((names) => names.join(" "));

const squares = fc
  .oneof(
    { arbitrary: fc.array(fc.constantFrom(..."wwgbr"), { minLength: 6, maxLength: 6 }), weight: 4 },
    { arbitrary: fc.array(fc.constantFrom(..."wwwwk"), { minLength: 6, maxLength: 6 }), weight: 1 },
  )
  .map((letters) => letters.join(""));

const draft = fc.record({
  turn: fc.constantFrom(...SQUARE_TURNS),
  squares,
  bars,
  acceleration: often(false, 6, true),
  heading: seldom(fc.uniqueArray(fc.constantFrom(...SQUARE_SIDES), { minLength: 1, maxLength: 2 }), 12),
  join: often("edge", 12, "corner", "corner", "crowd", "crowd", "crowd", "apart"),
  place: fc.nat(1_000),
});

type Draft = typeof draft extends fc.Arbitrary<infer T> ? T : never;

const squareName = (cards: number) =>
  fc
    .tuple(fc.nat(cards - 1), fc.constantFrom(..."ab"), fc.constantFrom(..."123"))
    .map(([card, column, row]) => `${card + 1}.${column}${row}`);

const draftsOf = (least: number, most: number) =>
  fc.array(draft, { minLength: least, maxLength: most, size: "max" });

/** Of one to `most` cards, some with start or finish named. */
export const randomTrack = (most: number): fc.Arbitrary<TrackPlan> =>
  fc.oneof(draftsOf(1, most), draftsOf(Math.min(4, most), most)).chain((drafts) => {
    const cards = laidOut(drafts);
    const end = seldom(squareName(cards.length), 2);
    return fc
      .record({ start: end, finish: end })
      .map(({ start, finish }) => lay(cards, { ...(start ? { start } : {}), ...(finish ? { finish } : {}) }));
  });

function laidOut(drafts: readonly Draft[]): readonly LaidCard[] {
  const boxes: Box[] = [];
  return drafts.map(({ join, place, heading, ...card }) => {
    const columns = card.turn % 180 === 0 ? 2 : 3;
    const box = boxAt(boxes, columns, 5 - columns, join, place);
    boxes.push(box);
    return { ...card, at: [box[0], box[1]], ...(heading ? { heading } : {}) };
  });
}

function boxAt(boxes: readonly Box[], columns: number, rows: number, join: string, place: number): Box {
  const last = boxes.at(-1);
  if (last === undefined) return [0, 0, columns, rows];
  const free = around(last, columns, rows).filter((box) => !boxes.some((other) => gap(box, other) < 0));
  const edge = free.filter((box) => !isCorner(box, last));
  const wanted = {
    edge,
    corner: free.filter((box) => isCorner(box, last)),
    crowd: free.filter((box) => boxes.slice(0, -1).some((other) => gap(box, other) === 0)),
    apart: [[last[0] + 5, last[1] - 7, columns, rows] satisfies Box].filter(
      (box) => !boxes.some((other) => gap(box, other) < 0),
    ),
  }[join];
  const choice = [wanted, edge, free].find((some) => some && some.length > 0) ?? [];
  return choice[place % choice.length] ?? [farEast(boxes), 0, columns, rows];
}

/** Every place at which a card of that size touches the other one. */
function around([column, row, wide, high]: Box, columns: number, rows: number): readonly Box[] {
  const places: Box[] = [];
  for (let x = -columns; x <= wide; x++) {
    for (let y = -rows; y <= high; y++) places.push([column + x, row + y, columns, rows]);
  }
  return places;
}

/** Below 0 where they overlap, 0 where they touch. */
function gap(one: Box, other: Box): number {
  const level = Math.max(one[0] - other[0] - other[2], other[0] - one[0] - one[2]);
  const upright = Math.max(one[1] - other[1] - other[3], other[1] - one[1] - one[3]);
  return Math.max(level, upright);
}

function isCorner([x, y, columns, rows]: Box, [column, row, wide, high]: Box): boolean {
  return (x === column - columns || x === column + wide) && (y === row - rows || y === row + high);
}

function farEast(boxes: readonly Box[]): number {
  return Math.max(...boxes.map(([column, , columns]) => column + columns)) + 3;
}
