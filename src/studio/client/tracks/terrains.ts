/** How terrains are shown: those of the game, with the ink that is read on their colours. */
import { computed } from "@preact/signals";
import type { GameTracks } from "../../../index.ts";
import { tracks } from "./state.ts";

type GameTerrain = GameTracks["terrains"][number];

export interface Terrain extends Pick<GameTerrain, "id" | "title" | "colour" | "sign"> {
  /** Of the sign and of what is drawn on it. */
  readonly ink: string;
}

const [DARK, LIGHT] = ["#14191d", "#ffffff"];

/** Those of the game, in its order. */
export const terrains = computed<readonly Terrain[]>(() =>
  (tracks.value?.terrains ?? []).map(({ id, title, colour, sign }) => ({
    id,
    title,
    colour,
    sign,
    ink: inkOn(colour),
  })),
);

/** Of a card that lies face down. */
export const faceDown = computed<Terrain>(() => terrainOf(tracks.value?.movement.faceDown ?? "black"));

/** One that the game does not have is grey, with its first letters as a sign. */
export const terrainOf = (id: string): Terrain =>
  terrains.value.find((one) => one.id === id) ?? {
    id,
    title: id,
    colour: "#c9c5bc",
    sign: id.slice(0, 2).toUpperCase(),
    ink: DARK,
  };

/** The darker one unless the colour is dark itself. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)/.exec(colour) ?? [])
    .slice(1)
    .map((part) => linear(Number.parseInt(part, 16) / 255));
  // where both inks have the same contrast by WCAG 2
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? DARK : LIGHT;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
