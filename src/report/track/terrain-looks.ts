/** How terrains look in a terminal: the nearest of its colours, and a letter that tells them without colour. */
import type { Terrain } from "../../game/scenarios/terrain.ts";

export type TerrainStyle = "white" | "green" | "blue" | "red" | "yellow" | "cyan" | "magenta" | "black";

export interface TerrainLook {
  /** One character. */
  readonly letter: string;
  readonly style: TerrainStyle;
}

const UNKNOWN: TerrainLook = { letter: "?", style: "white" };

/** The look of each terrain by its id. */
export function terrainLooks(terrains: readonly Terrain[]): (terrain: string) => TerrainLook {
  const looks = new Map(
    terrains.map((terrain) => [terrain.id, { letter: letterOf(terrain), style: styleOf(terrain) }]),
  );
  return (terrain) => looks.get(terrain) ?? UNKNOWN;
}

/** The first letter of its sign, or of its title if the sign is dots. */
function letterOf({ sign, title }: Terrain): string {
  const [letter = "?"] = /^•+$/.test(sign) ? title : sign;
  return letter.toUpperCase();
}

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
