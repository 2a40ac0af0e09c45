/**
 * What is typed and chosen in the form of a card becomes a named step of its file. Of several values of one field that wait,
 * the last one counts.
 */
import { signal } from "@preact/signals";
import type { EditAsk } from "../../../index.ts";
import { draftEdits } from "../documents/draft-edits.ts";

/** Number of values on their way, by key. */
const waiting = new Map<string, number>();

/** Why values could not be written, by their keys, for people. */
export const writingFaults = signal<ReadonlyMap<string, string>>(new Map());

/** True until the last value of this key is in the text. */
export const isWaiting = (key: string): boolean => (waiting.get(key) ?? 0) > 0;

/**
 * @param key of a field: a newer value replaces one that waits, and steps with the same key shortly after each other are one
 * @returns whether the text has it
 */
export const write = (key: string, ask: EditAsk): Promise<boolean> => made(key, ask, key);

/** One of several changes of a list: all of them are made, in order, each a step of its own. */
export const writeItem = (key: string, ask: EditAsk): Promise<boolean> => made(key, ask, undefined);

async function made(key: string, ask: EditAsk, field: string | undefined): Promise<boolean> {
  waiting.set(key, (waiting.get(key) ?? 0) + 1);
  let fault: string | undefined;
  try {
    await draftEdits(ask, { field });
  } catch (error) {
    fault = (error as Error).message;
  }
  waiting.set(key, (waiting.get(key) ?? 1) - 1);
  setFault(key, fault);
  return fault === undefined;
}

function setFault(key: string, fault: string | undefined): void {
  if (writingFaults.peek().get(key) === fault) return;
  const next = new Map(writingFaults.peek());
  if (fault === undefined) next.delete(key);
  else next.set(key, fault);
  writingFaults.value = next;
}
