/** How terrains look in a terminal: the nearest of its colours, and a letter that tells them without colour. */
import type { Terrain } from "../../game/scenarios/terrain.ts";
import { ASCII, UNICODE } from "./signs.ts";

export type TerrainStyle = "white" | "green" | "blue" | "red" | "yellow" | "cyan" | "magenta" | "black";

export interface TerrainLook {
  /** One character. */
  readonly letter: string;
  readonly style: TerrainStyle;
}

const UNKNOWN: TerrainLook = { letter: "?", style: "white" };

/** The look of each terrain by its id. */
export function terrainLooks(terrains: readonly Terrain[]): (terrain: string) => TerrainLook {
  const letters = lettersOf(terrains);
  const looks = new Map(
    terrains.map((terrain) => [terrain.id, { letter: letters.get(terrain) ?? "?", style: styleOf(terrain) }]),
  );
  return (terrain) => looks.get(terrain) ?? UNKNOWN;
}

/** Letters of start and finish, which no terrain has, and of rules, which only a sign may be as well. */
const OF_ENDS = [UNICODE, ASCII].flatMap(({ marks: { start, finish } }) => [start, finish]);
const OF_RULES = [UNICODE, ASCII].flatMap(({ marks }) => Object.values(marks));
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/**
 * A letter for each that no other has: the first of its sign, or of its title if the sign is dots; else another of its
 * title, else any. Signs come first, so that a title takes no letter of theirs.
 */
function lettersOf(terrains: readonly Terrain[]): ReadonlyMap<Terrain, string> {
  const taken = new Set(OF_ENDS);
  const letters = new Map<Terrain, string>();
  for (const terrain of terrains.toSorted((a, b) => Number(isDots(a)) - Number(isDots(b)))) {
    const [sign = ""] = isDots(terrain) ? [] : terrain.sign.toUpperCase();
    const others = `${terrain.title.replace(/[^\p{L}\p{N}]/gu, "")}${ALPHABET}`.toUpperCase();
    const isFree = (one: string): boolean => !taken.has(one) && (one === sign || !OF_RULES.includes(one));
    const letter = [sign, ...others].filter((one) => one !== "").find(isFree);
    if (letter === undefined) continue;
    taken.add(letter);
    letters.set(terrain, letter);
  }
  return letters;
}

const isDots = ({ sign }: Terrain): boolean => /^•+$/.test(sign);

/** Degrees of hue up to which each colour goes. */
const HUES: readonly (readonly [upTo: number, style: TerrainStyle])[] = [
  [25, "red"],
  [70, "yellow"],
  [165, "green"],
  [195, "cyan"],
  [260, "blue"],
  [330, "magenta"],
  [360, "red"],
];

function styleOf({ colour }: Terrain): TerrainStyle {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const light = (most + least) / 2;
  const spread = most - least;
  if (light < 0.25) return "black";
  if (light > 0.85 || spread < 0.1) return "white";
  const sixths =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return HUES.find(([upTo]) => sixths * 60 <= upTo)?.[1] ?? "red";
}
