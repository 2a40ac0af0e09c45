/** Tracks of hexagons, and of squares other than 2 x 3, laid by hand: a letter for each cell. */
import { tileOf } from "../../src/game/cells/tile.ts";
import { mapPrintOf } from "../../src/game/decks/map-print.ts";
import type { Scenario } from "../../src/game/game.ts";
import type { MapBar, MapCard } from "../../src/game/map-cards.ts";
import { DEFAULT_MOVEMENT, type Movement } from "../../src/game/scenarios/movement.ts";
import type { Terrain } from "../../src/game/scenarios/terrain.ts";
import type { Side } from "../../src/schema/files.ts";
import { analyseTrack } from "../../src/track/analyse-track.ts";
import type { ScenarioTrack } from "../../src/track/scenario-tracks.ts";
import type { PlannedCard, TrackAnalysis, TrackPlan } from "../../src/track/track.ts";
import type { Size } from "../../src/units/box.ts";
import type { Cells } from "../../src/units/cells.ts";

export const TERRAINS: readonly Terrain[] = [
  { id: "sand", title: "Sand", colour: "#ddcc99", sign: "S", cost: 1 },
  { id: "wood", title: "Wood", colour: "#338844", sign: "W", cost: 3 },
  { id: "rock", title: "Rock", colour: "#666666", sign: "R", cost: "blocked" },
];
const LETTERS: Readonly<Record<string, string>> = { s: "sand", w: "wood", r: "rock" };
export const MOVEMENT: Movement = { ...DEFAULT_MOVEMENT, corners: "never", faceDown: "sand" };

export const HEX: Cells = { shape: "pointy-hex", radius: 0 };
export const FLOWER: Cells = { shape: "pointy-hex", radius: 1 };
export const NINE: Cells = { shape: "square", columns: 3, rows: 3 };

export interface Laid extends Partial<Pick<PlannedCard, "turn" | "heading" | "acceleration">> {
  readonly at: PlannedCard["at"];
  /** A letter for each cell, in the order of a file; sand if absent. */
  readonly cells?: string;
  /** Bars by cell and side: "b2|east a1|south-west". */
  readonly bars?: string;
}

export function mapOf(cells: Cells, letters = "", bars = "", size?: Size, isHexagon = true): MapCard {
  const length = cells.shape === "square" ? 76.2 : 60;
  return {
    isWhole: true,
    cells,
    squares: tileOf(cells).cells.map((cell, index) => ({
      ...cell,
      terrain: LETTERS[letters.charAt(index) || "s"] ?? "sand",
    })),
    bars: bars
      .split(" ")
      .filter(Boolean)
      .map((words) => barOf(cells, words)),
    print: mapPrintOf(size ?? { width: length, height: length }, cells, {
      isHexagon: isHexagon && cells.shape !== "square" && cells.radius === 0,
    }),
  };
}

export function planOf(
  cells: Cells,
  cards: readonly Laid[],
  movement: Partial<Movement> = {},
  more: Partial<TrackPlan> = {},
): TrackPlan {
  const track = cards.map(({ at, turn = 0, acceleration = false, heading, cells: letters, bars }, index) => ({
    card: `c${index + 1}`,
    map: mapOf(cells, letters, bars),
    at,
    turn,
    acceleration,
    ...(heading ? { heading } : {}),
  }));
  return { track, movement: { ...MOVEMENT, ...movement }, terrains: TERRAINS, ...more };
}

function barOf(cells: Cells, words: string): MapBar {
  const { kind, cellOf } = tileOf(cells);
  const [square = "", side] = words.split("|") as [string, Side];
  const cell = cellOf(square);
  if (cell === undefined) throw new Error(`no cell ${square}`);
  return { square, towards: side, side, ...kind.edgeOf([cell.column, cell.row], side) };
}

/** As a scenario's track, for drawings; its texts do not matter. */
export function laidOut(plan: TrackPlan): ScenarioTrack & { readonly track: TrackAnalysis } {
  const source = { file: "scenario.yaml", path: [] };
  const track = plan.track.map((card, index) => ({ ...card, position: index + 1, deck: "map", source }));
  const words = { id: "x", title: "X", players: { min: 1, max: 2 }, length: "short", setup: [] } as const;
  const scenario: Scenario = { ...words, ...plan, track, isWhole: true, source };
  return { scenario, track: analyseTrack(plan) };
}
