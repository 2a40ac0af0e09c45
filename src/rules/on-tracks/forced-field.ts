/** The field in which a scenario states how many special steps its track needs: it has two names. */
import type { ScenarioFile } from "../../schema/files.ts";
import { nodeAt } from "../../source/locate.ts";
import type { ScenarioContext } from "../define-rule.ts";

/** The one that is written; otherwise `forced-diagonals` where only steps over corners of squares are special. */
export function forcedField({
  sources,
  scenario,
}: Pick<ScenarioContext, "sources" | "scenario">): keyof ScenarioFile & `forced-${string}` {
  const root = sources.get(scenario.source.file)?.root;
  for (const field of ["forced-special", "forced-diagonals"] as const)
    if (root && nodeAt(root, [field]) !== undefined) return field;
  const { corners, backward } = scenario.movement;
  const areSquares = scenario.track[0]?.map.cells.shape === "square";
  return areSquares && corners === "special" && backward !== "special"
    ? "forced-diagonals"
    : "forced-special";
}
