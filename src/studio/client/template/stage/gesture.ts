/** What a drag or keys do to things: boxes to show at once, and the edit that they stand for. */
import type { EditAsk, Thing } from "../../../../index.ts";
import { type Box, type Point, unionOf } from "../../../../units/box.ts";
import { type Edges, resizedBox } from "../../../../units/resized-box.ts";
import { type ScaledPart, scaledBoxes } from "../../../../units/scaled-boxes.ts";
import type { Movable } from "./snap.ts";

/** Which edges a handle moves; all four for the thing itself. */
export interface Handle {
  readonly name: string;
  readonly x: "left" | "right" | undefined;
  readonly y: "top" | "bottom" | undefined;
}

const handle = (name: string, x: Handle["x"], y: Handle["y"]): Handle => ({ name, x, y });

export const CORNERS: readonly Handle[] = [
  handle("top left", "left", "top"),
  handle("top right", "right", "top"),
  handle("bottom left", "left", "bottom"),
  handle("bottom right", "right", "bottom"),
];

export const SIDES: readonly Handle[] = [
  handle("top", undefined, "top"),
  handle("left", "left", undefined),
  handle("right", "right", undefined),
  handle("bottom", undefined, "bottom"),
];

/** A change in mm of the card. */
export type Change =
  | { readonly kind: "move"; readonly by: Point }
  | { readonly kind: "resize"; readonly edges: Edges };

/** Icons by their size and circles have equal sides. */
export const isSquare = ({ element }: Thing): boolean =>
  element !== undefined && (element.numbers.size !== undefined || element.numbers.r !== undefined);

/** Where things are after a change that they make together, and the frame around them. */
export interface Changed {
  readonly frame: Box;
  /** In the order of the things. */
  readonly boxes: readonly Box[];
}

/** @param things at least one */
export function changed(things: readonly Thing[], change: Change): Changed {
  const [first] = things;
  if (change.kind === "resize" && first && things.length === 1) {
    const frame = resizedBox(first.box, change.edges, isSquare(first));
    return { frame, boxes: [frame] };
  }
  const found = change.kind === "resize" ? scaledBoxes(things.map(scaledPart), change.edges) : undefined;
  if (found) return found;
  const shift = (box: Box): Box =>
    change.kind === "move" ? { ...box, x: box.x + change.by.x, y: box.y + change.by.y } : box;
  const boxes = things.map(({ box }) => shift(box));
  return { frame: unionOf(boxes) as Box, boxes };
}

const scaledPart = (thing: Thing): ScaledPart => ({
  box: thing.box,
  keeps: !isResizable(thing) ? "size" : isSquare(thing) ? "square" : "nothing",
});

export const isMovable = ({ element }: Thing): boolean => element?.isMovable === true;

export const isResizable = ({ element }: Thing): boolean => element?.isResizable === true;

/** The change of a handle that is dragged by so much. */
export const handleChange = ({ x, y }: Handle, by: Point): Change => ({
  kind: "resize",
  edges: { ...(x && { [x]: by.x }), ...(y && { [y]: by.y }) },
});

/** The parts of the box that a handle moves. */
export const partsOf = ({ x, y }: Handle): Movable => ({
  x: x === undefined ? [] : [x === "left" ? "start" : "end"],
  y: y === undefined ? [] : [y === "top" ? "start" : "end"],
});

/** Both one after the other; a move and a resize do not add up. */
export function added(one: Change | undefined, other: Change): Change {
  if (one?.kind === "move" && other.kind === "move")
    return { kind: "move", by: { x: one.by.x + other.by.x, y: one.by.y + other.by.y } };
  if (one?.kind === "resize" && other.kind === "resize") {
    const sum = (edge: keyof Edges): number => (one.edges[edge] ?? 0) + (other.edges[edge] ?? 0);
    return {
      kind: "resize",
      edges: { left: sum("left"), top: sum("top"), right: sum("right"), bottom: sum("bottom") },
    };
  }
  return other;
}

export function isNothing(change: Change): boolean {
  const parts = change.kind === "move" ? [change.by.x, change.by.y] : Object.values(change.edges);
  return parts.every((part) => Math.abs(part ?? 0) < 1e-6);
}

interface Face {
  readonly game: string;
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
}

/** @param starts of the tags of the things */
export function askOf(face: Face, starts: readonly number[], change: Change): EditAsk {
  const [start = 0] = starts;
  const isOne = starts.length === 1;
  if (change.kind === "move") {
    const { by } = change;
    return isOne ? { kind: "move-thing", ...face, start, by } : { kind: "move-things", ...face, starts, by };
  }
  const { edges } = change;
  return isOne
    ? { kind: "resize-thing", ...face, start, edges }
    : { kind: "resize-things", ...face, starts, edges };
}
