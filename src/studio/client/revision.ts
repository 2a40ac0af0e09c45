/** The state of files and unsaved texts as a number: what was made of an earlier one is out of date. */
import { effect, signal } from "@preact/signals";
import { drafts } from "./documents/documents.ts";

export const revision = signal(0);

let changesOfFiles = 0;

/** The state of files alone, as far as the page has been told of it. */
export const filesRevision = (): number => changesOfFiles;

/** Files have changed. */
export function revise(): void {
  changesOfFiles++;
  next();
}

function next(): void {
  revision.value = revision.peek() + 1;
}

effect(() => {
  // read, so that the effect follows it
  drafts.value;
  next();
});
