/** From findings to an exit status. */
import { atLeast, type Diagnostic, type Severity } from "./diagnostic.ts";

/** The lowest severity that makes the exit status 1. */
export type FailOn = Severity | "never";

/** The exit status of a command: 1 if any finding is at or above `failOn`. */
export function statusOf(diagnostics: readonly Diagnostic[], failOn: FailOn): 0 | 1 {
  return failOn !== "never" && diagnostics.some(({ severity }) => atLeast(severity, failOn)) ? 1 : 0;
}
