/** A card's own drawing, smaller, as part of a page: within its outline, with a thin line around it. */
import type { GroupItem, Origin, Scene } from "../../scene/scene.ts";
import type { Matrix } from "../../units/matrix.ts";
import { LINE } from "./booklet-look.ts";

/** mm: the line around it; on white paper a white card has no edge. */
const EDGE = 0.2;

/** Where it lies on the page: top left corner and height, in mm. */
export interface SmallPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** @param d what the card is cut to, as path data in its own mm */
export function smallCard(
  { trim, items }: Scene,
  d: string,
  { x, y, height }: SmallPlace,
  origin: Origin,
): readonly GroupItem[] {
  const scale = height / trim.height;
  const transform: Matrix = [scale, 0, 0, scale, x, y];
  const stroke = { paint: LINE, width: EDGE / scale, cap: "butt", join: "miter" } as const;
  const edge = {
    kind: "path",
    d,
    fill: null,
    fillRule: "nonzero",
    stroke: { ...stroke, miterLimit: 4, dash: [], dashOffset: 0 },
    origin,
  } as const;
  return [
    { kind: "group", origin, transform, opacity: 1, clip: { d, rule: "nonzero" }, items },
    { kind: "group", origin, transform, opacity: 1, items: [edge] },
  ];
}
