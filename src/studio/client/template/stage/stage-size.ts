/** How large the picture is shown, and where a pointer is on the card. */
import { computed, signal } from "@preact/signals";
import type { Point } from "../../../../units/box.ts";
import { picture } from "../pictures.ts";

/** px that the picture may take up. */
export const room = signal({ width: 400, height: 500 });

/** px of one mm, or as large as fits. */
export const zoom = signal<number | "fit">("fit");

/** px of one mm. */
export const scale = computed(() => {
  const shown = picture.value;
  if (zoom.value !== "fit" || !shown) return zoom.value === "fit" ? 4 : zoom.value;
  const { width, height, bleed } = shown;
  const fit = Math.min(room.value.width / (width + 2 * bleed), room.value.height / (height + 2 * bleed));
  return Math.max(1, fit);
});

const [LEAST, MOST] = [1, 40];

export function zoomBy(factor: number): void {
  zoom.value = Math.min(MOST, Math.max(LEAST, scale.peek() * factor));
}

/** The place of a pointer in mm of the card. @param paper what shows the picture with its bleed */
export function onCard({ clientX, clientY }: { clientX: number; clientY: number }, paper: Element): Point {
  const { left, top } = paper.getBoundingClientRect();
  const bleed = picture.peek()?.bleed ?? 0;
  return { x: (clientX - left) / scale.peek() - bleed, y: (clientY - top) / scale.peek() - bleed };
}
