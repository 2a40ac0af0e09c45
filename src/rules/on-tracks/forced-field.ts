/** The field in which a scenario states how many special steps its track needs. */
import { type ForcedField, usualForcedField, writtenForcedField } from "../../game/scenarios/forced-field.ts";
import type { ScenarioContext } from "../define-rule.ts";

/** The one that is written; otherwise the one that suits the game. */
export const forcedField = ({
  sources,
  scenario: { source, movement, track },
}: Pick<ScenarioContext, "sources" | "scenario">): ForcedField =>
  writtenForcedField(sources.get(source.file)?.root) ??
  usualForcedField(movement, track[0]?.map.cells.shape ?? "square");
