/**
 * What the child process returns for a job: its result, a fault in the content, or a missing part of the program. The
 * child reports any other exception as its own failure.
 */
import { CannotLoad } from "../../diagnostics/cannot-load.ts";
import { DecoderRefused } from "../../press/decoding.ts";

export type Outcome<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "missing"; readonly part: string; readonly reason: string };

/** @throws any error that is neither a fault in the content nor a missing part */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: "done", value: await work() };
  } catch (error) {
    if (error instanceof DecoderRefused) return { kind: "refused", reason: error.message };
    if (error instanceof CannotLoad) return { kind: "missing", part: error.part, reason: error.reason };
    throw error;
  }
}

/** The result of a job. @throws GaveUp for faults in the content, CannotLoad for a missing part of the program */
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

/** The content cannot be read or drawn, or its reader was stopped. The message continues after "it": "takes more than 5 s". */
export class GaveUp extends Error {
  constructor(what: string) {
    super(what);
    this.name = "GaveUp";
  }
}
