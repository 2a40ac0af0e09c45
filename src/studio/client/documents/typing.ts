/** Typing: what is typed within a second is one step, whatever typed it. */
import type { Document, Step } from "./document.ts";
import { type Splice, spliceBetween, spliced } from "./splices.ts";

/** ms between two keys that belong together. */
const PAUSE = 1_000;

interface Burst {
  readonly step: Step;
  readonly at: number;
}

const bursts = new WeakMap<Document, Burst>();

/** Makes a step of a document, or goes on with the last one if that was typed just now. */
export function typed(document: Document, title: string, splices: readonly Splice[]): void {
  if (splices.length === 0) return;
  const now = performance.now();
  const burst = bursts.get(document);
  const last = document.done.peek().at(-1);
  if (burst && burst.step === last && last.title === title && now - burst.at < PAUSE) {
    const before = spliced(document.text.peek(), last.inverse);
    document.undo();
    const splice = spliceBetween(before, spliced(spliced(before, last.splices), splices));
    // What is typed and taken away again leaves nothing to be done once more.
    document.undone.value = [];
    document.splice(title, splice ? [splice] : []);
  } else document.splice(title, splices);
  const step = document.done.peek().at(-1);
  if (step) bursts.set(document, { step, at: now });
}
