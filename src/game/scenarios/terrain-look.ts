/**
 * How a terrain looks on cards, plans and in figures: its colour, what tells it without colour, and what remains of it in the
 * low-ink look. Terrains with dots are told by these; of the others at most one is left white and one is hatched, and the
 * rest have the letters of their signs.
 */
import { DEFAULT_TERRAINS, type Terrain } from "./terrain.ts";

export interface TerrainLook {
  /** 1 to 3 dots, if its sign is dots. */
  readonly dots: 0 | 1 | 2 | 3;
  /** Its colour, and a darker shade for lines on white paper. */
  readonly fill: string;
  readonly shade: string;
  /** Letters that tell it without colour; empty if dots do. */
  readonly sign: string;
  /** In the low-ink look: white paper, a frame of its shade, or hatching. */
  readonly low: "plain" | "frame" | "hatch";
}

/** Of a terrain that the game does not have, which is reported elsewhere. */
export const UNKNOWN_LOOK: TerrainLook = {
  dots: 0,
  fill: "#fffdf7",
  shade: "#999894",
  sign: "?",
  low: "frame",
};

export function terrainLook(terrain: Pick<Terrain, "sign" | "colour">): TerrainLook {
  const { sign, colour } = terrain;
  const dots = dotsOf(terrain);
  return { dots, fill: colour, shade: shadeOf(colour), sign: dots > 0 ? "" : sign, low: lowOf(colour) };
}

/** On plans, where the default terrains have no letters: they are known by their colours and dots. */
export function lookOnPlans(terrain: Terrain): TerrainLook {
  const look = terrainLook(terrain);
  return isDefault(terrain) ? { ...look, sign: "" } : look;
}

export const isDefault = (terrain: Terrain): boolean => DEFAULT_TERRAINS.includes(terrain);

/** "••" is drawn as two dots; a sign of other characters has none. */
export const dotsOf = ({ sign }: Pick<Terrain, "sign">): TerrainLook["dots"] =>
  /^•{1,3}$/.test(sign) ? (sign.length as TerrainLook["dots"]) : 0;

/** Does it need the letters of its sign beside those of its game, where no legend explains the plan? */
export function needsLetters(terrain: Terrain, all: readonly Terrain[]): boolean {
  if (dotsOf(terrain) > 0) return false;
  const low = lowOf(terrain.colour);
  return (
    low === "frame" || all.some((one) => one !== terrain && dotsOf(one) === 0 && lowOf(one.colour) === low)
  );
}

/** Dark enough for a line on white paper. */
const shadeOf = (colour: string): string =>
  `#${partsOf(colour)
    .map((part) => Math.round(part * 0.6))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;

/** Red, green and blue of "#rrggbb", 0 to 255. */
const partsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour all of whose parts are above is as good as paper, one with all below as good as ink. */
const PAPER = 0xd0;
const INK = 0x48;

function lowOf(colour: string): TerrainLook["low"] {
  const parts = partsOf(colour);
  if (Math.min(...parts) > PAPER) return "plain";
  return Math.max(...parts) < INK ? "hatch" : "frame";
}
