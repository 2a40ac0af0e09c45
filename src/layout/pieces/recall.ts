/** The settings of a build's drawings so far, with the pieces drawn in them; they belong to the resources and are freed with them. */

import { derived } from "../../remember/derived.ts";
import type { DrawingPieces } from "../../template/pieces.ts";
import type { FaceSetup } from "../fit-face.ts";
import { recordingOf } from "../look-ups.ts";
import type { LayoutResources } from "../resources.ts";
import { openSetting, type Setting, settingKey } from "./setting.ts";
import type { SharedPiece } from "./shared-pieces.ts";

/** Settings that are kept. Each has at least the texts of its root and its definitions, so they are few in most games. */
const MOST_SETTINGS = 1_000;
/** Characters of their shared pieces. */
const MOST_CHARACTERS = 4_000_000;

export interface Recall {
  /** The setting of a drawing; undefined if it must be laid out as a whole. */
  setting(
    file: string,
    setup: FaceSetup,
    drawing: DrawingPieces,
    shared: readonly SharedPiece[],
  ): Setting | undefined;
}

/** The settings of the build with these resources. */
export const recallOf = derived(createRecall);

function createRecall(resources: LayoutResources): Recall {
  const recording = recordingOf(resources);
  const settings = new Map<string, Setting | undefined>();
  let characters = 0;
  return {
    setting(file, setup, drawing, shared) {
      const key = settingKey(file, setup, drawing, shared);
      const known = settings.get(key);
      if (known || settings.has(key)) return known;
      const setting = openSetting(file, setup, drawing, shared, recording);
      characters += shared.reduce((sum, { leaf }) => sum + leaf.text.length, drawing.head.text.length);
      if (settings.size >= MOST_SETTINGS || characters > MOST_CHARACTERS) {
        settings.clear();
        characters = 0;
      }
      settings.set(key, setting);
      return setting;
    },
  };
}
