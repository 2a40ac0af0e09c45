/**
 * Boxes that are scaled together, as by the handles of the frame around a selection. Each keeps its place in the frame in
 * proportion: what touches a side of the frame still does.
 */
import { type Box, type Size, unionOf } from "./box.ts";
import { type Edges, LEAST_SIDE, resizedBox } from "./resized-box.ts";

export interface ScaledPart {
  readonly box: Box;
  /** What stays of its size: nothing, that its sides are equal, or all of it. */
  readonly keeps: "nothing" | "square" | "size";
}

export interface ScaledBoxes {
  /** Around all of them. */
  readonly frame: Box;
  /** In the order of the parts. */
  readonly boxes: readonly Box[];
}

/**
 * @param edges how far those of the common frame move; no part becomes smaller than `LEAST_SIDE`
 * @returns undefined for no parts
 */
export function scaledBoxes(parts: readonly ScaledPart[], edges: Edges): ScaledBoxes | undefined {
  const before = unionOf(parts.map(({ box }) => box));
  if (!before) return undefined;
  const smallest = {
    width: leastSide("width", before, parts),
    height: leastSide("height", before, parts),
  };
  const frame = resizedBox(before, edges, false, smallest);
  const scale = { width: ratio(frame.width, before.width), height: ratio(frame.height, before.height) };
  const boxes = parts.map((part) => {
    const size = sizeOf(part, scale);
    return {
      x: placed(before.x, before.width, part.box.x, part.box.width, frame.x, frame.width, size.width),
      y: placed(before.y, before.height, part.box.y, part.box.height, frame.y, frame.height, size.height),
      ...size,
    };
  });
  return { frame, boxes };
}

const ratio = (after: number, before: number): number => (before === 0 ? 1 : after / before);

/** Of the frame: no part may become smaller than it can be. */
function leastSide(side: "width" | "height", frame: Box, parts: readonly ScaledPart[]): number {
  const needed = parts.map(({ box, keeps }) => {
    const own = box[side];
    if (keeps === "size") return own;
    return own === 0 ? 0 : frame[side] * (Math.min(own, LEAST_SIDE) / own);
  });
  return Math.max(...needed);
}

/** A square that is scaled differently across and down fits into what another box would become. */
function sizeOf({ box: { width, height }, keeps }: ScaledPart, scale: Size): Size {
  if (keeps === "size") return { width, height };
  if (keeps === "nothing") return { width: width * scale.width, height: height * scale.height };
  const least = Math.min(scale.width, scale.height);
  return { width: width * least, height: height * least };
}

/** Along one axis: the room of the frame beside the part is shared as before, and evenly if there was none. */
function placed(
  frameAt: number,
  frameLength: number,
  at: number,
  length: number,
  newFrameAt: number,
  newFrameLength: number,
  newLength: number,
): number {
  const room = frameLength - length;
  const share = room < 1e-9 ? 0.5 : (at - frameAt) / room;
  return newFrameAt + share * (newFrameLength - newLength);
}
