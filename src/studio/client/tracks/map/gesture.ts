/**
 * What is being tried on the map: cards that are dragged, or a card that is held above it. Nothing is changed before it ends,
 * so that Esc leaves everything as it was.
 */
import { computed, signal } from "@preact/signals";
import { whyReadOnly } from "../../project/read-only.ts";
import type { At, Point } from "../model/geometry.ts";
import { coveredCells, type Held, isCovering, moved, type Track } from "../model/track.ts";
import { held, track } from "../state.ts";

/** Cards that are dragged, moved by keys, or placed by the next click: they are shown where it would be. */
export interface Drag {
  readonly by: "pointer" | "keys" | "click";
  readonly keys: ReadonlySet<number>;
  /** The track that it began with. */
  readonly began: Track;
  /** The same, with what was turned and flipped on the way. */
  readonly base: Track;
  /** One of the cards, where it was and where it would be. */
  readonly from: At;
  readonly to: At;
}

/** One of the track as it is now, which has not moved yet. */
export const dragOf = (by: Drag["by"], keys: ReadonlySet<number>, from: At): Drag => {
  const now = track.peek();
  return { by, keys, began: now, base: now, from, to: from };
};

export const drag = signal<Drag | undefined>(undefined);

/** Where the card that is held would be laid; undefined while nothing points at the map. */
export const heldAt = signal<At | undefined>(undefined);

/** A track that is shown in place of the one that is laid: a suggestion, or a repair. */
export const previewed = signal<Track | undefined>(undefined);

/** Why the track cannot be changed now, for people; undefined if it can. */
export const whyFixed = computed<string | undefined>(
  () => whyReadOnly.value ?? (previewed.value ? "A found track is shown: use it or discard it" : undefined),
);

/** How far the pointer has dragged them, in cells: they follow it, and a ghost shows where they would lie. */
export const lift = signal<Point | undefined>(undefined);

/** The frame that is being drawn around cards, in px of the map. */
export const frame = signal<
  { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | undefined
>(undefined);

/** The key of a card that is not laid. */
export const GHOST = 0;

/** The track as it would be. */
export const seen = computed<Track>(() => {
  const [going, ghost, at] = [drag.value, held.value, heldAt.value];
  if (going) return moved(going.base, going.keys, going.from, going.to);
  const now = previewed.value ?? track.value;
  if (ghost && at) return { ...now, cards: [...now.cards, laidGhost(ghost, at)] };
  return now;
});

export const laidGhost = (card: Held, at: At) => ({ ...card, at, key: GHOST });

/** Whether what is dragged or held would cover another card. */
export const isBlocked = computed<boolean>(() => {
  const [going, ghost, at] = [drag.value, held.value, heldAt.value];
  if (going) {
    const others = coveredCells(going.base.cards, going.keys);
    return seen.value.cards.some((card) => going.keys.has(card.key) && isCovering(card, others));
  }
  return ghost !== undefined && at !== undefined
    ? isCovering({ ...ghost, at }, coveredCells(track.value.cards))
    : false;
});
