/** A card's own drawing, made smaller, as part of a page: within its outline, with a thin line around it. */
import type { GroupItem, Origin, PathItem, Scene } from "../../scene/scene.ts";
import type { Matrix } from "../../units/matrix.ts";
import { LINE } from "./booklet-look.ts";

/** mm: the line around it; without it a white card on white paper would have no edge. */
export const EDGE = 0.2;

/** Its place on the page: top left corner and height, in mm. */
export interface SmallPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** @param d the card's cut line, as path data in its own mm */
export function smallCard(
  { trim, items }: Scene,
  d: string,
  { x, y, height }: SmallPlace,
  origin: Origin,
): readonly GroupItem[] {
  const scale = height / trim.height;
  const transform: Matrix = [scale, 0, 0, scale, x, y];
  return [
    { kind: "group", origin, transform, opacity: 1, clip: { d, rule: "nonzero" }, items },
    { kind: "group", origin, transform, opacity: 1, items: [thinEdge(d, EDGE / scale, origin)] },
  ];
}

/**
 * The line around a card, or around a part of one.
 * @param d the outline as path data
 * @param width of the line, in the units of the outline
 */
export function thinEdge(d: string, width: number, origin: Origin): PathItem {
  const ends = { cap: "butt", join: "miter", miterLimit: 4, dash: [], dashOffset: 0 } as const;
  return {
    kind: "path",
    d,
    fill: null,
    fillRule: "nonzero",
    stroke: { paint: LINE, width, ...ends },
    origin,
  };
}
