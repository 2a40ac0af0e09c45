/** The state of files and unsaved texts as a number: what was made of an earlier one is out of date. */
import { batch, effect, signal } from "@preact/signals";
import { drafts } from "../documents/documents.ts";

export const revision = signal(0);

/** The files that have changed last; undefined = any may have. */
export const changedFiles = signal<readonly string[] | undefined>([]);

let changesOfFiles = 0;

/** The state of files alone, as far as the page has been told of it. */
export const filesRevision = (): number => changesOfFiles;

/** Files have changed: these, or any. */
export function revise(files?: readonly string[]): void {
  changesOfFiles++;
  batch(() => {
    // as a list of its own, so that the same files are a change again
    changedFiles.value = files && [...files];
    next();
  });
}

function next(): void {
  revision.value = revision.peek() + 1;
}

effect(() => {
  // read, so that the effect follows it
  drafts.value;
  next();
});
