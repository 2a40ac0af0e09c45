/** The drawing of the map: how large a cell is in it, before it is zoomed, and how points of the lattice become its own. */
import { type CellShape, type Point, pointAt, shapeOf } from "../model/geometry.ts";
import type { Laid } from "../model/track.ts";

/** Units of the drawing. */
export const CELL = 50;

/** "12.5,-50": y down. */
export const drawn = ({ x, y }: Point): string => `${round(x * CELL)},${round(-y * CELL)}`;

const round = (length: number): number => Math.round(length * 100) / 100;

export const outlineOf = (points: readonly Point[]): string => `M${points.map(drawn).join("L")}Z`;

export const lineOf = (points: readonly Point[]): string => `M${points.map(drawn).join("L")}`;

/** A cell of a laid card, on the lattice. */
export interface PlacedCell extends Pick<CellShape, "name" | "terrain" | "centre" | "outline"> {
  readonly card: number;
}

/** A cell of a card of the track, by the card's place in it; undefined if there is none. */
export function placedCell(cards: readonly Laid[], card: number, name: string): PlacedCell | undefined {
  const laid = cards[card];
  const cell = laid && shapeOf(laid.map, laid.turn).cells.find((one) => one.name === name);
  if (!laid || !cell) return undefined;
  const { x, y } = pointAt(laid.map, laid.at);
  const placed = (point: Point): Point => ({ x: point.x + x, y: point.y + y });
  return { ...cell, card, centre: placed(cell.centre), outline: cell.outline.map(placed) };
}
