/** How terrains are shown: a colour, and a sign that tells it without the colour. */
import type { MapCardData } from "../../../../index.ts";

export interface Terrain {
  readonly id: string;
  readonly title: string;
  readonly colour: string;
  /** Up to three characters; none for the plain one. */
  readonly sign: string;
  /** Of the sign and of what is drawn on it. */
  readonly ink: string;
}

const terrain = (id: string, colour: string, sign: string, ink: string): Terrain => ({
  id,
  title: id,
  colour,
  sign,
  ink,
});

const KNOWN: readonly Terrain[] = [
  terrain("white", "#fbfaf6", "", "#22303a"),
  terrain("green", "#9fcf9a", "G", "#173d1c"),
  terrain("blue", "#9cc3ec", "B", "#10355e"),
  terrain("red", "#f0a69c", "R", "#5c150e"),
  terrain("black", "#3a4249", "●", "#ffffff"),
];

const BY_ID: ReadonlyMap<string, Terrain> = new Map(KNOWN.map((one) => [one.id, one]));

/** Of a card that lies face down. */
export const FACE_DOWN = BY_ID.get("black") as Terrain;

/** One that is not known is plain, with its first letters as a sign. */
export const terrainOf = (id: string): Terrain =>
  BY_ID.get(id) ?? terrain(id, "#e7e4dc", id.slice(0, 2).toUpperCase(), "#22303a");

/** The terrains of map cards and of cards that lie face down, each once. */
export function terrainsOf(cards: readonly Pick<MapCardData, "map">[]): readonly Terrain[] {
  const ids = cards.flatMap(({ map }) => map.squares.map(({ terrain: id }) => id));
  return [...new Set([...ids, FACE_DOWN.id])].map(terrainOf);
}
