/** The settings of the drawings laid out so far at a desk, with the pieces drawn in them; they are freed with the desk. */
import { derived } from "../../remember/derived.ts";
import type { DrawingPieces } from "../../template/pieces.ts";
import type { Desk } from "../desk.ts";
import type { FaceSetup } from "../fit-face.ts";
import { PieceRoom } from "./recent-pieces.ts";
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

/** The settings at a desk. */
export const recallOf = derived(createRecall);

function createRecall(desk: Desk): Recall {
  const settings = new Map<string, Setting | undefined>();
  const room = new PieceRoom();
  let characters = 0;
  return {
    setting(file, setup, drawing, shared) {
      const key = settingKey(file, setup, drawing, shared);
      const known = settings.get(key);
      if (known || settings.has(key)) return known;
      const setting = openSetting(file, setup, drawing, shared, desk, room);
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
