/** What a scenario says about its track: its length, and how many steps its track needs that only some pieces may make. */
import {
  type ForcedField,
  usualForcedField,
  writtenForcedField,
} from "../../../game/scenarios/forced-field.ts";
import { mapCardsOf } from "../../../game/scenarios/scenario.ts";
import type { LengthClass } from "../../../schema/files.ts";
import { hasSpecialSteps } from "../../../track/special-steps.ts";
import { isNeededForScenarios } from "../../judge/check-scenarios.ts";
import type { ProjectContext } from "../../project.ts";
import { readGame } from "../../read/read-game.ts";
import type { OpenScenario } from "./open-scenario.ts";

export interface Claims {
  readonly game: string;
  /** Default as before. */
  readonly length?: LengthClass | undefined;
  readonly forcedDiagonals?: number | undefined;
}

/** @param card a map card of its track @returns false if the file is written in a way in which that cannot be done */
export function setClaims(
  project: ProjectContext,
  scenario: OpenScenario,
  { game, length, forcedDiagonals }: Claims,
  card: string | undefined,
): boolean {
  const { yaml } = scenario;
  if (length !== undefined && !yaml.set(["length"], length)) return false;
  if (forcedDiagonals === undefined) return true;
  const field = writtenForcedField(yaml.now().root) ?? usualForced(project, game, card);
  return field === undefined || yaml.set([field], forcedDiagonals);
}

/** None in games without steps that only some pieces may make. */
function usualForced(
  project: ProjectContext,
  game: string,
  card: string | undefined,
): ForcedField | undefined {
  const { game: read } = readGame(project, game, isNeededForScenarios).value;
  const shape = read && mapCardsOf(read).get(card ?? "")?.map?.cells.shape;
  if (!read || !shape || !hasSpecialSteps(read.movement, shape)) return undefined;
  return usualForcedField(read.movement, shape);
}
