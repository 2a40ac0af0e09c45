/** Which cards are selected: by presses of a pointer, of a key, or of assistive technology. */
import { signal } from "@preact/signals";
import { current, select, selection, track } from "../state.ts";

/** A press selects one more, as with Shift: for fingers and voices. */
export const isSeveral = signal(false);

/** The card is selected, or is not any more. @param isMore those that are selected stay so */
export function pressCard(key: number, isMore: boolean): void {
  if (!track.peek().cards.some((card) => card.key === key)) return;
  const now = selection.peek();
  const isOn = now.has(key);
  if (isMore) select(isOn ? [...now].filter((one) => one !== key) : [...now, key], key);
  else select(isOn && now.size === 1 ? [] : [key], key);
}

/** The card that keys are about, where it is not selected, is selected alone. */
export function selectCurrent(): void {
  const key = current.peek();
  if (key !== undefined && !selection.peek().has(key)) select([key]);
}
