/** Shapes without folds: cards with round corners, round and hexagonal tokens. Lengths in mm. */
import type { Point, Size } from "../units/box.ts";
import type { DieLine } from "./die-line.ts";
import { boxOf, circle, type Polygon, rectangle, regular, rounded } from "./polygon.ts";

/** @param corner radius; 0 = square corners */
export const cardShape = ({ width, height }: Size, corner: number): DieLine =>
  flat(
    rounded(rectangle(width, height), () => corner),
    { width, height },
  );

export function roundToken(diameter: number): DieLine {
  const side = diameter / Math.SQRT2;
  return { ...flat(circle(diameter / 2), { width: side, height: side }), nesting: "round" };
}

/** Pointing up; `across` is from flat to flat, as hexagons are sold. */
export function hexToken(across: number): DieLine {
  const radius = across / Math.sqrt(3);
  return { ...flat(regular(6, radius), { width: across, height: radius }), nesting: "hexagon" };
}

/**
 * Any outline of straight edges, clockwise with y down.
 * @param room around its middle, free for a drawing
 */
export function flat(around: Polygon, room: Size): DieLine {
  const box = boxOf(around);
  const outline = around.map(({ x, y }): Point => ({ x: x - box.x, y: y - box.y }));
  const size = { width: box.width, height: box.height };
  const centre = { x: size.width / 2, y: size.height / 2 };
  const panel = { name: "face", outline, centre, room, turn: 0 };
  return { size, outline, slits: [], folds: [], panels: [panel], tabs: [] };
}
