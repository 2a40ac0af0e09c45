/** How large the picture is shown, and where a pointer is on the card. */
import { computed, signal } from "@preact/signals";
import type { Point } from "../../../../units/box.ts";
import { picture } from "../pictures.ts";

/** px that the picture may take up. */
export const room = signal({ width: 400, height: 500 });

/** px of one mm, or as large as fits. */
export const zoom = signal<number | "fit">("fit");

/** Degrees by which the picture is turned to the right: cards may have texts along their sides. */
export const turn = signal<0 | 90 | 180 | 270>(0);

export const turnView = (): void => {
  turn.value = ((turn.peek() + 90) % 360) as 0 | 90 | 180 | 270;
};

/** True if the picture lies on its side. */
export const isOnSide = computed(() => turn.value % 180 !== 0);

/** A step on the screen as one on the card. */
export function onTurned({ x, y }: Point): Point {
  switch (turn.peek()) {
    case 90:
      return { x: y, y: -x };
    case 180:
      return { x: -x, y: -y };
    case 270:
      return { x: -y, y: x };
    default:
      return { x, y };
  }
}

/** px of one mm. */
export const scale = computed(() => {
  const shown = picture.value;
  if (zoom.value !== "fit" || !shown) return zoom.value === "fit" ? 4 : zoom.value;
  const { width, height, bleed } = shown;
  const [across, down] = isOnSide.value ? [height, width] : [width, height];
  const fit = Math.min(room.value.width / (across + 2 * bleed), room.value.height / (down + 2 * bleed));
  return Math.max(1, fit);
});

const [LEAST, MOST] = [1, 40];

export function zoomBy(factor: number): void {
  zoom.value = Math.min(MOST, Math.max(LEAST, scale.peek() * factor));
}

/** The place of a pointer in mm of the card. @param paper what shows the picture with its bleed */
export function onCard({ clientX, clientY }: { clientX: number; clientY: number }, paper: Element): Point {
  // around the paper as it is turned: its middle stays
  const around = paper.getBoundingClientRect();
  const { width = 0, height = 0 } = picture.peek() ?? {};
  const from = onTurned({
    x: (clientX - around.left - around.width / 2) / scale.peek(),
    y: (clientY - around.top - around.height / 2) / scale.peek(),
  });
  return { x: from.x + width / 2, y: from.y + height / 2 };
}
