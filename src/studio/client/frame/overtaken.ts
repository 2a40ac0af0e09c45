/** Notices about what went wrong are overtaken by what succeeds: a step, its undo, a save, and another view. */
import { effect } from "@preact/signals";
import { documents, unsaved } from "../documents/documents.ts";
import { overtake, withdraw } from "../parts/notices/notice-list.ts";
import { route } from "../route.ts";

/** @returns what ends it */
export function followSuccess(): () => void {
  let isFirst = true;
  return effect(() => {
    route.value;
    for (const { done, base } of documents.value.values()) {
      done.value;
      base.value;
    }
    if (unsaved.value.length === 0) withdraw("save");
    if (!isFirst) overtake();
    isFirst = false;
  });
}
