/** What decides which steps are allowed, and what they cost. */
import { DEFAULT_MOVEMENT } from "../../game/scenarios/movement.ts";
import { DEFAULT_TERRAINS } from "../../game/scenarios/terrain.ts";
import type { TrackPlan } from "../track.ts";

export type Moves = Pick<TrackPlan, "movement" | "terrains">;

/** Of a game that states nothing. */
export const DEFAULT_MOVES: Moves = { movement: DEFAULT_MOVEMENT, terrains: DEFAULT_TERRAINS };
