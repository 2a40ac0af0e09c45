/** A scenario around a track laid by hand; its texts do not matter. */
import type { Scenario } from "../../../src/game/game.ts";
import type { TrackPlan } from "../../../src/track/track.ts";

export function scenarioOf(plan: TrackPlan): Scenario {
  const source = { file: "scenario.yaml", path: [] };
  const track = plan.track.map((card, index) => ({ ...card, position: index + 1, deck: "map", source }));
  const words = { id: "x", title: "X", players: { min: 1, max: 2 }, length: "short", setup: [] } as const;
  return { ...words, ...plan, track, isWhole: true, source };
}
