/** The possible moves of a captain on each square: all eight places around it are tried. */
import type { Side } from "../../../src/schema/files.ts";
import type { PlannedCard } from "../../../src/track/track.ts";
import { headingsOf } from "./headings.ts";
import { betweenPlaces, type Place, type Square, type Table } from "./table.ts";

export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly direction: "forward" | "lateral";
  readonly diagonal: boolean;
}

export type Moves = ReadonlyMap<Square, readonly Move[]>;

/** In the order of the squares that they lead to. */
export function movesOf(table: Table, track: readonly PlannedCard[]): Moves {
  const headings = headingsOf(table, track);
  const placeOf = new Map(table.squares.map((square, index) => [square, index]));
  const orderOf = ({ to }: Move) => placeOf.get(to) ?? 0;
  return new Map(
    table.squares.map((from) => {
      const moves = around(from.place).flatMap((place) => moveTo(table, headings, from, place));
      return [from, moves.sort((one, other) => orderOf(one) - orderOf(other))];
    }),
  );
}

function around([column, row]: Place): readonly Place[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((x) => steps.map((y): Place => [column + x, row + y]));
}

function moveTo(
  table: Table,
  headings: readonly ReadonlySet<Side>[],
  from: Square,
  place: Place,
): readonly Move[] {
  const to = table.at.get(place.join());
  if (to === undefined || to === from) return [];
  const diagonal = from.place[0] !== place[0] && from.place[1] !== place[1];
  const barred = diagonal ? isCornerClosed : isEdgeClosed;
  if (barred(table, from.place, place)) return [];
  const direction = directionOf(headings[from.card] ?? new Set(), from, to);
  return direction === "backward" ? [] : [{ from, to, direction, diagonal }];
}

function isEdgeClosed({ bars }: Table, one: Place, other: Place): boolean {
  return bars.has(betweenPlaces(one, other));
}

function isCornerClosed(table: Table, from: Place, to: Place): boolean {
  const between: readonly Place[] = [
    [from[0], to[1]],
    [to[0], from[1]],
  ];
  return between.every((by) => isEdgeClosed(table, from, by) || isEdgeClosed(table, by, to));
}

type Direction = "forward" | "lateral" | "backward";

function directionOf(headings: ReadonlySet<Side>, from: Square, to: Square): Direction {
  if (to.card !== from.card) return to.card > from.card ? "forward" : "backward";
  const upright = partOf(headings, to.place[1] - from.place[1], "north", "south");
  const level = partOf(headings, to.place[0] - from.place[0], "east", "west");
  const parts = [...upright, ...level];
  if (parts.includes("forward")) return "forward";
  return parts.includes("backward") ? "backward" : "lateral";
}

function partOf(headings: ReadonlySet<Side>, way: number, plus: Side, minus: Side): readonly Direction[] {
  if (way === 0) return [];
  const [along, against] = way > 0 ? [plus, minus] : [minus, plus];
  if (headings.has(along)) return ["forward"];
  return [headings.has(against) ? "backward" : "lateral"];
}
