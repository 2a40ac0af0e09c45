/**
 * Where the cards of a track are on the table. Cards are pushed together edge to edge, so the margins around their cells
 * come between the cells of two cards, and a loop that closes on the lattice need not close on the table.
 * Each card is placed by its join with the previous one: neighbouring cells face each other, card edges touch. All lengths
 * are in sides of a cell, x to the right and y up.
 * Limit: cells are in the middle of a card (`MapPrint`).
 */
import { SQUARES } from "../../game/cells/squares.ts";
import type { Side } from "../../schema/files.ts";
import type { Join, Misfit, PlannedCard, TableShift } from "../track.ts";
import { joinOf } from "./joins.ts";
import { areFarApart, distanceTo, type Paper, paperOf, pushedBy, shiftedPaper } from "./papers.ts";
import { kindOf } from "./tile-of.ts";

/** Cards laid by hand are accurate to 2 mm; in sides of their cells. */
const slackOf = ({ map }: PlannedCard): number => 2 / map.print.side;

/** How far each card is from its place on the lattice; a card that does not touch the previous one moves with it. */
export function shiftsOf(
  track: readonly PlannedCard[],
  joins: readonly (Join | undefined)[],
): readonly TableShift[] {
  let shift: TableShift = { x: 0, y: 0 };
  return track.map((card, index) => {
    const [before, join] = [track[index - 1], joins[index - 1]];
    if (before && join) shift = plus(shift, gapOf(before, card, join.headings));
    return shift;
  });
}

/**
 * Pairs of cards that are placed differently on the table than on the lattice; empty while cards are apart or overlap.
 */
export function misfitsOf(
  track: readonly PlannedCard[],
  joins: readonly (Join | undefined)[],
  shifts: readonly TableShift[],
): readonly Misfit[] {
  if (joins.includes(undefined)) return [];
  const papers = track.map((card, index) => shiftedPaper(paperOf(card), shifts[index] as TableShift));
  return track.flatMap((card, to) =>
    track.slice(0, Math.max(0, to - 1)).flatMap((other, from) => {
      const moved = minus(shifts[to] as TableShift, shifts[from] as TableShift);
      const found = misfit([other, card], moved, [papers[from] as Paper, papers[to] as Paper]);
      return found ? [{ cards: [from, to] as const, ...found }] : [];
    }),
  );
}

type Pair<T> = readonly [T, T];

function misfit(
  [one, other]: Pair<PlannedCard>,
  moved: TableShift,
  [paper, otherPaper]: Pair<Paper>,
): Omit<Misfit, "cards"> | undefined {
  const slack = slackOf(one);
  if (arePatches(one, other) && Math.max(Math.abs(moved.x), Math.abs(moved.y)) <= slack) return undefined;
  const join = joinOf(one, other);
  // Most pairs of a track are far apart.
  if (join === undefined && areFarApart(paper, otherPaper, slack)) return undefined;
  const distance = distanceTo(paper, otherPaper);
  const isCovered = distance < -slack;
  if (join === undefined) {
    if (distance > slack) return undefined;
    return { kind: isCovered ? "overlap" : "touch", by: { x: 0, y: 0 } };
  }
  const by = minus(moved, gapOf(one, other, join.headings));
  if (Math.max(Math.abs(by.x), Math.abs(by.y)) <= slack) return undefined;
  return { kind: isCovered ? "overlap" : "off", by };
}

/** The distance that two cards' margins put between their cells in the direction of the join. */
function gapOf(one: PlannedCard, other: PlannedCard, headings: readonly Side[]): TableShift {
  if (one.map.cells.shape !== "square") return hexGap(one, other, headings);
  const [margin, otherMargin] = [marginsOf(one), marginsOf(other)];
  const [x, y] = headings.reduce(
    ([across, along], side) => {
      const [columns, rows] = SQUARES.stepTo(side);
      return [across + columns, along + rows];
    },
    [0, 0],
  );
  return { x: x * (margin.x + otherMargin.x), y: y * (margin.y + otherMargin.y) };
}

/** Pieces that are cut along their cells lie as the lattice says; their hulls, which `Paper` has, would not fit. */
const arePatches = (one: PlannedCard, other: PlannedCard): boolean =>
  one.map.print.isPatch === true && other.map.print.isPatch === true;

/** Pushed apart in the direction of the join, until the papers only touch. */
function hexGap(one: PlannedCard, other: PlannedCard, headings: readonly Side[]): TableShift {
  if (arePatches(one, other)) return { x: 0, y: 0 };
  const kind = kindOf([one]);
  const way = headings.reduce(
    (sum, side) => {
      const [x, y] = kind.centreOf(kind.stepTo(side));
      return { x: sum.x + x, y: sum.y + y };
    },
    { x: 0, y: 0 },
  );
  return pushedBy(paperOf(one), paperOf(other), way);
}

/** Of a card of squares in position. */
function marginsOf({ map, turn }: Pick<PlannedCard, "map" | "turn">): TableShift {
  const { across, along } = map.print;
  return turn % 180 === 0 ? { x: across, y: along } : { x: along, y: across };
}

const plus = (a: TableShift, b: TableShift): TableShift => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: TableShift, b: TableShift): TableShift => ({ x: a.x - b.x, y: a.y - b.y });
