/**
 * Where the cards of a track are on the table. Cards are pushed together edge to edge, so the margins around their
 * squares come between the squares of two cards, and a loop that closes on the lattice need not close on the table.
 * Each card is placed by its join with the previous one: neighbouring squares face each other, card edges touch. All
 * lengths are in squares, x to the right and y up.
 * Limit: squares are in the middle of a card (`MapPrint`).
 */
import { SQUARE_SIDE } from "../../game/decks/map-card.ts";
import type { Side } from "../../schema/files.ts";
import type { Join, Misfit, PlannedCard, TableShift } from "../track.ts";
import { joinOf } from "./joins.ts";
import { STEP_TO } from "./sides.ts";
import { sizeOf } from "./turned-card.ts";

/** Cards laid by hand are accurate to 2 mm; in squares. */
const SLACK = 2 / SQUARE_SIDE;

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
  const papers = track.map((card, index) => paperOf(card, shifts[index] as TableShift));
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
  papers: Pair<Paper>,
): Omit<Misfit, "cards"> | undefined {
  const join = joinOf(one, other);
  const relations = [relationOf(papers, "x"), relationOf(papers, "y")];
  const isCovered = relations.every((relation) => relation === "beside");
  if (join === undefined) {
    if (relations.includes("apart")) return undefined;
    return { kind: isCovered ? "overlap" : "touch", by: { x: 0, y: 0 } };
  }
  const by = minus(moved, gapOf(one, other, join.headings));
  if (Math.max(Math.abs(by.x), Math.abs(by.y)) <= SLACK) return undefined;
  return { kind: isCovered ? "overlap" : "off", by };
}

/** The distance that two cards' margins put between their squares in the direction of the join. */
function gapOf(one: PlannedCard, other: PlannedCard, headings: readonly Side[]): TableShift {
  const [margin, otherMargin] = [marginsOf(one), marginsOf(other)];
  const [x, y] = headings.reduce(
    ([across, along], side) => [across + STEP_TO[side][0], along + STEP_TO[side][1]],
    [0, 0],
  );
  return { x: x * (margin.x + otherMargin.x), y: y * (margin.y + otherMargin.y) };
}

/** Of a card in position. */
export function marginsOf({ map, turn }: Pick<PlannedCard, "map" | "turn">): TableShift {
  const { across, along } = map.print;
  return turn % 180 === 0 ? { x: across, y: along } : { x: along, y: across };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The whole card with its margins. */
type Paper = Readonly<Record<"x" | "y", Span>>;

function paperOf(card: PlannedCard, shift: TableShift): Paper {
  const { columns, rows } = sizeOf(card.turn);
  const margin = marginsOf(card);
  const [x, y] = [card.at[0] + shift.x, card.at[1] + shift.y];
  return {
    x: { from: x - margin.x, to: x + columns + margin.x },
    y: { from: y - margin.y, to: y + rows + margin.y },
  };
}

function relationOf([one, other]: Pair<Paper>, axis: "x" | "y"): "apart" | "meeting" | "beside" {
  const common = Math.min(one[axis].to, other[axis].to) - Math.max(one[axis].from, other[axis].from);
  if (common > SLACK) return "beside";
  return common < -SLACK ? "apart" : "meeting";
}

const plus = (a: TableShift, b: TableShift): TableShift => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: TableShift, b: TableShift): TableShift => ({ x: a.x - b.x, y: a.y - b.y });
