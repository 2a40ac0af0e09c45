/** Lays out the lists that a build prints, and places the faces of cards on contact sheets. */
import type { Result } from "../../../diagnostics/diagnostic.ts";
import type { Print, SmallFace } from "../../../game/kits/prints.ts";
import { smallCard } from "../../../layout/booklet/small-card.ts";
import { digestOfTexts } from "../../../remember/memory.ts";
import type { Scene, SceneSymbol } from "../../../scene/scene.ts";
import type { MadeGame } from "../../made-game.ts";
import type { Pace } from "../../progress.ts";
import { withFaces } from "../add-faces.ts";
import { type Face, faceOf } from "../faces.ts";
import { faceKey, type LaidGame } from "../lay-out-game.ts";
import { pieceOutline } from "../piece-outline.ts";
import type { SceneStore } from "../scene-store.ts";
import { withPlaced } from "./placed-pictures.ts";

/**
 * The game with the scenes of these prints' lists added, and the findings in their drawings.
 * @param shown what they are, for progress
 */
export async function withLists(
  made: MadeGame,
  prints: readonly Print[],
  progress: Pace,
  shown = "lists",
): Promise<Result<MadeGame>> {
  const lists = prints.filter((print) => print.as === "lists");
  const faces = lists.flatMap((print) => facesOf(made, print));
  const { value, diagnostics } = await withFaces(made, faces, shown, progress);
  return { value: withPlaced({ ...value, laid: withPictures(value.laid, lists) }, lists), diagnostics };
}

function facesOf({ game, templates }: MadeGame, { cards }: Print): readonly Face[] {
  return cards.flatMap(({ deck, card }) => faceOf({ game, deck, card, side: "front" }, templates) ?? []);
}

interface Shown extends SmallFace {
  /** Key of its scene. */
  readonly key: string;
  /** Its outline, as path data. */
  readonly outline: string;
}

/** A page of a contact sheet: the scene of its template, and the faces placed on it. */
interface ContactPage {
  readonly frame: string;
  readonly shown: readonly Shown[];
}

function withPictures(laid: LaidGame, lists: readonly Print[]): LaidGame {
  const pages = new Map<string, ContactPage>();
  const keys = new Map(laid.keys);
  for (const { cards, pictures } of lists)
    for (const { card } of cards) {
      const [faces, frame] = [pictures?.get(card.id), laid.keys.get(faceKey(card, "front"))];
      if (faces === undefined || frame === undefined) continue;
      const key = `${card.deck} ${card.id}`;
      pages.set(key, { frame, shown: faces.flatMap((face) => shownFace(face, laid)) });
      keys.set(faceKey(card, "front"), key);
    }
  if (pages.size === 0) return laid;
  const pixels = new Set(laid.rasterised);
  const withPixels = [...pages].filter(([, { shown }]) => shown.some(({ key }) => pixels.has(key)));
  const rasterised = [...laid.rasterised, ...withPixels.map(([key]) => key)];
  return { ...laid, keys, rasterised, scenes: storeOf(pages, laid.scenes) };
}

function shownFace(face: SmallFace, { keys }: LaidGame): readonly Shown[] {
  const key = keys.get(faceKey(face.card, face.side));
  return key === undefined ? [] : [{ ...face, key, outline: pieceOutline(face.deck) }];
}

/** Pages are assembled on request, because each contains about forty drawings. */
function storeOf(pages: ReadonlyMap<string, ContactPage>, scenes: SceneStore): SceneStore {
  return {
    get: (key) => {
      const page = pages.get(key);
      return page ? sceneOf(page, scenes) : scenes.get(key);
    },
    nameOf: (key) => {
      const page = pages.get(key);
      if (!page) return scenes.nameOf(key);
      const parts = page.shown.map(
        ({ key: shown, x, y, height, outline }) => `${scenes.nameOf(shown)} ${x} ${y} ${height} ${outline}`,
      );
      return digestOfTexts([scenes.nameOf(page.frame), ...parts]);
    },
  };
}

function sceneOf({ frame, shown }: ContactPage, scenes: SceneStore): Scene {
  const page = scenes.get(frame);
  const symbols: Record<string, SceneSymbol> = { ...page.symbols };
  const origin = { file: "contact sheet", line: 0, column: 0 };
  const items = shown.flatMap(({ key, outline, ...place }) => {
    const scene = scenes.get(key);
    Object.assign(symbols, scene.symbols);
    return smallCard(scene, outline, place, origin);
  });
  return { ...page, items: [...page.items, ...items], symbols };
}
