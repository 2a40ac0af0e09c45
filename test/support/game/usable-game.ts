/** A checked game for tests that continue with what was made of it. */
import { checkGame } from "../../../src/pipeline/judge/check-game.ts";
import type { CheckedGame, MadeGame } from "../../../src/pipeline/made-game.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import type { ProjectContext } from "../../../src/pipeline/project.ts";

export interface UsableGame extends CheckedGame {
  readonly made: MadeGame;
}

/** @throws Error with the findings if the game cannot be used */
export async function usableGame(project: ProjectContext, id = "sample", pace = SILENT): Promise<UsableGame> {
  const checked = await checkGame(project, id, pace);
  const { made, diagnostics } = checked;
  if (!made) throw new Error(`${id} cannot be used: ${diagnostics.map(({ message }) => message).join("; ")}`);
  return { ...checked, made };
}
