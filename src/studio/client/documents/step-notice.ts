/**
 * Notices about steps that were just made, with a button that takes them back. It is about these steps and no other: once
 * something else was done in one of their files, the notice goes.
 */
import type { NamedEdits } from "../../../index.ts";
import { effectUntil } from "../effect-until.ts";
import { type Notice, notify, withdraw } from "../parts/notices/notice-list.ts";
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
export function notifyOfSteps(notice: StepNotice, made: readonly NamedEdits[]): void {
  const { name, text, offer } = notice;
  const latest = made.flatMap(({ files }) => latestIn(files[0]?.path));
  if (latest.length < made.length) {
    notify({ name, text, ...(offer && { offer, isPassing: false }) });
    return;
  }
  notifyWhile(
    () => latest.every(({ document, id }) => document.done.value.at(-1)?.id === id),
    notice,
    () => undoAll(latest.map(({ document }) => document)),
  );
}

/**
 * The same for a step that is known otherwise.
 * @param isLast whether undo would take back what it is about, following that
 * @param undo takes it back
 */
export function notifyWhile(
  isLast: () => boolean,
  { name, text, offer }: StepNotice,
  undo: () => Promise<unknown>,
): void {
  const onClick = (): void => {
    end();
    void undo();
  };
  const action = { label: "Undo", onClick };
  // one that offers more than what was done can be read in peace
  notify({ name, text, action, isPassing: offer === undefined, ...(offer && { offer }) });
  const end = effectUntil(() => {
    if (isLast()) return false;
    withdraw(name);
    return true;
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
