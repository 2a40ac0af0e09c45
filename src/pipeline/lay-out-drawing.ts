/** One drawing as a Scene, with what is asked about it later; a drawing that was laid out before is recalled. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { layOutFace } from "../layout/lay-out-face.ts";
import type { LayoutResources } from "../layout/resources.ts";
import { type Legibility, legibilityOf } from "../scene/legibility.ts";
import { type Look, lookOf } from "../scene/look.ts";
import type { Scene } from "../scene/scene.ts";
import type { ArtLibrary } from "./art.ts";
import type { Drawing, Face } from "./faces.ts";
import { type Memory, NO_MEMORY } from "./memory.ts";
import { type Survey, surveyScene } from "./survey-scene.ts";

/** What faces are laid out with; `key` names everything that the resources give. */
export interface LayoutMeans {
  readonly art: ArtLibrary;
  readonly resources: LayoutResources;
  readonly key: string;
  readonly memory?: Memory | undefined;
}

export interface LaidDrawing {
  readonly scene: Scene;
  /** Characters of the drawing that were laid out for it: what it weighs beside the scenes that it shares parts with. */
  readonly own: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly legibility: Legibility;
  readonly look: Look;
  readonly survey: Survey;
}

/** @param key names the drawing @param drawing where it is at hand; else it is drawn when it has to be laid out */
export type LayOut = (face: Face, key: string, drawing?: Drawing) => LaidDrawing;

/** Lays out or recalls; either way the icons that it takes have been asked for. */
export function layingOut({ resources, key: world, memory = NO_MEMORY }: LayoutMeans): LayOut {
  const isBold = boldFaces(resources);
  let icons = new Set<string>();
  const watched: LayoutResources = {
    ...resources,
    icon: (name) => {
      icons.add(name);
      return resources.icon(name);
    },
  };
  const layOut = ({ deck, file }: Face, text: string): LaidDrawing => {
    const { width, height } = deck.size;
    const setup = { trim: { width, height }, bleed: deck.bleed };
    const { value: scene, diagnostics, own } = layOutFace({ file, text }, setup, watched);
    return {
      scene,
      own,
      diagnostics,
      legibility: legibilityOf(scene, isBold),
      look: lookOf(scene),
      survey: surveyScene(scene),
    };
  };
  return (face, key, drawing) => {
    const make = () => {
      icons = new Set();
      return { ...layOut(face, (drawing ?? face.render()).value), icons };
    };
    const laid = memory.recall("scenes", `${world} ${face.file} ${key}`, make, ({ own }) => own);
    for (const name of laid.icons) resources.icon(name);
    return laid;
  };
}

/** CSS Fonts 4: bold begins at 600. */
function boldFaces({ fonts }: LayoutResources): (face: string) => boolean {
  const bold = new Set(fonts.faces.filter(({ weight }) => weight >= 600).map(({ key }) => key));
  return (face) => bold.has(face);
}
