/** Lays out the posters that a build prints: large drawings that checks do not need. */
import type { Result } from "../../../diagnostics/diagnostic.ts";
import type { Print } from "../../../game/kits/prints.ts";
import type { MadeGame } from "../../made-game.ts";
import type { Pace } from "../../progress.ts";
import { withFaces } from "../add-faces.ts";
import type { Face } from "../faces.ts";
import { drawingFace } from "../scenario-faces.ts";

/** The game with the scenes of these prints' posters added, and the findings in their drawings. */
export async function withPosters(
  made: MadeGame,
  prints: readonly Print[],
  progress: Pace,
): Promise<Result<MadeGame>> {
  const faces = prints.filter((print) => print.as === "poster").flatMap((print) => facesOf(made, print));
  return withFaces(made, faces, "posters", progress);
}

function facesOf({ game, templates }: MadeGame, { scenarios = [] }: Print): readonly Face[] {
  return scenarios.flatMap((scenario) => drawingFace(game, scenario, "track-poster", templates) ?? []);
}
