/**
 * What the child process hands over of a job: its result, what the content did wrong, or a part of the program that is
 * not there. Any other exception is none of these: the child reports it as a failure of its own.
 */
import { CannotLoad } from "../../diagnostics/cannot-load.ts";
import { DecoderRefused } from "../../press/decoding.ts";

export type Outcome<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "missing"; readonly part: string; readonly reason: string };

/** @throws whatever is neither a fault of the content nor a missing part */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: "done", value: await work() };
  } catch (error) {
    if (error instanceof DecoderRefused) return { kind: "refused", reason: error.message };
    if (error instanceof CannotLoad) return { kind: "missing", part: error.part, reason: error.reason };
    throw error;
  }
}

/** The result of a job. @throws GaveUp for what the content did wrong, CannotLoad for what the program lacks */
export function resultOf<T>(outcome: Outcome<T>): T {
  switch (outcome.kind) {
    case "done":
      return outcome.value;
    case "refused":
      throw new GaveUp(`cannot be done: ${outcome.reason}`);
    case "missing":
      throw new CannotLoad(outcome.part, outcome.reason);
  }
}

/** The content refused to be read or drawn, or stopped who did. The message goes on after "it": "takes more than 5 s". */
export class GaveUp extends Error {
  constructor(what: string) {
    super(what);
    this.name = "GaveUp";
  }
}
