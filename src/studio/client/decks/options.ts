/** How the decks are shown: what stays while people go to other views and come back. */
import { signal } from "@preact/signals";
import type { Ink } from "../../../index.ts";

export const SIDES = ["front", "back", "both"] as const;
export type Sides = (typeof SIDES)[number];

/** Lines over the pictures. */
export const OVERLAYS = ["bleed", "safe", "corner", "centre"] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** How colours look: as printed, on a monochrome printer, or to eyes that lack one kind of cones. */
export const VISIONS = ["full", "grey", "protan", "deutan", "tritan"] as const;
export type Vision = (typeof VISIONS)[number];

export const sides = signal<Sides>("front");
export const overlays = signal<ReadonlySet<Overlay>>(new Set());
export const vision = signal<Vision>("full");
export const ink = signal<Ink>("full");

/** Pixels for each mm of a card of usual size. */
export const USUAL_ZOOM = 3;
export const zoom = signal(USUAL_ZOOM);
export const LEAST_ZOOM = 1.2;
export const MOST_ZOOM = 9;

/** One step of the keys + and -, and of a wheel. */
const STEP = 1.15;

export function zoomBy(steps: number): void {
  zoomTo(zoom.peek() * STEP ** steps);
}

export function zoomTo(pixels: number): void {
  zoom.value = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, Math.round(pixels * 100) / 100));
}

export function toggleOverlay(overlay: Overlay): void {
  const next = new Set(overlays.peek());
  if (!next.delete(overlay)) next.add(overlay);
  overlays.value = next;
}
