/**
 * The cells and bars of a track as points of the plane. Where a cell is follows from its name and from how its card lies,
 * by trigonometry alone: neither the coordinates of `src/track/` nor those of `src/game/cells/` are used.
 * Limit: cards do not overlap.
 */
import type { PlannedCard, TrackPlan } from "../../../src/track/track.ts";
import type { CellShape, Cells } from "../../../src/units/cells.ts";
import { distance, halfway, NEAR, type Point, plus, ROOT_3, times, towards, turned } from "./points.ts";

export interface Cell {
  /** Among all cells of the track. */
  readonly index: number;
  /** "2.b1". */
  readonly name: string;
  readonly card: number;
  readonly terrain: string;
  readonly at: Point;
}

export interface Table {
  readonly plan: TrackPlan;
  readonly shape: CellShape;
  /** In travelling order, within a card in the order of its file. */
  readonly cells: readonly Cell[];
  /** The middles of the edges that have one. */
  readonly bars: readonly Point[];
}

export function tableOf(plan: TrackPlan): Table {
  const { track, movement } = plan;
  const cells = track
    .flatMap((card, index) =>
      card.map.squares.map(({ name, terrain }) => ({
        name: `${index + 1}.${name}`,
        card: index,
        terrain: card.acceleration ? movement.faceDown : terrain,
        at: laid(card, printedPoint(card.map.cells, name)),
      })),
    )
    .map((cell, index): Cell => ({ index, ...cell }));
  return { plan, shape: track[0]?.map.cells.shape ?? "square", cells, bars: track.flatMap(barsOf) };
}

/** How cells touch: along an edge, or only at a corner. */
export type Contact = "edge" | "corner";

export function contactOf({ shape }: Table, one: Cell, other: Cell): Contact | undefined {
  const apart = distance(one.at, other.at);
  const isApartBy = (wanted: number): boolean => Math.abs(apart - wanted) < NEAR;
  if (isApartBy(stepIn(shape))) return "edge";
  return shape === "square" && isApartBy(Math.SQRT2) ? "corner" : undefined;
}

/** From the middle of a cell to that of the next. */
export const stepIn = (shape: CellShape): number => (shape === "square" ? 1 : ROOT_3);

/** The middle of a cell on the printed card: of squares from the bottom left corner, of hexagons from the middle of all. */
export function printedPoint(cells: Cells, name: string): Point {
  const [letter, number] = [name.charCodeAt(0) - "a".charCodeAt(0), Number(name.slice(1)) - 1];
  if (cells.shape === "square") return [letter + 0.5, number + 0.5];
  // Lines are rows of pointy hexagons and columns of flat ones; the line in the middle is the longest.
  const isPointy = cells.shape === "pointy-hex";
  const [line, place] = isPointy ? [number, letter] : [letter, number];
  const fromMiddle = line - cells.radius;
  const others = 2 * cells.radius - Math.abs(fromMiddle);
  const [across, along] = [1.5 * fromMiddle, ROOT_3 * (place - others / 2)];
  return isPointy ? [along, across] : [across, along];
}

/** Where a point of the printed card is once the card is turned and lies at its place. */
export function laid({ map: { cells }, at, turn }: PlannedCard, point: Point): Point {
  const [one, other] = at;
  if (cells.shape === "square") {
    // The bottom left corner of what the turned card covers comes to its place.
    const [x, y] = turned([cells.columns, cells.rows], turn);
    return plus(plus(at, [Math.max(0, -x), Math.max(0, -y)]), turned(point, turn));
  }
  const middle: Point =
    cells.shape === "pointy-hex"
      ? [ROOT_3 * (one + other / 2), 1.5 * other]
      : [1.5 * one, ROOT_3 * (other + one / 2)];
  return plus(middle, turned(point, turn));
}

/** A face-down card shows no bars. */
function barsOf(card: PlannedCard): readonly Point[] {
  const { cells, bars } = card.map;
  if (card.acceleration) return [];
  return bars.map((bar) => {
    const own = printedPoint(cells, bar.square);
    const isCell = card.map.squares.some(({ name }) => name === bar.towards);
    const middle = isCell
      ? halfway(own, printedPoint(cells, bar.towards))
      : plus(own, times(stepIn(cells.shape) / 2, towards(cells.shape, bar.side)));
    return laid(card, middle);
  });
}
