/**
 * Every face of a game as a Scene. Equal drawings are laid out once: forty-five cards with one back have one back.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { Card, Deck, Game } from "../game/game.ts";
import { layOutFace } from "../layout/lay-out-face.ts";
import type { LayoutResources } from "../layout/resources.ts";
import type { LaidFace } from "../rules/define-rule.ts";
import type { Scene } from "../scene/scene.ts";
import { type FaceFindings, gatherFaces } from "../template/gather-faces.ts";
import type { CompiledTemplate } from "../template/template.ts";
import type { Progress } from "./progress.ts";

/** A face as SVG text, before layout. */
export interface RenderedFace {
  readonly deck: Deck;
  readonly card: Card;
  readonly side: "front" | "back";
  readonly template: string;
  readonly file: string;
  readonly svg: string;
}

export interface LaidGame {
  readonly faces: readonly LaidFace[];
  readonly scenes: ReadonlyMap<string, Scene>;
  /** Keys of a card's scenes by `<deck>/<card>/<side>`; a side that could not be laid out is missing. */
  readonly keys: ReadonlyMap<string, string>;
}

export const faceKey = (card: Card, side: "front" | "back"): string => `${card.deck}/${card.id}/${side}`;

export function renderFaces(
  game: Game,
  templates: ReadonlyMap<string, CompiledTemplate>,
): Result<readonly RenderedFace[]> {
  const faces: RenderedFace[] = [];
  const found: FaceFindings[] = [];
  for (const deck of game.decks)
    for (const card of deck.cards)
      for (const side of ["front", "back"] as const) {
        const name = card[side];
        const template = name === undefined ? undefined : templates.get(name);
        if (!template || name === undefined) continue;
        const svg = template.render({ game, deck, card, side });
        found.push({ card: card.id, diagnostics: svg.diagnostics });
        faces.push({ deck, card, side, template: name, file: template.source.file, svg: svg.value });
      }
  return { value: faces, diagnostics: gatherFaces(found) };
}

export function layOutFaces(
  rendered: readonly RenderedFace[],
  resources: LayoutResources,
  progress: Progress,
): Result<LaidGame> {
  const sceneOf = new Map<string, { key: string; scene: Scene }>();
  const faces: LaidFace[] = [];
  const keys = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const [index, face] of rendered.entries()) {
    const { deck, card, side, template } = face;
    const drawing = `${deck.size.width}x${deck.size.height}+${deck.bleed}\0${face.svg}`;
    let known = sceneOf.get(drawing);
    if (!known) {
      const trim = { width: deck.size.width, height: deck.size.height };
      const laid = layOutFace({ file: face.file, text: face.svg }, { trim, bleed: deck.bleed }, resources);
      diagnostics.push(...laid.diagnostics);
      known = { key: `scene-${sceneOf.size + 1}`, scene: laid.value };
      sceneOf.set(drawing, known);
      faces.push({ card, side, template, scene: known.scene });
    }
    keys.set(faceKey(card, side), known.key);
    progress.step("laying out", index + 1, rendered.length);
  }
  const scenes = new Map([...sceneOf.values()].map(({ key, scene }) => [key, scene]));
  return { value: { faces, scenes, keys }, diagnostics };
}
