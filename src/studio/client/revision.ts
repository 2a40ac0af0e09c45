/** The state of files and unsaved texts as a number: what was made of an earlier one is out of date. */
import { effect, signal } from "@preact/signals";
import { drafts } from "./documents/documents.ts";

export const revision = signal(0);

/** Files have changed. */
export function revise(): void {
  revision.value = revision.peek() + 1;
}

effect(() => {
  // read, so that the effect follows it
  drafts.value;
  revise();
});
