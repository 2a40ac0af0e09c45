/** The settings of the drawings laid out so far at a desk, with the pieces drawn in them; they are freed with the desk. */
import { derived } from "../../remember/derived.ts";
import type { DrawingPieces } from "../../template/pieces.ts";
import type { Desk } from "../desk.ts";
import type { FaceSetup } from "../fit-face.ts";
import { MOST_CALLS, PieceRoom } from "./recent-pieces.ts";
import { openSetting, type Setting, settingKey } from "./setting.ts";
import type { SharedPiece } from "./shared-pieces.ts";

/**
 * Settings that are kept, by halves: those of templates that were edited are forgotten like pieces. Each has at least the
 * texts of its root and its definitions, so they are few in most games.
 */
const MOST_SETTINGS = 500;
/** Characters of their shared pieces. */
const MOST_CHARACTERS = 2_000_000;

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
  let settings = new Map<string, Setting | undefined>();
  /** Forgotten next time, unless they are used before. */
  let earlier = new Map<string, Setting | undefined>();
  const room = new PieceRoom(() => desk.call);
  let characters = 0;
  let callThen = desk.call;
  const forget = (): void => {
    earlier = settings;
    settings = new Map();
    characters = 0;
    callThen = desk.call;
  };
  return {
    setting(file, setup, drawing, shared) {
      const key = settingKey(file, setup, drawing, shared);
      const known = settings.get(key);
      if (known || settings.has(key)) return known;
      const setting = earlier.has(key)
        ? earlier.get(key)
        : openSetting(file, setup, drawing, shared, desk, room);
      characters += shared.reduce((sum, { leaf }) => sum + leaf.text.length, drawing.head.text.length);
      const isFull = settings.size >= MOST_SETTINGS || characters > MOST_CHARACTERS;
      if (isFull || desk.call - callThen >= MOST_CALLS) forget();
      settings.set(key, setting);
      return setting;
    },
  };
}
