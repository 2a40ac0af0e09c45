/** What the cells of map cards are: their terrains, as the glossary states them, or the five that need no glossary. */
import type { GlossaryFile } from "../../schema/files.ts";
import { DEFAULT_TERRAIN_IDS } from "../../units/cells.ts";

export interface Terrain {
  readonly id: string;
  readonly title: string;
  /** "#rrggbb". */
  readonly colour: string;
  /** One to three characters that tell it without its colour; one to three dots are drawn as dots. */
  readonly sign: string;
  /** Points for entering it, in games that count them; no piece enters what is blocked. */
  readonly cost: number | "blocked";
  /** Id of the die that is rolled there. */
  readonly die?: string;
}

const DEFAULT_LOOKS: Readonly<
  Record<(typeof DEFAULT_TERRAIN_IDS)[number], Pick<Terrain, "colour" | "sign" | "die">>
> = {
  white: { colour: "#fffdf7", sign: "W" },
  green: { colour: "#7cc087", sign: "•", die: "green" },
  blue: { colour: "#7aaedc", sign: "••", die: "blue" },
  red: { colour: "#ea8074", sign: "•••", die: "red" },
  black: { colour: "#2c2622", sign: "K" },
};

export const DEFAULT_TERRAINS: readonly Terrain[] = DEFAULT_TERRAIN_IDS.map((id) => ({
  id,
  title: id,
  cost: 1,
  ...DEFAULT_LOOKS[id],
}));

/** In the order written; the default ones for a glossary that has none. */
export function terrainsOf({ terrains }: Pick<GlossaryFile, "terrains"> = {}): readonly Terrain[] {
  const written = Object.entries(terrains ?? {});
  return written.length === 0
    ? DEFAULT_TERRAINS
    : written.map(([id, terrain]) => ({ id, cost: 1, ...terrain }));
}

/** Can a piece enter it? A terrain that the game does not have is reported elsewhere, and open. */
export const isBlocked = (terrains: readonly Terrain[], id: string): boolean =>
  terrains.find((terrain) => terrain.id === id)?.cost === "blocked";
