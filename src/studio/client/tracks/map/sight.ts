/** Which part of the lattice the map shows, and how large. Points on the screen are px from the left top corner of the map. */
import { computed, signal } from "@preact/signals";
import { type Point, shapeOf } from "../model/geometry.ts";
import { boxAround } from "../model/track.ts";
import { mapCards, track } from "../state.ts";
import { previewed } from "./gesture.ts";

/** px that the map takes up. */
export const room = signal({ width: 600, height: 500 });

/** px of one cell, and where the corner of the lattice is. */
export interface Sight {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Undefined: all of the track is shown. */
const chosen = signal<Sight | undefined>(undefined);

/** Cells around the track that are shown, too: the middle of a card that is laid beside it is in sight. */
const around = computed<number>(() => {
  const card = track.value.cards[0]?.map ?? [...mapCards.value.values()][0]?.map;
  const { width = 2, height = 2 } = card ? shapeOf(card, 0).box : {};
  return Math.max(width, height) / 2 + 0.5;
});

/** px of a cell. */
const [LEAST, USUAL, MOST] = [8, 56, 160];

const fitted = (): Sight => {
  const { width, height } = room.value;
  const box = boxAround((previewed.value ?? track.value).cards) ?? { left: -3, right: 5, bottom: -3, top: 5 };
  const more = 2 * around.value;
  const [across, along] = [box.right - box.left + more, box.top - box.bottom + more];
  const scale = Math.max(LEAST, Math.min(USUAL, width / across, height / along));
  return {
    scale,
    x: width / 2 - ((box.left + box.right) / 2) * scale,
    y: height / 2 + ((box.bottom + box.top) / 2) * scale,
  };
};

/** It stays while cards are dragged, so that nothing moves below the pointer. */
export const sight = computed<Sight>(() => chosen.value ?? fitted());

export const isFitted = computed(() => chosen.value === undefined);

export function showAll(): void {
  chosen.value = undefined;
}

/** Keeps what is shown where it is, from now on. */
export function keepSight(): void {
  chosen.value = sight.peek();
}

export function pan(by: Point): void {
  const { scale, x, y } = sight.peek();
  chosen.value = { scale, x: x + by.x, y: y + by.y };
}

/** @param about what stays where it is, in px; default the middle */
export function zoom(factor: number, about?: Point): void {
  const { width, height } = room.peek();
  const { x: left, y: top } = about ?? { x: width / 2, y: height / 2 };
  const { scale, x, y } = sight.peek();
  const next = Math.min(MOST, Math.max(LEAST, scale * factor));
  const ratio = next / scale;
  chosen.value = { scale: next, x: left - (left - x) * ratio, y: top - (top - y) * ratio };
}

/** A point of the lattice, in cells. */
export function onLattice({ x: left, y: top }: Point): Point {
  const { scale, x, y } = sight.peek();
  return { x: (left - x) / scale, y: (y - top) / scale };
}

/** A point of the lattice, in px. */
export function onMap({ x: across, y: along }: Point): Point {
  const { scale, x, y } = sight.peek();
  return { x: x + across * scale, y: y - along * scale };
}

/** px that stay free around what is shown. */
const MARGIN = 12;

/** Shows a box of the lattice if it is out of sight, as little moved as possible, and smaller if it does not fit. */
export function reveal(box: NonNullable<ReturnType<typeof boxAround>>): void {
  const { width, height } = room.peek();
  const fits = Math.min(
    (width - 2 * MARGIN) / (box.right - box.left),
    (height - 2 * MARGIN) / (box.top - box.bottom),
  );
  if (fits < sight.peek().scale) zoom(fits / sight.peek().scale);
  const { scale, x, y } = sight.peek();
  const beyond = (low: number, high: number, most: number): number =>
    low < MARGIN ? MARGIN - low : Math.min(0, most - MARGIN - high);
  const by = {
    x: beyond(x + box.left * scale, x + box.right * scale, width),
    y: beyond(y - box.top * scale, y - box.bottom * scale, height),
  };
  if (by.x !== 0 || by.y !== 0) pan(by);
}

/** The same for cards. */
export function revealCards(cards: Parameters<typeof boxAround>[0]): void {
  const box = boxAround(cards);
  if (box) reveal(box);
}
