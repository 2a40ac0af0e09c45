/**
 * The control of a field stays of its kind while somebody is in it, whatever the text that is typed begins to look like:
 * another kind would be another element, and focus, caret and the next keys would be lost.
 */
import { useRef } from "preact/hooks";
import type { Control } from "./describe.ts";

/** Kinds that take what is typed, so that any of them can show any such value. */
const TYPED: ReadonlySet<Control["kind"]> = new Set(["text", "icon", "picture", "number"]);

/** @param id of the element that has the focus while somebody types */
export function useHeld(control: Control, id: string): Control {
  const held = useRef(control);
  const isOther = held.current.kind !== control.kind;
  const isTyped = TYPED.has(held.current.kind) && TYPED.has(control.kind);
  if (!(isOther && isTyped && document.activeElement?.id === id)) held.current = control;
  return held.current;
}
