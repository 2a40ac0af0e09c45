/** A track as the designer shows it, and what edits make of it. Pure: cards are known by keys that last while they are shown. */

import type { Scenario } from "../../../../game/game.ts";
import { renamedRules, renamedSquare } from "../../../../track/renamed-squares.ts";
import type { PlannedCard, TrackPlan } from "../../../../track/track.ts";
import type { Moves } from "../../../../track/ways/moves.ts";
import { type At, cellKey, nextTurn, type Point, pointAt, shapeOf, shifted, turnedAt } from "./geometry.ts";

/** A card on the map. */
export interface Laid extends PlannedCard {
  readonly key: number;
}

/** A card that is held and not laid yet. */
export type Held = Omit<Laid, "key" | "at" | "heading">;

/** The cards in travelling order, and what the scenario says about them. */
export interface Track extends Pick<Scenario, "start" | "finish" | "rules"> {
  readonly cards: readonly Laid[];
}

let lastKey = 0;

export const newKey = (): number => {
  lastKey += 1;
  return lastKey;
};

/** The plan that is analysed. */
export function planOf({ cards, start, finish, rules }: Track, { movement, terrains }: Moves): TrackPlan {
  return {
    track: cards.map(({ key: _, ...card }) => card),
    movement,
    terrains,
    ...(start !== undefined && { start }),
    ...(finish !== undefined && { finish }),
    ...(rules && { rules }),
  };
}

const changed = (track: Track, keys: ReadonlySet<number>, change: (card: Laid) => Laid): Track => ({
  ...track,
  cards: track.cards.map((card) => (keys.has(card.key) ? change(card) : card)),
});

/** All of these cards moved as one of them was. */
export const moved = (track: Track, keys: ReadonlySet<number>, from: At, to: At): Track =>
  changed(track, keys, (card) => ({ ...card, at: shifted(card.at, from, to) }));

/** One card turns in its place; several turn each in its own. */
export const turned = (track: Track, keys: ReadonlySet<number>, by: 1 | -1): Track =>
  changed(track, keys, (card) => {
    const turn = nextTurn(card.map, card.turn, by);
    return { ...card, turn, at: turnedAt(card.map, card.at, card.turn, turn) };
  });

/** All of them face down, or face up if they are. */
export function flipped(track: Track, keys: ReadonlySet<number>): Track {
  const isDown = track.cards.every(({ key, acceleration }) => !keys.has(key) || acceleration);
  return changed(track, keys, (card) => ({ ...card, acceleration: !isDown }));
}

export const without = (track: Track, keys: ReadonlySet<number>): Track =>
  renamed(track, { ...track, cards: track.cards.filter(({ key }) => !keys.has(key)) });

export const added = (track: Track, cards: readonly Laid[]): Track => ({
  ...track,
  cards: [...track.cards, ...cards],
});

/** The card gets the next position in the travelling order, or the one before. */
export function reordered(track: Track, key: number, by: 1 | -1): Track {
  const from = track.cards.findIndex((card) => card.key === key);
  const to = from + by;
  const card = track.cards[from];
  if (!card || to < 0 || to >= track.cards.length) return track;
  return renamed(track, { ...track, cards: track.cards.toSpliced(from, 1).toSpliced(to, 0, card) });
}

/**
 * What a gesture has made of cards, on a track that others may have changed since it began: only what the gesture changed is
 * carried over, and cards that are gone stay gone. @returns `onto` itself if nothing changes
 */
export function carriedOver(onto: Track, began: Track, made: Track): Track {
  const [before, after] = [began, made].map(({ cards }) => new Map(cards.map((card) => [card.key, card])));
  const cards = onto.cards.map((card) => {
    const [old, now] = [before?.get(card.key), after?.get(card.key)];
    if (!old || !now) return card;
    const changed: Laid = {
      ...card,
      ...(String(now.at) !== String(old.at) && { at: now.at }),
      ...(now.turn !== old.turn && { turn: now.turn }),
      ...(now.acceleration !== old.acceleration && { acceleration: now.acceleration }),
    };
    const isSame = String(changed.at) === String(card.at) && changed.turn === card.turn;
    return isSame && changed.acceleration === card.acceleration ? card : changed;
  });
  return cards.every((card, index) => card === onto.cards[index]) ? onto : { ...onto, cards };
}

/** Whether two are laid alike of the same cards, so that what was found for one is right for the other. */
export const isSameTrack = (one: Track, other: Track): boolean =>
  one === other || factsOf(one) === factsOf(other);

const factsOf = ({ cards, start, finish, rules }: Track): string =>
  JSON.stringify([
    [start, finish, rules],
    ...cards.map(({ key, card, map, at, turn, acceleration, heading }) => [
      [key, card, at, turn, acceleration, heading],
      map,
    ]),
  ]);

/** Squares that are named follow their cards, until the file says so itself. */
function renamed(before: Track, after: Track): Track {
  const now = new Map(after.cards.map(({ key }, place) => [key, place]));
  const places = before.cards.map(({ key }) => now.get(key));
  const [start, finish] = [before.start, before.finish].map((name) => name && renamedSquare(name, places));
  const rules = before.rules && renamedRules(before.rules, places);
  return {
    cards: after.cards,
    ...(start !== undefined && { start }),
    ...(finish !== undefined && { finish }),
    ...(rules && { rules }),
  };
}

/** Cells that are covered, by the key of the cell. @param but cards that do not count */
export function coveredCells(cards: readonly Laid[], but: ReadonlySet<number> = NONE): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const card of cards)
    if (!but.has(card.key)) for (const centre of centresOf(card)) keys.add(cellKey(centre));
  return keys;
}

const NONE: ReadonlySet<number> = new Set();

export function centresOf({ map, at, turn }: Pick<Laid, "map" | "at" | "turn">): readonly Point[] {
  const { x, y } = pointAt(map, at);
  return shapeOf(map, turn).cells.map(({ centre }) => ({ x: centre.x + x, y: centre.y + y }));
}

/** Whether a card would lie on one of these cells. */
export const isCovering = (card: Pick<Laid, "map" | "at" | "turn">, cells: ReadonlySet<string>): boolean =>
  centresOf(card).some((centre) => cells.has(cellKey(centre)));

/** Copies of cards beside them, as near as there is room, in the same order. */
export function copies(track: Track, keys: ReadonlySet<number>): readonly Laid[] {
  const chosen = track.cards.filter(({ key }) => keys.has(key));
  const cells = coveredCells(track.cards);
  for (let far = 1; far < 60; far++) {
    const copied = chosen.map((card) => ({ ...card, at: shifted(card.at, [0, 0], [far, 0]) }));
    if (!copied.some((card) => isCovering(card, cells)))
      return copied.map((card) => ({ ...card, key: newKey() }));
  }
  return [];
}

/** The box around cards, in cells; undefined for none. */
export function boxAround(cards: readonly Pick<Laid, "map" | "at" | "turn">[]) {
  if (cards.length === 0) return undefined;
  const boxes = cards.map(({ map, at, turn }) => {
    const { box } = shapeOf(map, turn);
    const { x, y } = pointAt(map, at);
    return { left: x + box.x, bottom: y + box.y, right: x + box.x + box.width, top: y + box.y + box.height };
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.max(...boxes.map(({ top }) => top)),
  };
}
