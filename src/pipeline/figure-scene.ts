/** A figure as a booklet shows it: its cards, and over them what its template draws. */
import type { FigurePlan, PlannedCard } from "../figure/plan.ts";
import type { Game } from "../game/game.ts";
import { smallCard } from "../layout/booklet/small-card.ts";
import type { Item, Origin, Scene } from "../scene/scene.ts";
import { type Matrix, multiply, rotate, translate } from "../units/matrix.ts";
import { faceKey, type LaidGame } from "./lay-out-game.ts";
import { pieceOutline } from "./piece-outline.ts";

/** A card of a figure, and the key of its scene. */
export interface FigureFace {
  readonly planned: PlannedCard;
  readonly key: string;
  /** What it is cut to, as path data. */
  readonly outline: string;
}

/** Those of its cards that could be drawn. */
export function figureFacesOf({ cards }: FigurePlan, game: Game, laid: LaidGame): readonly FigureFace[] {
  return cards.flatMap((planned) => {
    const deck = game.decks.find(({ id }) => id === planned.deck);
    const card = deck?.cards.find(({ id }) => id === planned.card);
    const key = card && laid.keys.get(faceKey(card, planned.side));
    return deck && key !== undefined ? [{ planned, key, outline: pieceOutline(deck) }] : [];
  });
}

export function figureScene(
  drawing: Scene,
  faces: readonly FigureFace[],
  laid: LaidGame,
  origin: Origin,
): Scene {
  const below: Item[] = [];
  let symbols = drawing.symbols;
  for (const { planned, key, outline } of faces) {
    const scene = laid.scenes.get(key);
    symbols = { ...scene.symbols, ...symbols };
    below.push(...lying(planned, scene, outline, origin));
  }
  return { ...drawing, items: [...below, ...drawing.items], symbols };
}

function lying(
  { x, y, scale, turn }: PlannedCard,
  scene: Scene,
  outline: string,
  origin: Origin,
): readonly Item[] {
  const [width, height] = [scene.trim.width * scale, scene.trim.height * scale];
  const turned: Matrix = multiply(translate(x, y), rotate(turn));
  const place = { x: -width / 2, y: -height / 2, height };
  const items = smallCard(scene, outline, place, origin);
  return [{ kind: "group", origin, transform: turned, opacity: 1, items }];
}
