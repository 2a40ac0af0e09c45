/**
 * A poster on the game's own map cards: their drawings as they lie on the table, below what the poster's template draws.
 * Limit: where drawings are missing, the poster has none of them, and its template draws the cells plainly.
 */
import type { Game, Scenario } from "../../../game/game.ts";
import type { GroupItem, Item, Origin, Scene } from "../../../scene/scene.ts";
import type { TrackPicture } from "../../../track/briefing/track-picture.ts";
import { multiply, rotate, scale, translate } from "../../../units/matrix.ts";
import { faceKey, type LaidGame } from "../lay-out-game.ts";
import { pieceOutline } from "../piece-outline.ts";

/** A card of the track on its poster, in mm. */
export interface PosterFace {
  /** Key of its scene. */
  readonly key: string;
  /** Its cut line as path data, from the top left corner of its trim. */
  readonly outline: string;
  /** Its middle, from the top left corner of the poster. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** In the order of laying; undefined if one of them has no drawing. */
export function posterFaces(
  { track }: Pick<Scenario, "track">,
  { cards, paper, side }: TrackPicture,
  { decks }: Pick<Game, "decks">,
  keys: LaidGame["keys"],
): readonly PosterFace[] | undefined {
  const faces = cards.flatMap(({ centre, turn, acceleration }, index): readonly PosterFace[] => {
    const laid = track[index];
    const deck = decks.find(({ id }) => id === laid?.deck);
    const card = deck?.cards.find(({ id }) => id === laid?.card);
    const key = card && keys.get(faceKey(card, acceleration ? "back" : "front"));
    if (deck === undefined || key === undefined) return [];
    const [x, y] = [(centre.x - paper.x) * side, (centre.y - paper.y) * side];
    // The poster is cut along straight edges, so cards have no round corners on it.
    return [{ key, outline: pieceOutline({ ...deck, size: { ...deck.size, corner: 0 } }), x, y, turn }];
  });
  return faces.length === cards.length ? faces : undefined;
}

/** All cards with their bleed, which shows around the poster; above it each within its own edges. */
export function posterScene(
  { parts: _, ...drawing }: Scene,
  faces: readonly PosterFace[],
  scenes: LaidGame["scenes"],
  origin: Origin,
): Scene {
  const laid = faces.map((face) => ({ face, scene: scenes.get(face.key) }));
  const below: Item[] = [
    ...laid.map(({ face, scene }) => lying(face, scene, drawing.bleed, origin)),
    ...laid.map(({ face, scene }) => lying(face, scene, 0, origin)),
  ];
  const symbols = Object.assign({}, ...laid.map(({ scene }) => scene.symbols), drawing.symbols);
  return { ...drawing, items: [...below, ...drawing.items], symbols };
}

/** A card within its cut line, which is that much farther out. */
function lying(
  { x, y, turn, outline }: PosterFace,
  { trim, items }: Scene,
  beyond: number,
  origin: Origin,
): GroupItem {
  const middle = translate(-trim.width / 2, -trim.height / 2);
  const [across, along] = [1 + (2 * beyond) / trim.width, 1 + (2 * beyond) / trim.height];
  const place = multiply(translate(x, y), rotate(turn));
  const group = { kind: "group", origin, opacity: 1 } as const;
  const clip = { d: outline, rule: "nonzero" } as const;
  if (beyond === 0) return { ...group, transform: multiply(place, middle), clip, items };
  // The line is enlarged around the middle of the card, and what it clips is not.
  const back = multiply(
    translate(trim.width / 2, trim.height / 2),
    multiply(scale(1 / across, 1 / along), middle),
  );
  const transform = multiply(place, multiply(scale(across, along), middle));
  return { ...group, transform, clip, items: [{ ...group, transform: back, items }] };
}
