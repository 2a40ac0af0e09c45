/** A figure as a booklet shows it: its cards, and its template's drawing on top. */
import type { FigurePlan } from "../../../figure/plan.ts";
import type { PlannedCard } from "../../../figure/planned.ts";
import type { Game } from "../../../game/game.ts";
import { boxPath } from "../../../layout/booklet/shapes.ts";
import { EDGE, smallCard, thinEdge } from "../../../layout/booklet/small-card.ts";
import type { GroupItem, Item, Origin, Scene } from "../../../scene/scene.ts";
import { multiply, rotate, translate } from "../../../units/matrix.ts";
import { faceKey, type LaidGame } from "../lay-out-game.ts";
import { pieceOutline } from "../piece-outline.ts";

/** A card of a figure, and the key of its scene. */
export interface FigureFace {
  readonly planned: PlannedCard;
  readonly key: string;
  /** Its outline, as path data. */
  readonly outline: string;
}

/** The cards of a figure that could be drawn. */
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
    below.push(lying(planned, scene, outline, origin));
  }
  return { ...drawing, items: [...below, ...drawing.items], symbols };
}

function lying(planned: PlannedCard, scene: Scene, outline: string, origin: Origin): GroupItem {
  const { x, y, scale, turn, part } = planned;
  const place = {
    x: -(part.x + part.width / 2) * scale,
    y: -(part.y + part.height / 2) * scale,
    height: scene.trim.height * scale,
  };
  const items = smallCard(scene, outline, place, origin);
  const transform = multiply(translate(x, y), rotate(turn));
  const isWhole = part.width >= scene.trim.width - 1e-6 && part.height >= scene.trim.height - 1e-6;
  return {
    kind: "group",
    origin,
    transform,
    opacity: 1,
    items: isWhole ? items : cutOut(planned, items, origin),
  };
}

/** The visible part, centred on its middle, with a line around it. */
function cutOut({ part, scale }: PlannedCard, items: readonly Item[], origin: Origin): readonly Item[] {
  const [width, height] = [part.width * scale, part.height * scale];
  const d = boxPath(-width / 2, -height / 2, width, height);
  const clip = { d, rule: "nonzero" } as const;
  return [
    { kind: "group", origin, transform: translate(0, 0), opacity: 1, clip, items },
    thinEdge(d, EDGE, origin),
  ];
}
