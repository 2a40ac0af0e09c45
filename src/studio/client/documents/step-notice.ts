/**
 * Notices about steps that were just made, with a button that takes them back. It is about these steps and no other: once
 * something else was done in one of their files, the notice goes.
 */
import { effect } from "@preact/signals";
import type { NamedEdits } from "../../../index.ts";
import { type Notice, notify, withdraw } from "../parts/notices.tsx";
import type { Document } from "./document.ts";
import { documents } from "./documents.ts";
import { takeIn } from "./undoing.ts";

interface StepNotice {
  /** As of a notice. */
  readonly name: string;
  readonly text: string;
  /** What can be done next. */
  readonly offer?: Notice["offer"];
}

/** @param made what `draftEdits` has answered, just now; in order */
export function notifyOfSteps({ name, text, offer }: StepNotice, made: readonly NamedEdits[]): void {
  const latest = made.flatMap(({ files }) => latestIn(files[0]?.path));
  if (latest.length < made.length) {
    notify({ name, text, ...(offer && { offer, isPassing: false }) });
    return;
  }
  const areLast = (): boolean => latest.every(({ document, id }) => document.done.value.at(-1)?.id === id);
  const action = {
    label: "Undo",
    onClick: () => {
      end();
      void undoAll(latest.map(({ document }) => document));
    },
  };
  // one that offers more than what was done can be read in peace
  notify({ name, text, action, isPassing: offer === undefined, ...(offer && { offer }) });
  const end = effect(() => {
    if (areLast()) return;
    withdraw(name);
    queueMicrotask(() => end());
  });
}

/** In the order that undo wants: the last one first. */
async function undoAll(of: readonly Document[]): Promise<void> {
  for (const document of of.toReversed()) await takeIn(document, "undo");
}

function latestIn(path = ""): readonly { readonly document: Document; readonly id: string }[] {
  const document = documents.peek().get(path);
  const step = document?.done.peek().at(-1);
  return document && step ? [{ document, id: step.id }] : [];
}
