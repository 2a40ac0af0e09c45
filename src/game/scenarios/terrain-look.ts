/** How a terrain is drawn on cards and plans: its colour, and what tells it where there is no colour. */
import type { Terrain } from "./terrain.ts";

export interface TerrainLook {
  /** "#rrggbb". */
  readonly fill: string;
  /** Dark enough for a line on white paper. */
  readonly shade: string;
  readonly dots: 0 | 1 | 2 | 3;
  /** Letters; empty if dots are drawn. */
  readonly sign: string;
}

/** "••" is drawn as two dots; a sign of other characters has none. */
export function terrainLook({ sign, colour }: Pick<Terrain, "sign" | "colour">): TerrainLook {
  const dots = /^•{1,3}$/.test(sign) ? (sign.length as TerrainLook["dots"]) : 0;
  return { dots, fill: colour, shade: shadeOf(colour), sign: dots > 0 ? "" : sign };
}

/** Of a terrain that the game does not have, which is reported elsewhere. */
export const UNKNOWN_LOOK: TerrainLook = { dots: 0, fill: "#fffdf7", shade: "#999894", sign: "?" };

const shadeOf = (colour: string): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.6))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
