/** Errors that end a command with one line and exit status 2: those that a user can fix. */
import { CannotLoad } from "../../diagnostics/cannot-load.ts";
import { BroadsideError, HostError } from "../../index.ts";
import { commandMessage } from "../../report/option-flags.ts";

/** The command cannot do what was asked (wrong usage, a missing project). */
export class CannotRun extends Error {}

/** True for wrong usage, a refusal by the system or a missing part of the program; any other error is a bug in Broadside. */
export function isExpected(error: unknown): error is Error {
  return EXPECTED.some((kind) => error instanceof kind);
}

const EXPECTED = [CannotRun, BroadsideError, HostError, CannotLoad];

/** What is said of such an error, in the words of the command line. */
export const messageOf = (error: Error): string =>
  error instanceof BroadsideError ? commandMessage(error) : error.message;
