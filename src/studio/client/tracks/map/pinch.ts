/** Two fingers on the map: they zoom and move it, and what the first one has begun is given up. */
import { followPointer, giveUpPointers, pointersDown } from "../../parts/pointer/follow-pointer.ts";
import type { Point } from "../model/geometry.ts";
import { pointIn } from "./point-in.ts";
import { pan, zoom } from "./sight.ts";

/** @param event the press of the second finger */
export function pinch(event: PointerEvent, map: Element): void {
  giveUpPointers();
  let before: Fingers = NOWHERE;
  const moved = (): void => {
    const now = fingers();
    if (before.apart > 0 && now.apart > 0) {
      pan({ x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y });
      const middle = { clientX: now.middle.x, clientY: now.middle.y };
      zoom(now.apart / before.apart, pointIn(middle, map));
    }
    before = now;
  };
  const end = new AbortController();
  const over = (): void => end.abort();
  followPointer(event, map, { moved: () => {}, ended: over, cancelled: over });
  // either finger may move
  map.addEventListener("pointermove", moved, { signal: end.signal });
  before = fingers();
}

interface Fingers {
  /** px of the page. */
  readonly apart: number;
  readonly middle: Point;
}

const NOWHERE: Fingers = { apart: 0, middle: { x: 0, y: 0 } };

/** Of the first two. */
function fingers(): Fingers {
  const [one, other] = pointersDown();
  if (!one || !other) return NOWHERE;
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  };
}
