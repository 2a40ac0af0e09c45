/** Adds faces to a laid-out game: posters, lists and leading pages belong to prints, not to the game's decks. */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import type { MadeGame } from "../made-game.ts";
import type { Pace } from "../progress.ts";
import type { Face } from "./faces.ts";
import { type LaidGame, layOutGame } from "./lay-out-game.ts";
import type { SceneStore } from "./scene-store.ts";

/**
 * The game with the scenes of these faces added, and the findings in their drawings.
 * @param shown what they are, for progress: "posters"
 */
export async function withFaces(
  made: MadeGame,
  faces: readonly Face[],
  shown: string,
  progress: Pace,
): Promise<Result<MadeGame>> {
  if (faces.length === 0) return { value: made, diagnostics: [] };
  const reported = new Set(made.art.diagnostics.map(keyOf));
  const { value: laid, diagnostics } = await layOutGame(faces, made.means, progress, `laying out ${shown}`);
  const value = { ...made, laid: joined(made.laid, laid) };
  return {
    value,
    diagnostics: [...diagnostics, ...made.art.diagnostics.filter((one) => !reported.has(keyOf(one)))],
  };
}

/** Identifies a finding without its message: a finding on a picture lists everything that uses it, so its message may change. */
const keyOf = ({ rule, file, start }: Diagnostic): string => `${rule} ${file} ${start.offset}`;

function joined(one: LaidGame, other: LaidGame): LaidGame {
  const own = new Set(other.keys.values());
  const storeOf = (key: string): SceneStore => (own.has(key) ? other : one).scenes;
  return {
    faces: [...one.faces, ...other.faces],
    scenes: { get: (key) => storeOf(key).get(key), nameOf: (key) => storeOf(key).nameOf(key) },
    keys: new Map([...one.keys, ...other.keys]),
    names: new Map([...one.names, ...other.names]),
    rasterised: [...one.rasterised, ...other.rasterised],
    surveys: new Map([...one.surveys, ...other.surveys]),
  };
}
