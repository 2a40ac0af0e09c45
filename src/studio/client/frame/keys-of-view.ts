/** Keys of a part of a view that are not commands: they work where the focus is in that part. They are listed in the keys help. */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

export interface KeysOfView {
  /** Where they work: "On the picture". */
  readonly title: string;
  /** Keys as `Keys` shows them, and what they do. */
  readonly rows: readonly (readonly [keys: string, words: string])[];
}

export const keysOfView = signal<KeysOfView | undefined>(undefined);

/** Lists them for as long as the component is shown. @param keys the same object each time */
export function useKeysHelp(keys: KeysOfView): void {
  useLayoutEffect(() => {
    keysOfView.value = keys;
    return () => {
      if (keysOfView.peek() === keys) keysOfView.value = undefined;
    };
  }, [keys]);
}
