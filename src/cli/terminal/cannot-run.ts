/** What ends a command in one line, with exit status 2: nothing that a person cannot put right. */
import { CannotLoad } from "../../diagnostics/cannot-load.ts";
import { BroadsideError, HostError } from "../../index.ts";

/** The command cannot do what was asked (usage, a project that is not there). */
export class CannotRun extends Error {}

/** It cannot, the machine refuses, or a part of the program is missing; every other error is a bug of ours. */
export function isExpected(error: unknown): error is Error {
  return EXPECTED.some((kind) => error instanceof kind);
}

const EXPECTED = [CannotRun, BroadsideError, HostError, CannotLoad];
