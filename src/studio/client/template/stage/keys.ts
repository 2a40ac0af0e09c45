/** Keys on the picture: arrows move, with Ctrl they change the size; Shift for large steps, Alt for small ones. */
import type { KeysOfView } from "../../frame/keys-of-view.ts";
import { type Change, handleChange } from "./gesture.ts";
import { onTurned } from "./stage-size.ts";

/** mm of one key. */
const [STEP, LARGE, SMALL] = [0.5, 5, 0.1];

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const KEYS: KeysOfView = {
  title: "On the picture of a template",
  rows: [
    ["PageDown", "Select the next thing; with Shift one more"],
    ["Mod+A", "Select everything that can be moved"],
    ["ArrowRight", "Move by 0.5 mm, with Shift by 5, with Alt by 0.1"],
    ["Mod+ArrowRight", "Make wider, several things together; the other arrows change the size too"],
    ["Enter", "Show where the thing is written"],
    ["Mod+D", "Duplicate"],
    ["Delete", "Delete"],
    ["]", "Bring forward"],
    ["[", "Send back"],
  ],
};

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Undefined for other keys. The size changes at the right and the bottom edge. */
export function changeOfKey({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): Change | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const step = shiftKey ? LARGE : altKey ? SMALL : STEP;
  const by = onTurned({ x: arrow[0] * step, y: arrow[1] * step });
  if (!(ctrlKey || metaKey)) return { kind: "move", by };
  const isAcross = by.x !== 0;
  return handleChange(
    { name: "", x: isAcross ? "right" : undefined, y: isAcross ? undefined : "bottom" },
    by,
  );
}
