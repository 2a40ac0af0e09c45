/** What the cells of map cards are: their terrains, as the glossary states them, or the five that need no glossary. */
import type { GlossaryFile } from "../../schema/files.ts";

export interface Terrain {
  readonly id: string;
  readonly title: string;
  /** "#rrggbb". */
  readonly colour: string;
  /** One to three characters that tell it without its colour; one to three dots are drawn as dots. */
  readonly sign: string;
  readonly icon?: string;
  /** Points for entering it, in games that count them; no piece enters what is blocked. */
  readonly cost: number | "blocked";
  /** Id of the die that is rolled there. */
  readonly die?: string;
}

/** In the order of print. */
export const DEFAULT_TERRAINS: readonly Terrain[] = [
  { id: "white", title: "white", colour: "#fffdf7", sign: "W", cost: 1 },
  { id: "green", title: "green", colour: "#7cc087", sign: "•", cost: 1, die: "green" },
  { id: "blue", title: "blue", colour: "#7aaedc", sign: "••", cost: 1, die: "blue" },
  { id: "red", title: "red", colour: "#ea8074", sign: "•••", cost: 1, die: "red" },
  { id: "black", title: "black", colour: "#2c2622", sign: "K", cost: 1 },
];

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
