/**
 * Random tracks of any cells and movement. Cards are laid against the previous one by plain arithmetic: squares as boxes,
 * hexagons by the distance of their middles, never on another card; now and then apart.
 */
import fc from "fast-check";
import { type Tile, tileOf } from "../../../src/game/cells/tile.ts";
import { readBars } from "../../../src/game/decks/map-bar.ts";
import { extentOf, mapPrintOf } from "../../../src/game/decks/map-print.ts";
import type { MapCard } from "../../../src/game/map-cards.ts";
import { DEFAULT_MOVEMENT } from "../../../src/game/scenarios/movement.ts";
import type { Terrain } from "../../../src/game/scenarios/terrain.ts";
import { STEP_ALLOWANCES } from "../../../src/schema/files.ts";
import type { PlannedCard, TrackPlan } from "../../../src/track/track.ts";
import type { Cells } from "../../../src/units/cells.ts";

/** Terrains without a die, with one, that nothing enters, and that the backs of cards show. */
const TERRAINS: readonly Terrain[] = [
  { id: "wood", title: "Wood", colour: "#338844", sign: "W", cost: 3, die: "green" },
  { id: "sand", title: "Sand", colour: "#ddcc99", sign: "S", cost: 1 },
  { id: "bog", title: "Bog", colour: "#665533", sign: "B", cost: 7, die: "blue" },
  { id: "rock", title: "Rock", colour: "#666666", sign: "R", cost: "blocked" },
  { id: "dark", title: "Dark", colour: "#222222", sign: "D", cost: 2 },
];

/** In mm: as large as fits on the widest cards. */
const SIDE = 5;

const often = <T>(many: T, weight: number, ...few: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(many), weight }, ...few.map((value) => fc.constant(value)));

const seldom = <T>(arbitrary: fc.Arbitrary<T>, weight: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight }, arbitrary);

const squares = (columns: number, rows: number): Cells => ({ shape: "square", columns, rows });

/** The cells of a card, by the name of the test. */
export const KINDS: Readonly<Record<string, fc.Arbitrary<Cells>>> = {
  "squares of few cells": fc.constantFrom(
    squares(1, 1),
    squares(2, 3),
    squares(3, 3),
    squares(4, 2),
    squares(2, 2),
    squares(1, 4),
  ),
  "squares of any size": fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .map(([columns, rows]) => squares(columns, rows)),
  "pointy-top hexagons": fc.constantFrom(0, 1, 1, 2, 3).map((radius) => ({ shape: "pointy-hex", radius })),
  "flat-top hexagons": fc.constantFrom(0, 1, 1, 2, 3).map((radius) => ({ shape: "flat-hex", radius })),
};

const draft = fc.record({
  size: often(0, 3, 1),
  turn: fc.nat(5),
  letters: fc.array(often("sand", 4, "wood", "wood", "bog", "rock"), { minLength: 11, maxLength: 11 }),
  stride: fc.integer({ min: 1, max: 10 }),
  bars: fc.oneof(
    { arbitrary: fc.constant<[number, number][]>([]), weight: 2 },
    { arbitrary: fc.array(fc.tuple(fc.nat(200), fc.nat(5)), { maxLength: 5 }), weight: 3 },
  ),
  acceleration: often(false, 5, true),
  heading: seldom(fc.array(fc.nat(5), { minLength: 1, maxLength: 2 }), 12),
  join: often("any", 6, "corner", "crowd", "crowd", "crowd", "apart"),
  place: fc.nat(1_000),
});

type Draft = typeof draft extends fc.Arbitrary<infer T> ? T : never;

const movement = fc.record({
  corners: fc.constantFrom("special" as const, ...STEP_ALLOWANCES),
  backward: fc.constantFrom("never" as const, ...STEP_ALLOWANCES),
  count: fc.constantFrom("steps" as const, "cost" as const),
  enter: fc.constantFrom(0 as const, 1 as const),
  pieces: fc.constantFrom<(number | "unlimited")[]>(1, 1, 3, "unlimited"),
  start: often<"lowest-left" | "named">("lowest-left", 8, "named"),
  finish: often<"farthest-right" | "named">("farthest-right", 8, "named"),
  faceDown: often("dark", 3, "sand"),
});

/** On a card from the first (0) or the last (-1), a cell from the first. */
const cellOnCard = fc.tuple(fc.nat(20), fc.nat(200));

/** Of up to that many cards, fewer of large ones. */
export const randomPlan = (kind: fc.Arbitrary<Cells>, mostCards: number): fc.Arbitrary<TrackPlan> =>
  fc
    .record({
      sizes: fc.tuple(kind, kind),
      print: fc.nat(3),
      drafts: fc.array(draft, { minLength: 1, maxLength: mostCards, size: "max" }),
      movement,
      hasDice: often(true, 4, false),
      start: seldom(cellOnCard, 2),
      finish: seldom(cellOnCard, 2),
      harbour: seldom(cellOnCard, 5),
      mist: seldom(fc.nat(3), 5),
    })
    .map(({ sizes, print, drafts, movement: moves, hasDice, start, finish, harbour, mist }): TrackPlan => {
      const maps = sizes.map((cells) => ({ cells, print: printOf(cells, print) }));
      const track = laidOut(drafts.slice(0, mostOf(sizes, mostCards)), maps);
      const named = ([card, cell]: readonly [number, number]): string => {
        const index = card % track.length;
        const own = track[index]?.map.squares ?? [];
        return `${index + 1}.${own[cell % own.length]?.name}`;
      };
      return {
        track,
        movement: { ...DEFAULT_MOVEMENT, ...moves },
        terrains: hasDice ? TERRAINS : TERRAINS.map(({ die: _, ...terrain }) => terrain),
        ...(start ? { start: named(start) } : {}),
        ...(finish ? { finish: named(finish) } : {}),
        rules: {
          ...(harbour ? { harbour: [named(harbour)] } : {}),
          ...(mist === undefined ? {} : { mist: [mist + 1] }),
        },
      };
    });

function mostOf(sizes: readonly Cells[], most: number): number {
  const cells = Math.max(...sizes.map((size) => tileOf(size).cells.length));
  if (cells > 50) return Math.min(3, most);
  return cells > 12 ? Math.min(5, most) : most;
}

/** On a card of poker size, a square one, a hexagon, or cut along the cells; of equal sides. */
function printOf(cells: Cells, print: number): MapCard["print"] {
  if (print > 1 && cells.shape !== "square")
    return print === 2
      ? mapPrintOf({ width: 90, height: 90 }, cells, { side: SIDE, isHexagon: true })
      : mapPrintOf({ width: SIDE * extentOf(cells).width, height: 0 }, cells, { isPatch: true });
  const size = print % 2 === 0 ? { width: 63.5, height: 88.9 } : { width: 70, height: 70 };
  return mapPrintOf(size, cells, { side: SIDE });
}

type Face = Pick<MapCard, "cells" | "print">;

function laidOut(drafts: readonly Draft[], faces: readonly Face[]): readonly PlannedCard[] {
  const track: PlannedCard[] = [];
  for (const { size, turn, join, place, heading, acceleration, ...drawn } of drafts) {
    const face = faces[size] as Face;
    const tile = tileOf(face.cells);
    const { sides, turns } = tile.kind;
    const card = {
      card: `c${track.length}`,
      map: { isWhole: true, ...face, ...cellsOf(tile, drawn) },
      turn: turns[turn % turns.length] ?? 0,
      acceleration,
      ...(heading
        ? { heading: [...new Set(heading.map((index) => sides[index % sides.length] ?? "north"))] }
        : {}),
    };
    const at = placeFor(track, card, join, place);
    if (at) track.push({ ...card, at });
  }
  return track;
}

/** A stride over a few letters makes another pattern of each card, and a bar is repeated all over a large one. */
function cellsOf(tile: Tile, { letters, stride, bars }: Pick<Draft, "letters" | "stride" | "bars">) {
  const repeats = Math.ceil(tile.cells.length / 9);
  const words = bars.flatMap(([at, to]) =>
    Array.from({ length: repeats }, (_, time) => {
      const cell = tile.cells[(at + 7 * time) % tile.cells.length] as Tile["cells"][number];
      const side = tile.kind.sides[to % tile.kind.sides.length] ?? "north";
      return `${cell.name}|${tile.neighbourOf(cell, side)?.name ?? side}`;
    }),
  );
  return {
    squares: tile.cells.map((cell, index) => ({
      ...cell,
      terrain: letters[(index * stride) % letters.length] ?? "sand",
    })),
    // Edges that were drawn twice are left out.
    bars: readBars(tile, words, { file: "", path: [] }, () => undefined),
  };
}

type At = PlannedCard["at"];
type Unlaid = Omit<PlannedCard, "at">;

function placeFor(track: readonly PlannedCard[], card: Unlaid, join: string, place: number): At | undefined {
  const before = track.at(-1);
  if (!before) return [place % 5, -(place % 7)];
  const isFree = (at: At): boolean => track.every((other) => gap(other, { ...card, at }) >= 0);
  const around = placesNear(before, card);
  const free = around.filter((at) => gap(before, { ...card, at }) === 0 && isFree(at));
  const wanted: Partial<Record<string, readonly At[]>> = {
    corner: free.filter((at) => isAtCorner(before, { ...card, at })),
    crowd: free.filter((at) => track.slice(0, -1).some((other) => gap(other, { ...card, at }) === 0)),
    apart: around.filter((at) => gap(before, { ...card, at }) > 0 && isFree(at)),
  };
  const some = wanted[join] ?? [];
  const choice = some.length > 0 ? some : free;
  return choice[place % choice.length];
}

/** Somewhat more than all places at which the card touches the other. */
function placesNear(other: PlannedCard, card: Unlaid): readonly At[] {
  const reach = (longest(other) + longest(card)) / (card.map.cells.shape === "square" ? 1 : 2) + 1;
  const line = Array.from({ length: 2 * Math.ceil(reach) + 1 }, (_, index) => index - Math.ceil(reach));
  return line.flatMap((x) => line.map((y): At => [other.at[0] + x, other.at[1] + y]));
}

const longest = ({ map: { cells } }: Pick<PlannedCard, "map">): number =>
  cells.shape === "square" ? Math.max(cells.columns, cells.rows) : 2 * cells.radius + 1;

/** Below 0 where two cards overlap, 0 where they touch. */
function gap(one: PlannedCard, other: PlannedCard): number {
  const [own, its] = [one.map.cells, other.map.cells];
  if (own.shape === "square" || its.shape === "square") return Math.max(...boxGaps(one, other));
  const [q, r] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) - own.radius - its.radius - 1;
}

/** Of squares, across and along. */
function boxGaps(one: PlannedCard, other: PlannedCard): readonly [number, number] {
  const between = (axis: 0 | 1): number =>
    Math.max(
      other.at[axis] - one.at[axis] - spanOf(one, axis),
      one.at[axis] - other.at[axis] - spanOf(other, axis),
    );
  return [between(0), between(1)];
}

function spanOf({ map: { cells }, turn }: PlannedCard, axis: 0 | 1): number {
  if (cells.shape !== "square") throw new Error("not squares");
  return (turn % 180 === 0) === (axis === 0) ? cells.columns : cells.rows;
}

const isAtCorner = (one: PlannedCard, other: PlannedCard): boolean =>
  one.map.cells.shape === "square" && boxGaps(one, other).every((across) => across === 0);
