/** How far slots are from each other and from the edges of their paper, in mm: less than 0 where they overlap or leave it. */
import { derived } from "../../remember/derived.ts";
import type { Box, Size } from "../../units/box.ts";
import type { Edges } from "../plan/grid.ts";
import type { Slot, SlottedSheet } from "./slotted-sheet.ts";

/** Numbers of makers are rounded, so slots that share an edge may overlap by this. */
export const HAIR = 0.05;

/** What is printed reaches at most this far beyond a slot. */
const REACH = 10;

/** Between two slots, as they are cut; round corners count as sharp ones. */
export function distance(one: Slot, other: Slot): number {
  if (one.shape === "circle" && other.shape === "circle") {
    const [a, b] = [middleOf(one.box), middleOf(other.box)];
    return Math.hypot(a.x - b.x, a.y - b.y) - (one.box.width + other.box.width) / 2;
  }
  if (one.shape === "circle") return distance(other, one);
  if (other.shape === "circle") return toCircle(one.box, other.box);
  return betweenBoxes(one.box, other.box);
}

/** Of two boxes; if they overlap, how deep, negative. */
function betweenBoxes(one: Box, other: Box): number {
  const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width);
  const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height);
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down);
}

/** From a box to a circle, given by the box around it. */
function toCircle({ x, y, width, height }: Box, circle: Box): number {
  const middle = middleOf(circle);
  const across = Math.max(x - middle.x, middle.x - x - width);
  const down = Math.max(y - middle.y, middle.y - y - height);
  const outside = across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down);
  return outside - circle.width / 2;
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** From each edge of a box to the same edge of the paper. */
export const toPaper = ({ x, y, width, height }: Box, paper: Size): Edges => ({
  top: y,
  right: paper.width - x - width,
  bottom: paper.height - y - height,
  left: x,
});

/** Room for bleed beyond each slot: half of the distance to its neighbours, or what there is of the paper. */
export const roomAround = derived(({ slots, paper }: SlottedSheet): readonly Edges[] =>
  slots.map((slot) => roomOf(slot, slots, paper)),
);

function roomOf(slot: Slot, slots: readonly Slot[], paper: Size): Edges {
  const edges = toPaper(slot.box, paper);
  if (slot.shape === "circle") {
    const nearest = Math.min(...slots.map((other) => (other === slot ? REACH : distance(slot, other) / 2)));
    const room = Math.max(0, Math.min(nearest, ...Object.values(edges)));
    return { top: room, right: room, bottom: room, left: room };
  }
  let { top, right, bottom, left } = edges;
  for (const other of slots) {
    if (other === slot) continue;
    const gaps = beyond(other.box, slot.box);
    const isBeside = Math.max(gaps.top, gaps.bottom) < REACH;
    const isBelow = Math.max(gaps.left, gaps.right) < REACH;
    if (isBeside && gaps.right > -HAIR) right = Math.min(right, gaps.right / 2);
    if (isBeside && gaps.left > -HAIR) left = Math.min(left, gaps.left / 2);
    if (isBelow && gaps.bottom > -HAIR) bottom = Math.min(bottom, gaps.bottom / 2);
    if (isBelow && gaps.top > -HAIR) top = Math.min(top, gaps.top / 2);
  }
  const atLeast0 = (room: number): number => Math.max(0, room);
  return { top: atLeast0(top), right: atLeast0(right), bottom: atLeast0(bottom), left: atLeast0(left) };
}

/** How far the other box begins beyond each edge of the own one; negative where it does not. */
const beyond = (other: Box, own: Box): Edges => ({
  top: own.y - other.y - other.height,
  right: other.x - own.x - own.width,
  bottom: other.y - own.y - own.height,
  left: own.x - other.x - other.width,
});
