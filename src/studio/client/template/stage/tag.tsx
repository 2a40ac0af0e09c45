/** A few words at the corner of a box on the picture, upright however the picture is turned. */
import type { ComponentChildren, VNode } from "preact";
import { turn } from "./stage-size.ts";

interface TagProps {
  /** At the lower left corner of what is seen; default above the upper left one. */
  readonly isBelow?: boolean;
  readonly children: ComponentChildren;
}

export function Tag({ isBelow = false, children }: TagProps): VNode {
  const [left, top] = cornerAt(isBelow ? LOWER_LEFT : UPPER_LEFT);
  return (
    <span class="tag-place" style={{ left, top, rotate: `${-turn.value}deg` }}>
      <span class="thing-tag">{children}</span>
    </span>
  );
}

/** Of a box, to the right around it. */
const CORNERS = [
  ["0%", "0%"],
  ["100%", "0%"],
  ["100%", "100%"],
  ["0%", "100%"],
] as const;

const [UPPER_LEFT, LOWER_LEFT] = [0, 3];

/** The corner of the box on the card that is this one on the screen. */
function cornerAt(seen: number): (typeof CORNERS)[number] {
  const quarters = turn.value / 90;
  return CORNERS[(seen - quarters + CORNERS.length) % CORNERS.length] ?? CORNERS[0];
}
