/**
 * Several things at once: moved, resized, aligned, distributed, deleted, written again, as one step. Numbers that two of them
 * share, such as those of a shape that a text flows into, change once.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { type Box, type Point, type Size, unionOf } from "../../../units/box.ts";
import type { Edges } from "../../../units/resized-box.ts";
import { type ScaledBoxes, type ScaledPart, scaledBoxes } from "../../../units/scaled-boxes.ts";
import { isSquare } from "../../things/geometry.ts";
import { type Change, joined, type Splice } from "./change.ts";
import {
  boxSplices,
  directionOf,
  edgesTo,
  moved,
  type PlacedThing,
  refuseFixed,
  resized,
  sizeWords,
  stepTo,
} from "./place.ts";
import { deleted, duplicated } from "./reorder.ts";
import type { AlignThings, DistributeThings, TemplateAsk } from "./template-ask.ts";

export type SeveralAsk = Extract<TemplateAsk, { readonly starts: readonly number[] }>;

/**
 * @param card mm of the finished card
 * @throws BroadsideError `bad-order` for a thing that cannot be moved, and for things of which none can be resized
 */
export function severalChanged(things: readonly PlacedThing[], ask: SeveralAsk, card: Size): Change {
  const name = nameOf(things);
  switch (ask.kind) {
    case "move-things": {
      const by = ask.by ?? stepTo(frameOf(things), ask.to);
      return { title: `Move ${name} ${directionOf(by)}`, splices: movedBy(things, () => by) };
    }
    case "resize-things":
      return resizedTogether(things, ask.edges ?? edgesTo(frameOf(things), ask.size));
    case "align-things":
      return aligned(things, ask, card);
    case "distribute-things":
      return distributed(things, ask);
    case "delete-things":
      return { title: `Delete ${name}`, splices: joined(things.flatMap((one) => deleted(one).splices)) };
    case "duplicate-things":
      return {
        title: `Duplicate ${name}`,
        splices: joined(things.flatMap((one) => duplicated(one).splices)),
      };
  }
}

const nameOf = (things: readonly PlacedThing[]): string =>
  things.length === 1 ? (things[0] as PlacedThing).name : `${things.length} things`;

function movedBy(things: readonly PlacedThing[], by: (thing: PlacedThing) => Point): readonly Splice[] {
  for (const one of things) refuseFixed(one, "moved", one.written.whyFixed);
  return placed(things, (one) => moved(one, by(one)).splices);
}

/** Of things that share the element which places them, such as a shape that texts flow into, only the first adds attributes to it. */
function placed(
  things: readonly PlacedThing[],
  change: (thing: PlacedThing, index: number) => readonly Splice[],
): readonly Splice[] {
  const known = new Set<number>();
  const splices = things.flatMap((one, index) => {
    const { start } = one.written.geometry.element;
    const made = change(one, index);
    if (known.has(start)) return made.filter((splice) => splice.start < splice.end);
    if (made.length > 0) known.add(start);
    return made;
  });
  return joined(splices);
}

/** What cannot be resized keeps its size, and its place in proportion. */
function resizedTogether(things: readonly PlacedThing[], edges: Edges): Change {
  const [first] = things as readonly [PlacedThing, ...PlacedThing[]];
  for (const one of things) refuseFixed(one, "moved", one.written.whyFixed);
  if (things.every(({ written }) => written.whySized !== undefined))
    refuseFixed(first, "resized", first.written.whySized);
  if (things.length === 1) return resized(first, edges);
  const { frame, boxes } = scaledBoxes(things.map(scaledPart), edges) as ScaledBoxes;
  const splices = placed(things, (one, index) => {
    const box = boxes[index] as Box;
    return one.written.whySized === undefined
      ? boxSplices(one, box)
      : moved(one, stepTo(one.drawn.box, box)).splices;
  });
  return { title: `Resize ${nameOf(things)} to ${sizeWords(frame)}`, splices };
}

const scaledPart = ({ drawn: { box }, written: { geometry, whySized } }: PlacedThing): ScaledPart => ({
  box,
  keeps: whySized !== undefined ? "size" : isSquare(geometry) ? "square" : "nothing",
});

const frameOf = (things: readonly PlacedThing[]): Box => unionOf(things.map(({ drawn }) => drawn.box)) as Box;

const SIDES = {
  left: { axis: "x", share: 0, words: "at the left" },
  center: { axis: "x", share: 0.5, words: "at the centre" },
  right: { axis: "x", share: 1, words: "at the right" },
  top: { axis: "y", share: 0, words: "at the top" },
  middle: { axis: "y", share: 0.5, words: "at the middle" },
  bottom: { axis: "y", share: 1, words: "at the bottom" },
} as const;

type Axis = "x" | "y";

const sideOf = (box: Box, axis: Axis): number => (axis === "x" ? box.width : box.height);

const step = (axis: Axis, by: number): Point => (axis === "x" ? { x: by, y: 0 } : { x: 0, y: by });

function aligned(things: readonly PlacedThing[], { at, within }: AlignThings, card: Size): Change {
  const { axis, share, words } = SIDES[at];
  const isOnCard = within === "card" || things.length === 1;
  const frame = isOnCard ? { x: 0, y: 0, ...card } : frameOf(things);
  const line = frame[axis] + share * sideOf(frame, axis);
  const splices = movedBy(things, ({ drawn: { box } }) =>
    step(axis, line - box[axis] - share * sideOf(box, axis)),
  );
  return { title: `Align ${nameOf(things)} ${words}${isOnCard ? " of the card" : ""}`, splices };
}

/** The outer two stay; the gaps between all become equal. */
function distributed(things: readonly PlacedThing[], { along }: DistributeThings): Change {
  if (things.length < 3) throw badOrder("`starts`: expected at least three things to distribute");
  const axis = along === "across" ? "x" : "y";
  const inOrder = things.toSorted((a, b) => a.drawn.box[axis] - b.drawn.box[axis]);
  const boxes = inOrder.map(({ drawn }) => drawn.box);
  const first = boxes[0] as Box;
  const end = Math.max(...boxes.map((box) => box[axis] + sideOf(box, axis)));
  const taken = boxes.reduce((sum, box) => sum + sideOf(box, axis), 0);
  const gap = (end - first[axis] - taken) / (boxes.length - 1);
  const places = new Map<PlacedThing, number>();
  let at = first[axis];
  for (const thing of inOrder) {
    places.set(thing, at);
    at += sideOf(thing.drawn.box, axis) + gap;
  }
  const splices = movedBy(inOrder, (thing) =>
    step(axis, (places.get(thing) as number) - thing.drawn.box[axis]),
  );
  return { title: `Distribute ${nameOf(things)} ${along}`, splices };
}
