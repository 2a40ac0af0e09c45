/** What has been laid out of a build's drawings so far; it belongs to the resources object and is freed with it. */
import type { FaceSetup } from "../fit-face.ts";
import type { LayoutResources } from "../resources.ts";
import type { CutDrawing } from "./cut-drawing.ts";
import type { DrawnPiece } from "./drawn-piece.ts";
import { nameOfPiece } from "./piece-work.ts";
import { openSetting, type Setting, settingKey } from "./setting.ts";
import type { SharedCut } from "./shared-cuts.ts";
import { createShelf, type Shelf } from "./shelf.ts";

/** Characters of settings; those of one template have some hundreds, or all of its definitions. */
const SETTINGS = 4_000_000;
/** Characters of pieces: some 15 MB with their items. The common parts of a deck's cards are a tenth of that. */
const PIECES = 600_000;

export interface Recall {
  readonly pieces: Shelf<DrawnPiece>;
  /** The setting of a drawing; undefined if it must be laid out as a whole. */
  setting(file: string, setup: FaceSetup, cut: CutDrawing, shared: readonly SharedCut[]): Setting | undefined;
}

const byResources = new WeakMap<LayoutResources, Recall>();

export function recallOf(resources: LayoutResources): Recall {
  const known = byResources.get(resources);
  if (known) return known;
  const recall = createRecall();
  byResources.set(resources, recall);
  return recall;
}

function createRecall(): Recall {
  const settings = createShelf<{ readonly setting: Setting | undefined }>(SETTINGS);
  let opened = 0;
  return {
    pieces: createShelf(PIECES),
    setting(file, setup, cut, shared) {
      const key = settingKey(file, setup, cut, shared);
      const known = settings.get(key);
      if (known) return known.setting;
      const setting = openSetting(String(opened++), nameOfPiece(key), file, setup, cut, shared);
      settings.put(key, { setting }, key.length);
      return setting;
    },
  };
}
