/** Lays out the posters that a build prints: large drawings, which no check needs. */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { Print } from "../game/prints.ts";
import type { MadeGame } from "./check-game.ts";
import type { Face } from "./faces.ts";
import { type LaidGame, layOutGame } from "./lay-out-game.ts";
import type { Progress } from "./progress.ts";
import { drawingFace } from "./scenario-faces.ts";
import type { SceneStore } from "./scene-store.ts";

/** The game with the scenes of these prints' posters added, and what was found in their drawings. */
export async function withPosters(
  made: MadeGame,
  prints: readonly Print[],
  progress: Progress,
): Promise<Result<MadeGame>> {
  const faces = prints.filter((print) => print.as === "poster").flatMap((print) => facesOf(made, print));
  if (faces.length === 0) return { value: made, diagnostics: [] };
  const told = new Set(made.art.diagnostics.map(keyOf));
  const { value: laid, diagnostics } = await layOutGame(faces, made.means, progress);
  const value = { ...made, laid: joined(made.laid, laid) };
  return {
    value,
    diagnostics: [...diagnostics, ...made.art.diagnostics.filter((one) => !told.has(keyOf(one)))],
  };
}

/** What is told of one picture names all that ask for it, so a fault that was told may come back in other words. */
const keyOf = ({ rule, file, start }: Diagnostic): string => `${rule} ${file} ${start.offset}`;

function facesOf({ game, set }: MadeGame, { scenarios = [] }: Print): readonly Face[] {
  return scenarios.flatMap((scenario) => drawingFace(game, scenario, "track-poster", set) ?? []);
}

function joined(one: LaidGame, other: LaidGame): LaidGame {
  const own = new Set(other.keys.values());
  const storeOf = (key: string): SceneStore => (own.has(key) ? other : one).scenes;
  return {
    faces: [...one.faces, ...other.faces],
    scenes: { get: (key) => storeOf(key).get(key), nameOf: (key) => storeOf(key).nameOf(key) },
    keys: new Map([...one.keys, ...other.keys]),
    rasterised: [...one.rasterised, ...other.rasterised],
    fontFaces: new Set([...one.fontFaces, ...other.fontFaces]),
  };
}
