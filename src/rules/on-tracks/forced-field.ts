/** The field in which a scenario states how many special steps its track needs: it has two names. */
import { type ForcedField, forcedFieldOf } from "../../game/scenarios/movement.ts";
import { nodeAt } from "../../source/locate.ts";
import type { ScenarioContext } from "../define-rule.ts";

/** The one that is written; otherwise the one that suits the game. */
export function forcedField({
  sources,
  scenario,
}: Pick<ScenarioContext, "sources" | "scenario">): ForcedField {
  const root = sources.get(scenario.source.file)?.root;
  for (const field of ["forced-special", "forced-diagonals"] as const)
    if (root && nodeAt(root, [field]) !== undefined) return field;
  const areSquares = scenario.track[0]?.map.cells.shape === "square";
  return areSquares ? forcedFieldOf(scenario.movement) : "forced-special";
}
