/** Rasterises the drawings on a game's faces that need it; each one that cannot be drawn gets a finding. */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { json, type Kind } from "../../remember/kind.ts";
import { digestOfTexts } from "../../remember/memory.ts";
import { type FaultOnFace, stoppedRasters } from "../look/stopped-drawings.ts";
import type { MadeGame } from "../made-game.ts";
import { faceKey, type LaidGame } from "./lay-out-game.ts";

type Drawn = Pick<MadeGame, "game" | "sources" | "templateFiles" | "laid" | "rasters">;

/** Draws the rasters of the scenes with these keys, unless they have been drawn before. */
export async function drawRasters(made: Drawn, keys: readonly string[]): Promise<readonly Diagnostic[]> {
  const { laid, rasters } = made;
  const faults: FaultOnFace[] = [];
  for (const key of keys) {
    const found = await rasters.add(laid.scenes.get(key));
    const face = found.length > 0 ? faceOf(laid, key) : undefined;
    faults.push(...found.map((fault) => ({ ...fault, face })));
  }
  return stoppedRasters(made, faults);
}

/** Scenes whose drawings could be rasterised. */
const DRAWN: Kind<true> = { name: "drawn", weight: () => 200, codec: json() };

/**
 * The same for all cards, except for scenes that an earlier run has drawn. If the rest is not tried after several failures,
 * all scenes are processed in order, so that what is left out does not depend on what is remembered.
 */
export async function checkRasters(made: Drawn & Pick<MadeGame, "means">): Promise<Result<undefined>> {
  const { laid, means, rasters } = made;
  if (laid.rasterised.length === 0) return { value: undefined, diagnostics: [] };
  const memory = means.isLasting() ? means.memory : undefined;
  const nameOf = (key: string): string => digestOfTexts([means.key, laid.scenes.nameOf(key)]);
  const unknown = laid.rasterised.filter((key) => !memory?.get(DRAWN, nameOf(key)));
  const diagnostics = await drawRasters(made, unknown);
  if (rasters.hasStopped()) {
    rasters.startOver();
    return { value: undefined, diagnostics: await drawRasters(made, laid.rasterised) };
  }
  if (diagnostics.length === 0) for (const key of unknown) memory?.put(DRAWN, nameOf(key), true);
  return { value: undefined, diagnostics };
}

function faceOf(laid: LaidGame, key: string): LaidGame["faces"][number] | undefined {
  return laid.faces.find(({ card, side }) => laid.keys.get(faceKey(card, side)) === key);
}
