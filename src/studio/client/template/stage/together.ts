/** Which things are changed with one that is pointed at: all that are selected, if it is. */
import type { Thing } from "../../../../index.ts";
import { selection } from "../state.ts";
import { type Change, isMovable, isResizable } from "./gesture.ts";

/** The thing first. */
export function together(thing: Thing): readonly Thing[] {
  const all = selection.peek();
  return all.includes(thing) ? [thing, ...all.filter((one) => one !== thing && isMovable(one))] : [thing];
}

/**
 * What is changed of things that are selected; none if they cannot be changed like that. What cannot be moved stays where it
 * is; of several that are resized, what has no size of its own goes along.
 */
export function changeable(selected: readonly Thing[], kind: Change["kind"]): readonly Thing[] {
  const movable = selected.filter(isMovable);
  if (kind === "move") return movable;
  if (selected.length === 1) return selected.filter(isResizable);
  return movable.some(isResizable) ? movable : [];
}
