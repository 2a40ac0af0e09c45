/**
 * Every face of a game as a Scene, one after the other: of each only what rules ask about stays for certain, the
 * drawing as far as memory allows. Equal drawings are laid out once: forty-five cards with one back have one back.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { type CardFindings, gatherOnCards } from "../diagnostics/on-cards.ts";
import type { Card } from "../game/game.ts";
import { layOutFace } from "../layout/lay-out-face.ts";
import type { LayoutResources } from "../layout/resources.ts";
import type { LaidFace } from "../rules/define-rule.ts";
import { legibilityOf } from "../scene/legibility.ts";
import type { Scene } from "../scene/scene.ts";
import type { ArtLibrary } from "./art.ts";
import type { Face } from "./faces.ts";
import { digestOf, type Memory, NO_MEMORY } from "./memory.ts";
import type { Progress } from "./progress.ts";
import { createSceneStore, type SceneStore } from "./scene-store.ts";
import { surveyScene } from "./survey-scene.ts";

export interface LaidGame {
  readonly faces: readonly LaidFace[];
  readonly scenes: SceneStore;
  /** Keys of a card's scenes by `<deck>/<card>/<side>`; a side that could not be laid out is missing. */
  readonly keys: ReadonlyMap<string, string>;
  /** Keys of scenes that hold drawings made of pixels. */
  readonly rasterised: readonly string[];
  /** Keys of the font faces in use. */
  readonly fontFaces: ReadonlySet<string>;
}

export const faceKey = (card: Card, side: "front" | "back"): string => `${card.deck}/${card.id}/${side}`;

/** What faces are laid out with; `key` names everything that the resources give. */
export interface LayoutMeans {
  readonly art: ArtLibrary;
  readonly resources: LayoutResources;
  readonly key: string;
  readonly memory?: Memory | undefined;
}

export async function layOutGame(
  faces: readonly Face[],
  means: LayoutMeans,
  progress: Progress,
): Promise<Result<LaidGame>> {
  const layOut = layingOut(means);
  const isBold = boldFaces(means.resources);
  const scenes = createSceneStore();
  const laid: LaidFace[] = [];
  const keys = new Map<string, string>();
  const seen = new Set<string>();
  const rasterised: string[] = [];
  const fontFaces = new Set<string>();
  const rendering: CardFindings[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, face] of faces.entries()) {
    const { card, side, template } = face;
    const svg = face.render();
    rendering.push({ card: card.id, diagnostics: svg.diagnostics });
    // Rendering gave up, which has been told.
    if (svg.value === "" && svg.diagnostics.length > 0) continue;
    const key = keyOf(face, svg.value);
    keys.set(faceKey(card, side), key);
    progress.step("laying out", index + 1, faces.length);
    if (seen.has(key)) continue;
    seen.add(key);
    await means.art.open(svg.value, face.file);
    const { value: scene, diagnostics: findings } = layOut(face, svg.value, key);
    diagnostics.push(...findings);
    const { items: _items, symbols: _symbols, ...facts } = scene;
    laid.push({ card, side, template, scene: facts, legibility: legibilityOf(scene, isBold) });
    scenes.put(key, scene, svg.value.length, () => layOut(face, face.render().value, key).value);
    const survey = surveyScene(scene);
    for (const font of survey.fontFaces) fontFaces.add(font);
    if (survey.hasRasters) rasterised.push(key);
  }
  const value = { faces: laid, scenes, keys, rasterised, fontFaces };
  return { value, diagnostics: [...gatherOnCards(rendering), ...diagnostics] };
}

/** CSS Fonts 4: bold begins at 600. */
function boldFaces({ fonts }: LayoutResources): (face: string) => boolean {
  const bold = new Set(fonts.faces.filter(({ weight }) => weight >= 600).map(({ key }) => key));
  return (face) => bold.has(face);
}

type LayOut = (face: Face, text: string, key: string) => Result<Scene>;

/** Lays out, or recalls what was laid out; either way the icons that it took have been asked for. */
function layingOut({ resources, key: world, memory = NO_MEMORY }: LayoutMeans): LayOut {
  let icons = new Set<string>();
  const watched: LayoutResources = {
    ...resources,
    icon: (name) => {
      icons.add(name);
      return resources.icon(name);
    },
  };
  return ({ deck, file }, text, key) => {
    const { width, height } = deck.size;
    const laid = memory.recall(
      "scenes",
      `${world} ${file} ${key}`,
      () => {
        icons = new Set();
        const setup = { trim: { width, height }, bleed: deck.bleed };
        return { ...layOutFace({ file, text }, setup, watched), icons };
      },
      () => text.length,
    );
    for (const name of laid.icons) resources.icon(name);
    return laid;
  };
}

/** Names a drawing by its content and size, so that equal ones are one. */
function keyOf({ deck: { size, bleed } }: Face, svg: string): string {
  return digestOf([`${size.width} ${size.height} ${bleed}`, svg]);
}
