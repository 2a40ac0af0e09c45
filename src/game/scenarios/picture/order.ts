/**
 * The order in which pieces travel through the tiles of a picture: the one way from the first tile through tiles that lie
 * side by side, which visits each of them once. Numbers of tiles decide where there are several ways. Without the number 1
 * the way begins at the lower of its ends, at the left one of equally low ends.
 */
import type { CellShape } from "../../../units/cells.ts";
import { latticeKind } from "../../cells/lattice-kind.ts";
import { type Slot, slotKey, slotsBeside } from "./slots.ts";

export interface SlottedTile {
  readonly slot: Slot;
  /** Its number in the track, if it states one. */
  readonly number: number | undefined;
}

/** Indices of tiles in travelling order. */
export type Order = readonly number[];

export type Ordered =
  | { readonly kind: "one"; readonly order: Order }
  /** Two of the ways: they part at that position, from 0. */
  | { readonly kind: "several"; readonly ways: readonly [Order, Order]; readonly parting: number }
  /** No tile is at an end. */
  | { readonly kind: "no-end"; readonly tile: number }
  /** A tile that no way visits that comes as far as any does. */
  | { readonly kind: "left-out"; readonly tile: number; readonly first: number; readonly isAlone: boolean }
  /** Two tiles with one number, or a number beyond the number of tiles. */
  | { readonly kind: "bad-number"; readonly tile: number; readonly other: number | undefined }
  /** There are too many ways to look at. */
  | { readonly kind: "too-many"; readonly tile: number };

/** Steps of one search: some milliseconds. */
const MOST_STEPS = 20_000;

export function orderOf(tiles: readonly SlottedTile[], shape: CellShape): Ordered {
  const numbered = new Map<number, number>();
  for (const [tile, { number }] of tiles.entries()) {
    if (number === undefined) continue;
    const other = numbered.get(number);
    if (other !== undefined || number > tiles.length) return { kind: "bad-number", tile, other };
    numbered.set(number, tile);
  }
  if (numbered.size === tiles.length)
    return { kind: "one", order: tiles.map((_, place) => numbered.get(place + 1) as number) };
  const bySide = search(tiles, numbered, shape, false);
  if (bySide.kind !== "left-out" || shape !== "square") return bySide;
  const overCorners = search(tiles, numbered, shape, true);
  return overCorners.kind === "left-out" || overCorners.kind === "no-end" ? bySide : overCorners;
}

type Numbered = ReadonlyMap<number, number>;

function search(
  tiles: readonly SlottedTile[],
  numbered: Numbered,
  shape: CellShape,
  withCorners: boolean,
): Ordered {
  const bySlot = new Map(tiles.map(({ slot }, tile) => [slotKey(slot), tile]));
  const beside = tiles.map(({ slot }) =>
    slotsBeside(slot, shape, withCorners).flatMap((other) => bySlot.get(slotKey(other)) ?? []),
  );
  const alone = tiles.findIndex(({ number }, tile) => number === undefined && beside[tile]?.length === 0);
  if (alone !== -1 && tiles.length > 1) return { kind: "left-out", tile: alone, first: alone, isAlone: true };
  const first = numbered.get(1) ?? firstEnd(tiles, beside, shape);
  if (first === undefined)
    return {
      kind: "no-end",
      tile: lowest(
        tiles.map((_, tile) => tile),
        tiles,
        shape,
      ),
    };
  const found = waysFrom(first, tiles, numbered, beside);
  const [one, other] = found.ways;
  if (one && other)
    return {
      kind: "several",
      ways: [one, other],
      parting: one.findIndex((tile, place) => tile !== other[place]),
    };
  if (found.isCut) return { kind: "too-many", tile: first };
  if (one) return { kind: "one", order: one };
  const visited = new Set(found.farthest);
  const tile = tiles.findIndex((_, index) => !visited.has(index));
  return { kind: "left-out", tile, first, isAlone: false };
}

/** The end at which a way begins that states no number 1. */
function firstEnd(
  tiles: readonly SlottedTile[],
  beside: readonly (readonly number[])[],
  shape: CellShape,
): number | undefined {
  const ends = tiles.flatMap(({ number }, tile) =>
    number === undefined && (beside[tile]?.length ?? 0) < 2 ? [tile] : [],
  );
  return ends.length === 0 ? undefined : lowest(ends, tiles, shape);
}

/** The lowest of some tiles, the left one of equally low ones. */
function lowest(some: readonly number[], tiles: readonly SlottedTile[], shape: CellShape): number {
  const { up, across } = latticeKind(shape);
  const slotOf = (tile: number): Slot => (tiles[tile] as SlottedTile).slot;
  const [first = 0] = some.toSorted(
    (a, b) => up(slotOf(a)) - up(slotOf(b)) || across(slotOf(a)) - across(slotOf(b)),
  );
  return first;
}

interface Found {
  /** Two at most. */
  readonly ways: readonly Order[];
  readonly farthest: Order;
  /** The search was given up. */
  readonly isCut: boolean;
}

function waysFrom(
  first: number,
  tiles: readonly SlottedTile[],
  numbered: Numbered,
  beside: readonly (readonly number[])[],
): Found {
  const ways: Order[] = [];
  let farthest: Order = [];
  let steps = 0;
  const way: number[] = [];
  const isUsed = tiles.map(() => false);
  const nextOf = (tile: number): readonly number[] => {
    const neighbours = beside[tile] ?? [];
    const next = numbered.get(way.length + 1);
    if (next === undefined)
      return neighbours.filter((other) => !isUsed[other] && tiles[other]?.number === undefined);
    // Between two numbers the writer decides, even if the tiles do not touch.
    const isStated = tiles[tile]?.number !== undefined || neighbours.includes(next);
    return isStated && !isUsed[next] ? [next] : [];
  };
  const visit = (tile: number): void => {
    steps += 1;
    way.push(tile);
    isUsed[tile] = true;
    if (way.length > farthest.length) farthest = [...way];
    if (way.length === tiles.length) ways.push([...way]);
    else
      for (const next of nextOf(tile)) {
        if (ways.length === 2 || steps >= MOST_STEPS) break;
        visit(next);
      }
    way.pop();
    isUsed[tile] = false;
  };
  visit(first);
  return { ways, farthest, isCut: steps >= MOST_STEPS && ways.length < 2 };
}
