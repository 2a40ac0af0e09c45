/** Reports a terrain that the game does not have, wherever one is named. */
import type { SourceRef } from "../../source/tree.ts";
import { insteadOf, type Report } from "../fault.ts";
import type { Terrain } from "./terrain.ts";

/** @param others what may stand there too */
export function reportUnknownTerrain(
  rule: string,
  id: string,
  terrains: readonly Terrain[],
  at: SourceRef,
  report: Report,
  others: readonly string[] = [],
): void {
  const ids = [...terrains.map((terrain) => terrain.id), ...others];
  if (ids.includes(id)) return;
  report({
    rule,
    at,
    message: `the game has no terrain "${id}"`,
    ...insteadOf(id, ids, "it has no terrains", "add it to `terrains:` in glossary.yaml"),
  });
}
