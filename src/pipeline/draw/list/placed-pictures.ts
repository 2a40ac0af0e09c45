/** Pictures that are placed on the pages of lists after layout: of old pieces, which no drawing of the game shows. */
import type { PlacedPicture, Print } from "../../../game/kits/prints.ts";
import { digestOfTexts } from "../../../remember/memory.ts";
import type { Item, Origin, PathItem, Scene, Stroke } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { round } from "../../../units/length.ts";
import type { MadeGame } from "../../made-game.ts";
import { faceKey, type LaidGame } from "../lay-out-game.ts";
import type { SceneStore } from "../scene-store.ts";

interface Page {
  readonly frame: string;
  readonly placed: readonly PlacedPicture[];
}

/** The game with these prints' pictures on their pages, which are laid out. */
export function withPlaced(made: MadeGame, prints: readonly Print[]): MadeGame {
  const pages = new Map<string, Page>();
  const keys = new Map(made.laid.keys);
  for (const { cards, placed } of prints)
    for (const { card } of cards) {
      const [own, frame] = [placed?.get(card.id), keys.get(faceKey(card, "front"))];
      if (own === undefined || own.length === 0 || frame === undefined) continue;
      const key = `${card.deck} ${card.id} with pictures`;
      pages.set(key, { frame, placed: own });
      keys.set(faceKey(card, "front"), key);
    }
  if (pages.size === 0) return made;
  const added = new Map(
    [...pages.values()].flatMap(({ placed }) => placed.map(({ picture }) => [picture.key, picture])),
  );
  const { pictures } = made.rasters;
  return {
    ...made,
    laid: { ...made.laid, keys, scenes: storeOf(pages, made.laid) },
    rasters: { ...made.rasters, pictures: { get: (key) => added.get(key) ?? pictures.get(key) } },
  };
}

function storeOf(pages: ReadonlyMap<string, Page>, { scenes }: LaidGame): SceneStore {
  return {
    get: (key) => {
      const page = pages.get(key);
      return page ? sceneOf(page, scenes) : scenes.get(key);
    },
    nameOf: (key) => {
      const page = pages.get(key);
      if (!page) return scenes.nameOf(key);
      const parts = page.placed.map(
        ({ picture, box, marks }) => `${picture.key} ${JSON.stringify([box, marks])}`,
      );
      return digestOfTexts([scenes.nameOf(page.frame), ...parts]);
    },
  };
}

function sceneOf({ frame, placed }: Page, scenes: SceneStore): Scene {
  const page = scenes.get(frame);
  const origin = { file: "pictures of old pieces", line: 0, column: 0 };
  const items = placed.flatMap(({ picture, box, marks = [] }): readonly Item[] => [
    { kind: "image", origin, picture: picture.key, box },
    ...marks.map((mark) => markAround(mark, origin)),
  ]);
  const { parts: _, ...own } = page;
  return { ...own, items: [...page.items, ...items] };
}

/** mm. */
const MARK: Stroke = {
  paint: { kind: "solid", colour: "#c2185b", opacity: 1 },
  ...{ width: 0.4, cap: "butt", join: "round", miterLimit: 4, dash: [], dashOffset: 0 },
};

function markAround({ x, y, width, height }: Box, origin: Origin): PathItem {
  const [right, bottom] = [x + width, y + height].map((end) => round(end, 3));
  const d = `M${round(x, 3)} ${round(y, 3)}L${right} ${round(y, 3)}L${right} ${bottom}L${round(x, 3)} ${bottom}Z`;
  return { kind: "path", d, fill: null, fillRule: "nonzero", stroke: MARK, origin };
}
