/** Unsaved texts that came back when the page was opened, as long as that is news. */
import { signal } from "@preact/signals";
import { effectUntil } from "../effect-until.ts";
import type { Document } from "./document.ts";

/** Documents that were restored, until they are saved or changed again: then there is more in them than what came back. */
export const restored = signal<readonly Document[]>([]);

/** @param document has just been restored, and is unsaved */
export function noteRestored(document: Document): void {
  restored.value = [...restored.peek(), document];
  const text = document.text.peek();
  effectUntil(() => {
    if (document.isUnsaved.value && document.text.value === text) return false;
    restored.value = restored.peek().filter((one) => one !== document);
    return true;
  });
}
