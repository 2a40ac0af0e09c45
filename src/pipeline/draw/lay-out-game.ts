/**
 * Lays out every face of a game as a Scene, one after the other: the facts that rules need are kept for each, the
 * drawings as far as memory allows. Equal drawings are laid out once: forty-five cards with the same back share it.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { type CardFindings, gatherOnCards } from "../../diagnostics/on-cards.ts";
import type { Card } from "../../game/game.ts";
import { derived } from "../../remember/derived.ts";
import type { LaidFace } from "../../rules/define-rule.ts";
import type { Scene } from "../../scene/scene.ts";
import type { Survey } from "../look/survey-scene.ts";
import type { Pace } from "../progress.ts";
import type { Face } from "./faces.ts";
import { gameBudget } from "./game-budget.ts";
import { type LayoutMeans, layingOut } from "./lay-out-drawing.ts";
import { createSceneStore, type SceneStore } from "./scene-store.ts";

export interface LaidGame {
  readonly faces: readonly LaidFace[];
  readonly scenes: SceneStore;
  /** Keys of a card's scenes by `<deck>/<card>/<side>`; a side that could not be laid out is missing. */
  readonly keys: ReadonlyMap<string, string>;
  /** What identifies each scene, by its key: `name` of `Found`. */
  readonly names: ReadonlyMap<string, () => string | undefined>;
  /** Keys of scenes with rasterised drawings. */
  readonly rasterised: readonly string[];
  /** Fonts, icons and rasters of each scene, by its key. */
  readonly surveys: ReadonlyMap<string, Survey>;
}

export const faceKey = (card: Pick<Card, "deck" | "id">, side: "front" | "back"): string =>
  faceKeysOf(card)[side];

const faceKeysOf = derived(({ deck, id }: Pick<Card, "deck" | "id">) => ({
  front: `${deck}/${id}/front`,
  back: `${deck}/${id}/back`,
}));

/** Addresses and sizes come from a card as often as from the template, so these findings name the cards. */
const OF_CARDS: readonly string[] = ["svg/href", "svg/limit"];

/** @param work what progress calls it; faces added later have a count of their own, because a total must not grow */
export async function layOutGame(
  faces: readonly Face[],
  means: LayoutMeans,
  progress: Pace,
  work = "laying out",
): Promise<Result<LaidGame>> {
  const layout = layingOut(means);
  const scenes = createSceneStore();
  const laid: LaidFace[] = [];
  const keys = new Map<string, string>();
  /** Cards by the key of their drawing; the lists grow while others use them. */
  const seen = new Map<string, Card[]>();
  const names = new Map<string, () => string | undefined>();
  const rasterised: string[] = [];
  const surveys = new Map<string, Survey>();
  const rendering: CardFindings[] = [];
  const diagnostics: Diagnostic[] = [];
  const budget = gameBudget(means.limits);
  for (const [index, face] of faces.entries()) {
    const turn = progress.pause();
    // Waiting takes time even if there is nothing to wait for.
    if (turn) await turn;
    const { card, side, template } = face;
    const drawing = face.render();
    const { key } = drawing;
    const overspent = budget.spend(face, drawing.spent, !seen.has(key));
    if (overspent) {
      diagnostics.push(overspent);
      break;
    }
    if (drawing.diagnostics.length > 0) {
      const blamed = drawing.diagnostics.map((one) => means.blame(face, one) ?? one);
      rendering.push({ cards: [card], diagnostics: blamed });
    }
    // Already reported.
    if (drawing.isEmpty) continue;
    keys.set(faceKey(card, side), key);
    const before = seen.get(key);
    before?.push(card);
    if (before) continue;
    const cards = [card];
    seen.set(key, cards);
    const { pointing } = drawing;
    if (pointing !== "") await means.art.open(pointing, { card, cards, side, file: face.file });
    const { found, scene, name: contentName } = layout.find(face, drawing);
    if (scene) progress.step(work, index + 1, faces.length);
    const tooMuch = budget.layOut(face, found);
    if (tooMuch) {
      diagnostics.push(tooMuch);
      break;
    }
    const { facts, signs, legibility, look, edges, turnable, survey } = found;
    for (const finding of found.diagnostics) {
      const atText = means.blame(face, finding);
      if (atText || OF_CARDS.includes(finding.rule))
        rendering.push({ cards: atText ? [card] : cards, diagnostics: [atText ?? finding] });
      else diagnostics.push(finding);
    }
    laid.push({ card, cards, side, template, scene: facts, signs, legibility, look, edges, turnable });
    const again = (): Scene => layout.scene(face);
    // Known already where something is kept for other runs, and then it is asked for again.
    const name = means.memory && drawing.name;
    scenes.put(key, scene, found.own, again, () => {
      const mark = layout.lookMark(face);
      return `${face.file} ${name ?? face.render().name}${mark}`;
    });
    names.set(key, contentName);
    surveys.set(key, survey);
    if (survey.rasters.length > 0) rasterised.push(key);
  }
  const value = { faces: laid, scenes, keys, names, rasterised, surveys };
  return { value, diagnostics: [...gatherOnCards(means.game, rendering), ...diagnostics] };
}
