/** Which things go along with one that is changed: when it is moved, all that are selected and can be. */
import type { Thing } from "../../../../index.ts";
import { selection } from "../state.ts";
import type { Change } from "./gesture.ts";

/** The thing first. */
export function together(thing: Thing, kind: Change["kind"]): readonly Thing[] {
  const all = selection.peek();
  if (kind !== "move" || !all.includes(thing)) return [thing];
  return [thing, ...all.filter((one) => one !== thing && one.element?.isMovable === true)];
}
