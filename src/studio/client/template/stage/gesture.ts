/** What a drag or keys do to a thing: a box to show at once, and the edit that it stands for. */
import type { EditAsk, Thing } from "../../../../index.ts";
import type { Box, Point } from "../../../../units/box.ts";
import { type Edges, resizedBox } from "../../../../units/resized-box.ts";
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

/** mm of the smallest side, as the edits of templates have it. */
const LEAST = 0.5;

export function changedBox(thing: Thing, change: Change): Box {
  const { box } = thing;
  if (change.kind === "move") return { ...box, x: box.x + change.by.x, y: box.y + change.by.y };
  return resizedBox(box, change.edges, LEAST, isSquare(thing));
}

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

/** @param starts of the tags of the things; only one can be resized */
export function askOf(face: Face, starts: readonly number[], change: Change): EditAsk {
  const [start = 0] = starts;
  if (change.kind === "resize") return { kind: "resize-thing", ...face, start, edges: change.edges };
  return starts.length > 1
    ? { kind: "move-things", ...face, starts, by: change.by }
    : { kind: "move-thing", ...face, start, by: change.by };
}
